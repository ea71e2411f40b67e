import assert from "node:assert/strict";
import { test } from "node:test";
import { illegalView, replayView } from "./fixtures/views.js";
import { settled, show } from "./page.js";

const start = (more = {}) => show("replay", { view: replayView(), step: 0, ...more });

test("each step shows the sentence why", async () => {
  const page = await start();
  assert.match(page.said(), /West leads/);
  await page.press("Forward");
  assert.match(page.said(), /West plays the jack of hearts/);
  await page.press("Back");
  assert.match(page.said(), /West leads/);
});

test("first, last and a trick are one press away", async () => {
  const page = await start();
  await page.press("Last step");
  assert.match(page.el.textContent ?? "", /West made the bid/);
  await page.press("Trick 3");
  assert.equal(page.model.get("step"), 9);
  await page.press("First step");
  assert.equal(page.model.get("step"), 0);
});

test("arrows, Home and End move and go no further than this widget", async () => {
  const page = await start();
  const line = page.all("input[type=range]")[0];
  line.focus();
  const event = await page.key("ArrowRight", line);
  assert.equal(page.model.get("step"), 1);
  assert.ok(event.defaultPrevented);
  await page.key("End", line);
  assert.equal(page.model.get("step"), 25);
  await page.key("ArrowRight", line);
  assert.equal(page.model.get("step"), 25);
  await page.key("Home", line);
  assert.equal(page.model.get("step"), 0);
});

test("the running trick count is told in words", async () => {
  const page = await start({ step: 25 });
  const west = page.all("section[aria-label=West]")[0];
  assert.match(west.textContent ?? "", /4 tricks/);
});

test("an illegal card lies at its place with its reason", async () => {
  const page = await show("replay", { view: illegalView(), step: 2 });
  const wrong = page.all("ol [role=img]").map((one) => one.getAttribute("aria-label"));
  assert.ok(wrong.includes("North: ace of clubs, not allowed"));
  assert.match(page.said(), /must follow hearts/);
});

test("playing moves on by itself and pausing stops it", async (t) => {
  const page = await start();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const wait = () => new Promise((done) => setImmediate(done));
  page.button("Play").click();
  for (let i = 0; i < 60; i += 1) {
    t.mock.timers.tick(500);
    await wait();
  }
  const reached = page.model.get("step");
  assert.ok(reached > 3, `reached step ${reached}`);
  page.button("Pause").click();
  for (let i = 0; i < 20; i += 1) await wait();
  for (let i = 0; i < 60; i += 1) {
    t.mock.timers.tick(500);
    await wait();
  }
  assert.equal(page.model.get("step"), reached);
  t.mock.timers.reset();
});

test("two views of one model show the same step", async () => {
  const page = await start();
  const second = document.createElement("div");
  document.body.append(second);
  page.widget.render({ model: page.model, el: second });
  await settled();
  await page.press("Forward");
  assert.match(second.querySelector("[role=status]")?.textContent ?? "", /jack of hearts/);
});

test("a view that goes away leaves nothing listening", async () => {
  const page = await start();
  assert.ok(page.model.listeners() > 0);
  page.leave();
  await settled();
  assert.equal(page.model.listeners(), 0);
  assert.equal(page.el.innerHTML, "");
});

test("what a review says is shown once it is switched on", async () => {
  const marks = [
    { step: 5, where: "West J♦", mark: "−1 trick", say: "The queen would have kept a trick." },
  ];
  const page = await show("replay", { view: { ...replayView(), marks }, step: 5, marked: false });
  assert.doesNotMatch(page.el.textContent ?? "", /−1 trick/);
  page.all("input[type=checkbox]")[0].click();
  await settled();
  assert.equal(page.model.get("marked"), true);
  assert.match(page.said(), /would have kept a trick/);
  assert.ok(
    page.all("ol [role=img]").some((one) => one.getAttribute("aria-label")?.endsWith("−1 trick")),
  );
  await page.press("First step");
  assert.equal(page.button("Trick 2: West plays JD: −1 trick").textContent, "West J♦ −1 trick");
  await page.press("Trick 2: West plays JD: −1 trick");
  assert.equal(page.model.get("step"), 5);
});

test("a review in which nothing was lost says so", async () => {
  const reviewed = "No card cost a trick.";
  const view = { ...replayView(), marks: [], reviewed };
  const page = await show("replay", { view, step: 0, marked: false });
  assert.doesNotMatch(page.el.textContent ?? "", /No card cost/);
  page.all("input[type=checkbox]")[0].click();
  await settled();
  assert.match(page.el.textContent ?? "", /No card cost a trick\./);
});

test("a mark is told after the reason of its step, not instead of it", async () => {
  const marks = [
    { step: 25, where: "The score", mark: "−1 trick", say: "The queen would have kept a trick." },
  ];
  const view = { ...replayView(), marks };
  const page = await show("replay", { view, step: 25, marked: true });
  assert.match(page.said(), /bid: made\..*The queen would have kept a trick/);
});
