import type { VNode } from "preact";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";

/** Publishes a draft, of a round or of a stage, by one key. */
export const PublishButton = ({
  text,
  disabled,
  onPublish,
}: {
  readonly text: string;
  readonly disabled: boolean;
  readonly onPublish: () => unknown;
}): VNode => (
  <button
    ref={useInitialFocus<HTMLButtonElement>()}
    type="button"
    class="primary big"
    disabled={disabled}
    autofocus
    onClick={() => onPublish()}
  >
    {text} <kbd>P</kbd>
  </button>
);
