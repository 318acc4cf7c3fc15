import type { Language } from "@losfee/contract";
import { formatHalves, formatScore, stageLabel } from "@losfee/contract";
import {
  countingResult,
  displayName,
  type EntryId,
  type Game,
  pairedRounds,
  publishedRounds,
  standingsOf,
  type TournamentState,
  tablesFinalPlaces,
  tablesStages,
} from "@losfee/core";
import { whyFirst, whyFirstAtTables } from "../../parts/ranking.ts";

/** Records of an event: figures with their holders. */
export interface EventRecords {
  /** The most points in a game; null if games do not count points. */
  readonly highest: {
    readonly score: string;
    readonly name: string;
    /** The round, or the name of the stage at tables. */
    readonly at: number | string;
  } | null;
  /** The narrowest win. */
  readonly closest: {
    readonly score: string;
    readonly names: readonly [string, string];
    readonly at: number | string;
  } | null;
  /** The biggest climb in ranks from a round to the last; null at tables. */
  readonly climb: { readonly from: number; readonly to: number; readonly name: string } | null;
}

/** The winner, with the rank after each round; none at tables, where every stage starts anew. */
export interface Champion {
  readonly entry: EntryId;
  readonly name: string;
  readonly club: string;
  readonly ranks: readonly number[];
  /** Explains the lead over second place; empty if nobody is second. */
  readonly why: string;
}

interface PlayedGame {
  readonly round: number;
  readonly winner: EntryId;
  readonly loser: EntryId;
  readonly scores: readonly [number, number];
}

/** Returns the records of a finished event. */
export const recordsOf = (state: TournamentState, countsPoints: boolean): EventRecords => {
  const games = pairedRounds(state).flatMap(({ number, games: all }) =>
    all.flatMap((game) => playedGame(state, number, game) ?? []),
  );
  const highest = games.toSorted((a, b) => b.scores[0] - a.scores[0])[0];
  const closest = games
    .filter(({ scores: [won, lost] }) => won > lost)
    .toSorted((a, b) => a.scores[0] - a.scores[1] - (b.scores[0] - b.scores[1]))[0];
  return {
    highest:
      !countsPoints || highest === undefined
        ? null
        : {
            score: formatHalves(highest.scores[0]),
            name: displayName(state, highest.winner),
            at: highest.round,
          },
    closest:
      !countsPoints || closest === undefined
        ? null
        : {
            score: formatScore(closest.scores),
            names: [displayName(state, closest.winner), displayName(state, closest.loser)],
            at: closest.round,
          },
    climb: climbOf(state),
  };
};

const playedGame = (
  { settings }: TournamentState,
  round: number,
  game: Game,
): PlayedGame | null => {
  const outcome = countingResult(game, settings)?.outcome;
  if (outcome?.kind !== "played") return null;
  const [first, second] = game.seats;
  const [a, b] = outcome.scores;
  return a >= b
    ? { round, winner: first, loser: second, scores: [a, b] }
    : { round, winner: second, loser: first, scores: [b, a] };
};

/** Ranks in the first rounds are chance: a climb counts after a third of the rounds. */
const climbOf = (state: TournamentState): EventRecords["climb"] => {
  const rounds = publishedRounds(state);
  const start = Math.floor(rounds / 3);
  if (start < 1) return null;
  const before = new Map(standingsOf(state, start).map(({ entry, rank }) => [entry, rank]));
  const climbs = standingsOf(state, rounds)
    .filter(({ annulled }) => annulled !== true)
    .map(({ entry, rank }) => ({ entry, from: before.get(entry) ?? rank, to: rank }))
    .sort((a, b) => b.from - b.to - (a.from - a.to));
  const best = climbs[0];
  return best === undefined || best.from <= best.to
    ? null
    : { from: best.from, to: best.to, name: displayName(state, best.entry) };
};

/** The record of a finished event at tables: the game with the most points. */
export const tableRecordsOf = (state: TournamentState, language: Language): EventRecords => {
  const scores = tablesStages(state).flatMap(({ stage, games }) =>
    games.flatMap(({ tables }) =>
      tables.flatMap((table) => {
        const outcome = countingResult(table, state.settings)?.outcome;
        if (outcome?.kind !== "game-points") return [];
        return outcome.seats.flatMap(({ entry, points }) =>
          points === null ? [] : [{ entry, points, stage }],
        );
      }),
    ),
  );
  const highest = scores.toSorted((a, b) => b.points - a.points)[0];
  return {
    highest:
      highest === undefined
        ? null
        : {
            score: formatHalves(highest.points),
            name: displayName(state, highest.entry),
            at: stageLabel(highest.stage, state.settings, language),
          },
    closest: null,
    climb: null,
  };
};

/** The winner of a closed event; null if nobody stands first alone. */
export const championOf = (
  state: TournamentState,
  at: "boards" | "tables",
  language: Language,
): Champion | null => {
  if (state.status !== "closed") return null;
  return at === "tables" ? championAtTables(state, language) : championOfRounds(state, language);
};

const championAtTables = (state: TournamentState, language: Language): Champion | null => {
  const [first] = tablesFinalPlaces(state);
  if (first === undefined) return null;
  return championFrom(state, first.row.entry, [], whyFirstAtTables(state, language));
};

const championFrom = (
  state: TournamentState,
  entry: EntryId,
  ranks: readonly number[],
  why: string,
): Champion => ({
  entry,
  name: displayName(state, entry),
  club: state.entries.get(entry)?.club ?? "",
  ranks,
  why,
});

/** Ranks every round, cached for each state. */
const championOfRounds = (state: TournamentState, language: Language): Champion | null => {
  const rounds = publishedRounds(state);
  if (rounds === 0) return null;
  const firsts = standingsOf(state, rounds).filter(
    ({ rank, annulled }) => rank === 1 && annulled !== true,
  );
  const [first] = firsts;
  if (first === undefined || firsts.length > 1) return null;
  const ranks = Array.from(
    { length: rounds },
    (_, index) =>
      standingsOf(state, index + 1).find(({ entry }) => entry === first.entry)?.rank ?? 0,
  );
  return championFrom(state, first.entry, ranks, whyFirst(state, rounds, language));
};
