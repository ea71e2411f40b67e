// Runs one widget on a saved page: its state and its module lie in the page, nobody answers.

/** @import { Model } from "./view" */

const saved = JSON.parse(document.getElementById("be-saved")?.textContent ?? "{}");
/** @type {Record<string, (() => void)[]>} */
const on = {};
/** @type {Model} */
const model = {
  get: (key) => saved.state[key],
  set(key, value) {
    saved.state[key] = value;
    for (const call of [...(on[`change:${key}`] ?? [])]) call();
  },
  save_changes() {},
  on(event, call) {
    (on[event] ??= []).push(call);
  },
  off(event, call) {
    on[event] = (on[event] ?? []).filter((one) => one !== call);
  },
};
const url = URL.createObjectURL(new Blob([saved.module], { type: "text/javascript" }));
const widget = (await import(url)).default;
URL.revokeObjectURL(url);
widget.render({ model, el: document.getElementById("be-widget") });
document.documentElement.dataset.js = "on";
export {};
