// A card as this project draws it: a large index, one large pip, no court pictures. What must stay
// in sight when cards overlap (index, suit, trump star) stands along the left edge.
import { cls } from "./keys.js";

/** @import { Card } from "./view" */

/** @type {Record<string, string>} Suit outlines in a box of 20 by 20, the same as in draw/shapes.py. */
export const PIPS = {
  H: "M10 18.4C8.1 15.3 1.5 11.7 1.5 6.5A4.45 4.45 0 0 1 10 4.6A4.45 4.45 0 0 1 18.5 6.5C18.5 11.7 11.9 15.3 10 18.4Z",
  D: "M10 1C11.8 4.5 14.4 7.6 17.3 10C14.4 12.4 11.8 15.5 10 19C8.2 15.5 5.6 12.4 2.7 10C5.6 7.6 8.2 4.5 10 1Z",
  S: "M10 1.2C8.2 4.5 1.8 8 1.8 12.2A3.95 3.95 0 0 0 9.1 14.4C8.9 16.4 8.1 17.8 6.5 18.8H13.5C11.9 17.8 11.1 16.4 10.9 14.4A3.95 3.95 0 0 0 18.2 12.2C18.2 8 11.8 4.5 10 1.2Z",
  C: "M10 1.2A4.05 4.05 0 0 1 13.1 7.85A4.05 4.05 0 1 1 10.9 14.2C11.1 16.3 11.9 17.8 13.5 18.8H6.5C8.1 17.8 8.9 16.3 9.1 14.2A4.05 4.05 0 1 1 6.9 7.85A4.05 4.05 0 0 1 10 1.2Z",
};
const STAR = "M10 1.2L12.5 6.9L18.7 7.5L14 11.6L15.4 17.7L10 14.5L4.6 17.7L6 11.6L1.3 7.5L7.5 6.9Z";
const SUITS = /** @type {Record<string, string>} */ ({
  H: "hearts",
  D: "diamonds",
  S: "spades",
  C: "clubs",
});

/**
 * A picture with a name, or one that a screen reader passes over.
 * @param {string} [label]
 * @returns {{ role?: "img", "aria-label"?: string, "aria-hidden"?: boolean }}
 */
const spoken = (label) => (label ? { role: "img", "aria-label": label } : { "aria-hidden": true });

/** @param {{ suit: string, label?: string }} props */
export function Pip({ suit, label }) {
  return (
    <svg class="be-suit" data-suit={suit} viewBox="0 0 20 20" {...spoken(label)}>
      <path d={PIPS[suit]} />
    </svg>
  );
}

export function Star() {
  return (
    <svg class="be-sign" viewBox="0 0 20 20" aria-hidden>
      <path d={STAR} />
    </svg>
  );
}

/**
 * @param {{ card: Card, label?: string, note?: string }} props `label`: its spoken name where no
 * button around it has one; `note`: a short visible tag.
 */
export function CardFace({ card, label, note }) {
  return (
    <span
      class={cls("be-card", card.trump && "be-trump", (card.copies ?? 1) > 1 && "be-twins")}
      data-suit={card.suit}
      {...spoken(label)}
    >
      <svg viewBox="0 0 100 140" aria-hidden>
        <rect class="be-face" x="2.5" y="2.5" width="95" height="135" rx="11" />
        <text
          class="be-index"
          x={card.rank === "10" ? 5 : 9}
          y="43"
          textLength={card.rank === "10" ? 46 : undefined}
        >
          {card.rank}
        </text>
        <path class="be-pip" transform="translate(11 52) scale(1.3)" d={PIPS[card.suit]} />
        {card.trump && <path class="be-star" transform="translate(11.5 86) scale(1.25)" d={STAR} />}
        <path class="be-pip be-big" transform="translate(41 75) scale(2.6)" d={PIPS[card.suit]} />
      </svg>
      <span class="be-suit-name">{SUITS[card.suit]}</span>
      {card.bower && <span class="be-tag be-bower">{card.bower}</span>}
      {note && <span class="be-tag be-note">{note}</span>}
    </span>
  );
}

/** @param {{ label?: string }} props */
export function CardBack({ label }) {
  return (
    <span class="be-card be-back" {...spoken(label)}>
      <svg viewBox="0 0 100 140" aria-hidden>
        <rect class="be-face" x="2.5" y="2.5" width="95" height="135" rx="11" />
        <rect class="be-weave" x="10" y="10" width="80" height="120" rx="6" />
        <rect class="be-thread" x="15" y="15" width="70" height="110" rx="4" />
        {["S", "H", "D", "C"].map((suit, i) => (
          <path
            key={suit}
            class="be-pips"
            transform={`translate(${24 + 27 * (i % 2)} ${44 + 27 * (i >> 1)}) scale(1.25)`}
            d={PIPS[suit]}
          />
        ))}
      </svg>
    </span>
  );
}
