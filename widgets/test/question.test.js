import assert from "node:assert/strict";
import { test } from "node:test";
import { card } from "./fixtures/views.js";
import { settled, show } from "./page.js";

/** @import { Asked, QuestionView } from "../src/view" */

const SCENE = {
  strain: null,
  strain_say: "",
  calls: [],
  plays: [],
  held: [],
  held_say: "You hold",
};

/**
 * @param {Partial<Asked>} item
 * @param {Partial<QuestionView>} [more]
 */
const view = (item, more) => ({
  state: 3,
  title: "",
  mode: "practice",
  at: 0,
  marks: [],
  result: "",
  exam_open: false,
  ...more,
  item: {
    id: "first_night.04.q1",
    kind: "choice",
    many: false,
    prompt: "Who leads?",
    unit: "",
    scene: SCENE,
    options: [],
    calls: null,
    open: true,
    given: [],
    feedback: "",
    outcome: "not attempted",
    hint: "",
    hints: 2,
    hints_given: 0,
    right: [],
    solution: "",
    may_help: true,
    ...item,
  },
});

const plain = (/** @type {string[]} */ ...values) =>
  values.map((value) => ({ value, say: value, card: null, suit: null }));
const TEXTS = { options: plain("the bidder", "the dealer", "anyone") };
const HAND = ["QH", "9H", "AC"].map((id) => card(id, null));
const CARDS = {
  kind: /** @type {const} */ ("card"),
  scene: {
    ...SCENE,
    strain: "H",
    strain_say: "Hearts are trump",
    held: HAND,
    held_say: "You are North",
  },
  options: HAND.map((one) => ({ value: `${one.rank}♥`, say: one.say, card: one, suit: null })),
};

/** @param {Partial<Asked>} item @param {Partial<QuestionView>} [more] */
const start = (item, more) => show("question", { view: view(item, more) });

/** @param {any} page */
const intents = (page) => page.model.intents().map((/** @type {any} */ { n, ...intent }) => intent);

test("one text is chosen and checked", async () => {
  const page = await start(TEXTS);
  await page.press("the dealer");
  await page.press("the bidder");
  assert.equal(page.button("the bidder").getAttribute("aria-checked"), "true");
  assert.equal(page.button("the dealer").getAttribute("aria-checked"), "false");
  await page.press("Check");
  assert.deepEqual(intents(page), [{ do: "check", answer: "the bidder", state: 3 }]);
});

test("answers are one tab stop and arrows move inside it", async () => {
  const page = await start(TEXTS);
  const radios = page.all("[role=radio]");
  assert.deepEqual(
    radios.map((one) => one.tabIndex),
    [0, -1, -1],
  );
  radios[0].focus();
  const event = await page.key("ArrowDown");
  assert.ok(event.defaultPrevented);
  assert.equal(page.focused(), "the dealer");
  await page.key("End");
  assert.equal(page.focused(), "anyone");
  assert.deepEqual(
    page.all("[role=radio]").map((one) => one.tabIndex),
    [-1, -1, 0],
  );
});

test("a card is chosen from the hand, said by name, and sent by its value", async () => {
  const page = await start(CARDS);
  const hand = page
    .all("[role=group]")
    .find((one) => one.getAttribute("aria-label") === "You are North: choose");
  assert.ok(hand);
  await page.press("9 of hearts");
  assert.equal(page.button("9 of hearts, chosen").getAttribute("aria-pressed"), "true");
  await page.press("Check");
  assert.equal(intents(page)[0].answer, "9♥");
});

test("a chosen card is checked when it is pressed again", async () => {
  const page = await start(CARDS);
  await page.press("9 of hearts");
  await page.press("9 of hearts, chosen");
  assert.equal(intents(page)[0].answer, "9♥");
});

test("of several right cards each is chosen and can be left again", async () => {
  const page = await start({ ...CARDS, many: true });
  await page.press("9 of hearts");
  await page.press("ace of clubs");
  await page.press("queen of hearts");
  await page.press("ace of clubs, chosen");
  await page.press("Check");
  assert.deepEqual(intents(page)[0].answer, ["9♥", "Q♥"]);
});

test("an order is given by choosing in turn, and its places are said", async () => {
  const page = await start({ ...CARDS, kind: "order" });
  await page.press("9 of hearts");
  await page.press("queen of hearts");
  await page.press("9 of hearts, place 1");
  await page.press("9 of hearts");
  page.button("queen of hearts, place 1");
  page.button("9 of hearts, place 2");
  await page.press("Check");
  assert.deepEqual(intents(page)[0].answer, ["Q♥", "9♥"]);
});

test("a number is typed or stepped, and Enter checks it", async () => {
  const page = await start({ kind: "number", unit: "points" });
  const box = /** @type {HTMLInputElement} */ (page.all("input")[0]);
  assert.equal(box.getAttribute("aria-label"), "Your answer, in points");
  await page.press("One less");
  await page.press("One less");
  assert.equal(box.value, "-2");
  await page.key("ArrowUp", box);
  assert.equal(box.value, "-1");
  await page.key("Enter", box);
  assert.equal(intents(page)[0].answer, "-1");
});

test("a call with a strain needs both", async () => {
  const strains = [
    { value: "♥", say: "hearts", suit: "H" },
    { value: "NT", say: "no trump", suit: "NT" },
  ];
  const page = await start({
    kind: "bid",
    options: plain("pass", "4♥"),
    calls: { levels: ["pass", "4", "alone"], strains },
  });
  await page.press("4");
  await page.press("Check");
  assert.equal(intents(page)[0].answer, "");
  page.model.set("refusal", { say: "Choose a call.", card: null, n: 1 });
  await settled();
  await page.press("hearts");
  assert.match(page.el.textContent ?? "", /Your call: 4♥/);
  await page.press("alone");
  await page.press("no trump");
  assert.match(page.el.textContent ?? "", /Your call: alone NT/);
  await page.press("pass");
  assert.match(page.el.textContent ?? "", /Your call: pass/);
});

test("feedback, hint and refusal are heard", async () => {
  const page = await start(TEXTS);
  assert.match(page.said(), /Choose, then check/);
  page.model.set("refusal", { say: "Not attempted yet. Choose one.", card: null, n: 1 });
  await settled();
  assert.match(page.said(), /Not attempted yet/);
  assert.equal(page.el.querySelector(".be-cross"), null, "what was not attempted is not wrong");
  page.model.set("view", {
    ...view({
      ...TEXTS,
      outcome: "wrong",
      feedback: "Not right. That player speaks first.",
      hint: "Who promised?",
      hints_given: 1,
    }),
    state: 4,
  });
  await settled();
  assert.match(page.said(), /✕.*Not right. That player speaks first.*Hint: Who promised\?/);
  page.button("Next hint (1 left)");
});

test("what is right is marked by a sign and in words, and no answer is taken any more", async () => {
  const page = await start({
    ...TEXTS,
    open: false,
    outcome: "right",
    feedback: "Right. The bidder leads.",
    right: ["the bidder"],
    given: ["the bidder"],
  });
  assert.match(page.said(), /✓ Right/);
  assert.match(page.button("the bidder, right").textContent ?? "", /✓/);
  assert.throws(() => page.button("Check"));
  await page.press("the dealer");
  assert.equal(page.button("the dealer").getAttribute("aria-checked"), "false");
  await page.press("Try again");
  assert.deepEqual(intents(page), [{ do: "again", state: 3 }]);
});

test("the trick is told card by card with its player", async () => {
  const plays = [
    { name: "West", card: card("JH", null), winning: false },
    { name: "North", card: card("9H", null), winning: true },
  ];
  const page = await start({ ...TEXTS, scene: { ...SCENE, plays } });
  const said = page.all("[role=img]").map((one) => one.getAttribute("aria-label"));
  assert.deepEqual(said, ["West: jack of hearts", "North: 9 of hearts, winning"]);
});

test("an exam offers no help and ends when all is said", async () => {
  const marks = [
    { sign: "•", state: "noted", say: "Question 1, noted" },
    { sign: "", state: "", say: "Question 2" },
  ];
  const page = await start({ ...TEXTS, may_help: false }, { mode: "exam", marks, exam_open: true });
  assert.throws(() => page.button("Hint"));
  assert.throws(() => page.button("Show the answer"));
  await page.press("Question 2");
  await page.press("End the exam");
  // The first intent is on its way, so the second waits for the answer.
  assert.deepEqual(intents(page)[0], { do: "go", to: 1, state: 3 });
});

test("another question begins without an answer", async () => {
  const page = await start(TEXTS);
  await page.press("the dealer");
  page.model.set("view", { ...view({ ...TEXTS, id: "first_night.04.q2" }), state: 4 });
  await settled();
  assert.equal(page.all("[aria-checked=true]").length, 0);
});

test("everything that takes focus keeps JupyterLab's shortcuts away", async () => {
  for (const item of [TEXTS, CARDS, { kind: /** @type {const} */ ("number") }]) {
    const page = await start(item, { marks: [{ sign: "", state: "", say: "Question 1" }] });
    const reach = page.all("button, input, [tabindex]");
    assert.ok(reach.length > 3);
    for (const one of reach)
      assert.equal(
        one.getAttribute("data-lm-suppress-shortcuts"),
        "true",
        one.outerHTML.slice(0, 90),
      );
  }
});

test("a saved page says that answers are checked in the notebook", async () => {
  const page = await show("question", { view: view(TEXTS), offline: true });
  await page.press("the bidder");
  await page.press("Check");
  assert.match(page.said(), /saved page/);
  assert.deepEqual(intents(page), []);
});
