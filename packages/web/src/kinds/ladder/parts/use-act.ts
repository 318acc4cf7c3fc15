import type { CommandInput } from "@losfee/core";
import { useConsole } from "../../../shell/client/context.ts";

/** Sends a player's command and confirms it. */
export const useAct = (onDone: () => void = () => undefined) => {
  const { send } = useConsole();
  const act = async (command: CommandInput, done: string): Promise<void> => {
    if ((await send(command, { done })).ok) onDone();
  };
  return { act };
};
