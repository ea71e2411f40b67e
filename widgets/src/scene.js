// What a question is about: what is trump, the calls and the trick so far, the cards held.
import { CardFace, Pip } from "./card.js";
import { Hand } from "./hand.js";
import { cls } from "./keys.js";

/** @import { ComponentChildren } from "preact" */
/** @import { AskedScene } from "./view" */

/** @param {{ scene: AskedScene, picker: ComponentChildren }} props `picker`: cards to choose from, in place of the hand. */
export function Scene({ scene, picker }) {
  if (!scene.strain && !scene.calls.length && !scene.plays.length && !scene.held.length && !picker)
    return null;
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
              <CardFace
                card={play.card}
                label={`${play.name}: ${play.card.say}${play.winning ? ", winning" : ""}`}
                note={play.winning ? "winning" : undefined}
              />
              <span aria-hidden>{play.name}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {scene.held.length || picker ? (
        <div class={cls("be-scene-hand", picker ? "be-pick" : null)}>
          {scene.held.length ? <span>{scene.held_say}</span> : null}
          {picker ?? (
            <Hand
              label={`${scene.held_say}: ${scene.held.length} cards`}
              cards={scene.held}
              size="big"
            />
          )}
        </div>
      ) : null}
    </div>
  );
}
