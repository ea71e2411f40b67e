// The table: seats round a felt, the trick between them, what is trump, whose turn it is.
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace, Pip } from "./card.js";
import { Hand } from "./hand.js";
import { FOCUS, cls } from "./keys.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Card, ScoreLine, Seat, Table, Trick } from "./view" */

// Where each seat sits, clockwise from the bottom of the picture.
/** @type {Record<number, string[]>} */
const PLACES = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "topleft", "topright", "right"],
};

/** @param {number} n @param {string} one */
export const count = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

/**
 * @param {{
 *   table: Table, illegal?: boolean, picked?: Set<string>, idle?: boolean, trick?: Trick | null,
 *   onChoose?: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken?: (card: Card, key: string) => string, chooser?: string | null, middle?: ComponentChildren, mark?: string,
 * }} props `onChoose` lets the seat `chooser` (else the one to act) choose a card from its hand.
 */
export function Felt({ table, illegal, picked, idle, trick, onChoose, onSay, spoken, chooser, middle, mark }) {
  const places = PLACES[table.players] ?? PLACES[4];
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useKeptFocus(box);
  const acting = onChoose ? (chooser ?? table.seats.find((seat) => seat.turn)?.seat) : undefined;
  const shown = trick === undefined ? table.trick : trick;
  return (
    <div class="be-felt" ref={box} data-players={table.players} data-phase={table.phase}>
      <div class="be-table">
        <Contract table={table} />
        <TrickNote trick={shown} phase={table.phase} />
        {table.seats.map((seat, i) => (
          <Place
            key={seat.seat}
            {...{ seat, picked, idle, onSay, spoken }}
            place={places[i]}
            playing={table.phase === "play" || table.phase === "over"}
            onChoose={acting === seat.seat && seat.cards.every((card) => card) ? onChoose : undefined}
          />
        ))}
        {middle ? (
          <div class="be-middle">{middle}</div>
        ) : table.phase === "auction" || table.phase === "trump" ? (
          <Said seats={table.seats} places={places} />
        ) : (
          <Middle trick={shown} seats={table.seats} places={places} illegal={illegal} mark={mark} />
        )}
      </div>
    </div>
  );
}

// A played card takes the focus with it: give it to the next card that can be chosen, or keep it on
// the felt until somebody can choose again.
/** @param {{ current: HTMLElement | null }} box */
function useKeptFocus(box) {
  const active = () => /** @type {Document} */ (box.current?.ownerDocument).activeElement;
  const inside = box.current ? box.current.contains(active()) : false;
  const waiting = useRef(false);
  useLayoutEffect(() => {
    const felt = box.current;
    if (!felt || !(inside || waiting.current)) return;
    const now = active();
    const lost = !now || now === felt.ownerDocument.body || now === felt;
    if (!lost) {
      waiting.current = false;
      return;
    }
    const next = /** @type {HTMLElement | null} */ (felt.querySelector(".be-choice[tabindex='0']"));
    waiting.current = !next;
    (next ?? felt).focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const felt = box.current;
    if (!felt) return;
    felt.tabIndex = -1;
    for (const [name, value] of Object.entries(FOCUS)) felt.setAttribute(name, value);
  }, []);
}

/** @param {{ table: Table }} props */
function Contract({ table }) {
  const { strain, strain_say: say, contract } = table;
  const bidder = contract && table.seats.find((seat) => seat.seat === contract.seat);
  return (
    <div class="be-panel be-contract">
      {table.phase === "deal" ? (
        <p class="be-strain">
          <strong>{say}</strong>
        </p>
      ) : strain ? (
        <p class="be-strain">
          {strain === "NT" ? null : <span>Trump</span>}
          {strain === "NT" ? null : <Pip suit={strain} />}
          <strong>{say}</strong>
        </p>
      ) : (
        <p class="be-strain">
          <strong>{table.phase === "auction" ? "Auction" : "No trump suit yet"}</strong>
        </p>
      )}
      {contract ? (
        <p>
          {contract.text}
          {table.phase === "play" || table.phase === "over" ? ` · took ${bidder?.tricks ?? 0}` : ""}
        </p>
      ) : null}
    </div>
  );
}

/** @param {{ trick: Trick | null | undefined, phase: string }} props */
function TrickNote({ trick, phase }) {
  if (!trick) return <div class={cls("be-panel", "be-trick-note", phase !== "over" && "be-empty")}>{phase === "over" ? <p>Hand over</p> : null}</div>;
  return (
    <div class="be-panel be-trick-note">
      <p>
        Trick <strong>{trick.number}</strong> of {trick.of}
      </p>
      <p>
        {trick.led_say ? (
          <>
            Led: <strong>{trick.led_say}</strong> {trick.led && trick.led !== "NT" ? <Pip suit={trick.led} /> : null}
          </>
        ) : (
          "Nothing led yet"
        )}
      </p>
    </div>
  );
}

/**
 * @param {{
 *   seat: Seat, place: string, playing: boolean, picked?: Set<string>, idle?: boolean,
 *   onChoose?: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken?: (card: Card, key: string) => string,
 * }} props
 */
function Place({ seat, place, playing, picked, idle, onChoose, onSay, spoken }) {
  const open = seat.cards.some((card) => card);
  const held = seat.count ?? seat.cards.length;
  const legal = seat.cards.filter((card) => card?.legal).length;
  const label = onChoose
    ? `${seat.name}'s hand: ${count(held, "card")}, ${legal} ${picked ? "to choose from" : "playable"}`
    : `${seat.name}'s hand: ${count(held, "card")}${open ? "" : ", face down"}`;
  return (
    <section class={cls("be-place", `be-at-${place}`, open ? "be-open" : "be-shut", seat.turn && "be-turn", seat.out && "be-out")} aria-label={seat.name}>
      <div class="be-plaque">
        <span class="be-name">
          {seat.turn ? <span aria-hidden>▸ </span> : null}
          {seat.name}
          {seat.you ? " · you" : ""}
          {seat.turn ? <span class="be-hidden">, to act</span> : null}
        </span>
        {seat.bidder ? <span class="be-badge">bidder</span> : null}
        {seat.dealer ? <span class="be-badge">dealer</span> : null}
        {seat.out ? <span class="be-badge">sits out</span> : null}
        {playing && !seat.out ? <Took tricks={seat.tricks ?? 0} /> : null}
      </div>
      {open ? (
        <Hand {...{ label, picked, idle, onChoose, onSay, spoken }} cards={seat.cards} size={place === "bottom" ? "big" : "small"} />
      ) : held ? (
        <div class="be-heap" role="img" aria-label={label}>
          <Hand label="" cards={Array(held).fill(null)} size="back" />
          <span class="be-count">{held}</span>
        </div>
      ) : null}
    </section>
  );
}

/** @param {{ tricks: number }} props */
function Took({ tricks }) {
  return (
    <span class="be-took">
      {Array.from({ length: tricks }, (_, i) => (
        <i key={i} aria-hidden />
      ))}
      <b>{count(tricks, "trick")}</b>
    </span>
  );
}

/** @param {{ trick: Trick | null | undefined, seats: Seat[], places: string[], illegal?: boolean, mark?: string }} props `mark` is what the last card cost. */
function Middle({ trick, seats, places, illegal, mark: cost }) {
  const cards = trick?.cards ?? [];
  const said = trick ? `Trick ${trick.number}${trick.led_say ? `, ${trick.led_say} led` : ", no card yet"}` : "No trick yet";
  return (
    <ol class="be-middle" aria-label={said}>
      {cards.map(({ seat, card, winning, illegal: bad }, i) => {
        const at = seats.findIndex((one) => one.seat === seat);
        const wrong = bad || (illegal && i === cards.length - 1);
        const last = i === cards.length - 1;
        const mark = wrong ? "not allowed" : last && cost ? cost : winning ? "winning" : undefined;
        return (
          <li key={`${trick?.number}-${seat}`} class={cls("be-played", `be-from-${places[at]}`, winning && !wrong && "be-winning", wrong && "be-wrong")}>
            <CardFace card={card} label={`${seats[at]?.name}: ${card.say}${mark ? `, ${mark}` : ""}`} note={mark} />
          </li>
        );
      })}
    </ol>
  );
}

/** The latest call of each seat, as a bubble before it. @param {{ seats: Seat[], places: string[] }} props */
function Said({ seats, places }) {
  return (
    <ul class="be-middle" aria-label="Latest calls">
      {seats.map((seat, i) =>
        seat.call ? (
          <li key={`${seat.seat}-${seat.call}`} class={cls("be-played", "be-bubble", seat.call === "pass" && "be-passed", `be-from-${places[i]}`)}>
            <span class="be-hidden">
              {seat.name} {seat.call_say}
            </span>
            <span aria-hidden>{seat.call}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** @param {{ score: ScoreLine[] }} props */
export function Score({ score }) {
  if (!score.length) return null;
  return (
    <section class="be-score" aria-label="Score of the hand">
      <p class="be-head">Score</p>
      <dl>
        {score.map((line) => (
          <div key={line.side} class={line.points < 0 ? "be-minus" : line.points > 0 ? "be-plus" : ""}>
            <dt>
              {line.name} <strong>{line.points > 0 ? `+${line.points}` : String(line.points).replace("-", "−")}</strong>
            </dt>
            <dd>{line.why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
