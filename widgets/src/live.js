// The reason bar: the loudest text on the screen, and what a screen reader hears when it changes.
import { cls } from "./keys.js";

/**
 * @param {{ say: string, more?: string, hint?: string, aloud?: string, tone?: "plain" | "refusal" | "trouble", n?: number | string }} props
 * `n` makes the same sentence heard again; `hint` is about the card under the pointer or the focus,
 * which says it itself to a screen reader; `aloud` is written elsewhere and only heard here.
 */
export function Say({ say, more, hint, aloud, tone = "plain", n = "" }) {
  return (
    <div class={cls("be-say", `be-${tone}`, hint && "be-hinting")}>
      <div role="status" aria-live="polite" aria-atomic="true">
        <div key={n}>
          {tone === "refusal" && (
            <span class="be-cross" aria-hidden>
              ✕
            </span>
          )}
          <p>{say}</p>
          {more && <p class="be-more">{more}</p>}
          {aloud && <p class="be-hidden">{aloud}</p>}
        </div>
      </div>
      {hint && (
        <p class="be-hint" aria-hidden>
          {hint}
        </p>
      )}
    </div>
  );
}
