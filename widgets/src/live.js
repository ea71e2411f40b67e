// The reason bar: the loudest text on the screen, and what a screen reader hears when it changes.
import { cls } from "./keys.js";

/**
 * @param {{ say: string, more?: string, tone?: "plain" | "refusal" | "trouble", n?: number | string }} props
 * `n` makes the same sentence heard again.
 */
export function Say({ say, more, tone = "plain", n = "" }) {
  return (
    <div class={cls("be-say", `be-${tone}`)} role="status" aria-live="polite" aria-atomic="true">
      <div key={n}>
        {tone === "refusal" && (
          <span class="be-cross" aria-hidden>
            ✕
          </span>
        )}
        <p>{say}</p>
        {more && <p class="be-more">{more}</p>}
      </div>
    </div>
  );
}
