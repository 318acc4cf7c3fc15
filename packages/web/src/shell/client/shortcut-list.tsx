import { clientTexts } from "@losfee/messages/shell-client";
import { layoutTexts } from "@losfee/messages/shell-layout";
import { render, type VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PageFrame } from "../page.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { currentShortcuts, shortcutName } from "./keyboard.ts";
import { windowPlace } from "./window-place.ts";

/** Opens the list of the page's active shortcuts. */
export const showShortcuts = (page: PageFrame): void => {
  const { place, close } = windowPlace();
  render(<ShortcutList page={page} onClose={close} />, place);
};

const ShortcutList = ({
  page,
  onClose,
}: {
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = clientTexts[page.language];
  const { shortcuts, palette, paletteKey } = layoutTexts[page.language];
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Close before removal, so that the browser restores the focus.
  const leave = (): void => {
    dialog.current?.close();
    onClose();
  };
  const listed = [
    ...currentShortcuts().map((shortcut) => [shortcutName(shortcut), shortcut.text] as const),
    [paletteKey, palette] as const,
    ["Esc", t.leaveField] as const,
  ];
  return (
    <dialog
      ref={dialog}
      class="console-dialog"
      aria-labelledby="shortcuts-title"
      onCancel={cancelAtOnce(leave)}
      onClose={onClose}
    >
      <h2 id="shortcuts-title">{shortcuts}</h2>
      <dl class="shortcuts">
        {listed.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={leave}>
        {t.dismiss}
      </button>
    </dialog>
  );
};
