import assert from "node:assert/strict";
import { test } from "node:test";
import { ladderView, playView, trayView } from "./fixtures/views.js";
import { settled, show } from "./page.js";

test("naming trump reorders the suits and is kept in the model", async () => {
  const page = await show("bower_ladder", { view: ladderView(), strain: "NT" });
  await page.press("hearts");
  assert.equal(page.model.get("strain"), "H");
  const top = page
    .all("section[aria-label='hearts, trump: 7 cards'] [role=img]")
    .map((one) => one.getAttribute("aria-label"));
  assert.deepEqual(top.slice(0, 3), [
    "jack of hearts, right bower, trump",
    "jack of diamonds, left bower, trump",
    "ace of hearts, trump",
  ]);
  assert.match(page.el.textContent ?? "", /the jack has gone to hearts/);
});

test("a trump named in Python is shown", async () => {
  const page = await show("bower_ladder", { view: ladderView(), strain: "NT" });
  page.model.set("strain", "S");
  await settled();
  assert.ok(page.all("section[aria-label='spades, trump: 7 cards']").length);
});

test("the drill asks with bare cards, tells right from wrong, and counts", async () => {
  const page = await show("bower_ladder", { view: ladderView(), strain: "H" });
  await page.press("Try a drill");
  assert.equal(page.all(".be-drill .be-trump").length, 0, "no star gives the answer away");
  await page.press("ace of hearts");
  assert.match(page.said(), /Not this one.*left bower/s);
  await page.press("Next");
  await page.press("spades");
  assert.match(page.said(), /Right/);
  await page.press("How did I do?");
  assert.match(page.said(), /1 of 2 right/);
});

test("the whole pack is shown first, and dealing at once shows every hand", async () => {
  const page = await show("deal_tray", { view: trayView() });
  assert.equal(page.all("section[aria-label$=': 6 cards'] [role=img]").length, 24);
  await page.press("at once");
  await page.press("Shuffle and deal");
  assert.equal(page.all('ul[aria-label="West\'s hand: 6 cards"] li').length, 6);
  assert.ok(page.all('[aria-label="North\'s hand: 6 cards, face down"]').length);
});

test("cards go round one at a time from the dealer's left", async () => {
  const page = await show("deal_tray", { view: trayView() });
  await page.press("slowly");
  await page.press("Shuffle and deal");
  assert.match(page.said(), /A card to West/);
  await new Promise((done) => setTimeout(done, 750));
  assert.match(page.said(), /A card to North/);
  await page.press("Deal the rest at once");
  assert.match(page.said(), /the whole pack is dealt/);
});

test("a code, a new deal and a turned hand are asked of Python", async () => {
  const page = await show("deal_tray", { view: trayView() });
  await page.press("at once");
  await page.press("Shuffle and deal");
  await page.press("Deal again");
  const input = /** @type {HTMLInputElement} */ (page.all("input.be-text")[0]);
  page.model.set("view", { ...trayView(), state: 1 });
  await settled();
  input.value = "C4-7KQ2";
  input.dispatchEvent(new /** @type {any} */ (window).Event("input", { bubbles: true }));
  await settled();
  await page.press("Bring back");
  page.all("input[type=checkbox]")[2].click();
  await settled();
  assert.deepEqual(
    page.model.intents().map((one) => [one.do, one.code ?? one.seat ?? null]),
    [
      ["again", null],
      ["code", "C4-7KQ2"],
      ["turn", "N"],
    ],
  );
});

const sheetView = () => ({
  state: 0,
  title: "",
  sheet: {
    sides: [
      { side: "NS", name: "North and South" },
      { side: "EW", name: "West and East" },
    ],
    target: 42,
    rows: [
      {
        hand: 1,
        contract: "West bid 5, hearts",
        tricks: { EW: 3, NS: 3 },
        score: { EW: -6, NS: 3 },
        total: { EW: -6, NS: 3 },
        why: ["A flat six.", "Defenders score their tricks."],
      },
    ],
    winner: null,
  },
  what_if: {
    tables: [{ value: "partnership", text: "Partnership", say: "Partnership" }],
    table: "partnership",
    bids: [
      { value: "4", text: "4", say: "bid 4" },
      { value: "5", text: "5", say: "bid 5" },
    ],
    bid: "5",
    tricks: 3,
    most: 6,
    ask: "West and East take",
    say: "Bid 5, took 3 tricks: set.",
    more: "",
    score: [{ side: "EW", name: "West and East", points: -6, why: "A flat six." }],
  },
});

test("a sheet gives score, total and reason of each hand", async () => {
  const page = await show("score_sheet", { view: sheetView() });
  const row = page.all(".be-sheet tbody tr").map((one) => one.textContent?.replace(/\s+/g, " "));
  assert.match(row[0] ?? "", /West bid 5, hearts.*\+3.*total.*3.*−6/);
  assert.match(row[1] ?? "", /A flat six/);
});

test("what if asks Python with table, bid and tricks together", async () => {
  const page = await show("score_sheet", { view: sheetView() });
  await page.press("One trick more");
  const [intent] = page.model.intents();
  assert.deepEqual(
    [intent.do, intent.table, intent.bid, intent.tricks],
    ["what_if", "partnership", "5", 4],
  );
});

test("when Python does not answer, the table says so", async (t) => {
  const page = await show("table", { view: playView() });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  page.button("9 of spades, playable").click();
  for (let i = 0; i < 80; i += 1) {
    await new Promise((done) => setImmediate(done));
    t.mock.timers.tick(100);
  }
  t.mock.timers.reset();
  await settled();
  assert.match(page.said(), /No answer from Python/);
});
