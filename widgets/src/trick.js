// What lies between the seats: the trick, or in the auction the latest calls.
import { CardFace, Pip } from "./card.js";
import { cls } from "./keys.js";

/** @import { Seat, Trick } from "./view" */

/** @param {{ trick: Trick | null | undefined, phase: string }} props */
export function TrickNote({ trick, phase }) {
  if (!trick)
    return (
      <div class={cls("be-panel", "be-trick-note", phase !== "over" && "be-empty")}>
        {phase === "over" ? <p>Hand over</p> : null}
      </div>
    );
  return (
    <div class="be-panel be-trick-note">
      <p>
        Trick <strong>{trick.number}</strong> of {trick.of}
      </p>
      <p>
        {trick.led_say ? (
          <>
            Led: <strong>{trick.led_say}</strong>{" "}
            {trick.led && trick.led !== "NT" ? <Pip suit={trick.led} /> : null}
          </>
        ) : (
          "Nothing led yet"
        )}
      </p>
    </div>
  );
}

/** @param {{ trick: Trick | null | undefined, seats: Seat[], places: string[], illegal?: boolean, mark?: string }} props `mark` is what the last card cost. */
export function Middle({ trick, seats, places, illegal, mark: cost }) {
  const cards = trick?.cards ?? [];
  const said = trick
    ? `Trick ${trick.number}${trick.led_say ? `, ${trick.led_say} led` : ", no card yet"}`
    : "No trick yet";
  return (
    <ol class="be-middle" aria-label={said}>
      {cards.map(({ seat, card, winning, illegal: bad }, i) => {
        const at = seats.findIndex((one) => one.seat === seat);
        const wrong = bad || (illegal && i === cards.length - 1);
        const last = i === cards.length - 1;
        const mark = wrong ? "not allowed" : last && cost ? cost : winning ? "winning" : undefined;
        return (
          <li
            key={`${trick?.number}-${seat}`}
            class={cls(
              "be-played",
              `be-from-${places[at]}`,
              winning && !wrong && "be-winning",
              wrong && "be-wrong",
            )}
          >
            <CardFace
              card={card}
              label={`${seats[at]?.name}: ${card.say}${mark ? `, ${mark}` : ""}`}
              note={mark}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The latest call of each seat, as a bubble before it. @param {{ seats: Seat[], places: string[] }} props */
export function Said({ seats, places }) {
  return (
    <ul class="be-middle" aria-label="Latest calls">
      {seats.map((seat, i) =>
        seat.call ? (
          <li
            key={`${seat.seat}-${seat.call}`}
            class={cls(
              "be-played",
              "be-bubble",
              seat.call === "pass" && "be-passed",
              `be-from-${places[i]}`,
            )}
          >
            <span class="be-hidden">
              {seat.name} {seat.call_say}
            </span>
            <span aria-hidden>{seat.call}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
