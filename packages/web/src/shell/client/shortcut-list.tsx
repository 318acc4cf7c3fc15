import { clientTexts } from "@losfee/messages/shell-client";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PageFrame } from "../page.ts";
import { useTexts } from "../page-context.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { currentShortcuts, shortcutName } from "./keyboard.ts";
import { showWindow } from "./window-place.tsx";

/** Opens the list of the page's active shortcuts. */
export const showShortcuts = (page: PageFrame): void =>
  showWindow(page, (close) => <ShortcutList onClose={close} />);

const ShortcutList = ({ onClose }: { readonly onClose: () => void }): VNode => {
  const t = useTexts(clientTexts);
  const { shortcuts, palette, paletteKey } = useTexts(layoutTexts);
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
