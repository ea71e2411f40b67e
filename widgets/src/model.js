// The thread between a widget's two halves: traits come in, intents go out.
import { createContext, render as mount } from "preact";
import { useContext, useEffect, useLayoutEffect, useState } from "preact/hooks";

/** @import { Model } from "./view" */
/** @import { ComponentChildren, FunctionComponent } from "preact" */

const Link = createContext(/** @type {Model} */ (/** @type {unknown} */ (null)));

/**
 * Make the object that anywidget asks a module for.
 * @param {FunctionComponent} Widget
 */
export function createWidget(Widget) {
  /** @param {{ model: Model, el: HTMLElement, signal?: AbortSignal }} host */
  const render = ({ model, el, signal }) => {
    mount(
      <Link.Provider value={model}>
        <Root>
          <Widget />
        </Root>
      </Link.Provider>,
      el,
    );
    const stop = () => mount(null, el);
    signal?.addEventListener("abort", stop, { once: true });
    return stop;
  };
  return { render };
}

/** @param {{ children: ComponentChildren }} props */
function Root({ children }) {
  const deck = useTrait("theme") || "paired";
  const size = useTrait("size") || "normal";
  return (
    <div class="be-root" lang="en" data-deck={deck} data-size={size}>
      {children}
    </div>
  );
}

export const useModel = () => useContext(Link);

/** The foot of a widget that needs Python, on a page where nobody answers. */
export function Saved() {
  return useModel().get("offline") ? (
    <p class="be-quiet">
      This page is a picture of the game: to go on, open the notebook and run its cell.
    </p>
  ) : null;
}

/**
 * The present value of a synced trait.
 * @param {string} name
 */
export function useTrait(name) {
  const model = useModel();
  const [value, setValue] = useState(() => model.get(name));
  // A layout effect, so that a view that goes away at once has listened and stopped.
  useLayoutEffect(() => {
    const changed = () => setValue(() => model.get(name));
    changed();
    model.on(`change:${name}`, changed);
    return () => model.off(`change:${name}`, changed);
  }, [model, name]);
  return value;
}

// Two views of one model must never choose one number, and a number must never come back after a
// reload: so milliseconds, and chance below them.
const fresh = () => Date.now() * 1000 + Math.floor(Math.random() * 1000);

const ANSWER_WITHIN = 5000;

/**
 * Send what the learner wants to Python, and tell whether an answer is due.
 * @returns {{ send: (intent: Record<string, unknown>) => void, waiting: boolean, trouble: string }}
 */
export function useIntent() {
  const model = useModel();
  const view = useTrait("view");
  const refusal = useTrait("refusal");
  const note = useTrait("note");
  const [sent, setSent] = useState(0);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    setSent(0);
    setTrouble("");
  }, [view?.state, refusal?.n, note?.n]);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(
      () => setTrouble("No answer from Python. If the kernel was restarted, run the cell again."),
      ANSWER_WITHIN,
    );
    return () => clearTimeout(timer);
  }, [sent]);
  /** @param {Record<string, unknown>} intent */
  const send = (intent) => {
    if (model.get("offline")) {
      setTrouble("This is a saved page: open the notebook to play on.");
      return;
    }
    const n = fresh();
    model.set("intent", { ...intent, state: view?.state ?? 0, n });
    model.save_changes();
    setSent(n);
  };
  return { send, waiting: sent !== 0, trouble };
}
