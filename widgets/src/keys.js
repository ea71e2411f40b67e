// Keys and focus. JupyterLab would take arrows and Enter for itself: it leaves them alone only when
// the focused element itself carries the attribute below, so every element that takes focus has it.

export const FOCUS = { "data-lm-suppress-shortcuts": "true" };

/** @type {Record<string, (at: number, count: number) => number>} */
const MOVES = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The place a key moves to, or null for a key that does not move.
 * @param {KeyboardEvent} event
 * @param {number} at
 * @param {number} count
 */
export function moved(event, at, count) {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const move = MOVES[event.key];
  return move ? Math.max(0, Math.min(count - 1, move(at, count))) : null;
}

/** @param {Event} event */
export function keep(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {(string | false | null | undefined)[]} names */
export const cls = (...names) => names.filter(Boolean).join(" ");
