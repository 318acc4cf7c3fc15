import type { CommandInput } from "@losfee/core";
import { useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import { rememberReason } from "./reason-field.tsx";

/** Sends a command with a reason; the question stays open where it is refused. */
export const useReasoned = (onClose: () => void) => {
  const { send } = useConsole();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (command: CommandInput): Promise<void> => {
    const answer = await send(command, { silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    onClose();
  };
  return { reason, setReason, problem, act };
};
