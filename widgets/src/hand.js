// A hand: a named group of cards. Where somebody may act, each card is a button, the hand is one
// tab stop, arrows move inside it, and a card that may not be chosen can be reached and says why.
import { useId, useRef, useState } from "preact/hooks";
import { CardBack, CardFace } from "./card.js";
import { FOCUS, cls, keep, moved } from "./keys.js";

/** @import { Card } from "./view" */

/** @param {(Card | null)[]} cards */
export function keyed(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map((card, i) => {
    if (!card) return `back-${i}`;
    seen[card.id] = (seen[card.id] ?? 0) + 1;
    return `${card.id}-${seen[card.id]}`;
  });
}

/** @param {number} count */
const fan = (count) =>
  `--n:${Math.max(1, count - 1)};--half:${Math.max(1, Math.ceil(count / 2) - 1)}`;

/** @param {number} i @param {number} count */
const place = (i, count) => `--turn:${(i - (count - 1) / 2).toFixed(1)};--i:${i}`;

/**
 * @param {{
 *   label: string, cards: (Card | null)[], picked?: Set<string>, size?: string, idle?: boolean,
 *   onChoose?: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken?: (card: Card, key: string) => string,
 * }} props `onChoose` makes it a hand that may act.
 */
export function Hand({ label, cards, picked, size = "small", idle, onChoose, onSay, spoken }) {
  const keys = keyed(cards);
  const shape = cls("be-hand", `be-${size}`, cards.length > 7 && "be-long");
  if (!onChoose)
    return (
      <ul class={shape} style={fan(cards.length)} aria-label={label}>
        {cards.map((card, i) => (
          <li class="be-slot" key={keys[i]} style={place(i, cards.length)}>
            {card ? (
              <CardFace card={card} label={card.say} note={card.mark} />
            ) : (
              <CardBack label="face down" />
            )}
          </li>
        ))}
      </ul>
    );
  const open = /** @type {Card[]} */ (cards.filter(Boolean));
  return (
    <Choices
      {...{ label, cards: open, keys, picked, shape, idle, onChoose, onSay }}
      spoken={spoken ?? ((card) => `${card.say}, ${card.legal ? "playable" : "not playable"}`)}
    />
  );
}

/**
 * @param {{
 *   label: string, cards: Card[], keys: string[], picked?: Set<string>, shape: string, idle?: boolean,
 *   onChoose: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken: (card: Card, key: string) => string,
 * }} props
 */
function Choices({ label, cards, keys, picked, shape, idle, onChoose, onSay, spoken }) {
  const id = useId();
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const first = Math.max(
    0,
    cards.findIndex((card) => card.legal),
  );
  const [at, setAt] = useState(first);
  const here = Math.min(at, cards.length - 1);
  // A card is spoken of when somebody moved to it: not when the program gave it the focus, nor when
  // it was dealt under a pointer at rest, for that would hide why the trick was won.
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const next = moved(event, here, cards.length);
    if (next === null) return;
    keep(event);
    setAt(next);
    onSay?.(cards[next]);
    /** @type {HTMLElement | undefined} */ (box.current?.querySelectorAll("button")[next])?.focus();
  };
  return (
    <div
      ref={box}
      class={cls(shape, "be-live", idle && "be-idle")}
      role="group"
      aria-label={label}
      style={fan(cards.length)}
      onKeyDown={key}
    >
      {cards.map((card, i) => {
        const chosen = picked?.has(keys[i]);
        return (
          <button
            key={keys[i]}
            type="button"
            class={cls(
              "be-slot",
              "be-choice",
              card.legal ? "be-legal" : "be-barred",
              chosen && "be-picked",
            )}
            style={place(i, cards.length)}
            tabIndex={i === here ? 0 : -1}
            aria-label={spoken(card, keys[i])}
            aria-disabled={card.legal ? undefined : "true"}
            aria-pressed={picked ? Boolean(chosen) : undefined}
            aria-describedby={!card.legal && card.why ? `${id}-${i}` : undefined}
            title={card.legal ? undefined : card.why}
            onFocus={() => setAt(i)}
            onKeyUp={(event) => event.key === "Tab" && onSay?.(card)}
            onMouseMove={() => onSay?.(card)}
            onClick={() => onChoose(card, keys[i])}
            {...FOCUS}
          >
            <CardFace card={card} note={card.mark} />
            {!card.legal && card.why && (
              <span class="be-hidden" id={`${id}-${i}`}>
                {card.why}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
