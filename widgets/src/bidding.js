// The bid box: a number with − and +, a suit or no trump where the bid names one, alone, Bid, Pass.
// What may not be bid can be reached and says why.
import { useEffect, useState } from "preact/hooks";
import { Pip } from "./card.js";
import { Button, Choices, Tick } from "./controls.js";

/** @import { Bidding, Calls, Option } from "./view" */

/** @param {Option[]} options */
const choices = (options) =>
  options.map(({ value, text, say, legal, why }) => ({
    value,
    say,
    barred: !legal,
    why,
    text: face(value, text),
  }));

/** @param {string} value @param {string} text */
function face(value, text) {
  return "CDHS".includes(value) && value.length === 1 ? (
    <>
      <span class="be-chip">
        <Pip suit={value} />
      </span>
      {text}
    </>
  ) : (
    text
  );
}

/**
 * @param {{
 *   bidding: Bidding, idle: boolean, onCall: (call: string) => void, onTrump: (strain: string) => void,
 *   onBarred: (why: string) => void,
 * }} props `onBarred` hears "" when another choice may be bid, so that the last refusal goes.
 */
export function BidBox({ bidding, idle, onCall, onTrump, onBarred }) {
  const { bids, strains, alone, pass } = bidding;
  const lowest = bids.find((bid) => bid.legal)?.value ?? null;
  const [bid, setBid] = useState(lowest);
  const [strain, setStrain] = useState(/** @type {string | null} */ (null));
  const [lone, setLone] = useState(false);
  useEffect(() => {
    setBid(lowest);
    setLone(!lowest && Boolean(alone?.legal));
  }, [bidding]);
  if (bidding.kind === "trump")
    return (
      <section class="be-bid-box" aria-label={bidding.ask}>
        <p class="be-head">{bidding.ask}</p>
        <div class="be-row" role="group" aria-label="Trump">
          {strains.map((option) => (
            <Button
              key={option.value}
              label={option.say}
              barred={!option.legal || idle}
              why={option.why}
              onBarred={() => !idle && onBarred(option.why)}
              onClick={() => onTrump(option.value)}
            >
              {face(option.value, option.text)}
            </Button>
          ))}
        </div>
      </section>
    );
  const at = bids.findIndex((one) => one.value === bid);
  /** @param {number} by */
  const step = (by) => {
    const next = bids[Math.max(0, Math.min(bids.length - 1, (at < 0 ? 0 : at) + by))];
    setLone(false);
    setBid(next.value);
    onBarred(next.legal ? "" : next.why);
  };
  const chosen = lone ? alone : bids[at];
  const named = strains.find((one) => one.value === strain);
  const why = !chosen
    ? "No number is left to bid."
    : !chosen.legal
      ? chosen.why
      : strains.length && !named
        ? "Choose a suit or no trump as well."
        : "";
  const words = [chosen?.say ?? "Bid", named?.say]
    .filter(Boolean)
    .join(strains.length && lone ? " in " : " ");
  const call = () => onCall([chosen?.value, strain].filter(Boolean).join(lone ? " " : ""));
  return (
    <section class="be-bid-box" aria-label={bidding.ask}>
      <p class="be-head">{bidding.ask}</p>
      <div class="be-row">
        <Choices
          label="Number of tricks"
          value={lone ? null : bid}
          options={choices(bids)}
          onChange={(value) => {
            setLone(false);
            setBid(value);
            const picked = bids.find((one) => one.value === value);
            onBarred(picked && !picked.legal ? picked.why : "");
          }}
        />
        <Button small label="One less" barred={at <= 0} onClick={() => step(-1)}>
          −
        </Button>
        <Button small label="One more" barred={at >= bids.length - 1} onClick={() => step(1)}>
          +
        </Button>
      </div>
      {strains.length ? (
        <div class="be-row">
          <Choices
            label="Suit or no trump"
            value={strain}
            options={choices(strains)}
            onChange={(value) => {
              setStrain(value);
              onBarred("");
            }}
          />
        </div>
      ) : null}
      <div class="be-row">
        {alone ? (
          <Tick
            checked={lone}
            barred={!alone.legal}
            why={alone.why}
            onChange={(on) => {
              setLone(on);
              onBarred(on && !alone.legal ? alone.why : "");
            }}
          >
            {alone.text}
          </Tick>
        ) : null}
        <Button
          main
          barred={Boolean(why) || idle}
          why={why}
          onBarred={() => !idle && onBarred(why)}
          onClick={call}
        >
          {sentence(words)}
        </Button>
        {pass ? (
          <Button
            barred={!pass.legal || idle}
            why={pass.why}
            onBarred={() => !idle && onBarred(pass.why)}
            onClick={() => onCall("pass")}
          >
            Pass
          </Button>
        ) : null}
      </div>
      {bidding.rule ? <p class="be-rule">{bidding.rule}</p> : null}
    </section>
  );
}

/** @param {string} words */
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** The calls in order round the table, a row a round. @param {{ calls: Calls }} props */
export function CallSheet({ calls }) {
  return (
    <table class="be-calls">
      <caption>Calls so far</caption>
      <thead>
        <tr>
          {calls.seats.map((seat) => (
            <th key={seat.seat} scope="col">
              {seat.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.rounds.map((round, i) => (
          <tr key={i}>
            {round.map((call, k) => (
              <td key={k}>
                {call ? (
                  <span title={call.say}>{call.text}</span>
                ) : (
                  <span class="be-hidden">not yet</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
