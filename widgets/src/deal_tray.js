// DealTray: the pack whole, then dealt round clockwise card by card; hands up or down; codes.
import { useEffect, useState } from "preact/hooks";
import { CardBack, CardFace, Pip } from "./card.js";
import { Button, Choices, Tick } from "./controls.js";
import { Felt } from "./felt.js";
import { FOCUS } from "./keys.js";
import { Say } from "./live.js";
import { createWidget, useIntent, useTrait } from "./model.js";
import { count } from "./seats.js";

/** @import { TrayView } from "./view" */

const PACES = [
  { value: "slow", text: "Slowly", say: "slowly", wait: 700 },
  { value: "quick", text: "Quickly", say: "quickly", wait: 130 },
  { value: "once", text: "At once", say: "at once", wait: 0 },
];

/** The pack before it is shuffled, suit by suit. @param {{ view: TrayView }} props */
function Pack({ view }) {
  return (
    <div class="be-felt be-ladder">
      {view.pack.map((row) => (
        <section
          key={row.suit}
          class="be-rung"
          aria-label={`${row.name}: ${count(row.count, "card")}`}
        >
          <p class="be-rung-name">
            <span class="be-chip">
              <Pip suit={row.suit} />
            </span>
            <span>{row.name}</span>
            <b>{count(row.count, "card")}</b>
          </p>
          <ol class="be-rung-cards" style={`--n:${row.cards.length - 1}`}>
            {row.cards.map((card) => (
              <li key={card.id}>
                <CardFace
                  card={card}
                  label={`${card.say}${(card.copies ?? 1) > 1 ? ", twice" : ""}`}
                  note={(card.copies ?? 1) > 1 ? `×${card.copies}` : undefined}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function DealTray() {
  const view = /** @type {TrayView} */ (useTrait("view"));
  const refusal = useTrait("refusal");
  const { send, waiting, trouble } = useIntent();
  const [pace, setPace] = useState("quick");
  const [dealt, setDealt] = useState(-1);
  const [deal, setDeal] = useState(view.deal);
  const [code, setCode] = useState("");
  const [heard, setHeard] = useState(0);
  const all = view.seats.reduce((sum, seat) => sum + seat.cards.length, 0);
  const wait = PACES.find((one) => one.value === pace)?.wait ?? 0;
  const began = deal === view.deal ? dealt : 0;
  useEffect(() => {
    if (deal !== view.deal) {
      setDeal(view.deal);
      setDealt(wait ? 0 : all);
      return undefined;
    }
    if (dealt < 0 || dealt >= all) return undefined;
    if (!wait) {
      setDealt(all);
      return undefined;
    }
    const timer = setTimeout(() => setDealt(dealt + 1), wait);
    return () => clearTimeout(timer);
  }, [view.deal, deal, dealt, wait, all]);
  // A new deal, a new picture or a new code ends the refusal of the old one.
  useEffect(() => setHeard(refusal?.n ?? 0), [view.state, began < 0, code]);
  const done = began >= all;
  const round = view.order.length;
  /** @param {string} seat */
  const has = (seat) => {
    const at = view.order.indexOf(seat);
    return Math.max(0, Math.floor((Math.max(0, began) + round - 1 - at) / round));
  };
  const next = view.order[Math.max(0, began) % round];
  /** @type {import("./view").Table} */
  const table = {
    players: view.players,
    seats: view.seats.map((seat) => {
      const cards = done
        ? seat.sorted.map((i) => seat.cards[i])
        : seat.cards.slice(0, has(seat.seat));
      return {
        seat: seat.seat,
        name: seat.name,
        dealer: seat.dealer,
        turn: !done && seat.seat === next,
        cards,
        count: cards.length,
      };
    }),
    strain: null,
    strain_say: done ? "Dealt" : "Dealing",
    contract: null,
    phase: "deal",
    trick: null,
    say: "",
    score: [],
  };
  const left = all + view.dead.length - Math.max(0, began);
  const no = trouble || (refusal?.n !== heard ? refusal?.say : "");
  const names = Object.fromEntries(view.seats.map((seat) => [seat.seat, seat.name]));
  const say =
    began < 0
      ? view.pack_say
      : done
        ? view.say
        : `A card to ${names[next]}: clockwise, one at a time.`;
  return (
    <section class="be-playing" aria-label={view.title}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {began < 0 ? (
        <Pack view={view} />
      ) : (
        <div class={done ? "" : "be-dealing"}>
          <Felt
            table={table}
            middle={
              <div class="be-deck">
                {done ? (
                  view.dead.length ? (
                    <>
                      <div class="be-dead">
                        {view.dead.map((card, i) =>
                          card ? (
                            <CardFace key={i} card={card} label={card.say} />
                          ) : (
                            <CardBack key={i} label="dead card, face down" />
                          ),
                        )}
                      </div>
                      <p>{view.dead_say}</p>
                    </>
                  ) : (
                    <p>All {all} cards are dealt.</p>
                  )
                ) : (
                  <>
                    <CardBack />
                    <p>{left} left</p>
                  </>
                )}
              </div>
            }
          />
        </div>
      )}
      <Say
        say={no || say}
        more={no || !done ? "" : view.more}
        tone={trouble ? "trouble" : no ? "refusal" : "plain"}
        n={no ? (refusal?.n ?? "") : done || began < 0 ? `${view.state}` : "dealing"}
      />
      <div class="be-controls">
        {began < 0 ? (
          <Button main onClick={() => setDealt(wait ? 0 : all)}>
            Shuffle and deal
          </Button>
        ) : done ? (
          <Button main barred={waiting} onClick={() => send({ do: "again" })}>
            Deal again
          </Button>
        ) : (
          <Button main onClick={() => setDealt(all)}>
            Deal the rest at once
          </Button>
        )}
        <Choices
          label="How fast to deal"
          shown="Deal"
          value={pace}
          onChange={setPace}
          options={PACES}
        />
        {began >= 0 ? <Button onClick={() => setDealt(-1)}>Show the pack</Button> : null}
      </div>
      <div class="be-controls" role="group" aria-label="Hands face up">
        <span class="be-label" aria-hidden>
          Face up
        </span>
        {view.seats.map((seat) => (
          <Tick
            key={seat.seat}
            checked={seat.shown}
            onChange={(up) => send({ do: "turn", seat: seat.seat, up })}
          >
            {seat.name}
          </Tick>
        ))}
      </div>
      <form
        class="be-controls be-code"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) send({ do: "code", code });
        }}
      >
        <span>
          Code <strong class="be-code-text">{view.code}</strong>
          {view.seed ? (
            <>
              {" "}
              · seed <strong>{view.seed}</strong>
            </>
          ) : null}
        </span>
        <label>
          Bring back a deal{" "}
          <input
            class="be-text"
            value={code}
            placeholder="code"
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => setCode(event.currentTarget.value)}
            onKeyDown={(event) => event.stopPropagation()}
            {...FOCUS}
          />
        </label>
        <Button barred={waiting || !code.trim()} onClick={() => send({ do: "code", code })}>
          Bring back
        </Button>
      </form>
    </section>
  );
}

export default createWidget(DealTray);
