import { asksFirst, type EntriesCommand, impactOfEntries } from "@losfee/core";
import type { CommandInput } from "@losfee/server/local";
import { actorOf, type Competition } from "../journal/competition.ts";
import { print, printJson } from "../terminal/print.ts";
import { isConfirmed } from "./confirm-change.ts";

/**
 * Whether a command about entries may be carried out: at once where it does nothing that rounds were
 * paired by or that counts already; else it is shown first. One that the rules refuse goes on, to
 * be refused with the reason.
 */
export const isAgreed = async (
  { call, messages, state }: Pick<Competition, "call" | "messages" | "state">,
  command: EntriesCommand,
): Promise<boolean> => {
  const impact = impactOfEntries(state(), command, { actor: actorOf(call) });
  if (!impact.ok || !asksFirst(impact.value)) return true;
  return isConfirmed(call, () => {
    if (call.json) printJson({ impact: impact.value });
    else print(messages.describeEntriesImpact(impact.value, call.language).join("\n"));
  });
};

/** The same for commands that events at tables know too; nothing of theirs is shown first. */
export const isAgreedAbout = async (
  competition: Competition<"tournament" | "tables">,
  command: CommandInput<"tournament" | "tables">,
): Promise<boolean> => {
  const state = competition.state();
  if (state.kind !== "tournament" || !isAboutEntries(command)) return true;
  return isAgreed({ ...competition, state: () => state }, command);
};

const isAboutEntries = (
  command: CommandInput<"tournament" | "tables">,
): command is CommandInput<"tournament" | "tables"> & EntriesCommand =>
  ["add-entries", "change-entry", "remove-entry", "withdraw-entry"].includes(command.type);
