import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { rankPointsOf } from "../../ranking/tables/games.ts";
import { absenceIn } from "../entries/entry.ts";
import { isComplete, isPaired, type Round } from "../round.ts";
import { cardsOf } from "../rounds/cards.ts";
import { beforeRound } from "../stages/places.ts";
import { stageOf } from "../stages/tables-stage.ts";
import { publishedRounds, type TournamentState } from "../state.ts";
import { standingOrder, standingsOf } from "./standings.ts";
import { tablesStandings } from "./tables-standings.ts";

/** A complete round. */
export interface RaceStep {
  readonly round: number;
  /** From 1: its place in the settings. */
  readonly stage: number;
  /** At tables the game of the stage, from 1; null for games for two. */
  readonly game: number | null;
}

/** A player's position after a round. */
export interface RaceStanding {
  readonly rank: number;
  /** The primary score: by the event's points or wins; at tables rank points of the stage. */
  readonly score: number;
  /** Sum of the spread so far; 0 at tables. */
  readonly spread: number;
}

/** A player's positions over time. */
export interface Racer {
  readonly entry: EntryId;
  /**
   * One per step; null if the player had not yet entered, had left, was out of the table or in no
   * table of the stage, or was eliminated.
   */
  readonly standings: readonly (RaceStanding | null)[];
}

/** The positions of all players, round by round. */
export interface Race {
  readonly steps: readonly RaceStep[];
  /** In the order of the last standings. */
  readonly racers: readonly Racer[];
}

/**
 * Returns the positions of all players after each round up to the last complete one. At tables the
 * places include all players, as if the competition ended with the game. Reuses rounds that later
 * results do not affect. O(rounds · n log n · criteria): see {@link raceSteps}.
 */
export const raceOf = oncePerObject((state: TournamentState): Race => {
  const played = roundsOf(state);
  const rows = played.map((round) => rowsAfter(state, round));
  return {
    steps: played.map((round) => stepOf(state, round)),
    racers: standingOrder(state, played.length).map((entry) => ({
      entry,
      standings: rows.map((row) => row.get(entry) ?? null),
    })),
  };
});

/** Computes {@link raceOf} in short steps, a round each. */
export function* raceSteps(state: TournamentState): Generator<undefined, void> {
  for (const round of roundsOf(state)) {
    rowsAfter(state, round);
    yield;
  }
  raceOf(state);
}

/** Up to the last complete round. */
const roundsOf = ({ rounds }: TournamentState): readonly Round[] =>
  rounds.slice(0, rounds.findLastIndex(isComplete) + 1);

const stepOf = (state: TournamentState, round: Round): RaceStep => ({
  round: round.number,
  stage: round.stage + 1,
  game: stageOf(state, round)?.games.find((game) => game.round === round.number)?.game ?? null,
});

type Rows = ReadonlyMap<EntryId, RaceStanding>;

/** The input of standings after a round, besides its own results. */
interface Sources {
  readonly of: readonly unknown[];
  readonly rows: Rows;
}

const known = new WeakMap<Round, Sources>();

const rowsAfter = (state: TournamentState, round: Round): Rows => {
  const { entries, settings, penalties, playOff, tablePlaces, seatings } = state;
  const isLast = round.number === publishedRounds(state);
  const before = state.rounds.slice(0, round.number);
  const of = [
    ...[entries, settings, penalties, tablePlaces, seatings, isLast, isLast && playOff],
    ...before,
  ];
  const found = known.get(round);
  if (found?.of.length === of.length && found.of.every((one, index) => one === of[index])) {
    return found.rows;
  }
  const rows = rankedAfter(state, round);
  known.set(round, { of, rows });
  return rows;
};

const rankedAfter = (state: TournamentState, round: Round): Rows => {
  const takesPart = participantsOf(state, round);
  const scores = isPaired(round) ? null : scoresAtTables(state, round);
  return new Map(
    standingsOf(state, round.number)
      .filter(({ entry, annulled }) => annulled !== true && takesPart(entry))
      .map(({ entry, rank, points, spread }) => [
        entry,
        scores === null
          ? { rank, score: points, spread }
          : { rank, score: scores.get(entry) ?? 0, spread: 0 },
      ]),
  );
};

/** Returns the entries still in the competition in a round, including pauses and byes. */
const participantsOf = (state: TournamentState, round: Round): ((entry: EntryId) => boolean) => {
  const isThere = (entry: EntryId): boolean => {
    const found = state.entries.get(entry);
    const absence = found === undefined ? "withdrawn" : absenceIn(found, round.number);
    return absence === null || absence === "pause";
  };
  if (!isPaired(round)) {
    const members = new Set(stageOf(state, round)?.members.map(({ entry }) => entry));
    return (entry) => isThere(entry) && members.has(entry);
  }
  const elsewhere = new Set(
    cardsOf(state).flatMap(({ entry, lines }) => {
      const line = lines[round.number - 1];
      return line?.kind === "unplayed" && line.reason === "not-in-stage" ? [entry] : [];
    }),
  );
  return (entry) => isThere(entry) && !elsewhere.has(entry);
};

/** Rank points after a game of a stage at tables. */
const scoresAtTables = (state: TournamentState, round: Round): ReadonlyMap<EntryId, number> => {
  const then = beforeRound(state, round.number + 1);
  return new Map(
    tablesStandings(then, round.stage + 1).map(({ entry, card }) => {
      const { n, d } = rankPointsOf(card);
      return [entry, n / d];
    }),
  );
};
