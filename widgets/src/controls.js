// The few controls: a button, a row of choices, a tick.
import { useRef } from "preact/hooks";
import { FOCUS, cls, keep, moved } from "./keys.js";

/** @import { ComponentChildren } from "preact" */

/**
 * A button. One that is barred stays in reach, and `onBarred` (or nothing) happens instead.
 * @param {{
 *   children: ComponentChildren, onClick: () => void, label?: string, main?: boolean, barred?: boolean,
 *   onBarred?: () => void, pressed?: boolean, small?: boolean, why?: string, expanded?: boolean,
 * }} props
 */
export function Button({
  children,
  onClick,
  label,
  main,
  barred,
  onBarred,
  pressed,
  small,
  why,
  expanded,
}) {
  return (
    <button
      type="button"
      class={cls("be-button", main && "be-main", small && "be-key")}
      aria-label={label}
      aria-disabled={barred ? "true" : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={barred ? why : undefined}
      onClick={() => (barred ? onBarred?.() : onClick())}
      {...FOCUS}
    >
      {children}
    </button>
  );
}

/**
 * One of several: a radio group whose barred members can be reached, so that they can say why.
 * @template {string | number} T
 * @param {{
 *   label: string, value: T | null, onChange: (value: T) => void, shown?: string,
 *   options: { value: T, text: ComponentChildren, say: string, barred?: boolean, why?: string }[],
 * }} props
 */
export function Choices({ label, value, options, onChange, shown }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const next = moved(event, at, options.length);
    if (next === null) return;
    keep(event);
    onChange(options[next].value);
    /** @type {HTMLElement | undefined} */ (
      box.current?.querySelectorAll("[role=radio]")[next]
    )?.focus();
  };
  return (
    <div class="be-choices">
      {shown && (
        <span class="be-label" aria-hidden>
          {shown}
        </span>
      )}
      <div ref={box} class="be-options" role="radiogroup" aria-label={label} onKeyDown={key}>
        {options.map((option, i) => (
          <button
            key={option.value}
            type="button"
            role="radio"
            class="be-option"
            aria-checked={option.value === value}
            aria-label={option.barred ? `${option.say}, not allowed` : option.say}
            aria-disabled={option.barred ? "true" : undefined}
            title={option.barred ? option.why : undefined}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onChange(option.value)}
            {...FOCUS}
          >
            {option.text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** @param {{ children: ComponentChildren, checked: boolean, onChange: (on: boolean) => void, barred?: boolean, why?: string }} props */
export function Tick({ children, checked, onChange, barred, why }) {
  return (
    <label class={cls("be-tick", barred && "be-barred")} title={barred ? why : undefined}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={barred ? "true" : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...FOCUS}
      />
      <span>{children}</span>
    </label>
  );
}
