import assert from "node:assert/strict";
import { test } from "node:test";
import { auctionView, playView } from "./fixtures/views.js";
import { settled, show } from "./page.js";

const SHEET = {
  sides: [
    { side: "NS", name: "North and South" },
    { side: "EW", name: "West and East" },
  ],
  target: 42,
  rows: [],
  winner: null,
};
const ROW = {
  hand: 1,
  contract: "South bid 4, hearts",
  tricks: { NS: 5, EW: 1 },
  score: { NS: 5, EW: 1 },
  total: { NS: 5, EW: 1 },
  why: ["North and South bid 4 and took 5.", "West and East took 1."],
};

/** @param {Record<string, any>} more */
const gameView = (more = {}) => ({
  ...playView(),
  number: 2,
  totals: [
    { side: "NS", name: "North and South", points: 5 },
    { side: "EW", name: "West and East", points: -4 },
  ],
  target: 42,
  waits: null,
  cover: null,
  ended: null,
  done: [
    { at: 0, say: "West passes.", bot: true },
    { at: 1, say: "South bids 4.", bot: false },
  ],
  kept: "",
  ...more,
});
const waiting = (more = {}) =>
  gameView({ acts: null, waits: { seat: "W", name: "West" }, ...more });
const start = (/** @type {Record<string, any>} */ view = gameView(), more = {}) =>
  show("game_table", { view, sheet: SHEET, note: {}, pace: 1, ...more });
/** @param {any} page */
const asked = (page) => page.model.intents().map((/** @type {any} */ one) => one.do);

test("hand, score and target stand above the table", async () => {
  const page = await start();
  const standing = page.all(".be-standing")[0];
  assert.equal(standing.getAttribute("aria-label"), "Hand 2, the score so far");
  assert.equal(standing.textContent, "Hand 2North and South 5West and East −4to 42");
});

test("a bot is asked for its action when the pace is up, once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = await start(waiting(), { pace: 2 });
  // The page sets its clock after it has been drawn.
  t.mock.timers.tick(100);
  await settled();
  t.mock.timers.tick(1800);
  assert.deepEqual(asked(page), []);
  t.mock.timers.tick(300);
  assert.deepEqual(asked(page), ["next"]);
  await settled();
  t.mock.timers.tick(4000);
  assert.deepEqual(asked(page), ["next"]);
  t.mock.timers.reset();
});

test("at once asks for all the bots do", async () => {
  const page = await start(waiting(), { pace: 0 });
  assert.deepEqual(asked(page), ["rest"]);
});

test("no bot is asked while a learner is to act", async () => {
  const page = await start(gameView(), { pace: 0 });
  assert.deepEqual(asked(page), []);
});

test("at Next nothing happens before Next is pressed", async () => {
  const page = await start(waiting(), { pace: null });
  assert.deepEqual(asked(page), []);
  await page.press("Next: West");
  assert.deepEqual(asked(page), ["next"]);
  await page.press("Next: West");
  assert.deepEqual(asked(page), ["next"], "not again before the answer");
});

test("the learner sets the pace, and it is kept in the model", async () => {
  const page = await start();
  await page.press("every two seconds");
  assert.equal(page.model.get("pace"), 2);
  await page.press("each time you press Next");
  assert.equal(page.model.get("pace"), null);
  assert.deepEqual(page.model.saved, [{ pace: 2 }, { pace: null }]);
});

test("skipping ahead asks for the rest", async () => {
  const page = await start(waiting(), { pace: null });
  await page.press("Skip ahead");
  assert.deepEqual(asked(page), ["rest"]);
});

test("a card is played from the table as at any other", async () => {
  const page = await start();
  await page.press("9 of spades, playable");
  assert.deepEqual(
    page.model.intents().map((one) => [one.do, one.card, one.state]),
    [["play", "9S", 7]],
  );
});

test("a hint is asked for, told aloud, and gone with the next state", async () => {
  const page = await start();
  await page.press("Hint");
  assert.deepEqual(asked(page), ["hint"]);
  page.model.set("note", {
    kind: "hint",
    say: "A good player would play the 9 of spades here.",
    at: null,
    state: 7,
    n: 1,
  });
  await settled();
  assert.match(page.said(), /A good player would play the 9 of spades/);
  await page.press("9 of spades, playable");
  assert.deepEqual(asked(page), ["hint", "play"], "the answer ended the waiting");
  page.model.set("view", { ...gameView(), state: 8 });
  await settled();
  assert.doesNotMatch(page.said(), /A good player/);
});

test("bots wait while the learner reads why, and go on when told to", async () => {
  const page = await start(waiting(), {
    pace: 0.01,
    note: { kind: "why", say: "West: second hand low.", at: 0, state: 7, n: 1 },
  });
  await settled();
  assert.deepEqual(asked(page), []);
  assert.match(page.said(), /second hand low/);
  await page.press("Go on");
  assert.deepEqual(asked(page), ["next"]);
});

test("each action of a bot can be asked about, a person's cannot", async () => {
  const page = await start();
  const list = page.all(".be-done li");
  assert.deepEqual(
    list.map((one) => one.querySelectorAll("button").length),
    [1, 0],
  );
  await page.press("Why? West passes.");
  assert.deepEqual(
    page.model.intents().map((one) => [one.do, one.at]),
    [["why", 0]],
  );
});

test("without a bot's action there is nothing to ask", async () => {
  const page = await start(gameView({ done: [{ at: 0, say: "South bids 4.", bot: false }] }));
  const why = page.button("Why?");
  assert.equal(why.getAttribute("aria-disabled"), "true");
  await page.press("Why?");
  assert.deepEqual(asked(page), []);
});

test("with several people the cards come when they are asked for", async () => {
  const view = gameView({
    acts: null,
    cover: {
      seat: "N",
      say: "North is to play.",
      more: "North, take the screen.",
      button: "Show my cards",
    },
  });
  const page = await start(view);
  await page.press("Show my cards");
  assert.deepEqual(asked(page), ["uncover"]);
});

test("after a hand its score, the sheet and the next hand are there", async () => {
  const view = gameView({
    acts: null,
    ended: {
      over: false,
      say: "The score is North and South 5.",
      more: "West deals the next hand.",
      button: "Next hand",
    },
  });
  Object.assign(view.table, {
    phase: "over",
    score: [{ side: "NS", name: "North and South", points: 5, why: "They took 5." }],
  });
  const page = await start(view, { sheet: { ...SHEET, rows: [ROW] } });
  assert.match(page.said(), /The score is North and South 5. West deals the next hand./);
  assert.match(page.el.textContent ?? "", /They took 5./);
  assert.ok(page.all("table.be-sheet").length === 1);
  await page.press("Next hand");
  assert.deepEqual(asked(page), ["deal"]);
});

test("a game that is over says who wins and has no next hand", async () => {
  const view = gameView({
    acts: null,
    ended: { over: true, say: "North and South win with 44.", more: "", button: "" },
  });
  const page = await start(view, {
    sheet: { ...SHEET, rows: [ROW], winner: { side: "NS", why: "North and South win with 44." } },
  });
  assert.match(page.said(), /North and South win with 44./);
  assert.equal(page.all(".be-go").length, 0);
});

test("the focus goes to what can be done next", async () => {
  const page = await start(waiting(), { pace: null });
  page.button("Next: West").focus();
  page.model.set("view", { ...gameView(), ...auctionView(), state: 9 });
  await settled();
  assert.equal(document.activeElement?.closest(".be-bid-box") !== null, true, "the bid box");
  page.model.set("view", { ...gameView(), state: 10 });
  await settled();
  assert.match(page.focused(), /of spades, playable$/);
  page.model.set("view", { ...waiting(), state: 11 });
  await settled();
  assert.equal(document.activeElement?.textContent, "Next: West");
});

test("the focus of a reader elsewhere stays there", async () => {
  const other = document.createElement("button");
  document.body.append(other);
  const page = await start(waiting(), { pace: null });
  other.focus();
  page.model.set("view", { ...gameView(), state: 9 });
  await settled();
  assert.equal(document.activeElement, other);
  other.remove();
});

test("everything that takes focus keeps JupyterLab's shortcuts away", async () => {
  for (const view of [
    gameView(),
    waiting(),
    gameView({ ended: { over: false, say: "a", more: "b", button: "Next hand" } }),
  ]) {
    const page = await start(view, { pace: null, sheet: { ...SHEET, rows: [ROW] } });
    for (const one of page.all("button, input, summary, [tabindex='0']"))
      assert.equal(
        one.getAttribute("data-lm-suppress-shortcuts"),
        "true",
        one.outerHTML.slice(0, 90),
      );
  }
});

test("a saved page shows the state and asks nobody", async () => {
  const page = await start(waiting(), { pace: 0.01, offline: true });
  await settled();
  assert.deepEqual(asked(page), []);
  assert.match(page.el.textContent ?? "", /open the notebook and run its cell/);
});

test("a view that goes away leaves nothing listening and asks no more", async () => {
  const page = await start(waiting(), { pace: 0.4 });
  page.leave();
  await new Promise((done) => setTimeout(done, 500));
  assert.equal(page.model.listeners(), 0);
  assert.deepEqual(asked(page), []);
});
