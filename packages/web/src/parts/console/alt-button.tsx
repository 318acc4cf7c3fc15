import type { VNode } from "preact";
import { useShortcuts } from "../../shell/client/context.ts";
import { shortcutName } from "../../shell/client/keyboard.ts";

interface AltButtonProps {
  readonly letter: string;
  readonly text: string;
  readonly class?: string;
  readonly autofocus?: boolean;
  readonly onClick: () => void;
}

/** A button that Alt with a letter also presses, even while typing. */
export const AltButton = ({ letter, text, onClick, ...button }: AltButtonProps): VNode => {
  const shortcut = { key: letter, alt: true, text, run: onClick };
  useShortcuts([shortcut]);
  return (
    <button {...button} type="button" onClick={onClick}>
      {text} <kbd>{shortcutName(shortcut)}</kbd>
    </button>
  );
};
