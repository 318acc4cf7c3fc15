import { clientTexts } from "@losfee/messages/shell-client";
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { sessionOver } from "./api.ts";
import { useConsole, useShortcuts } from "./context.ts";
import { logOut } from "./log-out.ts";
import { openWindow } from "./open-window.ts";

/** Surroundings of every interactive console page: progress and messages. */
export const Shell = (): VNode => {
  const controller = useConsole();
  const { page, progress, notices, dismiss, refresh } = controller;
  const t = clientTexts[page.value.language];
  const help = (): void => void openWindow("help", controller);
  const leave = (): void =>
    void logOut().then((problem) => {
      if (problem !== null) controller.say("problem", problem.detail);
    });
  useShortcuts([{ key: "?", text: t.help, run: help }]);
  useLayoutEffect(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-window]")];
    const open = ({ currentTarget }: Event): void => {
      const { window } = (currentTarget as HTMLButtonElement).dataset;
      void openWindow(window === "palette" ? window : "help", controller);
    };
    for (const button of buttons) {
      button.hidden = false;
      button.addEventListener("click", open);
    }
    const wayOut = document.querySelector<HTMLButtonElement>("[data-log-out]");
    if (wayOut !== null) wayOut.hidden = false;
    wayOut?.addEventListener("click", leave);
    return () => {
      for (const button of buttons) button.removeEventListener("click", open);
      wayOut?.removeEventListener("click", leave);
    };
  });
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
    </>
  );
};
