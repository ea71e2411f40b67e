// The rungs of a ladder: a suit a row from high to low; cards glide to their new places.
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace, Pip } from "./card.js";
import { cls } from "./keys.js";
import { count } from "./seats.js";

/** @import { Ladder } from "./view" */

const MOVE = { duration: 650, easing: "cubic-bezier(.3,.8,.3,1)" };

/** Cards glide from where they were to where they are. @param {{ current: HTMLElement | null }} box @param {string} strain */
function useGlide(box, strain) {
  const before = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    const ladder = box.current;
    if (!ladder) return;
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
    /** @type {Map<string, DOMRect>} */
    const now = new Map();
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (
      ladder.querySelectorAll("[data-id]")
    )) {
      const id = element.dataset.id ?? "";
      const here = element.getBoundingClientRect();
      const there = before.current.get(id);
      now.set(id, here);
      if (!there || calm || !element.animate) continue;
      const [x, y] = [there.left - here.left, there.top - here.top];
      if (x || y)
        element.animate(
          [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 2 },
            { transform: "none", zIndex: 2 },
          ],
          MOVE,
        );
    }
    before.current = now;
  }, [strain]);
}

/** @param {{ ladder: Ladder, marked?: string[] }} props */
export function Rows({ ladder, marked = [] }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useGlide(box, ladder.strain);
  return (
    <div class="be-felt be-ladder" ref={box}>
      {ladder.rows.map((row) => {
        const gap = row.note ? row.cards.findIndex((card) => card.rank === "10") : -1;
        return (
          <section
            key={row.suit}
            class={cls("be-rung", row.trump && "be-top")}
            aria-label={`${row.name}${row.trump ? ", trump" : ""}: ${count(row.count, "card")}`}
          >
            <p class="be-rung-name">
              <span class="be-chip">
                <Pip suit={row.suit} />
              </span>
              <span>
                {row.name}
                {row.trump ? " · trump" : ""}
              </span>
              <b>{count(row.count, "card")}</b>
            </p>
            <ol class="be-rung-cards" style={`--n:${row.cards.length - (gap < 0 ? 1 : 0)}`}>
              {row.cards.map((card, i) => [
                i === gap ? (
                  <li key="gap" class="be-gap" aria-hidden>
                    <span />
                  </li>
                ) : null,
                <li key={card.id} data-id={card.id}>
                  <CardFace
                    card={card}
                    label={`${card.say}${(card.copies ?? 1) > 1 ? `, ${card.copies} copies` : ""}`}
                    note={
                      marked.includes(card.id)
                        ? "this card"
                        : (card.copies ?? 1) > 1
                          ? `×${card.copies}`
                          : undefined
                    }
                  />
                </li>,
              ])}
            </ol>
            {row.note ? <p class="be-rung-note">{row.note}</p> : null}
          </section>
        );
      })}
    </div>
  );
}
