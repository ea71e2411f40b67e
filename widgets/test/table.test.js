import assert from "node:assert/strict";
import { test } from "node:test";
import { auctionView, card, playView } from "./fixtures/views.js";
import { settled, show } from "./page.js";

const start = (more = {}) => show("table", { view: playView(), ...more });

test("a hand is one tab stop and each card says what it is", async () => {
  const page = await start();
  const hand = page
    .all("[role=group]")
    .find((one) => one.getAttribute("aria-label")?.startsWith("South's hand"));
  const buttons = [...(hand?.querySelectorAll("button") ?? [])];
  assert.equal(hand?.getAttribute("aria-label"), "South's hand: 4 cards, 2 playable");
  assert.deepEqual(
    buttons.map((one) => one.getAttribute("aria-label")),
    [
      "10 of spades, playable",
      "9 of spades, playable",
      "jack of clubs, not playable",
      "10 of clubs, not playable",
    ],
  );
  assert.equal(buttons.filter((one) => one.tabIndex === 0).length, 1);
});

test("everything that takes focus keeps JupyterLab's shortcuts away", async () => {
  for (const view of [playView(), auctionView()]) {
    const page = await start({ view });
    const reach = page.all("button, input, summary, select, [tabindex]");
    assert.ok(reach.length > 5);
    for (const one of reach)
      assert.equal(
        one.getAttribute("data-lm-suppress-shortcuts"),
        "true",
        one.outerHTML.slice(0, 90),
      );
  }
});

test("a legal card is sent once, with the state it was chosen in", async () => {
  const page = await start();
  await page.press("9 of spades, playable");
  const sent = page.model.intents();
  assert.equal(sent.length, 1);
  assert.equal(sent[0].do, "play");
  assert.equal(sent[0].card, "9S");
  assert.equal(sent[0].state, 7);
  await page.press("10 of spades, playable");
  assert.equal(page.model.intents().length, 1, "no second card before the answer");
});

test("an unplayable card is not sent: it says why", async () => {
  const page = await start();
  await page.press("jack of clubs, not playable");
  assert.equal(page.model.intents().length, 0);
  assert.match(page.said(), /You hold spades, so you must follow spades/);
});

test("arrows move inside the hand and reach unplayable cards", async () => {
  const page = await start();
  page.button("10 of spades, playable").focus();
  await page.key("End");
  assert.equal(page.focused(), "10 of clubs, not playable");
  await page.key("ArrowLeft");
  assert.equal(page.focused(), "jack of clubs, not playable");
  await page.key("Home");
  assert.equal(page.focused(), "10 of spades, playable");
  const event = await page.key("ArrowLeft");
  assert.ok(event.defaultPrevented);
});

test("focus stays with the hand when its card has gone", async () => {
  const page = await start();
  page.button("9 of spades, playable").focus();
  const next = playView();
  next.state = 8;
  next.table.seats[0].cards.splice(1, 1);
  page.model.set("view", next);
  await settled();
  assert.match(page.focused(), /^(10 of spades|jack of clubs)/);
});

test("a refusal from Python is told, also the second time", async () => {
  const page = await start();
  page.model.set("refusal", { say: "You must follow spades.", card: "JC", n: 1 });
  await settled();
  assert.match(page.said(), /You must follow spades/);
  const first = page.all("[role=status] > div")[0];
  page.model.set("refusal", { say: "You must follow spades.", card: "JC", n: 2 });
  await settled();
  assert.notEqual(
    page.all("[role=status] > div")[0],
    first,
    "the sentence is written anew, so that it is heard",
  );
});

test("the last trick can be looked at again", async () => {
  const page = await start();
  await page.press("Last trick");
  assert.ok(page.all("ol").some((one) => one.getAttribute("aria-label") === "Trick 2, hearts led"));
});

test("hidden hands are told by number only", async () => {
  const page = await start();
  const west = page.all("section[aria-label=West]")[0];
  assert.ok(west.querySelector('[aria-label="West\'s hand: 3 cards, face down"]'));
  assert.equal(west.querySelectorAll("[data-suit]").length, 0);
});

test("what others did on the way is shown step by step, or skipped", async () => {
  const page = await start();
  const next = playView();
  const on = structuredClone(next.table);
  on.say = "East plays the jack of spades.";
  Object.assign(next, { state: 8, past: [on] });
  page.model.set("view", next);
  await settled();
  assert.match(page.said(), /East plays the jack of spades/);
  await page.press("Skip ahead");
  assert.match(page.said(), /North trumps the ace of spades/);
});

test("a bid needs its strain in the double deck, and goes out as one call", async () => {
  const page = await start({ view: auctionView() });
  await page.press("Bid 6");
  assert.match(page.said(), /Choose a suit or no trump/);
  await page.press("hearts");
  await page.press("Bid 6 hearts");
  assert.deepEqual(
    page.model.intents().map((one) => [one.do, one.call]),
    [["call", "6H"]],
  );
});

test("a number that is too low can be reached and says why", async () => {
  const page = await start({ view: auctionView() });
  await page.press("bid 4, not allowed");
  assert.match(page.said(), /a bid must be for 6 or more/);
  await page.press("Bid 4");
  assert.equal(page.model.intents().length, 0);
});

test("alone names a suit or no trump and no number", async () => {
  const page = await start({ view: auctionView() });
  const tick = /** @type {HTMLInputElement} */ (page.all("input[type=checkbox]")[0]);
  tick.click();
  await settled();
  await page.press("no trump");
  await page.press("Alone in no trump");
  assert.equal(page.model.intents()[0].call, "alone NT");
});

test("the swap takes up to three cards and tells each choice", async () => {
  const view = playView();
  const mine = ["AS", "KS", "JS", "JS", "10S"].map((id) => card(id, "S"));
  Object.assign(view, {
    state: 4,
    swapping: {
      seat: "S",
      least: 0,
      most: 3,
      ask: "South, choose up to 3 cards to swap with North",
    },
  });
  Object.assign(view.table, { phase: "swap", trick: null });
  view.table.seats[0].cards = /** @type {any} */ (mine);
  const page = await start({ view });
  assert.ok(page.button("Keep all cards"));
  await page.press("ace of spades, trump, not chosen");
  await page.press("jack of spades, right bower, trump, not chosen");
  await page.press("jack of spades, right bower, trump, not chosen");
  await page.press("10 of spades, trump, not chosen");
  assert.match(page.said(), /At most 3 cards/);
  await page.press("Swap 3 cards");
  assert.deepEqual(page.model.intents()[0].cards, ["AS", "JS", "JS"]);
});

test("on a saved page a choice says that nobody answers", async () => {
  const page = await start({ offline: true });
  await page.press("9 of spades, playable");
  assert.match(page.said(), /saved page/);
  assert.equal(page.model.intents().length, 0);
});

test("after a bid the focus stays with the table and goes to what can be done next", async () => {
  const page = await start({ view: auctionView() });
  page.button("Pass").focus();
  const bid = auctionView();
  page.model.set("view", { ...bid, state: bid.state + 1, bidding: null, acts: null });
  await settled();
  assert.ok(document.activeElement?.classList.contains("be-felt"));
  page.model.set("view", { ...playView(), state: bid.state + 2 });
  await settled();
  assert.equal(page.focused(), "10 of spades, playable");
});

test("a focus elsewhere on the page is left alone", async () => {
  const page = await start();
  const other = document.createElement("button");
  document.body.append(other);
  other.focus();
  page.model.set("view", { ...auctionView(), state: 9 });
  await settled();
  assert.equal(document.activeElement, other);
});

test("the second click of a double click is nobody's choice", async () => {
  const page = await start();
  const legal = page.all(".be-choice.be-legal")[0];
  const View = /** @type {any} */ (legal.ownerDocument.defaultView);
  const click = (/** @type {number} */ detail) =>
    legal.dispatchEvent(new View.MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  click(2);
  await settled();
  assert.equal(page.model.intents().length, 0);
  click(1);
  await settled();
  assert.equal(page.model.intents().length, 1);
});

test("a card that only got the focus does not hide the reason; a card moved to does", async () => {
  const page = await start();
  const barred = page.all(".be-choice.be-barred")[0];
  barred.focus();
  await settled();
  assert.equal(page.all(".be-hint").length, 0);
  const View = /** @type {any} */ (barred.ownerDocument.defaultView);
  barred.dispatchEvent(new View.MouseEvent("mousemove", { bubbles: true }));
  await settled();
  assert.equal(page.all(".be-hint").length, 1);
});
