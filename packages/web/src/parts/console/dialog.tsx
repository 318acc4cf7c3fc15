import type { Language } from "@losfee/contract";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cancelAtOnce } from "../../shell/client/cancel-at-once.ts";
import { useConsole } from "../../shell/client/context.ts";
import { Form } from "../form.tsx";
import { Problem } from "../problem.tsx";
import { consoleTexts } from "./texts.ts";

/** What a question says, and what becomes of it. */
export interface ActionDialogProps {
  readonly language: Language;
  readonly title: string;
  /** On the button; without it the title. */
  readonly confirm?: string;
  readonly danger?: boolean;
  /** Whether nobody can undo it: then the first Enter carries nothing out, the dialog begins at its way out. */
  readonly isFinal?: boolean;
  readonly problem?: string | null;
  readonly onClose: () => void;
  /** Enter in any field, or the button. */
  readonly onSubmit: () => void;
  readonly children?: ComponentChildren;
}

/** A question in front of the page: Enter carries it out, Escape closes it. */
export const ActionDialog = (props: ActionDialogProps): VNode => {
  const t = consoleTexts[props.language];
  const { progress } = useConsole();
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  // Not after the next paint: whoever types on at once types into the dialog, not shortcuts.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Without a field to begin with, Enter carries the question out, whatever stands before that.
    const first = dialog.current?.querySelector<HTMLElement>("[data-first]");
    const act = dialog.current?.querySelector<HTMLElement>("button[type=submit]");
    (first ?? (props.isFinal === true ? wayOut.current : act))?.focus();
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
          <button ref={wayOut} type="button" onClick={props.onClose}>
            {t.cancel}
          </button>
        </div>
      </Form>
    </dialog>
  );
};
