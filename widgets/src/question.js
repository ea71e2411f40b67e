// Question: choose, check, and hear why. Python knows what is right; this half only knows what was
// chosen. One answer is a choice, several are ticks, and an order is given by choosing in turn.
import { useEffect, useState } from "preact/hooks";
import { Answer, CardBox, onCards } from "./answers.js";
import { Button } from "./controls.js";
import { FOCUS, cls } from "./keys.js";
import { Say } from "./live.js";
import { Saved, createWidget, useIntent, useTrait } from "./model.js";
import { Scene } from "./scene.js";

/** @import { Asked, QuestionView } from "./view" */

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
  const no = trouble
    ? { say: trouble, n: trouble }
    : refusal?.say && refusal.n !== answered
      ? refusal
      : null;
  const answer =
    item.kind === "number"
      ? typed.trim()
      : item.many || item.kind === "order"
        ? chosen
        : (chosen[0] ?? "");
  const check = () => item.open && !waiting && send({ do: "check", answer });
  /** @param {string} value */
  const choose = (value) => {
    if (!item.open) return;
    if (item.many || item.kind === "order")
      setChosen(
        chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
      );
    else setChosen([value]);
  };
  // What was not attempted is not wrong: it is said without the cross.
  const tone = trouble
    ? "trouble"
    : !no && ["wrong", "illegal"].includes(item.outcome)
      ? "refusal"
      : "plain";
  const say = no ? no.say : item.feedback || item.hint || guide(item);
  const more =
    no || !item.feedback
      ? ""
      : item.hint && item.open
        ? `Hint: ${item.hint}`
        : item.solution && !right(item)
          ? item.solution
          : "";
  const left = item.hints - item.hints_given;
  return (
    <section class="be-question" aria-label={view.title || "Question"}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {marks.length ? <Marks view={view} onGo={(to) => send({ do: "go", to })} /> : null}
      <p class="be-ask">{item.prompt}</p>
      <Scene
        scene={item.scene}
        picker={onCards(item) ? <CardBox {...{ item, chosen, choose, check }} /> : null}
      />
      {onCards(item) ? null : (
        <Answer {...{ item, chosen, typed, choose, check, setChosen, setTyped }} />
      )}
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
          <Button
            barred={!left || waiting}
            why="You have seen every hint."
            onClick={() => send({ do: "hint" })}
          >
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
          <Button
            main={!item.open}
            barred={waiting}
            onClick={() => send({ do: "go", to: view.at + 1 })}
          >
            Next question
          </Button>
        ) : null}
        {view.exam_open ? (
          <Button
            main={marks.every((mark) => mark.state)}
            barred={waiting}
            onClick={() => send({ do: "finish" })}
          >
            {marks.length ? "End the exam" : "Show what came of it"}
          </Button>
        ) : null}
        {view.result ? <span class="be-where">{view.result}</span> : null}
      </div>
      <Saved />
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
  if (item.kind === "order")
    return "Choose them one after the other, in order; choose one again to take it back. Then check.";
  return item.many ? "Choose every one that fits, then check." : "Choose, then check.";
}

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

export default createWidget(Question);
