// The table: seats round a felt, the trick between them, what is trump, whose turn it is.
import { Pip } from "./card.js";
import { FOCUS } from "./keys.js";
import { Place } from "./seats.js";
import { Middle, Said, TrickNote } from "./trick.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Card, ScoreLine, Table, Trick } from "./view" */

// Where each seat sits, clockwise from the bottom of the picture.
/** @type {Record<number, string[]>} */
const PLACES = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "topleft", "topright", "right"],
};

/**
 * @param {{
 *   table: Table, illegal?: boolean, picked?: Set<string>, idle?: boolean, trick?: Trick | null,
 *   onChoose?: (card: Card, key: string) => void, onSay?: (card: Card) => void,
 *   spoken?: (card: Card, key: string) => string, chooser?: string | null, middle?: ComponentChildren, mark?: string,
 * }} props `onChoose` lets the seat `chooser` (else the one to act) choose a card from its hand.
 */
export function Felt({
  table,
  illegal,
  picked,
  idle,
  trick,
  onChoose,
  onSay,
  spoken,
  chooser,
  middle,
  mark,
}) {
  const places = PLACES[table.players] ?? PLACES[4];
  const acting = onChoose ? (chooser ?? table.seats.find((seat) => seat.turn)?.seat) : undefined;
  const shown = trick === undefined ? table.trick : trick;
  return (
    <div
      class="be-felt"
      tabIndex={-1}
      {...FOCUS}
      data-players={table.players}
      data-phase={table.phase}
    >
      <div class="be-table">
        <Contract table={table} />
        <TrickNote trick={shown} phase={table.phase} />
        {table.seats.map((seat, i) => (
          <Place
            key={seat.seat}
            {...{ seat, picked, idle, onSay, spoken }}
            place={places[i]}
            playing={table.phase === "play" || table.phase === "over"}
            onChoose={
              acting === seat.seat && seat.cards.every((card) => card) ? onChoose : undefined
            }
          />
        ))}
        {middle ? (
          <div class="be-middle">{middle}</div>
        ) : table.phase === "auction" || table.phase === "trump" ? (
          <Said seats={table.seats} places={places} />
        ) : (
          <Middle trick={shown} seats={table.seats} places={places} illegal={illegal} mark={mark} />
        )}
      </div>
    </div>
  );
}

/** @param {{ table: Table }} props */
function Contract({ table }) {
  const { strain, strain_say: say, contract } = table;
  return (
    <div class="be-panel be-contract">
      {table.phase === "deal" ? (
        <p class="be-strain">
          <strong>{say}</strong>
        </p>
      ) : strain ? (
        <p class="be-strain">
          {strain === "NT" ? null : <span>Trump</span>}
          {strain === "NT" ? null : <Pip suit={strain} />}
          <strong>{say}</strong>
        </p>
      ) : (
        <p class="be-strain">
          <strong>{table.phase === "auction" ? "Auction" : "No trump suit yet"}</strong>
        </p>
      )}
      {contract ? (
        <p>
          {contract.text}
          {table.phase === "play" || table.phase === "over" ? ` · took ${contract.took}` : ""}
        </p>
      ) : null}
    </div>
  );
}

/** @param {{ score: ScoreLine[] }} props */
export function Score({ score }) {
  if (!score.length) return null;
  return (
    <section class="be-score" aria-label="Score of the hand">
      <p class="be-head">Score</p>
      <dl>
        {score.map((line) => (
          <div
            key={line.side}
            class={line.points < 0 ? "be-minus" : line.points > 0 ? "be-plus" : ""}
          >
            <dt>
              {line.name}{" "}
              <strong>
                {line.points > 0 ? `+${line.points}` : String(line.points).replace("-", "−")}
              </strong>
            </dt>
            <dd>{line.why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
