import { err, ok, type Result } from "../../base/result.ts";
import type { Repair } from "../../tournament/commands.ts";
import { draftStage } from "../draft.ts";
import type { TablesEvent } from "../events.ts";
import { applyTablesEvent } from "../fold.ts";
import type { TablesRefusal } from "../refusal.ts";
import { hasResults, type TablesState } from "../state.ts";
import { sameOutcome } from "../table-game.ts";
import type { Decider } from "./context.ts";
import { findGame, fitResult } from "./outcome.ts";

/**
 * Replaces a result, or gives an annulled game one, any number of stages later. What was made since
 * stays, unless the director asks for the next stage to be drafted again and nobody has played it.
 */
export const correctResult: Decider<"correct-result"> = (state, command, { actor }) => {
  const { stage, game, table } = command;
  const address = { stage, game, table };
  const fitting = fitResult(state, address, command.outcome);
  if (!fitting.ok) return fitting;
  const { game: before, outcome, warnings } = fitting.value;
  if (before.result === null && before.annulled === null) {
    return err({ code: "no-result", ...address });
  }
  if (before.result !== null && sameOutcome(before.result.outcome, outcome)) {
    return err({ code: "result-unchanged", ...address });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const corrected: TablesEvent = {
    type: "result-corrected",
    data: { ...address, outcome, reason },
  };
  const repairs = repaired(state, corrected, stage, command.repair, reason, actor);
  return repairs.ok ? ok({ events: [corrected, ...repairs.value], warnings }) : repairs;
};

/** Lets a game count for nobody, whether it was played or not. */
export const annulGame: Decider<"annul-game"> = (state, command, { actor }) => {
  const { stage, game, table } = command;
  const address = { stage, game, table };
  const found = findGame(state, address);
  if (!found.ok) return found;
  if (found.value.game.annulled !== null) return err({ code: "already-annulled", ...address });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const annulled: TablesEvent = { type: "game-annulled", data: { ...address, reason } };
  const repair = command.repair ?? "keep";
  const repairs = repaired(state, annulled, stage, repair, reason, actor);
  return repairs.ok ? ok({ events: [annulled, ...repairs.value], warnings: [] }) : repairs;
};

/** What follows the change of a result for the stage after, if there is one. */
const repaired = (
  state: TablesState,
  change: TablesEvent,
  stage: number,
  repair: Repair,
  reason: string,
  actor: string,
): Result<readonly TablesEvent[], TablesRefusal> => {
  const last = state.stages.at(-1);
  if (repair === "keep" || last === undefined || last.stage === stage) return ok([]);
  // Only the stage right after is made from this one's results.
  const isNext = state.stages.at(-2)?.stage === stage;
  if (!isNext || hasResults(last)) return err({ code: "cannot-draft-again", stage: last.stage });
  const changed = afterTablesEvent(state, change, actor);
  const drafted = draftStage({ ...changed, stages: changed.stages.slice(0, -1) });
  if (!drafted.ok) return drafted;
  const recalled: readonly TablesEvent[] =
    last.status === "published"
      ? [{ type: "stage-recalled", data: { stage: last.stage, reason } }]
      : [];
  return ok([
    ...recalled,
    { type: "draft-discarded", data: { stage: last.stage } },
    { type: "stage-drafted", data: drafted.value },
  ]);
};

/** The state as it would be after one more event; used to look ahead, never recorded. */
export const afterTablesEvent = (
  state: TablesState,
  event: TablesEvent,
  actor: string,
): TablesState =>
  applyTablesEvent(state, {
    ...event,
    competition: state.competition,
    seq: state.seq + 1,
    actor,
    recordedAt: "",
    effectiveAt: "",
  });
