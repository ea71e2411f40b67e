// tsc looks for JSX types of .js files in the global namespace only.
import type { JSX as Preact } from "preact/jsx-runtime";

declare global {
  namespace JSX {
    type Element = Preact.Element;
    type ElementType = Preact.ElementType;
    type ElementClass = Preact.ElementClass;
    interface IntrinsicElements extends Preact.IntrinsicElements {}
    interface IntrinsicAttributes extends Preact.IntrinsicAttributes {}
    interface ElementChildrenAttribute extends Preact.ElementChildrenAttribute {}
  }
}
