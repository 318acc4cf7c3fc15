import type { CommandInput } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import { ActionDialog, type ActionDialogProps } from "./dialog.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";
import { consoleTexts } from "./texts.ts";

interface CommandDialogProps
  extends Pick<
    ActionDialogProps,
    "language" | "title" | "confirm" | "danger" | "isFinal" | "children" | "onClose"
  > {
  /** What is to be done, by what the fields say and for this reason; null while that is unclear. */
  readonly command: (reason: string) => CommandInput | null;
  /** Whether it takes a reason; `first` where the dialog begins with that. */
  readonly takesReason?: boolean | "first";
  /** A reason that follows from the act itself: the first of those that are offered. */
  readonly offeredReason?: string;
  /** Said where the fields are unclear. */
  readonly unclear?: string;
  readonly progress?: string;
  /** Said when it is done. */
  readonly done?: string;
  /** Refused if anything happened since the page was loaded: what is seen must be what is changed. */
  readonly onlyIfUnchanged?: boolean;
  /** What follows when it is done, before the dialog closes. */
  readonly onDone?: () => void;
}

/** What is asked, as the name of the act. */
const plainTitle = (title: string): string => title.replace(/\s*[?…]+$/, "");

/** A question that a command answers: it stays open, with all that was typed, where that is refused. */
export const CommandDialog = ({
  command,
  takesReason = false,
  offeredReason,
  unclear,
  progress,
  done,
  onlyIfUnchanged = false,
  onDone,
  children,
  ...dialog
}: CommandDialogProps): VNode => {
  const { send, say } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    const input = command(reason);
    if (input === null) return setProblem(unclear ?? null);
    const options = {
      ...(progress === undefined ? {} : { progress }),
      done: done ?? consoleTexts[dialog.language].isDone(plainTitle(dialog.title)),
    };
    const answer = await send(input, { ...options, onlyIfUnchanged, silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    for (const { message } of answer.value.warnings) say("warning", message);
    onDone?.();
    dialog.onClose();
  };
  return (
    <ActionDialog {...dialog} problem={problem} onSubmit={() => void submit()}>
      {children}
      {takesReason !== false && (
        <ReasonField
          language={dialog.language}
          value={reason}
          onChange={setReason}
          first={takesReason === "first"}
          offered={offeredReason}
        />
      )}
    </ActionDialog>
  );
};
