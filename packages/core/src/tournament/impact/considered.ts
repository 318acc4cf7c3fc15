/** Placeholder for the reason, which the director gives after seeing the consequences. */
const UNSTATED = "?";

/** Returns a command for a preview: the consequences do not depend on the reason. */
export const considered = <Command extends object>(command: Command): Command =>
  "reason" in command && String(command.reason).trim() === ""
    ? { ...command, reason: UNSTATED }
    : command;
