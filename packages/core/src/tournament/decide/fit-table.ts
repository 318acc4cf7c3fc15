import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { isTableOutcome, type TableOutcome } from "../../base/table-outcome.ts";
import type { EnteredOutcome } from "../entered-outcome.ts";
import type { Refusal, Warning } from "../refusal.ts";
import { type ContestAddress, gameOf, type TableContest, type TableRound } from "../round.ts";
import { unusualIn } from "../rounds/unusual-result.ts";
import { tablesRulesOf } from "../settings/settings.ts";
import { placeOf, unknownBoard } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";

/** A result that fits its table: each player once, in the order of the seats. */
export interface FittingTable {
  readonly round: TableRound;
  readonly contest: TableContest;
  readonly seats: readonly EntryId[];
  readonly outcome: TableOutcome;
  readonly warnings: readonly Warning[];
}

/**
 * Checks a result against its table: the right kind, each player once, points in range, consistent
 * places. Withdrawn players may be left out: they were absent. Without a table, uses that of the
 * first player.
 */
export const fitTable = (
  state: TournamentState,
  round: TableRound,
  outcome: EnteredOutcome,
  board: number | undefined,
): Result<FittingTable, Refusal> => {
  const expected = tablesRulesOf(state.settings).results;
  if (!isTableOutcome(outcome) || outcome.kind !== expected) {
    return err({ code: "results-kind", kind: outcome.kind, expected: [expected] });
  }
  const someone = outcome.seats[0]?.entry ?? 0;
  const contest =
    board === undefined ? gameOf(round, someone) : round.games.find((game) => game.board === board);
  if (contest === undefined) {
    return err(
      board === undefined
        ? { code: "entry-not-in-round", entry: someone, round: round.number }
        : unknownBoard(state, { round: round.number, board }),
    );
  }
  const { seats } = contest;
  const wrong = refuseTable(state, { round: round.number, board: contest.board }, seats, outcome);
  if (wrong !== null) return err(wrong);
  const fitting = inSeatOrder(seats, outcome);
  const values =
    fitting.kind === "places" ? refusePlaces(fitting) : refuseScores(state, fitting.seats);
  if (values !== null) return err(values);
  return ok({
    round,
    contest,
    seats,
    outcome: fitting,
    warnings: unusualIn(state.settings, { seats, outcome: fitting }),
  });
};

const refuseTable = (
  state: TournamentState,
  address: ContestAddress,
  seats: readonly EntryId[],
  outcome: TableOutcome,
): Refusal | null => {
  const players = outcome.seats.map(({ entry }) => entry);
  const twice = [...new Set(players.filter((entry, index) => players.indexOf(entry) !== index))];
  const strangers = players.filter((entry) => !seats.includes(entry));
  const missing = seats.filter(
    (entry) => !players.includes(entry) && state.entries.get(entry)?.withdrawal === null,
  );
  if (twice.length + strangers.length + missing.length === 0) return null;
  return { code: "not-the-table", address: placeOf(state, address), missing, strangers, twice };
};

const inSeatOrder = (seats: readonly EntryId[], outcome: TableOutcome): TableOutcome =>
  outcome.kind === "places"
    ? {
        kind: "places",
        seats: seats.map((entry) => {
          const own = outcome.seats.find((seat) => seat.entry === entry);
          return { entry, place: own?.place ?? null };
        }),
      }
    : {
        kind: "game-points",
        seats: seats.map((entry) => {
          const own = outcome.seats.find((seat) => seat.entry === entry);
          return { entry, points: own?.points ?? null };
        }),
      };

const refusePlaces = (outcome: Extract<TableOutcome, { kind: "places" }>): Refusal | null => {
  const places = outcome.seats.flatMap(({ place }) => (place === null ? [] : [place]));
  const fits = places.every((place) => place === 1 + places.filter((one) => one < place).length);
  return fits ? null : { code: "places-do-not-fit", places };
};

type Scores = Extract<TableOutcome, { kind: "game-points" }>["seats"];

const refuseScores = (state: TournamentState, seats: Scores): Refusal | null => {
  const { minimum, maximum } = state.settings.scores;
  for (const { entry, points } of seats) {
    if (points === null) continue;
    if (!Number.isInteger(points) || points < minimum || points > maximum) {
      return { code: "score-out-of-range", entry, score: points, minimum, maximum };
    }
  }
  return null;
};
