import { consoleTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cancelAtOnce } from "../../shell/client/cancel-at-once.ts";
import { useConsole } from "../../shell/client/context.ts";
import { useTexts } from "../../shell/page-context.ts";
import { Form } from "../form.tsx";
import { Problem } from "../problem.tsx";

/** Content of a question and its callbacks. */
export interface ActionDialogProps {
  readonly title: string;
  /** Button text; by default the title. */
  readonly confirm?: string;
  readonly danger?: boolean;
  /** True if it cannot be undone: then cancel has the focus, so the first Enter is harmless. */
  readonly isFinal?: boolean;
  /** True if it only shows what was done: then there is nothing to cancel. */
  readonly isDone?: boolean;
  readonly problem?: string | null;
  readonly onClose: () => void;
  /** Enter in any field, or the button. */
  readonly onSubmit: () => void;
  readonly children?: ComponentChildren;
}

/** A modal question: Enter confirms, Escape closes. */
export const ActionDialog = (props: ActionDialogProps): VNode => {
  const t = useTexts(consoleTexts);
  const { progress } = useConsole();
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  // Before the next paint: keys typed at once must reach the dialog, not the shortcuts.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // What has to be typed, else a button, even if other controls precede it.
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    const first = find("[data-first]") ?? find(":is(input, textarea, select):required:invalid");
    (first ?? (props.isFinal === true ? wayOut.current : find("button[type=submit]")))?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="console-dialog"
      aria-labelledby="dialog-title"
      onCancel={cancelAtOnce(props.onClose)}
      onClose={props.onClose}
    >
      <Form class="stack" onSubmit={props.onSubmit}>
        <h2 id="dialog-title">{props.title}</h2>
        {props.children}
        {progress.value !== null && (
          <p class="note" role="status">
            {progress.value}
          </p>
        )}
        <Problem>{props.problem}</Problem>
        <div class="cluster">
          <button
            type="submit"
            class={props.danger === true || props.isFinal === true ? "danger" : "primary"}
          >
            {props.confirm ?? props.title}
          </button>
          {props.isDone !== true && (
            <button ref={wayOut} type="button" onClick={props.onClose}>
              {t.cancel}
            </button>
          )}
        </div>
      </Form>
    </dialog>
  );
};
