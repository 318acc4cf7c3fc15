import type { VNode } from "preact";
import { useInitialFocus } from "./use-initial-focus.ts";

/** The step as a button that runs it. */
export const RunButton = ({
  text,
  keys = "N",
  disabled,
  onRun,
}: {
  readonly text: string;
  /** Shortcut keys. */
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onRun: () => void;
}): VNode => (
  <button
    ref={useInitialFocus<HTMLButtonElement>()}
    type="button"
    class="primary big"
    disabled={disabled}
    autofocus
    onClick={onRun}
  >
    {text} <kbd>{keys}</kbd>
  </button>
);

/** The step as a link to its page. */
export const TargetLink = ({
  text,
  href,
  keys = "N",
}: {
  readonly text: string;
  readonly href: string;
  /** Shortcut keys. */
  readonly keys?: string;
}): VNode => (
  <a ref={useInitialFocus<HTMLAnchorElement>()} class="button primary big" autofocus href={href}>
    {text} <kbd>{keys}</kbd>
  </a>
);
