// ScoreSheet: a game hand by hand with the reason for each line, and "what if".
import { Button, Choices } from "./controls.js";
import { Score } from "./felt.js";
import { Say } from "./live.js";
import { createWidget, useIntent, useTrait } from "./model.js";

/** @import { Sheet, SheetView } from "./view" */

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
/** @param {number} points */
const plain = (points) => String(points).replace("-", "−");

/** @param {{ sheet: Sheet }} props */
function Race({ sheet }) {
  const last = sheet.rows.at(-1);
  if (!last) return null;
  return (
    <ul class="be-race" aria-label={`Race to ${sheet.target}`}>
      {sheet.sides.map((side) => {
        const total = last.total[side.side] ?? 0;
        const part = Math.max(0, Math.min(100, (100 * total) / sheet.target));
        const won = sheet.winner?.side === side.side;
        return (
          <li key={side.side} class={won ? "be-won" : ""}>
            <span>
              {side.name}
              {won ? " · wins" : ""}
            </span>
            <span class="be-bar" aria-hidden>
              <i style={`width:${part}%`} />
            </span>
            <b>
              {plain(total)} of {sheet.target}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** @param {{ sheet: Sheet }} props */
function Rows({ sheet }) {
  const columns = 2 + sheet.sides.length;
  return (
    <div class="be-scroll" tabIndex={0} role="region" aria-label="Hand by hand" data-lm-suppress-shortcuts="true">
      <table class="be-sheet">
        <thead>
          <tr>
            <th scope="col">Hand</th>
            <th scope="col">Contract</th>
            {sheet.sides.map((side) => (
              <th key={side.side} scope="col" class="be-points">
                {side.name}
              </th>
            ))}
          </tr>
        </thead>
        {sheet.rows.map((row) => (
          <tbody key={row.hand}>
            <tr>
              <th scope="row">{row.hand}</th>
              <td>{row.contract}</td>
              {sheet.sides.map((side) => (
                <td key={side.side} class="be-points">
                  <span class={row.score[side.side] < 0 ? "be-loss" : ""}>{signed(row.score[side.side])}</span>
                  <span aria-hidden> → </span>
                  <span class="be-hidden">, total </span>
                  <b>{plain(row.total[side.side])}</b>
                </td>
              ))}
            </tr>
            <tr class="be-why">
              <td />
              <td colSpan={columns - 1}>
                {row.why.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ScoreSheet() {
  const view = /** @type {SheetView} */ (useTrait("view"));
  const { send, waiting, trouble } = useIntent();
  const { sheet, what_if: ask } = view;
  /** @param {{ table?: string, bid?: string, tricks?: number }} change */
  const change = (change) => ask && send({ do: "what_if", table: ask.table, bid: ask.bid, tricks: ask.tricks, ...change });
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
            <Choices label="Table" shown="Table" value={ask.table} options={ask.tables} onChange={(table) => change({ table })} />
          </div>
          <div class="be-row">
            <Choices label="Bid" shown="Bid" value={ask.bid} options={ask.bids} onChange={(bid) => change({ bid })} />
          </div>
          <div class="be-row be-counter">
            <span>{ask.ask}</span>
            <Button small label="One trick less" barred={ask.tricks <= 0 || waiting} onClick={() => change({ tricks: ask.tricks - 1 })}>
              −
            </Button>
            <output>{ask.tricks === 1 ? "1 trick" : `${ask.tricks} tricks`}</output>
            <Button small label="One trick more" barred={ask.tricks >= ask.most || waiting} onClick={() => change({ tricks: ask.tricks + 1 })}>
              +
            </Button>
          </div>
          <Say say={trouble || ask.say} more={trouble ? "" : ask.more} tone={trouble ? "trouble" : "plain"} n={view.state} />
          <Score score={ask.score} />
        </section>
      ) : null}
    </section>
  );
}

export default createWidget(ScoreSheet);
