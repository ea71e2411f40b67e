// A seat: who sits there, what they took, and their hand, open or face down.
import { Hand } from "./hand.js";
import { cls } from "./keys.js";

/** @import { Card, Seat } from "./view" */

/** @param {number} n @param {string} one */
export const count = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

/**
 * @param {{
 *   seat: Seat, place: string, playing: boolean, picked?: Set<string>, idle?: boolean,
 *   onChoose?: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken?: (card: Card, key: string) => string,
 * }} props
 */
export function Place({ seat, place, playing, picked, idle, onChoose, onSay, spoken }) {
  const open = seat.cards.some((card) => card);
  const held = seat.count ?? seat.cards.length;
  const legal = seat.cards.filter((card) => card?.legal).length;
  const label = onChoose
    ? `${seat.name}'s hand: ${count(held, "card")}, ${legal} ${picked ? "to choose from" : "playable"}`
    : `${seat.name}'s hand: ${count(held, "card")}${open ? "" : ", face down"}`;
  return (
    <section
      class={cls(
        "be-place",
        `be-at-${place}`,
        open ? "be-open" : "be-shut",
        seat.turn && "be-turn",
        seat.out && "be-out",
      )}
      aria-label={seat.name}
    >
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
        <Hand
          {...{ label, picked, idle, onChoose, onSay, spoken }}
          cards={seat.cards}
          size={place === "bottom" ? "big" : "small"}
        />
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
