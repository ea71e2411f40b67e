// The drill on the ladder: which card is higher, which suit it is.
import { useState } from "preact/hooks";
import { CardFace, Pip } from "./card.js";
import { Button } from "./controls.js";
import { FOCUS } from "./keys.js";
import { Say } from "./live.js";
import { Rows } from "./rungs.js";

/** @import { DrillItem, Ladder } from "./view" */

/** @param {{ items: DrillItem[], ladders: Ladder[], onDone: () => void }} props */
export function Drill({ items, ladders, onDone }) {
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState(/** @type {string | null} */ (null));
  const [right, setRight] = useState(0);
  const item = items[at];
  if (!item)
    return (
      <>
        <Say
          say={`${right} of ${items.length} right.`}
          more={
            right === items.length
              ? "Nothing can surprise you now."
              : "Look at the ladder again, then try once more."
          }
        />
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
        {item.options.some((option) =>
          item.cards.some((card) => card.id === option.value),
        ) ? null : (
          <div class="be-drill-cards">
            {item.cards.map((card) => (
              <CardFace
                key={card.id}
                card={{ ...card, trump: false, bower: null }}
                label={card.say}
              />
            ))}
          </div>
        )}
        <div class="be-row be-drill-cards" role="group" aria-label="Answers">
          {item.options.map((option) => {
            const card = item.cards.find((one) => one.id === option.value);
            const mark =
              given === null
                ? undefined
                : option.value === item.answer
                  ? "right"
                  : option.value === given
                    ? "your answer"
                    : undefined;
            return card ? (
              <button
                key={option.value}
                type="button"
                class="be-choice be-legal be-answer"
                aria-label={option.say}
                aria-disabled={given === null ? undefined : "true"}
                onClick={() => answer(option.value)}
                {...FOCUS}
              >
                <CardFace
                  card={{
                    ...card,
                    trump: given !== null && card.trump,
                    bower: given === null ? null : card.bower,
                  }}
                  note={mark}
                />
              </button>
            ) : (
              <Button
                key={option.value}
                label={option.say}
                pressed={given === option.value}
                barred={given !== null}
                onClick={() => answer(option.value)}
              >
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
        say={
          given === null
            ? `Question ${at + 1} of ${items.length}`
            : good
              ? "Right."
              : "Not this one."
        }
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
      {given !== null && ladder ? (
        <Rows
          ladder={ladder}
          marked={item.cards.length > 1 ? [item.answer] : item.cards.map((card) => card.id)}
        />
      ) : null}
    </>
  );
}
