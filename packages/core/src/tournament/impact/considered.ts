/** Stands for the reason that the director gives once the consequences are known. */
const UNSTATED = "?";

/** A command as its consequences are looked at: what changes does not depend on the reason for it. */
export const considered = <Command extends object>(command: Command): Command =>
  "reason" in command && String(command.reason).trim() === ""
    ? { ...command, reason: UNSTATED }
    : command;
