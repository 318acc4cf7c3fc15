import { lookAhead } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { CommandOf } from "../decide/context.ts";
import { decideNext } from "../decide/decide.ts";
import { draftRound } from "../drafts/draft-round.ts";
import { nextStageMembers, nextTablesStage } from "../drafts/next-draft.ts";
import type { Refusal } from "../refusal.ts";
import { type BoardRound, type DraftedPairs, isComplete, type Round } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { beforeRound } from "../stages/places.ts";
import { hasResults, type TablesStage, tablesStages } from "../stages/tables-stage.ts";
import { pairedRounds, type TournamentState } from "../state.ts";

/** The entries of a contest by ascending number, for comparing pairings; a single one has a bye. */
export type ContestEntries = readonly EntryId[];

/** Impact of a correction on the pairing of a later round. */
export interface RoundImpact {
  readonly round: number;
  readonly status: Round["status"];
  /** Number of existing results of the round. */
  readonly results: number;
  /** Manual changes in its draft: lost by drafting the round again. */
  readonly acts: number;
  /** Contests that the system would not have made, and those it would have made instead. */
  readonly gone: readonly ContestEntries[];
  readonly instead: readonly ContestEntries[];
  /** Set if no pairing would have been possible. */
  readonly refusal: Refusal | null;
}

/** Impact of a changed result on the stage at tables that was made from it. */
export interface TablesStageImpact {
  readonly stage: number;
  readonly status: TablesStage["status"];
  /** True if any of it was played. */
  readonly played: boolean;
  /** Manual changes in its seating: lost by drafting it again. */
  readonly acts: number;
  /** Players who would not have advanced, and those who would have instead. */
  readonly out: readonly EntryId[];
  readonly in: readonly EntryId[];
  /** True if the same players would have been seeded in another order. */
  readonly seedsDiffer: boolean;
  /** Set if another stage, or none, would have followed. */
  readonly instead: number | null;
}

/** Impact of a changed result on advancing, before the next stage is drafted. */
export interface AdvanceImpact {
  /** The next stage, or the one that would be next with the change; 0: none. */
  readonly stage: number;
  /** True if results are missing: then it is a snapshot. */
  readonly provisional: boolean;
  /** Players who would no longer advance, and those who would instead. */
  readonly out: readonly EntryId[];
  readonly in: readonly EntryId[];
  /** True if the same players would be seeded in another order. */
  readonly seedsDiffer: boolean;
}

/** Impact of a changed result on later rounds and tables. */
export interface LaterImpact {
  /** Later rounds at boards with a different pairing. */
  readonly rounds: readonly RoundImpact[];
  /** The next stage at tables, if it would have differed; else null. */
  readonly nextTables: TablesStageImpact | null;
  /**
   * Advancing from the stage, if the next one is not drafted yet and it would differ; else null.
   */
  readonly advance: AdvanceImpact | null;
  /**
   * True if the last round (or stage at tables) may be drafted again: no results, different,
   * pairable.
   */
  readonly canDraftAgain: boolean;
}

/** A command that changes a recorded result. */
export type CorrectionCommand = CommandOf<"correct-result"> | CommandOf<"annul-game">;

/**
 * Returns the impact of a changed result, which leads from `state` to `changed`, on later rounds.
 * Pairs each later round twice, with the old and with the new result, so that manual changes do not
 * count as differences.
 */
export const impactOnLater = (
  state: TournamentState,
  changed: TournamentState,
  command: CorrectionCommand,
): LaterImpact => {
  const rounds = pairedRounds(state)
    .filter(({ request }) => request.basedOn >= command.round)
    .map((round) => impactOnRound(state, changed, round))
    .filter(({ gone, instead, refusal }) => gone.length + instead.length > 0 || refusal !== null);
  const last = state.rounds.at(-1);
  const stage = (state.rounds[command.round - 1]?.stage ?? 0) + 1;
  const nextTables = impactOnNextTables(state, changed, stage);
  const lastDiffers =
    rounds.some(({ round }) => round === last?.number) ||
    nextTables?.stage === (last?.stage ?? 0) + 1;
  const again = { ...command, repair: "draft-again" } as const;
  const canDraftAgain = lastDiffers && decideNext(state, again, lookAhead(state)).ok;
  const advance = impactOnAdvance(state, changed, stage - 1);
  return { rounds, nextTables, advance, canDraftAgain };
};

const impactOnRound = (
  state: TournamentState,
  changed: TournamentState,
  round: BoardRound,
  request = round.request,
): RoundImpact => {
  const was = pairsAgain(state, round);
  const would = pairsAgain(changed, round, request);
  const common = {
    round: round.number,
    status: round.status,
    results: round.games.filter((game) => game.result !== null).length,
    acts: round.acts.length,
  };
  if (!would.ok) return { ...common, gone: [], instead: [], refusal: would.error };
  const [old, fresh] = [was.ok ? was.value : [], would.value];
  return { ...common, gone: notIn(old, fresh), instead: notIn(fresh, old), refusal: null };
};

/**
 * Returns the last round at boards if it has no results yet and other settings would pair it
 * otherwise, or not at all; null if not. Pairs it twice, so that manual changes do not count.
 */
export const repairedBySettings = (
  state: TournamentState,
  changed: TournamentState,
): number | null => {
  const round = pairedRounds(state).at(-1);
  if (round === undefined || round.games.some(({ result }) => result !== null)) return null;
  const { system, options } = round.request;
  const [was, now] = [state, changed].map(({ settings }) => settings.stages[round.stage]);
  // A request that followed the settings would follow the changed ones, too.
  const follows =
    now !== undefined &&
    JSON.stringify([was?.system, was?.options]) === JSON.stringify([system, options]);
  const request = follows
    ? { ...round.request, system: now.system, options: now.options }
    : round.request;
  const impact = impactOnRound(state, changed, round, request);
  return impact.refusal !== null || impact.gone.length + impact.instead.length > 0
    ? round.number
    : null;
};

/** Pairs a round once more, by its own or another request, as if it were the next. */
const pairsAgain = (
  state: TournamentState,
  round: BoardRound,
  request = round.request,
): Result<readonly ContestEntries[], Refusal> => {
  const placed = placedStages(state.settings)[round.stage];
  if (placed === undefined) return err({ code: "unknown-round", round: round.number });
  const before = beforeRound(state, round.number);
  const drafted = draftRound(before, round.number, placed, request);
  return drafted.ok ? ok(contestsIn(drafted.value)) : drafted;
};

/** Returns the contests and byes of a round or draft. */
const contestsIn = (round: Pick<DraftedPairs, "games" | "unplayed">): readonly ContestEntries[] => [
  ...round.games.map(({ seats }) => seats.toSorted((a, b) => a - b)),
  ...round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => [entry]),
];

const notIn = (
  contests: readonly ContestEntries[],
  others: readonly ContestEntries[],
): readonly ContestEntries[] => {
  const known = new Set(others.map((contest) => contest.join("–")));
  return contests.filter((contest) => !known.has(contest.join("–")));
};

/**
 * Impact of a changed result on the first stage at tables after stage number `stage`. Makes it
 * twice from the standings, with the old and with the new result, so that manual changes and
 * no-shows do not count as differences.
 */
const impactOnNextTables = (
  state: TournamentState,
  changed: TournamentState,
  stage: number,
): TablesStageImpact | null => {
  const next = tablesStages(state).find((one) => one.stage > stage);
  const first = next?.games[0]?.round;
  if (next === undefined || first === undefined) return null;
  const [was, would] = [madeAgain(state, first), madeAgain(changed, first)];
  const gone = was.members.filter((entry) => !would.members.includes(entry));
  const come = would.members.filter((entry) => !was.members.includes(entry));
  const instead = would.stage === next.stage ? null : would.stage;
  const seedsDiffer = was.members.join() !== would.members.join();
  if (instead === null && !seedsDiffer) return null;
  const { status, acts } = next;
  const played = hasResults(next);
  return {
    stage: next.stage,
    status,
    played,
    acts: acts.length,
    out: gone,
    in: come,
    seedsDiffer,
    instead,
  };
};

/** Makes the stage that begins with a round again, from what was before it. */
const madeAgain = (
  state: TournamentState,
  round: number,
): { readonly stage: number; readonly members: readonly EntryId[] } => {
  const next = nextTablesStage(beforeRound(state, round));
  if (!next.ok) return { stage: 0, members: [] };
  return { stage: next.value.stage, members: next.value.members.map(({ entry }) => entry) };
};

/** Impact of a changed result on advancing from the stage at `index`, if it is the last so far. */
const impactOnAdvance = (
  state: TournamentState,
  changed: TournamentState,
  index: number,
): AdvanceImpact | null => {
  if (state.rounds.at(-1)?.stage !== index) return null;
  const [was, would] = [nextStageMembers(state), nextStageMembers(changed)];
  if (was === null && would === null) return null;
  const [now, then] = [was?.members ?? [], would?.members ?? []];
  const seedsDiffer = now.join() !== then.join();
  if (!seedsDiffer && was?.stage === would?.stage) return null;
  return {
    stage: would?.stage ?? 0,
    provisional: !state.rounds.filter((round) => round.stage === index).every(isComplete),
    out: now.filter((entry) => !then.includes(entry)),
    in: then.filter((entry) => !now.includes(entry)),
    seedsDiffer,
  };
};
