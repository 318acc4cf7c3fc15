import type { CommandInput } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import { useLanguage } from "../../shell/page-context.ts";
import { ActionDialog, type ActionDialogProps } from "./dialog.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";

interface CommandDialogProps
  extends Pick<
    ActionDialogProps,
    "title" | "confirm" | "danger" | "isFinal" | "children" | "onClose"
  > {
  /** The command for the fields and the reason; null while they are incomplete. */
  readonly command: (reason: string) => CommandInput | null;
  /** True if it takes a reason; `first` if that is the first field. */
  readonly takesReason?: boolean | "first";
  /** A reason implied by the action; offered first. */
  readonly offeredReason?: string;
  /** Message if the fields are incomplete. */
  readonly unclear?: string;
  readonly progress?: string;
  /** Success message. */
  readonly done?: string;
  /** Refuse if anything happened since the page was loaded: users change only what they see. */
  readonly onlyIfUnchanged?: boolean;
  /** Called on success, before the dialog closes. */
  readonly onDone?: () => void;
}

/** Turns a question into the action's name. */
const plainTitle = (title: string): string => title.replace(/\s*[?…]+$/, "");

/** A dialog that sends a command; it stays open with its input if that is refused. */
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
  const language = useLanguage();
  const { send, say } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    const input = command(reason);
    if (input === null) return setProblem(unclear ?? null);
    const options = {
      ...(progress === undefined ? {} : { progress }),
      done: done ?? consoleTexts[language].isDone({ act: plainTitle(dialog.title) }),
    };
    const answer = await send(input, { ...options, onlyIfUnchanged, silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(input.type, reason);
    for (const { message } of answer.value.warnings) say("warning", message);
    onDone?.();
    dialog.onClose();
  };
  return (
    <ActionDialog {...dialog} problem={problem} onSubmit={() => void submit()}>
      {children}
      {takesReason !== false && (
        <ReasonField
          act={command(reason)?.type ?? null}
          value={reason}
          onChange={setReason}
          first={takesReason === "first"}
          offered={offeredReason}
        />
      )}
    </ActionDialog>
  );
};
