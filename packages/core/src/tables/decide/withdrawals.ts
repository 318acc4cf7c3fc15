import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import { nextBest } from "../advance.ts";
import { isFirst, redrawStage } from "../draft.ts";
import type { TablesEvent } from "../events.ts";
import type { TablesStage } from "../stage.ts";
import { findStage, hasResults, type TablesState } from "../state.ts";
import { type Decider, decided, type TablesDecision } from "./context.ts";
import { afterTablesEvent } from "./repairs.ts";

/**
 * Somebody stops, or does not come. Before the first result of a first stage its seats are drawn
 * again, of a later one the best who had not advanced takes the seat (both by the settings); once
 * games were played the player is last without points in those that are left.
 */
export const withdrawEntry: Decider<"withdraw-entry"> = (state, command, { actor }) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  if (entry.withdrawn !== null) return err({ code: "entry-withdrawn", entry: entry.id });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const withdrawn: TablesEvent = { type: "entry-withdrawn", data: { entry: entry.id, reason } };
  const stage = state.stages.at(-1);
  if (stage === undefined || !isSeated(stage, entry.id) || hasResults(stage)) {
    return decided(withdrawn);
  }
  const after = afterTablesEvent(state, withdrawn, actor);
  const follows = isFirst(state, stage)
    ? drawnAgain(after, stage, entry.id, reason)
    : filledUp(after, stage, entry.id, reason);
  return ok({ ...follows, events: [withdrawn, ...follows.events] });
};

/** Whether somebody has a seat in a game of the stage. */
const isSeated = (stage: TablesStage, entry: EntryId): boolean =>
  stage.games.some(({ tables }) => tables.some(({ seats }) => seats.includes(entry)));

/** Where the others cannot be seated without the player (five of six), the seat stays empty. */
const drawnAgain = (
  state: TablesState,
  { stage }: TablesStage,
  entry: EntryId,
  reason: string,
): TablesDecision => {
  const found = findStage(state, stage);
  const again =
    found === undefined || state.settings.noShow.firstStage === "empty-seat"
      ? null
      : redrawStage(state, found, 1);
  if (again?.ok !== true) return { events: [], warnings: [{ code: "seat-empty", stage, entry }] };
  const data = { stage, fromGame: 1, reason, ...again.value };
  return { events: [{ type: "stage-redrawn", data }], warnings: [] };
};

const filledUp = (
  state: TablesState,
  stage: TablesStage,
  entry: EntryId,
  reason: string,
): TablesDecision => {
  const next = state.settings.noShow.laterStage === "empty-seat" ? null : nextBest(state, stage);
  if (next === null) {
    return { events: [], warnings: [{ code: "seat-empty", stage: stage.stage, entry }] };
  }
  const data = { stage: stage.stage, out: entry, in: next, reason };
  return { events: [{ type: "seat-filled", data }], warnings: [] };
};

/** Lets somebody from outside the stage play on in the place of a member. */
export const substitutePlayer: Decider<"substitute-player"> = (state, command) => {
  const { stage: number, out, in: successor, takesOver } = command;
  const stage = findStage(state, number);
  if (stage === undefined) return err({ code: "unknown-stage", stage: number });
  const entry = state.entries.get(successor);
  if (entry === undefined) return err({ code: "unknown-entry", entry: successor });
  if (entry.withdrawn !== null) return err({ code: "entry-withdrawn", entry: successor });
  if (out === successor) return err({ code: "same-entry", entry: out });
  if (!isSeated(stage, out)) return err({ code: "entry-not-in-stage", entry: out, stage: number });
  if (isSeated(stage, successor)) {
    return err({ code: "entry-already-in-stage", entry: successor, stage: number });
  }
  const fromGame = command.fromGame ?? firstOpenGame(stage, out);
  const open = stage.games.some(
    ({ game, tables }) =>
      game >= (fromGame ?? 0) &&
      tables.some(({ seats, result }) => result === null && seats.includes(out)),
  );
  if (fromGame === null || !open) return err({ code: "no-open-game", stage: number });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({
    type: "player-substituted",
    data: { stage: number, out, in: successor, fromGame, takesOver, reason },
  });
};

const firstOpenGame = (stage: TablesStage, entry: EntryId): number | null =>
  stage.games.find(({ tables }) =>
    tables.some(({ seats, result }) => result === null && seats.includes(entry)),
  )?.game ?? null;
