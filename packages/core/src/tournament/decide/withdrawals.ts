import type { DecisionContext } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { isFirst, redrawStage } from "../drafts/draft-stage.ts";
import { nextBest } from "../drafts/next-draft.ts";
import type { Entry } from "../entries/entry.ts";
import type { TournamentEvent } from "../events.ts";
import { afterEvent } from "../fold/after-event.ts";
import type { Refusal } from "../refusal.ts";
import { tablesRulesOf } from "../settings/settings.ts";
import { findStage, hasResults, stageOf, type TablesStage } from "../stages/tables-stage.ts";
import { publishedRounds, type TournamentState } from "../state.ts";
import { type CommandOf, type Decider, type Decision, decided } from "./context.ts";
import { isAtTable } from "./stage-acts.ts";

/** First round without the entry, the next by default, and the reason. */
export type Leave = Pick<CommandOf<"withdraw-entry">, "fromRound" | "reason">;

/**
 * Withdraws a player from tables. Before the first result of a first stage its seats are drawn
 * again, in a later one the best who had not advanced takes the seat (both by the settings); once
 * games were played the player is last without points in the remaining ones.
 */
export const withdrawFromTables = (
  state: TournamentState,
  entry: Entry,
  command: Leave,
  context: DecisionContext,
): Result<Decision, Refusal> => {
  const reason = command.reason.trim();
  const next = publishedRounds(state) + 1;
  const { fromRound = next } = command;
  if (fromRound < next) return err({ code: "entry-in-round", entry: entry.id, round: fromRound });
  const left: TournamentEvent = {
    type: "entry-withdrawn",
    data: { entry: entry.id, fromRound, reason },
  };
  const last = state.rounds.at(-1);
  const stage = last && stageOf(state, last);
  if (stage === undefined || !isAtTable(stage, entry.id) || hasResults(stage)) {
    return decided(left);
  }
  const after = afterEvent(state, left, context);
  const follows = isFirst(state, stage)
    ? drawnAgain(after, stage, entry.id, reason)
    : filledUp(after, stage, entry.id, reason);
  return ok({ ...follows, events: [left, ...follows.events] });
};

/** If the others cannot be seated without the player (five of six), the seat stays empty. */
const drawnAgain = (
  state: TournamentState,
  { stage }: TablesStage,
  entry: EntryId,
  reason: string,
): Decision => {
  const found = findStage(state, stage);
  const again =
    found === undefined || tablesRulesOf(state.settings).noShow.firstStage === "empty-seat"
      ? null
      : redrawStage(state, found, 1);
  if (again?.ok !== true) return { events: [], warnings: [{ code: "seat-empty", stage, entry }] };
  const data = { stage, fromGame: 1, reason, ...again.value };
  return { events: [{ type: "stage-redrawn", data }], warnings: [] };
};

const filledUp = (
  state: TournamentState,
  stage: TablesStage,
  entry: EntryId,
  reason: string,
): Decision => {
  const next =
    tablesRulesOf(state.settings).noShow.laterStage === "empty-seat"
      ? null
      : nextBest(state, stage);
  if (next === null) {
    return { events: [], warnings: [{ code: "seat-empty", stage: stage.stage, entry }] };
  }
  const data = { stage: stage.stage, out: entry, in: next, reason };
  return { events: [{ type: "seat-filled", data }], warnings: [] };
};

/** Replaces a member of the stage by a player from outside. */
export const substitutePlayer: Decider<"substitute-player"> = (state, command) => {
  const { stage: number, out, in: successor, takesOver } = command;
  const stage = findStage(state, number);
  if (stage === undefined) return err({ code: "unknown-stage", stage: number });
  const entry = state.entries.get(successor);
  if (entry === undefined) return err({ code: "unknown-entry", entry: successor });
  if (entry.withdrawal !== null) return err({ code: "entry-withdrawn", entry: successor });
  if (out === successor) return err({ code: "same-entry", entry: out });
  if (!isAtTable(stage, out)) return err({ code: "entry-not-in-stage", entry: out, stage: number });
  if (isAtTable(stage, successor)) {
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
  const data = { stage: number, out, in: successor, fromGame, takesOver, reason };
  return decided(...presence(state, out, successor), { type: "player-substituted", data });
};

/** Wherever presence is recorded, the one who leaves is absent and the substitute present. */
const presence = (
  { entries }: TournamentState,
  out: EntryId,
  successor: EntryId,
): readonly TournamentEvent[] => {
  if (![...entries.values()].some(({ checkedIn }) => checkedIn)) return [];
  return (
    [
      [out, false],
      [successor, true],
    ] as const
  )
    .filter(([entry, present]) => entries.get(entry)?.checkedIn !== present)
    .map(([entry, present]) => ({ type: "entry-checked-in", data: { entry, present } }) as const);
};

const firstOpenGame = (stage: TablesStage, entry: EntryId): number | null =>
  stage.games.find(({ tables }) =>
    tables.some(({ seats, result }) => result === null && seats.includes(entry)),
  )?.game ?? null;
