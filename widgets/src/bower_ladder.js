// BowerLadder: name a trump suit and watch the suits reorder; a drill on it. All strains are in the
// view, so it needs no kernel.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace, Pip } from "./card.js";
import { Button, Choices } from "./controls.js";
import { count } from "./felt.js";
import { FOCUS, cls } from "./keys.js";
import { Say } from "./live.js";
import { createWidget, useModel, useTrait } from "./model.js";

/** @import { DrillItem, Ladder, LadderView } from "./view" */

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
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (ladder.querySelectorAll("[data-id]"))) {
      const id = element.dataset.id ?? "";
      const here = element.getBoundingClientRect();
      const there = before.current.get(id);
      now.set(id, here);
      if (!there || calm || !element.animate) continue;
      const [x, y] = [there.left - here.left, there.top - here.top];
      if (x || y) element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 2 }, { transform: "none", zIndex: 2 }], MOVE);
    }
    before.current = now;
  }, [strain]);
}

/** @param {{ ladder: Ladder, marked?: string[] }} props */
function Rows({ ladder, marked = [] }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useGlide(box, ladder.strain);
  return (
    <div class="be-felt be-ladder" ref={box}>
      {ladder.rows.map((row) => {
        const gap = row.note ? row.cards.findIndex((card) => card.rank === "10") : -1;
        return (
          <section key={row.suit} class={cls("be-rung", row.trump && "be-top")} aria-label={`${row.name}${row.trump ? ", trump" : ""}: ${count(row.count, "card")}`}>
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
                    note={marked.includes(card.id) ? "this card" : (card.copies ?? 1) > 1 ? `×${card.copies}` : undefined}
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

function BowerLadder() {
  const model = useModel();
  const view = /** @type {LadderView} */ (useTrait("view"));
  const strain = useTrait("strain");
  const [drilling, setDrilling] = useState(false);
  const ladder = view.ladders.find((one) => one.strain === strain) ?? view.ladders[0];
  /** @param {string} next */
  const choose = (next) => {
    model.set("strain", next);
    model.save_changes();
  };
  return (
    <section class="be-playing" aria-label={view.title}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {drilling ? (
        <Drill items={view.drill} ladders={view.ladders} onDone={() => setDrilling(false)} />
      ) : (
        <>
          <div class="be-row be-pick">
            <Choices
              label="Trump"
              shown="Trump"
              value={ladder.strain}
              onChange={choose}
              options={view.ladders.map((one) => ({
                value: one.strain,
                say: one.strain_say,
                text:
                  one.strain === "NT" ? (
                    one.strain_say
                  ) : (
                    <>
                      <span class="be-chip">
                        <Pip suit={one.strain} />
                      </span>
                      {one.strain_say}
                    </>
                  ),
              }))}
            />
          </div>
          <Rows ladder={ladder} />
          <Say say={ladder.title} more={ladder.more} n={ladder.strain} />
          {view.drill.length ? (
            <div class="be-controls">
              <Button main onClick={() => setDrilling(true)}>
                Try a drill
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

/** @param {{ items: DrillItem[], ladders: Ladder[], onDone: () => void }} props */
function Drill({ items, ladders, onDone }) {
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState(/** @type {string | null} */ (null));
  const [right, setRight] = useState(0);
  const item = items[at];
  if (!item)
    return (
      <>
        <Say say={`${right} of ${items.length} right.`} more={right === items.length ? "Nothing can surprise you now." : "Look at the ladder again, then try once more."} />
        <div class="be-controls">
          <Button main onClick={onDone}>
            Back to the ladder
          </Button>
        </div>
      </>
    );
  const good = given === item.answer;
  /** @param {string} value */
  const answer = (value) => {
    if (given !== null) return;
    setGiven(value);
    if (value === item.answer) setRight(right + 1);
  };
  const ladder = ladders.find((one) => one.strain === item.strain);
  return (
    <>
      <div class="be-felt be-drill">
        <p class="be-head">{item.ask}</p>
        {item.options.some((option) => item.cards.some((card) => card.id === option.value)) ? null : (
          <div class="be-drill-cards">
            {item.cards.map((card) => (
              <CardFace key={card.id} card={{ ...card, trump: false, bower: null }} label={card.say} />
            ))}
          </div>
        )}
        <div class="be-row be-drill-cards" role="group" aria-label="Answers">
          {item.options.map((option) => {
            const card = item.cards.find((one) => one.id === option.value);
            const mark = given === null ? undefined : option.value === item.answer ? "right" : option.value === given ? "your answer" : undefined;
            return card ? (
              <button key={option.value} type="button" class="be-choice be-legal be-answer" aria-label={option.say} aria-disabled={given === null ? undefined : "true"} onClick={() => answer(option.value)} {...FOCUS}>
                <CardFace card={{ ...card, trump: given !== null && card.trump, bower: given === null ? null : card.bower }} note={mark} />
              </button>
            ) : (
              <Button key={option.value} label={option.say} pressed={given === option.value} barred={given !== null} onClick={() => answer(option.value)}>
                {option.value.length === 1 ? (
                  <span class="be-chip">
                    <Pip suit={option.value} />
                  </span>
                ) : null}
                {option.text}
                {mark === "right" ? " ✓" : ""}
              </Button>
            );
          })}
        </div>
      </div>
      <Say
        say={given === null ? `Question ${at + 1} of ${items.length}` : good ? "Right." : "Not this one."}
        more={given === null ? "Choose an answer." : item.why}
        tone={given !== null && !good ? "refusal" : "plain"}
        n={`${at}-${given}`}
      />
      <div class="be-controls">
        <Button
          main
          barred={given === null}
          onClick={() => {
            setGiven(null);
            setAt(at + 1);
          }}
        >
          {at + 1 < items.length ? "Next" : "How did I do?"}
        </Button>
        <Button onClick={onDone}>Back to the ladder</Button>
      </div>
      {given !== null && ladder ? <Rows ladder={ladder} marked={item.cards.length > 1 ? [item.answer] : item.cards.map((card) => card.id)} /> : null}
    </>
  );
}

export default createWidget(BowerLadder);
