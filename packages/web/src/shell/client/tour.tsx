import { helpTexts } from "@losfee/messages/shell-help";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageFrame } from "../page.ts";
import { useTexts } from "../page-context.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { showWindow } from "./window-place.tsx";

/** Opens the tour of the console: five steps, to be left at any time. */
export const showTour = (page: PageFrame): void =>
  showWindow(page, (close) => <Tour onClose={close} />);

/** Part of the page that each step is about, if the page has it. */
const STEPS = [
  { step: "places", selector: ".console-places" },
  { step: "next", selector: ".hero" },
  { step: "lists", selector: ".list-ways, #needs" },
  { step: "palette", selector: '.console-window[data-window="palette"]' },
  { step: "help", selector: '.console-window[data-window="help"], .console-more' },
] as const;

const MARK = "tour-mark";

const Tour = ({ onClose }: { readonly onClose: () => void }): VNode => {
  const t = useTexts(helpTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const { step, selector } = STEPS[Math.min(at, STEPS.length - 1)] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    const shown = [...document.querySelectorAll(selector)].find(
      (element) => element.getClientRects().length > 0,
    );
    shown?.classList.add(MARK);
    shown?.scrollIntoView({ block: "nearest" });
    return () => shown?.classList.remove(MARK);
  }, [selector]);
  const leave = (): void => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      class="console-dialog tour"
      aria-labelledby="tour-title"
      onCancel={cancelAtOnce(leave)}
      onClose={onClose}
    >
      <p class="note">{t.stepOf({ step: at + 1, all: STEPS.length })}</p>
      <h2 id="tour-title">{t.steps[step].title}</h2>
      <p aria-live="polite">{t.steps[step].text}</p>
      <p class="cluster">
        <button
          type="button"
          class="primary"
          autofocus
          onClick={() => (isLast ? leave() : setAt(at + 1))}
        >
          {isLast ? t.done : t.next}
        </button>
        {!isLast && (
          <button type="button" onClick={leave}>
            {t.leave} <kbd>Esc</kbd>
          </button>
        )}
      </p>
    </dialog>
  );
};
