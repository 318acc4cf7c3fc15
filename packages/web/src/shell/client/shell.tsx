import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { layoutTexts } from "../layout/texts.ts";
import { sessionOver } from "./api.ts";
import { useConsole, useShortcuts } from "./context.ts";
import { currentShortcuts, type Shortcut, shortcutName } from "./keyboard.ts";
import { clientTexts } from "./texts.ts";

/** What surrounds every console page once it is alive: progress, messages, the list of shortcuts. */
export const Shell = (): VNode => {
  const { page, progress, notices, dismiss, refresh } = useConsole();
  const t = clientTexts[page.value.language];
  return (
    <>
      <div class="console-progress" role="status">
        {progress.value !== null && (
          <>
            <progress aria-label={progress.value} />
            <span>{progress.value}</span>
          </>
        )}
      </div>
      <section class="console-notices" aria-label={t.messages} aria-live="polite">
        {sessionOver.value && (
          <div class="console-notice problem session-over" role="alert">
            <p>{t.sessionOver}</p>
            <button type="button" onClick={() => void refresh()}>
              {t.goOn}
            </button>
          </div>
        )}
        {notices.value.map(({ id, kind, text }) => (
          <div
            key={id}
            class={`console-notice ${kind}`}
            role={kind === "problem" ? "alert" : undefined}
          >
            <p>{text}</p>
            <button type="button" onClick={() => dismiss(id)} aria-label={t.dismiss}>
              ×
            </button>
          </div>
        ))}
      </section>
      <ShortcutList />
    </>
  );
};

const ShortcutList = (): VNode => {
  const { page } = useConsole();
  const t = clientTexts[page.value.language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const open = (): void => {
    setShortcuts(currentShortcuts());
    dialog.current?.showModal();
  };
  useShortcuts([{ key: "?", text: t.help, run: open }]);
  useLayoutEffect(() => {
    const hint = document.querySelector<HTMLButtonElement>("[data-shortcuts]");
    if (hint !== null) hint.hidden = false;
    hint?.addEventListener("click", open);
    return () => hint?.removeEventListener("click", open);
  });
  return (
    <dialog ref={dialog} class="console-dialog" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{layoutTexts[page.value.language].shortcuts}</h2>
      <dl class="shortcuts">
        {shortcuts.map((shortcut) => (
          <div key={shortcutName(shortcut)}>
            <dt>
              <kbd>{shortcutName(shortcut)}</kbd>
            </dt>
            <dd>{shortcut.text}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t.leaveField}</dd>
        </div>
      </dl>
      <form method="dialog">
        <button type="submit">{t.dismiss}</button>
      </form>
    </dialog>
  );
};
