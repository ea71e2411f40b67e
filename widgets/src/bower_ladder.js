// BowerLadder: name a trump suit and watch the suits reorder; a drill on it. All strains are in the
// view, so it needs no kernel.
import { useState } from "preact/hooks";
import { Pip } from "./card.js";
import { Button, Choices } from "./controls.js";
import { Drill } from "./drill.js";
import { Say } from "./live.js";
import { createWidget, useModel, useTrait } from "./model.js";
import { Rows } from "./rungs.js";

/** @import { LadderView } from "./view" */

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

export default createWidget(BowerLadder);
