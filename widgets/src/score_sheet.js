// ScoreSheet: a game hand by hand with the reason for each line, and "what if".
import { Button, Choices } from "./controls.js";
import { Score } from "./felt.js";
import { Say } from "./live.js";
import { createWidget, useIntent, useTrait } from "./model.js";
import { Race, Rows } from "./sheet.js";

/** @import { SheetView } from "./view" */

function ScoreSheet() {
  const view = /** @type {SheetView} */ (useTrait("view"));
  const { send, waiting, trouble } = useIntent();
  const { sheet, what_if: ask } = view;
  /** @param {{ table?: string, bid?: string, tricks?: number }} change */
  const change = (change) =>
    ask && send({ do: "what_if", table: ask.table, bid: ask.bid, tricks: ask.tricks, ...change });
  return (
    <section class="be-playing" aria-label={view.title || "Score sheet"}>
      {view.title ? <p class="be-title">{view.title}</p> : null}
      {sheet.winner ? <Say say={sheet.winner.why} /> : null}
      <Race sheet={sheet} />
      {sheet.rows.length ? <Rows sheet={sheet} /> : null}
      {ask ? (
        <section class="be-bid-box" aria-label="What if" aria-busy={waiting}>
          <p class="be-head">What if …</p>
          <div class="be-row">
            <Choices
              label="Table"
              shown="Table"
              value={ask.table}
              options={ask.tables}
              onChange={(table) => change({ table })}
            />
          </div>
          <div class="be-row">
            <Choices
              label="Bid"
              shown="Bid"
              value={ask.bid}
              options={ask.bids}
              onChange={(bid) => change({ bid })}
            />
          </div>
          <div class="be-row be-counter">
            <span>{ask.ask}</span>
            <Button
              small
              label="One trick less"
              barred={ask.tricks <= 0 || waiting}
              onClick={() => change({ tricks: ask.tricks - 1 })}
            >
              −
            </Button>
            <output>{ask.tricks === 1 ? "1 trick" : `${ask.tricks} tricks`}</output>
            <Button
              small
              label="One trick more"
              barred={ask.tricks >= ask.most || waiting}
              onClick={() => change({ tricks: ask.tricks + 1 })}
            >
              +
            </Button>
          </div>
          <Say
            say={trouble || ask.say}
            more={trouble ? "" : ask.more}
            tone={trouble ? "trouble" : "plain"}
            n={view.state}
          />
          <Score score={ask.score} />
        </section>
      ) : null}
    </section>
  );
}

export default createWidget(ScoreSheet);
