// A page in jsdom for the bundles that are shipped, and what a reader of the page would find there.
import { JSDOM } from "jsdom";
import { fakeModel } from "./fake_model.js";

const dom = new JSDOM("<!doctype html><html lang=en><body></body></html>", {
  pretendToBeVisual: true,
});
const { window } = dom;
for (const name of ["document", "window", "requestAnimationFrame", "cancelAnimationFrame"])
  Object.defineProperty(globalThis, name, {
    value: name === "window" ? window : /** @type {any} */ (window)[name],
    configurable: true,
  });

// The clock of this machine, also while a test sets its own.
const later = globalThis.setTimeout;

/** Wait until what is due has been drawn: many short waits, so that a busy machine keeps up. */
export async function settled() {
  for (let i = 0; i < 8; i += 1) await new Promise((done) => later(done, 6));
}

/**
 * @param {string} name the widget's file name
 * @param {Record<string, unknown>} state
 */
export async function show(name, state) {
  const widget = (await import(`../../bideuchre_teach/static/${name}.js`)).default;
  const model = fakeModel({ theme: "paired", size: "normal", intent: {}, refusal: {}, ...state });
  const el = window.document.createElement("div");
  window.document.body.append(el);
  const away = new AbortController();
  widget.render({ model, el, signal: away.signal });
  await settled();
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  /** @param {string} label */
  const button = (label) => {
    const found = all("button, [role=radio]").find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === label,
    );
    if (!found)
      throw new Error(
        `no button "${label}" among: ${all("button")
          .map((one) => one.getAttribute("aria-label") ?? one.textContent)
          .join(" | ")}`,
      );
    return found;
  };
  return {
    el,
    model,
    widget,
    all,
    button,
    leave: () => away.abort(),
    said: () =>
      all("[role=status]")
        .map((one) => one.textContent)
        .join(" "),
    /** @param {string} label */
    async press(label) {
      button(label).click();
      await settled();
    },
    /** @param {string} key @param {HTMLElement} [at] */
    async key(key, at = /** @type {HTMLElement} */ (window.document.activeElement)) {
      const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      at.dispatchEvent(event);
      await settled();
      return event;
    },
    focused: () => window.document.activeElement?.getAttribute("aria-label") ?? "",
  };
}
