import type { CommandInput } from "@losfee/core";
import { useConsole } from "../../../shell/client/context.ts";

/** Sends a player's command and says that it is done. */
export const useAct = (onDone: () => void = () => undefined) => {
  const { send, say } = useConsole();
  const act = async (command: CommandInput, done: string): Promise<void> => {
    if (!(await send(command)).ok) return;
    say("done", done);
    onDone();
  };
  return { act };
};
