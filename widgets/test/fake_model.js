// What anywidget hands to a widget, without a kernel: used by the node tests and the browser tests.

/** @param {Record<string, unknown>} state */
export function fakeModel(state) {
  /** @type {Record<string, any>} */
  const now = { ...state };
  /** @type {Record<string, (() => void)[]>} */
  const on = {};
  /** @type {Record<string, any>[]} */
  const saved = [];
  /** @type {Record<string, any>} */
  let dirty = {};
  return {
    saved,
    /** @param {string} key */
    get: (key) => now[key],
    /** @param {string} key @param {any} value */
    set(key, value) {
      if (now[key] === value) return;
      now[key] = value;
      dirty[key] = value;
      for (const call of [...(on[`change:${key}`] ?? [])]) call();
    },
    save_changes() {
      saved.push(dirty);
      dirty = {};
    },
    /** @param {string} event @param {() => void} call */
    on(event, call) {
      (on[event] ??= []).push(call);
    },
    /** @param {string} event @param {() => void} call */
    off(event, call) {
      on[event] = (on[event] ?? []).filter((one) => one !== call);
    },
    listeners: () => Object.values(on).flat().length,
    intents: () => saved.map((one) => one.intent).filter(Boolean),
  };
}
