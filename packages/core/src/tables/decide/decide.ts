import { err, type Result } from "../../result.ts";
import type { TablesCommand } from "../commands.ts";
import type { TablesRefusal } from "../refusal.ts";
import type { TablesState } from "../state.ts";
import { closeCompetition, imposePenalty, liftPenalty, reopenCompetition } from "./closing.ts";
import type { Decider, TablesContext, TablesDecision } from "./context.ts";
import { addEntries, changeEntry, checkIn, reinstateEntry, removeEntry } from "./entries.ts";
import { annulGame, correctResult } from "./repairs.ts";
import { confirmResults, enterResult, eraseResult, reportResult } from "./results.ts";
import {
  changeEventDetails,
  changeSettings,
  createCompetition,
  renameCompetition,
} from "./settings.ts";
import {
  adjustDraft,
  discardDraft,
  draftNextStage,
  publishStage,
  recallStage,
  redraw,
} from "./stages.ts";
import { substitutePlayer, withdrawEntry } from "./withdrawals.ts";

/** A decider for every type of command but the first, which needs no competition. */
const deciders: {
  readonly [Type in Exclude<TablesCommand["type"], "create-competition">]: Decider<Type>;
} = {
  "rename-competition": renameCompetition,
  "change-settings": changeSettings,
  "change-event-details": changeEventDetails,
  "add-entries": addEntries,
  "change-entry": changeEntry,
  "remove-entry": removeEntry,
  "withdraw-entry": withdrawEntry,
  "reinstate-entry": reinstateEntry,
  "check-in": checkIn,
  "draft-stage": draftNextStage,
  "redraw-stage": redraw,
  "adjust-seating": adjustDraft,
  "discard-draft": discardDraft,
  "publish-stage": publishStage,
  "recall-stage": recallStage,
  "substitute-player": substitutePlayer,
  "report-result": reportResult,
  "confirm-results": confirmResults,
  "enter-result": enterResult,
  "erase-result": eraseResult,
  "correct-result": correctResult,
  "annul-game": annulGame,
  "impose-penalty": imposePenalty,
  "lift-penalty": liftPenalty,
  "close-competition": closeCompetition,
  "reopen-competition": reopenCompetition,
};

/** What can be done after closing: a report is written then, and may need more of the event. */
const AFTER_CLOSING: readonly TablesCommand["type"][] = [
  "reopen-competition",
  "change-event-details",
];

/**
 * What follows from a command to a table tournament: events, or the reason why not. Pure: the same
 * state, command and context always give the same answer.
 */
export const decideTables = (
  state: TablesState | null,
  command: TablesCommand,
  context: TablesContext,
): Result<TablesDecision, TablesRefusal> => {
  if (command.type === "create-competition") {
    return state === null ? createCompetition(command) : err({ code: "competition-exists" });
  }
  if (state === null) return err({ code: "no-competition" });
  if (state.status === "closed" && !AFTER_CLOSING.includes(command.type)) {
    return err({ code: "competition-closed" });
  }
  // The table is typed by command, which TypeScript cannot follow through the look-up.
  const decider = deciders[command.type] as Decider<TablesCommand["type"]>;
  return decider(state, command, context);
};
