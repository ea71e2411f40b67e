// A hand that is being played: the felt, the reason bar, the bid box, the swap and the controls.
// `Table`, `Auction` and `GameTable` are this with more or less around it.
import { useEffect, useRef, useState } from "preact/hooks";
import { BidBox, CallSheet } from "./bidding.js";
import { Button } from "./controls.js";
import { Felt, Score } from "./felt.js";
import { useFocusOnNext } from "./focus.js";
import { FOCUS, keep } from "./keys.js";
import { Say } from "./live.js";
import { Saved, useIntent, useTrait } from "./model.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Card, PlayView, ScoreLine } from "./view" */

const PACE = 1100;

// The second click of a double click comes when the next player is asked already: it is nobody's
// choice. Steppers and radio choices may be clicked fast.
const ACTING = ".be-choice, .be-bid-box .be-button:not(.be-key)";

/** @param {MouseEvent} event */
function once(event) {
  const at = /** @type {Element} */ (event.target);
  if (event.detail > 1 && at.closest(ACTING)) keep(event);
}

/**
 * The tables on the way to the present one, shown one by one; a learner can hurry to the present.
 * @param {PlayView} view
 */
function usePast(view) {
  const past = view.past ?? [];
  const [shown, setShown] = useState({ state: view.state, at: past.length });
  // A view that was there when the widget appeared is shown as it is; later ones step by step.
  const at = shown.state === view.state ? Math.min(shown.at, past.length) : 0;
  useEffect(() => {
    if (at >= past.length) {
      if (shown.state !== view.state) setShown({ state: view.state, at });
      return undefined;
    }
    const timer = setTimeout(() => setShown({ state: view.state, at: at + 1 }), PACE);
    return () => clearTimeout(timer);
  }, [view.state, at]);
  return {
    table: past[at] ?? view.table,
    stepping: at < past.length,
    hurry: () => setShown({ state: view.state, at: past.length }),
  };
}

/** @param {ScoreLine} line */
const scored = ({ name, points, why }) =>
  `${name}: ${String(points).replace("-", "minus ")}. ${why}`;

/**
 * @param {{
 *   children?: ComponentChildren, above?: ComponentChildren, extra?: ComponentChildren,
 *   link?: ReturnType<typeof useIntent>,
 * }} props `link` is the thread to Python of whatever is around it, so that both wait together.
 */
export function Playing({ children, above, extra, link }) {
  const view = /** @type {PlayView} */ (useTrait("view"));
  const refusal = useTrait("refusal");
  const own = useIntent();
  const { send, waiting, trouble } = link ?? own;
  const { table, stepping, hurry } = usePast(view);
  const [local, setLocal] = useState({ say: "", n: 0 });
  const [hint, setHint] = useState("");
  const [looking, setLooking] = useState(false);
  const [picked, setPicked] = useState(/** @type {Set<string>} */ (new Set()));
  const [answered, setAnswered] = useState(0);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusOnNext(box);
  useEffect(() => {
    setLocal({ say: "", n: 0 });
    setHint("");
    setLooking(false);
    setPicked(new Set());
    setAnswered(refusal?.n ?? 0);
  }, [view.state]);
  /** @param {string} say */
  const refuse = (say) => {
    setAnswered(refusal?.n ?? 0);
    setLocal({ say, n: Date.now() });
  };
  const idle = waiting || stepping;
  const swapping = stepping ? null : view.swapping;
  const bidding = stepping ? null : view.bidding;

  /** @param {Card} card @param {string} key */
  const choose = (card, key) => {
    if (idle) return;
    if (swapping) {
      const next = new Set(picked);
      if (!next.delete(key)) next.add(key);
      if (next.size > swapping.most)
        return refuse(
          swapping.most === 1
            ? "Only one card is swapped."
            : `At most ${swapping.most} cards are swapped.`,
        );
      setPicked(next);
      return setLocal({ say: "", n: 0 });
    }
    if (!card.legal) return refuse(card.why ?? "That card may not be played now.");
    setLocal({ say: "", n: 0 });
    send({ do: "play", card: card.id });
  };
  /** @param {Card} card @param {string} key */
  const spoken = (card, key) =>
    swapping
      ? `${card.say}, ${picked.has(key) ? "chosen" : "not chosen"}`
      : `${card.say}, ${card.legal ? "playable" : "not playable"}`;

  const fromPython = refusal?.say && refusal.n !== answered ? refusal : null;
  const no = trouble ? { say: trouble, n: trouble } : local.say ? local : fromPython;
  const trick = looking
    ? table.last_trick
    : table.trick?.cards.length || !table.last_trick
      ? table.trick
      : table.last_trick;
  const seats = swapping
    ? {
        ...table,
        seats: table.seats.map((seat) => ({
          ...seat,
          cards: seat.cards.map((card) => card && { ...card, legal: true }),
        })),
      }
    : table;
  const cards = view.swapping && picked.size === 1 ? "1 card" : `${picked.size} cards`;
  return (
    <section class="be-playing" ref={box} aria-label={view.title} onClickCapture={once}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {above}
      <Felt
        table={seats}
        trick={trick}
        idle={idle}
        picked={swapping ? picked : undefined}
        chooser={view.acts}
        onChoose={
          view.acts && !stepping && (swapping || table.phase === "play") ? choose : undefined
        }
        onSay={(card) => setHint(swapping || !card.why ? "" : card.why)}
        spoken={spoken}
      />
      <Say
        say={no ? no.say : table.say}
        more={no ? "" : table.more}
        hint={no || stepping ? "" : hint}
        aloud={no ? "" : table.score.map(scored).join(" ")}
        tone={trouble ? "trouble" : no ? "refusal" : "plain"}
        n={no ? no.n : view.state}
      />
      {bidding ? (
        <BidBox
          bidding={bidding}
          idle={idle}
          onBarred={refuse}
          onCall={(call) => send({ do: "call", call })}
          onTrump={(strain) => send({ do: "trump", strain })}
        />
      ) : null}
      {swapping ? (
        <section class="be-bid-box" aria-label={swapping.ask}>
          <p class="be-head">{swapping.ask}</p>
          <div class="be-row">
            <Button
              main
              barred={picked.size < swapping.least || idle}
              why={`Choose ${swapping.least}.`}
              onBarred={() =>
                !idle &&
                refuse(
                  `Choose ${swapping.least === 1 ? "one card" : `${swapping.least} cards`} first.`,
                )
              }
              onClick={() =>
                send({ do: "swap", cards: [...picked].map((key) => key.split("-")[0]) })
              }
            >
              {picked.size ? `Swap ${cards}` : swapping.least ? "Swap" : "Keep all cards"}
            </Button>
          </div>
        </section>
      ) : null}
      <Score score={table.score} />
      {children}
      <div class="be-controls" role="group" aria-label="Controls">
        {stepping ? (
          <Button main onClick={hurry}>
            Skip ahead
          </Button>
        ) : null}
        {table.phase === "play" || table.phase === "over" ? (
          <Button
            pressed={looking}
            barred={!table.last_trick}
            why="No trick has been finished yet."
            onBarred={() => refuse("No trick has been finished yet.")}
            onClick={() => setLooking(!looking)}
          >
            Last trick
          </Button>
        ) : null}
        <Button
          barred={!view.can_take_back || idle}
          why="There is nothing to take back."
          onBarred={() => !idle && refuse("There is nothing to take back.")}
          onClick={() => send({ do: "back" })}
        >
          Take back
        </Button>
        {extra}
      </div>
      {view.calls && view.calls.rounds.length ? <CallSheet calls={view.calls} /> : null}
      {view.rules?.length ? (
        <details class="be-rules">
          <summary {...FOCUS}>House rules at this table</summary>
          <ul>
            {view.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {link ? null : <Saved />}
    </section>
  );
}
