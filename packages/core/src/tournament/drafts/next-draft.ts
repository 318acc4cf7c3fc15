import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { drawOrder } from "../../lots/lots.ts";
import { seatableNear, tableSizes } from "../../pairing/seating/sizes.ts";
import type { Refusal } from "../refusal.ts";
import { isComplete, isPaired, type Round } from "../round.ts";
import type { StageMember } from "../seating.ts";
import {
  isSeated,
  type PlacedStage,
  placedStages,
  type SeatedStage,
  type Settings,
  seatedStageSettings,
  tablesRulesOf,
} from "../settings/settings.ts";
import { type TablesStage, tablesStages } from "../stages/tables-stage.ts";
import { advancingFrom, bySeed, stillThere } from "../standings/cut.ts";
import { stageMembers, standingOrder } from "../standings/standings.ts";
import type { TournamentState } from "../state.ts";

/** The next draft: one round of games for two, or all rounds of a stage at tables. */
export type NextDraft =
  | { readonly kind: "round"; readonly round: number; readonly placed: PlacedStage }
  | { readonly kind: "stage"; readonly stage: number };

/** The next stage at tables, with its players by seed. */
export interface NextTablesStage {
  readonly stage: number;
  readonly members: readonly StageMember[];
}

/** Returns the next draft after the existing rounds; null after the last. */
export const nextDraft = (state: TournamentState): NextDraft | null => {
  const { settings, rounds } = state;
  const last = rounds.at(-1);
  if (last === undefined) return draftOfStage(state, startingStage(state));
  const placed = placedStages(settings)[last.stage];
  if (isPaired(last) && placed !== undefined && placed.lastRound > last.number) {
    return { kind: "round", round: last.number + 1, placed };
  }
  const tables = isPaired(last) ? undefined : stageBefore(state);
  if (tables === undefined) return draftOfStage(state, last.stage + 1);
  const advancing = advancingFrom(state, tables);
  return advancing === null ? null : draftOfStage(state, advancing.following.stage - 1);
};

/** Returns where the next step happens: at the incomplete rounds, else at what comes next. */
export const nextPlayedAt = (state: TournamentState): Round["at"] => {
  const last = state.rounds.at(-1);
  const together = state.rounds.filter(
    (round) => round === last || (last?.at === "tables" && round.stage === last.stage),
  );
  const next = together.every(isComplete) ? nextDraft(state) : null;
  if (next === null) return playedAt(state);
  return next.kind === "stage" ? "tables" : "boards";
};

const draftOfStage = ({ settings, rounds }: TournamentState, index: number): NextDraft | null => {
  const stage = settings.stages[index];
  if (stage === undefined) return null;
  if (isSeated(stage)) return { kind: "stage", stage: index + 1 };
  const round = rounds.length + 1;
  const lastRound = rounds.length + stage.rounds;
  return { kind: "round", round, placed: { index, stage, firstRound: round, lastRound } };
};

const stageBefore = (state: TournamentState): TablesStage | undefined => tablesStages(state).at(-1);

/** Returns participating entries, in order of entry. */
export const activeEntries = ({ entries }: TournamentState): readonly EntryId[] =>
  [...entries.values()].filter(({ withdrawal }) => withdrawal === null).map(({ id }) => id);

/** The first stage, or directly the last if the players just fill it (King Lui with three). */
const startingStage = (state: TournamentState): number => {
  const { stages } = state.settings;
  const last = stages.at(-1);
  const skips = tablesRulesOf(state.settings).fewerEntries === "skip-stage";
  const isOnlyFinal =
    skips &&
    last !== undefined &&
    stages.every(isSeated) &&
    last.participants !== "everybody" &&
    last.participants.top === activeEntries(state).length;
  return isOnlyFinal ? stages.length - 1 : 0;
};

/** The next stage at tables to draft, with the players who qualify by the results so far. */
export const nextTablesStage = (state: TournamentState): Result<NextTablesStage, Refusal> => {
  const next = nextDraft(state);
  if (next === null) {
    return err({ code: "all-stages-played", stages: state.settings.stages.length });
  }
  if (next.kind === "round") return err({ code: "unknown-stage", stage: next.placed.index + 1 });
  const { stage } = next;
  const own = seatedStageSettings(state.settings, stage);
  if (own === undefined) return err({ code: "unknown-stage", stage });
  const members = membersOf(state, stage, own);
  const refusal = refuseSeating(own, members.length);
  return refusal === null ? ok({ stage, members }) : err(refusal);
};

/**
 * Returns the stage after the current one, and its players by the present results, at tables by
 * seed; null before the last round of a stage at boards, after the last stage, and if all go on.
 */
export const nextStageMembers = (
  state: TournamentState,
): { readonly stage: number; readonly members: readonly EntryId[] } | null => {
  const next = nextDraft(state);
  if (next === null) return null;
  const stage = next.kind === "stage" ? next.stage : next.placed.index + 1;
  if (state.rounds.at(-1)?.stage === stage - 1) return null;
  if (next.kind === "stage") {
    const own = seatedStageSettings(state.settings, stage);
    const members = own === undefined ? [] : membersOf(state, stage, own);
    return { stage, members: members.map(({ entry }) => entry) };
  }
  const members = stageMembers(state, next.placed);
  // Its pairs follow from more than the order: only its members are known.
  return members === null ? null : { stage, members: [...members].sort((a, b) => a - b) };
};

const membersOf = (
  state: TournamentState,
  stage: number,
  { participants }: SeatedStage,
): readonly StageMember[] => {
  const last = state.rounds.at(-1);
  if (last === undefined) return enteredMembers(state, stage, activeEntries(state));
  const tables = isPaired(last) ? undefined : stageBefore(state);
  if (tables !== undefined) {
    return bySeed(state, tablesStages(state)[0], advancingFrom(state, tables)?.members ?? []);
  }
  const there = stillPlaying(state, last);
  const best = participants === "everybody" ? there : there.slice(0, participants.top);
  return best.map((entry) => ({ entry, admission: "overall" }));
};

/** Players of the stage of a round at boards who have not left, by the standings after it. */
const stillPlaying = (state: TournamentState, { number, stage }: Round): readonly EntryId[] => {
  const placed = placedStages(state.settings)[stage];
  const members = placed === undefined ? null : stageMembers(state, placed);
  return standingOrder(state, number).filter(
    (entry) =>
      state.entries.get(entry)?.withdrawal === null && (members === null || members.has(entry)),
  );
};

/** Returns the players of a first stage by seed: by lot, or by rating if it is seated by rank. */
export const enteredMembers = (
  state: TournamentState,
  stage: number,
  players: readonly EntryId[],
): readonly StageMember[] => {
  const drawn = drawOrder(state.seed, tablesDraw(stage), players);
  const rating = (entry: EntryId): number => state.entries.get(entry)?.rating ?? 0;
  const byRank = seatedStageSettings(state.settings, stage)?.options.seating === "rank";
  const order = byRank ? drawn.toSorted((a, b) => rating(b) - rating(a)) : drawn;
  return order.map((entry) => ({ entry, admission: "entered" }));
};

/** Name of the draw that fills a stage's tables, or seeds it if nothing was played before. */
export const tablesDraw = (stage: number): string => `stage/${stage}/tables`;

const refuseSeating = ({ seats: sizes }: SeatedStage, players: number): Refusal | null =>
  tableSizes(players, sizes) !== null
    ? null
    : { code: "cannot-be-seated", players, sizes, ...seatableNear(players, sizes) };

/** The best of the previous stage who did not advance into `stage`; null if there is none. */
export const nextBest = (state: TournamentState, stage: TablesStage): EntryId | null => {
  const members = new Set(stage.members.map(({ entry }) => entry));
  const before = state.rounds[(stage.games[0]?.round ?? 1) - 2];
  if (before === undefined) return null;
  const order = isPaired(before)
    ? stillPlaying(state, before)
    : tablesStages(state)
        .filter((one) => one.stage === before.stage + 1)
        .flatMap((one) => stillThere(state, one).map(({ entry }) => entry));
  return order.find((entry) => !members.has(entry)) ?? null;
};

/** True if any stage is played at tables. */
export const playsTables = ({ stages }: Settings): boolean => stages.some(isSeated);

/** True if any stage has games for two. */
export const playsBoards = ({ stages }: Settings): boolean => !stages.every(isSeated);

/** Place of the last drafted round, or else of the first stage: at boards or tables. */
export const playedAt = ({ rounds, settings }: TournamentState): Round["at"] => {
  const [first] = settings.stages;
  return rounds.at(-1)?.at ?? (first !== undefined && isSeated(first) ? "tables" : "boards");
};
