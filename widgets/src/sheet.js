// A score sheet: the race to the target, and the game hand by hand with the reason for each line.

/** @import { Sheet } from "./view" */

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
/** @param {number} points */
const plain = (points) => String(points).replace("-", "−");

/** @param {{ sheet: Sheet }} props */
export function Race({ sheet }) {
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
export function Rows({ sheet }) {
  const columns = 2 + sheet.sides.length;
  return (
    <div
      class="be-scroll"
      tabIndex={0}
      role="region"
      aria-label="Hand by hand"
      data-lm-suppress-shortcuts="true"
    >
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
                  <span class={row.score[side.side] < 0 ? "be-loss" : ""}>
                    {signed(row.score[side.side])}
                  </span>
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
