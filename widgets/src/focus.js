// What had the focus is often gone after an action: a played card, a bid that was made. The focus
// then goes to what can be done next, so that a hand is played without looking for the place again.
import { useLayoutEffect, useRef } from "preact/hooks";

// In an auction that is the number, not the button that bids: Enter once too often costs nothing.
const NEXT = [
  ".be-go",
  ".be-bid-box [role=radio][tabindex='0']",
  ".be-bid-box .be-button",
  ".be-choice[tabindex='0']",
];

/**
 * Keep the focus inside a box once it was there; a focus elsewhere on the page is left alone.
 * @param {{ current: HTMLElement | null }} box
 */
export function useFocusOnNext(box) {
  const inside = useRef(false);
  const root = box.current;
  const active = () => /** @type {Document} */ (root?.ownerDocument).activeElement;
  if (root)
    inside.current =
      root.contains(active()) || (inside.current && active() === root.ownerDocument.body);
  useLayoutEffect(() => {
    const now = box.current;
    if (!now || !inside.current) return;
    const at = now.ownerDocument.activeElement;
    const felt = /** @type {HTMLElement | null} */ (now.querySelector(".be-felt"));
    if (at && at !== now.ownerDocument.body && at !== felt) return;
    const next = NEXT.map((one) => now.querySelector(one)).find(Boolean);
    /** @type {HTMLElement | null} */ (next ?? felt)?.focus({ preventScroll: true });
  });
}
