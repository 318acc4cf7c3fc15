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

/** A round, game or stage that is still to come. */
export interface Coming {
  /** The number of the round; null where it is a game or a stage at tables. */
  readonly round: number | null;
  /** The game at a table, with who sits there; null for a round at boards and for a stage. */
  readonly game: {
    readonly game: number;
    readonly table: number;
    readonly seat: number;
    readonly mates: readonly Mate[];
  } | null;
  /** The name of a stage at tables; empty for the others. */
  readonly stage: string;
  /** When it begins, by the clock in the hall: `2026-11-22T14:40`, or the day; null where that is not known. */
  readonly begins: string | null;
  readonly pauses: boolean;
}

const MOST = 3;

/** What comes next for a player, at most three: games that are seated already, rounds, stages. */
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

/** Rounds and stages that are not published, in which the player is not known to be missing for good. */
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
