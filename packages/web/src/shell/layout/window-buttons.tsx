import type { Language } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";

/** Buttons for the windows over a console page, for touch and mouse: palette and shortcut list. */
export const WindowButtons = ({ language }: { readonly language: Language }): VNode => {
  const { palette, paletteKey, shortcuts } = layoutTexts[language];
  return (
    <>
      <button
        type="button"
        class="console-window"
        data-window="palette"
        hidden
        title={`${palette} (${paletteKey})`}
      >
        <svg class="console-lens" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 3a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M16 16l5.5 5.5" />
        </svg>
        <span class="visually-hidden">{palette}</span>
      </button>
      <button
        type="button"
        class="console-window for-keys"
        data-window="shortcuts"
        hidden
        title={shortcuts}
      >
        <kbd>?</kbd>
        <span class="visually-hidden">{shortcuts}</span>
      </button>
    </>
  );
};
