// Replay: step through a hand. All frames are in the view, so it also runs in a saved page.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, Tick } from "./controls.js";
import { Felt, Score } from "./felt.js";
import { FOCUS, cls, keep } from "./keys.js";
import { Say } from "./live.js";
import { createWidget, useModel, useTrait } from "./model.js";

/** @import { ReplayView } from "./view" */

/** How long a step stays while the hand plays by itself: as long as its words take to read. */
/** @param {string} words */
const reading = (words) => 1100 + 38 * words.length;

/** @type {Record<string, (at: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A frame with its cards in the hands: to be short, the view writes each card once, in `deck`.
 * @param {ReplayView} view
 * @param {number} at
 */
function unpacked(view, at) {
  const frame = view.frames[at];
  if (!frame || !view.deck) return frame;
  const deck = view.deck;
  const seats = frame.table.seats.map((seat) => ({
    ...seat,
    cards: seat.cards.map((card) => (typeof card === "number" ? deck[card] : card)),
  }));
  return { ...frame, table: { ...frame.table, seats } };
}

function Replay() {
  const model = useModel();
  const view = /** @type {ReplayView} */ (useTrait("view"));
  const synced = Number(useTrait("step") ?? 0);
  const [playing, setPlaying] = useState(false);
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  const last = view.frames.length - 1;
  const at = Math.max(0, Math.min(last, synced));
  const marked = Boolean(useTrait("marked"));
  const marks = view.marks ?? [];
  const mark = marked ? marks.find((one) => one.step === at) : undefined;
  const frame = unpacked(view, at);
  /** @param {number} step */
  const go = (step) => {
    model.set("step", Math.max(0, Math.min(last, step)));
    model.save_changes();
  };
  /** @param {number} step */
  const move = (step) => {
    setPlaying(false);
    go(step);
  };
  const say = `${frame?.table.say} ${frame?.table.more}`;
  // A layout effect, so that a pressed Pause is in time for the next step.
  useLayoutEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), reading(say));
    return () => clearTimeout(timer);
  }, [playing, at, last, say]);
  if (!frame) return <Say say="There is nothing to replay." />;
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const to = KEYS[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    keep(event);
    move(to(at, last));
  };
  // The running index of the trick whose frames we are in.
  const trick = view.tricks.reduce((found, start, i) => (start <= at ? i : found), -1);
  return (
    <section class="be-replay" aria-label={view.title || "Replay"} onKeyDown={key}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      <div onClick={() => line.current?.focus({ preventScroll: true })}>
        <Felt table={frame.table} illegal={frame.illegal} mark={mark?.mark} />
      </div>
      <Say
        say={frame.table.say}
        more={[frame.table.more, mark?.say].filter(Boolean).join(" ")}
        tone={frame.illegal ? "refusal" : "plain"}
        n={at}
      />
      <Score score={frame.table.score} />
      <input
        ref={line}
        class="be-line"
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label="Step"
        aria-valuetext={`${frame.label}, step ${at + 1} of ${last + 1}`}
        style={`--done:${last ? (100 * at) / last : 0}%`}
        onInput={(event) => move(Number(event.currentTarget.value))}
        {...FOCUS}
      />
      <div class="be-controls" role="group" aria-label="Replay">
        <Button small label="First step" barred={at === 0} onClick={() => move(0)}>
          <Arrow d="M18 5 9 12l9 7zM6 5v14" />
        </Button>
        <Button small label="Back" barred={at === 0} onClick={() => move(at - 1)}>
          <Arrow d="M16 5 7 12l9 7z" />
        </Button>
        <Button
          main
          label={playing ? "Pause" : "Play"}
          onClick={() => (at >= last ? (go(0), setPlaying(true)) : setPlaying(!playing))}
        >
          <Arrow d={playing ? "M8 5v14M16 5v14" : "M8 5l9 7-9 7z"} /> {playing ? "Pause" : "Play"}
        </Button>
        <Button small label="Forward" barred={at === last} onClick={() => move(at + 1)}>
          <Arrow d="M8 5l9 7-9 7z" />
        </Button>
        <Button small label="Last step" barred={at === last} onClick={() => move(last)}>
          <Arrow d="M6 5l9 7-9 7zM18 5v14" />
        </Button>
        {view.tricks.length ? (
          <span class="be-jumps" role="group" aria-label="Jump to a trick">
            <span class="be-label" aria-hidden>
              Trick
            </span>
            {view.tricks.map((start, i) => (
              <button
                key={start}
                type="button"
                class={cls("be-jump", i === trick && "be-now")}
                aria-label={`Trick ${i + 1}`}
                aria-current={i === trick ? "step" : undefined}
                onClick={() => move(start)}
                {...FOCUS}
              >
                {i + 1}
              </button>
            ))}
          </span>
        ) : null}
        {marks.length || view.reviewed ? (
          <Tick
            checked={marked}
            onChange={(on) => {
              model.set("marked", on);
              model.save_changes();
            }}
          >
            Show what cards cost
          </Tick>
        ) : null}
        {marked ? (
          <span class="be-jumps" role="group" aria-label="Marked cards">
            {view.reviewed ? <span class="be-label">{view.reviewed}</span> : null}
            {marks.map((one) => (
              <button
                key={one.step}
                type="button"
                class={cls("be-jump", "be-marked", one.step === at && "be-now")}
                aria-label={`${view.frames[one.step]?.label}: ${one.mark}`}
                onClick={() => move(one.step)}
                {...FOCUS}
              >
                {one.where} {one.mark}
              </button>
            ))}
          </span>
        ) : null}
        <span class="be-where" aria-hidden>
          step {at + 1} of {last + 1} · keys ← →
        </span>
      </div>
      {view.rules?.length ? (
        <details class="be-rules">
          <summary {...FOCUS}>House rules at this table</summary>
          <ul>
            {view.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** @param {{ d: string }} props */
function Arrow({ d }) {
  return (
    <svg class="be-arrow" viewBox="0 0 24 24" aria-hidden>
      <path d={d} />
    </svg>
  );
}

export default createWidget(Replay);
