// GameTable: a whole game, hand after hand, with bots or people in any seat. Bots wait to be asked
// for each action, so that the learner sets their pace.
import { useEffect, useRef } from "preact/hooks";
import { Button, Choices } from "./controls.js";
import { useFocusOnNext } from "./focus.js";
import { FOCUS, cls } from "./keys.js";
import { Saved, createWidget, useIntent, useModel, useTrait } from "./model.js";
import { Playing } from "./playing.js";
import { Race, Rows } from "./sheet.js";

/** @import { GameNote, GameView, Sheet } from "./view" */

const PACES = [
  { value: "0", text: "at once", say: "at once" },
  { value: "0.5", text: "½ s", say: "every half second" },
  { value: "1", text: "1 s", say: "every second" },
  { value: "2", text: "2 s", say: "every two seconds" },
  { value: "next", text: "at Next", say: "each time you press Next" },
];
/** A finished trick is looked at longer than a card in it. */
const TRICK_PAUSE = 1.7;

/** @param {number} points */
const plain = (points) => String(points).replace("-", "−");

/** @param {{ view: GameView }} props */
function Standing({ view }) {
  return (
    <ul class="be-standing" aria-label={`Hand ${view.number}, the score so far`}>
      <li>Hand {view.number}</li>
      {view.totals.map((side) => (
        <li key={side.side}>
          {side.name} <b>{plain(side.points)}</b>
        </li>
      ))}
      <li>to {view.target}</li>
    </ul>
  );
}

/**
 * Asks Python for the bots' next action, after the pace that is set.
 * @param {GameView} view @param {number | null} pace @param {boolean} held
 * @param {(intent: Record<string, unknown>) => void} send
 */
function useSteps(view, pace, held, send) {
  const offline = useModel().get("offline");
  useEffect(() => {
    if (!view.waits || held || offline || pace === null) return undefined;
    const { trick, last_trick: last } = view.table;
    const finished = Boolean(last && trick?.cards.length && trick.number === last.number);
    const wait = pace * 1000 * (finished ? TRICK_PAUSE : 1);
    const timer = setTimeout(() => send({ do: pace ? "next" : "rest" }), wait);
    return () => clearTimeout(timer);
  }, [view.state, pace, held]);
}

/** What was done in the hand, each action of a bot with its reason when asked. */
/** @param {{ view: GameView, note: GameNote | null, ask: (at: number) => void }} props */
function Done({ view, note, ask }) {
  if (!view.done.length) return null;
  return (
    <details class="be-rules be-done">
      <summary {...FOCUS}>What was done in this hand, and why</summary>
      <ol>
        {view.done.map((line) => (
          <li key={line.at}>
            {line.say}
            {line.bot ? (
              <Button small label={`Why? ${line.say}`} onClick={() => ask(line.at)}>
                Why?
              </Button>
            ) : null}
            {note?.kind === "why" && note.at === line.at ? (
              <p class="be-more" aria-hidden>
                {note.say}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function GameTable() {
  const model = useModel();
  const view = /** @type {GameView} */ (useTrait("view"));
  const sheet = /** @type {Sheet} */ (useTrait("sheet"));
  const told = /** @type {GameNote | undefined} */ (useTrait("note"));
  const pace = /** @type {number | null} */ (useTrait("pace"));
  const link = useIntent();
  const { send, waiting } = link;
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const note = told?.say && told.state === view.state ? told : null;
  const held = Boolean(note);
  useSteps(view, pace, held, send);
  useFocusOnNext(box);
  /** @param {string} value */
  const setPace = (value) => {
    model.set("pace", value === "next" ? null : Number(value));
    model.save_changes();
  };
  const { waits, cover, ended } = view;
  const bots = view.done.some((line) => line.bot);
  // A region that is always there is heard when it changes; one that comes with its text may not be.
  const aloud = note
    ? note.say
    : ended
      ? `${ended.say} ${ended.more}`
      : cover
        ? `${cover.say} ${cover.more}`
        : "";
  return (
    <div class={cls("be-game", ended && "be-after")} ref={box}>
      <Playing
        link={link}
        above={<Standing view={view} />}
        extra={
          <>
            <Button
              barred={!view.acts || waiting}
              why="A hint is there when it is your turn."
              onClick={() => send({ do: "hint" })}
            >
              Hint
            </Button>
            <Button
              barred={!bots || waiting}
              why="No bot has done anything in this hand yet."
              onClick={() => send({ do: "why" })}
            >
              Why?
            </Button>
          </>
        }
      >
        {waits ? (
          <div class="be-row">
            {pace === null || held ? (
              <Go barred={waiting} onClick={() => send({ do: "next" })}>
                {held && pace !== null ? "Go on" : `Next: ${waits.name}`}
              </Go>
            ) : null}
            <Button onClick={() => send({ do: "rest" })}>Skip ahead</Button>
            <span class="be-quiet">{waits.name} is to act.</span>
          </div>
        ) : null}
        {cover ? (
          <section class="be-bid-box" aria-label={cover.say}>
            <p class="be-head">{cover.say}</p>
            <p>{cover.more}</p>
            <div class="be-row">
              <Go barred={waiting} onClick={() => send({ do: "uncover" })}>
                {cover.button}
              </Go>
            </div>
          </section>
        ) : null}
        {ended ? (
          <section
            class={cls("be-bid-box", "be-ended", ended.over && "be-game-over")}
            aria-label={ended.over ? "The game is over" : "The hand is over"}
          >
            <p class="be-head">
              {ended.say} {ended.more}
            </p>
            {ended.button ? (
              <div class="be-row">
                <Go barred={waiting} onClick={() => send({ do: "deal" })}>
                  {ended.button}
                </Go>
              </div>
            ) : null}
            <Race sheet={sheet} />
            {sheet.rows.length ? <Rows sheet={sheet} /> : null}
          </section>
        ) : null}
        {note ? (
          <div class="be-say">
            <p>{note.say}</p>
          </div>
        ) : null}
      </Playing>
      <p class="be-hidden" role="status">
        <span key={note?.n ?? view.state}>{aloud}</span>
      </p>
      <div class="be-row be-pace">
        <Choices
          label="Bots act"
          shown="Bots act"
          value={pace === null ? "next" : String(pace)}
          options={PACES}
          onChange={setPace}
        />
      </div>
      <Done view={view} note={note} ask={(at) => send({ do: "why", at })} />
      {!ended && sheet.rows?.length ? (
        <details class="be-rules">
          <summary {...FOCUS}>Score sheet</summary>
          <Race sheet={sheet} />
          <Rows sheet={sheet} />
        </details>
      ) : null}
      <Saved />
      {view.kept ? <p class="be-quiet">{view.kept}</p> : null}
    </div>
  );
}

/** The one thing to do now. @param {{ children: import("preact").ComponentChildren, onClick: () => void, barred?: boolean }} props */
function Go({ children, onClick, barred }) {
  return (
    <button
      type="button"
      class="be-button be-main be-go"
      aria-disabled={barred ? "true" : undefined}
      onClick={() => !barred && onClick()}
      {...FOCUS}
    >
      {children}
    </button>
  );
}

export default createWidget(GameTable);
