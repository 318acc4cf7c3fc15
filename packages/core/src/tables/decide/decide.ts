import type { Presets } from "../../base/presets.ts";
import { err, type Result } from "../../base/result.ts";
import type { TablesCommand } from "../commands.ts";
import type { TablesRefusal } from "../refusal.ts";
import type { TablesSettings } from "../settings.ts";
import type { TablesState } from "../state.ts";
import { closeCompetition, imposePenalty, liftPenalty, reopenCompetition } from "./closing.ts";
import type { Decider, TablesContext, TablesDecision } from "./context.ts";
import {
  addEntries,
  changeEntry,
  checkIn,
  erasePerson,
  reinstateEntry,
  removeEntry,
} from "./entries.ts";
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
  "erase-person": erasePerson,
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

/**
 * What can be done after closing: a report is written then, and may need more of the event; and
 * whoever took part may ask to be erased at any time.
 */
const AFTER_CLOSING: readonly TablesCommand["type"][] = [
  "reopen-competition",
  "change-event-details",
  "erase-person",
];

/** What follows from a command: events, or the reason why not. Pure. */
export type DecideTables = (
  state: TablesState | null,
  command: TablesCommand,
  context: TablesContext,
) => Result<TablesDecision, TablesRefusal>;

/** The rules of competitions at tables that begin from one of `presets`. */
export const tablesDecider =
  (presets: Presets<TablesSettings>): DecideTables =>
  (state, command, context) => {
    if (command.type === "create-competition") {
      return state === null
        ? createCompetition(command, presets)
        : err({ code: "competition-exists" });
    }
    return state === null ? err({ code: "no-competition" }) : decideNext(state, command, context);
  };

/** What follows from a command for a competition that exists. */
export const decideNext = (
  state: TablesState,
  command: Exclude<TablesCommand, { readonly type: "create-competition" }>,
  context: TablesContext,
): Result<TablesDecision, TablesRefusal> => {
  if (state.status === "closed" && !AFTER_CLOSING.includes(command.type)) {
    return err({ code: "competition-closed" });
  }
  // The table is typed by command, which TypeScript cannot follow through the look-up.
  const decider = deciders[command.type] as Decider<TablesCommand["type"]>;
  return decider(state, command, context);
};
