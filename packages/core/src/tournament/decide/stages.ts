import { err, ok, type Result } from "../../base/result.ts";
import { tableSizes } from "../../pairing/seating/sizes.ts";
import { adjustSeating } from "../drafts/adjust-seats.ts";
import { draftStage, redrawStage, unseatedEntries } from "../drafts/draft-stage.ts";
import type { Refusal, Warning } from "../refusal.ts";
import { isTouched, type TableRound } from "../round.ts";
import type { SeatedGame } from "../seating.ts";
import { seatedStageSettings } from "../settings/settings.ts";
import { refuseOpenResults, warnOfContradictions } from "../stages/places.ts";
import { findStage, stageOf, type TablesStage } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { warnOfAbsentees } from "./absentees.ts";
import { type CommandOf, type Decider, type Deciders, type Decision, decided } from "./context.ts";

/** Drafts the next stage at tables, once all earlier results are confirmed. */
export const draftNextStage: Decider<"draft-round"> = (state, command) => {
  if (asksForPairs(command))
    return err({ code: "round-at-tables", round: state.rounds.length + 1 });
  const open = refuseOpenResults(state);
  if (open !== null) return err(open);
  const drafted = draftStage(state);
  if (!drafted.ok) return drafted;
  const events = [{ type: "stage-drafted", data: drafted.value }] as const;
  return ok({ events, warnings: [...warnOfContradictions(state), ...warnOfAbsentees(state)] });
};

/** True if a command has options for pairing games for two. */
const asksForPairs = ({ basedOn, system, pinned = [], forbidden = [] }: CommandOf<"draft-round">) =>
  basedOn !== undefined || system !== undefined || pinned.length + forbidden.length > 0;

/** Publishes the draft of a stage. In the first stage all entries must have a seat. */
export const publishStage = (
  state: TournamentState,
  round: TableRound,
): Result<Decision, Refusal> => {
  const stage = stageOf(state, round);
  const entries = stage === undefined ? [] : unseatedEntries(state, stage);
  if (entries.length > 0) {
    return err({ code: "entries-unseated", stage: round.stage + 1, entries });
  }
  return decided({ type: "round-published", data: { round: round.number } });
};

/** Draws the seating again for the present players, from an unplayed game on. */
const redrawSeats: Decider<"redraw-stage"> = (state, command) => {
  const last = lastStage(state, command.stage);
  if (!last.ok) return last;
  const stage = last.value;
  const fromGame = firstToDraw(state, stage, command.fromGame);
  if (!fromGame.ok) return fromGame;
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const again = redrawStage(state, stage, fromGame.value);
  if (!again.ok) return again;
  return decided({
    type: "stage-redrawn",
    data: { stage: stage.stage, fromGame: fromGame.value, reason, ...again.value },
  });
};

/** True if a last stage has games that can be drawn again. */
export const isRedrawable = (state: TournamentState, stage: TablesStage): boolean =>
  firstToDraw(state, stage, undefined).ok;

/** Returns the first game of a new seating: after all played ones, the first at fixed tables. */
const firstToDraw = (
  state: TournamentState,
  stage: TablesStage,
  fromGame: number | undefined,
): Result<number, Refusal> => {
  const first = stage.games.findLastIndex(({ tables }) => isTouched({ games: tables })) + 2;
  const fixed = seatedStageSettings(state.settings, stage.stage)?.options.tables !== "new";
  const from = fromGame ?? first;
  if (from < first || (fixed && from > 1)) {
    return err({ code: "stage-has-results", stage: stage.stage });
  }
  if (!Number.isInteger(from) || from > stage.games.length) {
    return err({ code: "unknown-game", stage: stage.stage, game: from });
  }
  return ok(from);
};

/** Returns the stage with this number, which must be the last one. */
const lastStage = (state: TournamentState, number: number): Result<TablesStage, Refusal> => {
  const stage = findStage(state, number);
  if (stage === undefined) return err({ code: "unknown-stage", stage: number });
  const last = (state.rounds.at(-1)?.stage ?? 0) + 1;
  return last === number ? ok(stage) : err({ code: "not-last-stage", stage: number, last });
};

/** Changes the seating of unplayed games by hand, with a reason. */
const adjustSeats: Decider<"adjust-seating"> = (state, command) => {
  const last = lastStage(state, command.stage);
  if (!last.ok) return last;
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const adjusted = adjustSeating(state, last.value, command.act);
  if (!adjusted.ok) return adjusted;
  const { stage, act } = command;
  const event = {
    type: "seating-adjusted",
    data: { stage, act, reason, ...adjusted.value },
  } as const;
  return ok({ events: [event], warnings: warnOfSizes(state, stage, adjusted.value.games) });
};

/**
 * Warns if manual changes made more tables of an unusual size than the rule would (King Lui: tables
 * of four only if needed, at most two).
 */
const warnOfSizes = (
  state: TournamentState,
  stage: number,
  games: readonly SeatedGame[],
): readonly Warning[] => {
  const { seats = [] } = seatedStageSettings(state.settings, stage) ?? {};
  for (const { game, tables } of games) {
    const sizes = tables.map((table) => table.seats.length);
    const players = sizes.reduce((sum, size) => sum + size, 0);
    const usual = tableSizes(players, seats) ?? [];
    const count = (all: readonly number[], size: number): number =>
      all.filter((one) => one === size).length;
    const size = [...new Set(sizes)].find(
      (one) => one !== seats[0] && count(sizes, one) > count(usual, one),
    );
    if (size === undefined) continue;
    const [tablesOfIt, allowed] = [count(sizes, size), count(usual, size)];
    return [{ code: "unusual-tables", game, size, tables: tablesOfIt, allowed }];
  }
  return [];
};

export const stageDeciders = {
  "redraw-stage": redrawSeats,
  "adjust-seating": adjustSeats,
} satisfies Deciders;
