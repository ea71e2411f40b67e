// Question: choose, check, and hear why. Python knows what is right; this half only knows what was
// chosen. One answer is a choice, several are ticks, and an order is given by choosing in turn.
import { useEffect, useRef, useState } from "preact/hooks";
import { CardFace, Pip } from "./card.js";
import { Button, Choices } from "./controls.js";
import { Hand, keyed } from "./hand.js";
import { FOCUS, cls, keep, moved } from "./keys.js";
import { Say } from "./live.js";
import { createWidget, useIntent, useTrait } from "./model.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Card, Asked, AskedOption, AskedScene, QuestionView } from "./view" */

function Question() {
  const view = /** @type {QuestionView} */ (useTrait("view"));
  const refusal = useTrait("refusal");
  const { send, waiting, trouble } = useIntent();
  const { item, marks } = view;
  const [chosen, setChosen] = useState(/** @type {string[]} */ (item.given));
  const [answered, setAnswered] = useState(refusal?.n ?? 0);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    setChosen(item.given);
    setTyped(item.kind === "number" ? (item.given[0] ?? "") : "");
  }, [item.id]);
  useEffect(() => setAnswered(refusal?.n ?? 0), [view.state]);
  const no = trouble ? { say: trouble, n: trouble } : refusal?.say && refusal.n !== answered ? refusal : null;
  const answer = item.kind === "number" ? typed.trim() : item.many || item.kind === "order" ? chosen : (chosen[0] ?? "");
  const check = () => item.open && !waiting && send({ do: "check", answer });
  /** @param {string} value */
  const choose = (value) => {
    if (!item.open) return;
    if (item.many || item.kind === "order") setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
    else setChosen([value]);
  };
  const tone = trouble ? "trouble" : no || ["wrong", "illegal"].includes(item.outcome) ? "refusal" : "plain";
  const say = no ? no.say : item.feedback || item.hint || guide(item);
  const more = no || !item.feedback ? "" : item.hint && item.open ? `Hint: ${item.hint}` : item.solution && !right(item) ? item.solution : "";
  const left = item.hints - item.hints_given;
  return (
    <section class="be-question" aria-label={view.title || "Question"}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {marks.length ? <Marks view={view} onGo={(to) => send({ do: "go", to })} /> : null}
      <p class="be-ask">{item.prompt}</p>
      <Scene scene={item.scene} picker={onCards(item) ? <CardBox {...{ item, chosen, choose, check }} /> : null} />
      {onCards(item) ? null : <Answer {...{ item, chosen, typed, choose, check, setChosen, setTyped }} />}
      <Say
        say={item.feedback && !no ? `${sign(item)}${say}` : say}
        more={item.solution && !item.feedback && !no ? item.solution : more}
        tone={tone}
        n={no ? no.n : view.state}
      />
      <div class="be-controls" role="group" aria-label="Answer">
        {item.open ? (
          <Button main barred={waiting} onClick={check}>
            Check
          </Button>
        ) : null}
        {item.may_help && item.hints && item.open ? (
          <Button barred={!left || waiting} why="You have seen every hint." onClick={() => send({ do: "hint" })}>
            {item.hints_given ? `Next hint (${left} left)` : "Hint"}
          </Button>
        ) : null}
        {item.may_help && item.open && !item.solution ? (
          <Button barred={waiting} onClick={() => send({ do: "solution" })}>
            Show the answer
          </Button>
        ) : null}
        {item.may_help && !item.open ? (
          <Button
            barred={waiting}
            onClick={() => {
              setChosen([]);
              setTyped("");
              send({ do: "again" });
            }}
          >
            Try again
          </Button>
        ) : null}
        {view.at < marks.length - 1 ? (
          <Button main={!item.open} barred={waiting} onClick={() => send({ do: "go", to: view.at + 1 })}>
            Next question
          </Button>
        ) : null}
        {view.exam_open ? (
          <Button main={marks.every((mark) => mark.state)} barred={waiting} onClick={() => send({ do: "finish" })}>
            {marks.length ? "End the exam" : "Show what came of it"}
          </Button>
        ) : null}
        {view.result ? <span class="be-where">{view.result}</span> : null}
      </div>
    </section>
  );
}

/** @param {Asked} item */
const right = (item) => item.outcome === "right" || item.outcome === "right but not best";

/** @param {Asked} item */
const sign = (item) => (right(item) ? "✓ " : "");

/** @param {Asked} item */
function guide(item) {
  if (item.kind === "number") return "Write a number, then check.";
  if (item.kind === "order") return "Choose them one after the other, in order; choose one again to take it back. Then check.";
  return item.many ? "Choose every one that fits, then check." : "Choose, then check.";
}

/** @param {Asked} item Whether the answers are cards. */
const onCards = (item) => item.options.length > 0 && item.options.every((option) => option.card);

/** @param {{ view: QuestionView, onGo: (to: number) => void }} props */
function Marks({ view, onGo }) {
  return (
    <nav class="be-marks" aria-label="Questions">
      {view.marks.map((mark, i) => (
        <button
          key={i}
          type="button"
          class={cls("be-jump", i === view.at && "be-now")}
          aria-label={mark.say}
          aria-current={i === view.at ? "step" : undefined}
          onClick={() => onGo(i)}
          {...FOCUS}
        >
          {i + 1}
          <span aria-hidden>{mark.sign}</span>
        </button>
      ))}
    </nav>
  );
}

/** @param {{ scene: AskedScene, picker: ComponentChildren }} props `picker`: cards to choose from, in place of the hand. */
function Scene({ scene, picker }) {
  if (!scene.strain && !scene.calls.length && !scene.plays.length && !scene.held.length && !picker) return null;
  return (
    <div class="be-felt be-scene">
      {scene.strain ? (
        <p class="be-panel be-strain">
          {scene.strain === "NT" ? null : <Pip suit={scene.strain} />}
          <strong>{scene.strain_say}</strong>
        </p>
      ) : null}
      {scene.calls.length ? (
        <ol class="be-scene-calls" aria-label="Calls so far">
          {scene.calls.map((call, i) => (
            <li key={i} class="be-panel">
              {call.name} <strong>{call.text}</strong>
            </li>
          ))}
        </ol>
      ) : null}
      {scene.plays.length ? (
        <ol class="be-scene-trick" aria-label="The trick so far">
          {scene.plays.map((play, i) => (
            <li key={i}>
              <CardFace card={play.card} label={`${play.name}: ${play.card.say}${play.winning ? ", winning" : ""}`} note={play.winning ? "winning" : undefined} />
              <span aria-hidden>{play.name}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {scene.held.length || picker ? (
        <div class={cls("be-scene-hand", picker ? "be-pick" : null)}>
          {scene.held.length ? <span>{scene.held_say}</span> : null}
          {picker ?? <Hand label={`${scene.held_say}: ${scene.held.length} cards`} cards={scene.held} size="big" />}
        </div>
      ) : null}
    </div>
  );
}

/**
 * @param {{
 *   item: Asked, chosen: string[], typed: string, choose: (value: string) => void, check: () => void,
 *   setChosen: (values: string[]) => void, setTyped: (text: string) => void,
 * }} props
 */
function Answer({ item, chosen, typed, choose, check, setChosen, setTyped }) {
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
      <Choices label="Call" value={level} options={calls.levels.map((value) => ({ value, text: value, say: value }))} onChange={(value) => put(value, strain)} />
      {level && level !== "pass" ? (
        <Choices
          label="Suit or no trump"
          value={strain}
          options={calls.strains.map(({ value, say, suit }) => ({ value, say, text: <Suit suit={suit} say={say} /> }))}
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
function CardBox({ item, chosen, choose, check }) {
  // A hand may hold two of a card; both stand for the same answer.
  const held = item.scene.held.length ? item.scene.held : /** @type {Card[]} */ (item.options.map((option) => option.card));
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
      spoken={(card) => [card.say, card.mark && (/\d/.test(card.mark) ? `place ${card.mark}` : card.mark.replace(" ✓", ""))].filter(Boolean).join(", ")}
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
    <div ref={box} class={cls("be-answer", "be-list", item.kind !== "choice" && item.kind !== "order" && "be-short")} role={single ? "radiogroup" : "group"} aria-label="Choose" onKeyDown={key}>
      {item.options.map((option, i) => {
        const on = place(option) >= 0;
        const good = item.right.includes(option.value) && item.kind !== "order";
        const note = item.kind === "order" && on ? `${place(option) + 1}` : good ? "✓" : "";
        const said = item.kind === "order" && on ? `, place ${place(option) + 1}` : good ? ", right" : "";
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
            onClick={(event) => (single && on && event.detail === 0 ? check() : choose(option.value))}
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

export default createWidget(Question);
