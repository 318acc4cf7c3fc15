import { type Language, stageLabel } from "@losfee/contract";
import {
  absenceIn,
  type Entry,
  isSeated,
  placedStages,
  publishedRounds,
  stageOfRound,
  type TournamentState,
} from "@losfee/core";
import { isOpen, type Mate, type OwnContest } from "./contests.ts";
import { stagesWithout } from "./left-out.ts";

/** An upcoming round, game or stage. */
export interface Coming {
  /** Number of the round; null for a game or a stage at tables. */
  readonly round: number | null;
  /** The game at a table, with its players; null for a round at boards and for a stage. */
  readonly game: {
    readonly game: number;
    readonly table: number;
    readonly seat: number;
    readonly mates: readonly Mate[];
  } | null;
  /** Name of a stage at tables; empty for the others. */
  readonly stage: string;
  /** Start in the venue's local time: `2026-11-22T14:40`, or the day; null if unknown. */
  readonly begins: string | null;
  readonly pauses: boolean;
}

const MOST = 3;

/** Returns up to three upcoming items of a player: seated games, rounds, stages. */
export const comingRounds = (
  state: TournamentState,
  entry: Entry,
  contests: readonly OwnContest[],
  current: OwnContest | null,
  language: Language,
): readonly Coming[] => {
  if (state.status === "closed") return [];
  const seated = contests
    .filter((one) => current !== null && one.atTable && one.round > current.round && isOpen(one))
    .map(({ round, game, board, seat, mates }) => ({
      ...NOTHING,
      round,
      game: { game, table: board, seat, mates },
    }));
  return [...seated, ...ahead(state, entry, language)].slice(0, MOST);
};

const NOTHING = { round: null, game: null, stage: "", begins: null, pauses: false } as const;

/** Unpublished rounds and stages, except those that the player will certainly miss. */
const ahead = (state: TournamentState, entry: Entry, language: Language): readonly Coming[] => {
  const published = publishedRounds(state);
  const without = stagesWithout(state, entry.id);
  const { schedule = [] } = state.details;
  const coming = placedStages(state.settings)
    .filter(({ index, lastRound }) => lastRound > published && !without.has(index + 1))
    .flatMap(({ index, stage, firstRound, lastRound }): readonly Coming[] => {
      if (isSeated(stage)) {
        if (firstRound <= published) return [];
        const label = stageLabel(index + 1, state.settings, language);
        return [{ ...NOTHING, stage: label, begins: schedule[index] ?? null }];
      }
      const rounds = Array.from({ length: lastRound - firstRound + 1 }, (_, at) => firstRound + at);
      return rounds
        .filter((round) => round > published && stageOfRound(state.settings, round) !== undefined)
        .map((round) => ({
          ...NOTHING,
          round,
          begins: schedule[round - 1] ?? null,
          pauses: absenceIn(entry, round) === "pause",
        }));
    });
  return entry.withdrawal === null ? coming : [];
};
