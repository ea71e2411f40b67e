// The browser half's side of a widget model, without a kernel behind it. Everything that would have
// gone to Python is kept, so that a test can read it and answer in Python's place.

/**
 * @param {Record<string, unknown>} state the synced traits
 */
export function fakeModel(state) {
  const now = { ...state };
  /** @type {Record<string, Function[]>} */
  const listeners = {};
  /** @type {Record<string, unknown>[]} */
  const saved = [];
  /** @type {unknown[]} */
  const sent = [];
  /** @type {Record<string, unknown>} */
  let unsaved = {};
  /** @type {(event: string, ...facts: unknown[]) => void} */
  const emit = (event, ...facts) => (listeners[event] ?? []).slice().forEach(hear => hear(...facts));
  /** @type {(key: string, value: unknown) => void} */
  const put = (key, value) => {
    now[key] = value;
    emit(`change:${key}`, null, value);
    emit("change");
  };
  return {
    /** @param {string} key */
    get: key => now[key],
    /** @type {(key: string, value: unknown) => void} */
    set(key, value) {
      if (now[key] === value) return;
      unsaved[key] = value;
      put(key, value);
    },
    save_changes() {
      saved.push(unsaved);
      unsaved = {};
    },
    /** @type {(content: unknown) => void} */
    send: content => void sent.push(content),
    /** @type {(event: string, hear: Function) => void} */
    on: (event, hear) => void (listeners[event] ??= []).push(hear),
    /** @type {(event?: string, hear?: Function) => void} */
    off(event, hear) {
      for (const name of event ? event.split(" ") : Object.keys(listeners)) {
        listeners[name] = hear ? (listeners[name] ?? []).filter(other => other !== hear) : [];
      }
    },
    widget_manager: { get_model: async () => { throw new Error("no widget manager here"); } },
    // For tests only, from here on.
    /** @type {(changes: Record<string, unknown>) => void} Python answers with new traits. */
    answer: changes => Object.entries(changes).forEach(([key, value]) => put(key, value)),
    /** @type {(content: unknown) => void} Python sends a custom message. */
    message: content => emit("msg:custom", content, []),
    listeners: () => Object.values(listeners).flat().length,
    state: now,
    saved,
    sent,
  };
}
