import type { CommandInput } from "@losfee/core";
import { useState } from "preact/hooks";
import { useConsole } from "../../../../shell/client/context.ts";

/** Sends a player's command and says that it is done; in a dialog, refusals stay in it. */
export const useAct = (onDone: () => void = () => undefined) => {
  const { send, say } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (command: CommandInput, done: string, inDialog = false): Promise<void> => {
    const answer = await send(command, { silent: inDialog });
    if (!answer.ok) return inDialog ? setProblem(answer.problem.detail) : undefined;
    setProblem(null);
    say("done", done);
    onDone();
  };
  return { act, problem };
};
