import type { EntryId } from "../base/entry-id.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import {
  type ConfirmedResult,
  countingResult,
  type Outcome,
  type PairOutcome,
} from "../tournament/contest-result.ts";
import { absenceIn } from "../tournament/entries/entry.ts";
import {
  type BoardRound,
  type Game,
  isPaired,
  isSettled,
  type Round,
  type TableContest,
  type TableRound,
} from "../tournament/round.ts";
import { tablesRulesOf } from "../tournament/settings/settings.ts";
import type { TournamentState } from "../tournament/state.ts";
import type { Chance } from "./chance.ts";
import type { EventFigures } from "./event-figures.ts";
import { chessForecast, playChess, playForPoints } from "./pair-models.ts";

/** The strength of every player in a run, in rating points. */
export type Strengths = ReadonlyMap<EntryId, number>;

/**
 * Returns the state with a result in every published game that has none; reported results count as
 * they are. All at once: equivalent to as many events.
 */
export const withOpenGamesPlayed = (
  state: TournamentState,
  figures: EventFigures,
  strengths: Strengths,
  chance: Chance,
): TournamentState => {
  const table: Hall = { state, figures, strengths, chance };
  const rounds = state.rounds.map((round): Round => {
    if (round.status !== "published" || round.games.every(isSettled)) return round;
    return isPaired(round) ? playBoards(table, round) : playTables(table, round);
  });
  return { ...state, rounds };
};

/** Parameters of simulated games. */
interface Hall {
  readonly state: TournamentState;
  readonly figures: EventFigures;
  readonly strengths: Strengths;
  readonly chance: Chance;
}

const playBoards = (hall: Hall, round: BoardRound): BoardRound => ({
  ...round,
  games: round.games.map((game): Game => {
    if (isSettled(game)) return game;
    const known = countingResult(game, hall.state.settings);
    if (known !== null) return { ...game, result: confirmed(hall, known.outcome) };
    const seats = seatsOf(hall, game);
    return { ...game, seats, result: confirmed(hall, pairOutcome(hall, round.number, seats)) };
  }),
});

/** Draws the first player where the players themselves would. */
const seatsOf = ({ chance }: Hall, { seats, start }: Game): Game["seats"] =>
  start.code === "players-draw" && chance.word() % 2 === 1 ? [seats[1], seats[0]] : seats;

const hasLeft = ({ state }: Hall, round: number, entry: EntryId): boolean => {
  const known = state.entries.get(entry);
  return known !== undefined && absenceIn(known, round) === "withdrawn";
};

const pairOutcome = (hall: Hall, round: number, seats: Game["seats"]): PairOutcome => {
  const absent = seats.filter((entry) => hasLeft(hall, round, entry));
  if (absent.length > 0) return { kind: "forfeit", absent };
  const { figures, strengths, chance } = hall;
  const [one, other] = [strengths.get(seats[0]) ?? 0, strengths.get(seats[1]) ?? 0];
  const { pairs } = figures.model;
  const difference = one - other + pairs.firstMove;
  const scores =
    pairs.id === "chess"
      ? playChess(chessForecast(difference, (one + other) / 2, figures.drawFactor), chance)
      : playForPoints(difference, figures.scale, chance);
  return { kind: "played", scores };
};

const playTables = (hall: Hall, round: TableRound): TableRound => ({
  ...round,
  games: round.games.map((contest): TableContest => {
    if (isSettled(contest)) return contest;
    const known = countingResult(contest, hall.state.settings);
    const outcome = known?.outcome ?? tableOutcome(hall, round.number, contest.seats);
    return { ...contest, result: confirmed(hall, outcome) };
  }),
});

/**
 * Standard deviation of a performance in one game, in rating points, so that the winning chances of
 * two players match Elo's first (normal) curve.
 */
const FORM = 200;

/** Performances are strength plus a normal deviate; points or places follow from them. */
const tableOutcome = (hall: Hall, round: number, seats: readonly EntryId[]): TableOutcome => {
  const { state, figures, strengths, chance } = hall;
  const played = seats.map((entry) => ({
    entry,
    level: hasLeft(hall, round, entry)
      ? null
      : (strengths.get(entry) ?? 0) + FORM * chance.normal(),
  }));
  const rules = tablesRulesOf(state.settings);
  const there = played.flatMap(({ level }) => (level === null ? [] : [level]));
  if (rules.results === "places") {
    return {
      kind: "places",
      seats: played.map(({ entry, level }) => ({
        entry,
        place: level === null ? null : 1 + there.filter((other) => other > level).length,
      })),
    };
  }
  const middle =
    seats.reduce((sum, entry) => sum + (strengths.get(entry) ?? 0), 0) / Math.max(1, seats.length);
  const { mean, deviation } = figures.tablePoints;
  const { usualMinimum, usualMaximum } = state.settings.scores;
  const sign = rules.best === "fewest" ? -1 : 1;
  const pointsOf = (level: number): number =>
    Math.min(
      usualMaximum,
      Math.max(usualMinimum, Math.round(mean + (sign * deviation * (level - middle)) / FORM)),
    );
  return {
    kind: "game-points",
    seats: played.map(({ entry, level }) => ({
      entry,
      points: level === null ? null : pointsOf(level),
    })),
  };
};

/** A confirmed result without an actor. */
const confirmed = <Ended extends Outcome>(
  { state }: Hall,
  outcome: Ended,
): ConfirmedResult<Ended> => ({
  status: "confirmed",
  outcome,
  actor: "",
  at: "",
  seq: state.seq,
  secondEntry: { state: "missing" },
  corrections: 0,
  decided: [],
  contradictions: [],
});
