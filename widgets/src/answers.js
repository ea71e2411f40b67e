// The ways to answer a question: a card, a call, a number, one or more of several, an order.
import { useRef, useState } from "preact/hooks";
import { Pip } from "./card.js";
import { Button, Choices } from "./controls.js";
import { Hand, keyed } from "./hand.js";
import { FOCUS, cls, keep, moved } from "./keys.js";

/** @import { Card, Asked, AskedOption } from "./view" */

/** @param {Asked} item Whether the answers are cards. */
export const onCards = (item) =>
  item.options.length > 0 && item.options.every((option) => option.card);

/**
 * @param {{
 *   item: Asked, chosen: string[], typed: string, choose: (value: string) => void, check: () => void,
 *   setChosen: (values: string[]) => void, setTyped: (text: string) => void,
 * }} props
 */
export function Answer({ item, chosen, typed, choose, check, setChosen, setTyped }) {
  if (item.kind === "number") return <NumberBox {...{ item, typed, setTyped, check }} />;
  if (item.calls) return <CallBox {...{ item, chosen, setChosen }} />;
  return <OptionBox {...{ item, chosen, choose, check }} />;
}

/** @param {{ item: Asked, typed: string, setTyped: (text: string) => void, check: () => void }} props */
function NumberBox({ item, typed, setTyped, check }) {
  /** @param {number} by */
  const step = (by) => {
    const now = Number(typed.replace("−", "-"));
    setTyped(String((Number.isInteger(now) ? now : 0) + by));
  };
  return (
    <div class="be-row be-number">
      <Button small label="One less" barred={!item.open} onClick={() => step(-1)}>
        −
      </Button>
      <input
        class="be-input"
        type="text"
        autocomplete="off"
        aria-label={item.unit ? `Your answer, in ${item.unit}` : "Your answer"}
        value={typed}
        readOnly={!item.open}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            keep(event);
            check();
          } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            keep(event);
            if (item.open) step(event.key === "ArrowUp" ? 1 : -1);
          }
        }}
        {...FOCUS}
      />
      <Button small label="One more" barred={!item.open} onClick={() => step(1)}>
        +
      </Button>
      {item.unit ? <span>{item.unit}</span> : null}
    </div>
  );
}

/** @param {{ item: Asked, chosen: string[], setChosen: (values: string[]) => void }} props */
function CallBox({ item, chosen, setChosen }) {
  const calls = /** @type {NonNullable<Asked["calls"]>} */ (item.calls);
  const [level, setLevel] = useState("");
  const [strain, setStrain] = useState("");
  /** @param {string} one @param {string} suit */
  const put = (one, suit) => {
    setLevel(one);
    setStrain(suit);
    if (!item.open) return;
    if (one === "pass") setChosen(["pass"]);
    else setChosen(one && suit ? [/\d$/.test(one) ? `${one}${suit}` : `${one} ${suit}`] : []);
  };
  return (
    <div class="be-answer">
      <Choices
        label="Call"
        value={level}
        options={calls.levels.map((value) => ({ value, text: value, say: value }))}
        onChange={(value) => put(value, strain)}
      />
      {level && level !== "pass" ? (
        <Choices
          label="Suit or no trump"
          value={strain}
          options={calls.strains.map(({ value, say, suit }) => ({
            value,
            say,
            text: <Suit suit={suit} say={say} />,
          }))}
          onChange={(value) => put(level, value)}
        />
      ) : null}
      {chosen.length ? <p class="be-chosen">Your call: {chosen[0]}</p> : null}
    </div>
  );
}

/** @param {{ suit: string, say: string }} props */
function Suit({ suit, say }) {
  return (
    <>
      {suit === "NT" ? null : (
        <span class="be-chip">
          <Pip suit={suit} />
        </span>
      )}
      {say}
    </>
  );
}

/** @param {{ item: Asked, chosen: string[], choose: (value: string) => void, check: () => void }} props */
export function CardBox({ item, chosen, choose, check }) {
  // A hand may hold two of a card; both stand for the same answer.
  const held = item.scene.held.length
    ? item.scene.held
    : /** @type {Card[]} */ (item.options.map((option) => option.card));
  /** @type {Record<string, string>} */
  const values = {};
  for (const option of item.options) if (option.card) values[option.card.id] = option.value;
  const single = !item.many && item.kind !== "order";
  /** @param {Card} card */
  const mark = (card) => {
    const at = chosen.indexOf(values[card.id]);
    if (item.right.includes(values[card.id]) && item.kind !== "order") return "right ✓";
    if (at < 0) return undefined;
    return item.kind === "order" ? String(at + 1) : "chosen";
  };
  const cards = held.map((card) => ({ ...card, legal: true, mark: mark(card) }));
  const keys = keyed(cards);
  const picked = new Set(keys.filter((_, i) => chosen.includes(values[cards[i].id])));
  return (
    <Hand
      label={item.scene.held.length ? `${item.scene.held_say}: choose` : "Choose"}
      cards={cards}
      size="big"
      picked={picked}
      onChoose={(card, key) => (single && picked.has(key) ? check() : choose(values[card.id]))}
      spoken={(card) =>
        [
          card.say,
          card.mark && (/\d/.test(card.mark) ? `place ${card.mark}` : card.mark.replace(" ✓", "")),
        ]
          .filter(Boolean)
          .join(", ")
      }
    />
  );
}

/** @param {{ item: Asked, chosen: string[], choose: (value: string) => void, check: () => void }} props */
function OptionBox({ item, chosen, choose, check }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [at, setAt] = useState(0);
  const single = !item.many && item.kind !== "order";
  const here = Math.min(at, item.options.length - 1);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const next = moved(event, here, item.options.length);
    if (next === null) return;
    keep(event);
    setAt(next);
    /** @type {HTMLElement | undefined} */ (box.current?.querySelectorAll("button")[next])?.focus();
  };
  /** @param {AskedOption} option */
  const place = (option) => chosen.indexOf(option.value);
  return (
    <div
      ref={box}
      class={cls(
        "be-answer",
        "be-list",
        item.kind !== "choice" && item.kind !== "order" && "be-short",
      )}
      role={single ? "radiogroup" : "group"}
      aria-label="Choose"
      onKeyDown={key}
    >
      {item.options.map((option, i) => {
        const on = place(option) >= 0;
        const good = item.right.includes(option.value) && item.kind !== "order";
        const note = item.kind === "order" && on ? `${place(option) + 1}` : good ? "✓" : "";
        const said =
          item.kind === "order" && on ? `, place ${place(option) + 1}` : good ? ", right" : "";
        return (
          <button
            key={option.value}
            type="button"
            role={single ? "radio" : undefined}
            aria-checked={single ? on : undefined}
            aria-pressed={single ? undefined : on}
            aria-label={option.say + said}
            class={cls("be-option", on && "be-on", good && "be-good")}
            tabIndex={i === here ? 0 : -1}
            onFocus={() => setAt(i)}
            onClick={(event) =>
              single && on && event.detail === 0 ? check() : choose(option.value)
            }
            {...FOCUS}
          >
            {option.suit ? <Suit suit={option.suit} say={option.say} /> : option.value}
            {note ? (
              <span class="be-place-note" aria-hidden>
                {note}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
