import { asksFirst, type EntriesCommand, impactOfEntries } from "@losfee/core";
import type { CommandInput } from "@losfee/server/local";
import type { Competition } from "../journal/competition.ts";
import { print, printJson } from "../terminal/print.ts";
import { isConfirmed } from "./confirm-change.ts";

/**
 * True if a command may be carried out: at once if it affects neither pairings nor what counts
 * already; else it is shown first. A command that the rules refuse goes on, to be refused with the
 * reason.
 */
export const isAgreed = async (
  { call, messages, state }: Competition,
  command: CommandInput<"tournament">,
): Promise<boolean> => {
  if (!isAboutEntries(command)) return true;
  const impact = impactOfEntries(state(), command);
  if (!impact.ok || !asksFirst(impact.value)) return true;
  return isConfirmed(call, () => {
    if (call.json) printJson(impact.value);
    else print(messages.describeEntriesImpact(impact.value, call.language).join("\n"));
  });
};

const isAboutEntries = (
  command: CommandInput<"tournament">,
): command is CommandInput<"tournament"> & EntriesCommand =>
  ["add-entries", "change-entry", "remove-entry", "withdraw-entry"].includes(command.type);
