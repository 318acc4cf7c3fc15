import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { TablesRefusal, TablesWarning } from "../refusal.ts";
import type { TablesStage } from "../stage.ts";
import { findStage, type TablesState, tableGame } from "../state.ts";
import type { TableAddress, TableGame, TableOutcome } from "../table-game.ts";

/** A game at a table of a published stage. */
interface FoundGame {
  readonly stage: TablesStage;
  readonly game: TableGame;
}

/** A result that fits its table: everybody there once, in the order of the seats. */
interface FittingResult extends FoundGame {
  readonly outcome: TableOutcome;
  readonly warnings: readonly TablesWarning[];
}

/** The game at an address, if its stage is published. */
export const findGame = (
  state: TablesState,
  { stage, game, table }: TableAddress,
): Result<FoundGame, TablesRefusal> => {
  const found = findStage(state, stage);
  if (found === undefined) return err({ code: "unknown-stage", stage });
  if (found.status === "draft") return err({ code: "stage-not-published", stage });
  if (found.games[game - 1] === undefined) return err({ code: "unknown-game", stage, game });
  const seated = tableGame(found, game, table);
  if (seated === undefined) return err({ code: "unknown-table", stage, game, table });
  return ok({ stage: found, game: seated });
};

/**
 * Checks a result against its table: the kind that is played for, everybody once, points in range,
 * places that follow from each other. Those who have withdrawn may be left out: they were absent.
 */
export const fitResult = (
  state: TablesState,
  address: TableAddress,
  outcome: TableOutcome,
): Result<FittingResult, TablesRefusal> => {
  const found = findGame(state, address);
  if (!found.ok) return found;
  const expected = state.settings.results;
  if (outcome.kind !== expected) {
    return err({ code: "results-kind", given: outcome.kind, expected });
  }
  const { seats } = found.value.game;
  const wrong = refuseTable(state, address, seats, outcome);
  if (wrong !== null) return err(wrong);
  const fitting = inOrderOf(seats, outcome);
  const values =
    fitting.kind === "places" ? refusePlaces(fitting) : refuseScores(state, fitting.seats);
  if (values !== null) return err(values);
  return ok({ ...found.value, outcome: fitting, warnings: unusualScores(state, fitting) });
};

const refuseTable = (
  state: TablesState,
  { stage, game, table }: TableAddress,
  seats: readonly EntryId[],
  outcome: TableOutcome,
): TablesRefusal | null => {
  const given = outcome.seats.map(({ entry }) => entry);
  const twice = [...new Set(given.filter((entry, index) => given.indexOf(entry) !== index))];
  const strangers = given.filter((entry) => !seats.includes(entry));
  const missing = seats.filter(
    (entry) => !given.includes(entry) && state.entries.get(entry)?.withdrawn === null,
  );
  if (twice.length + strangers.length + missing.length === 0) return null;
  return { code: "not-the-table", address: { stage, game, table }, missing, strangers, twice };
};

const inOrderOf = (seats: readonly EntryId[], outcome: TableOutcome): TableOutcome =>
  outcome.kind === "places"
    ? {
        kind: "places",
        seats: seats.map((entry) => {
          const given = outcome.seats.find((seat) => seat.entry === entry);
          return { entry, place: given?.place ?? null };
        }),
      }
    : {
        kind: "game-points",
        seats: seats.map((entry) => {
          const given = outcome.seats.find((seat) => seat.entry === entry);
          return { entry, points: given?.points ?? null };
        }),
      };

const refusePlaces = (outcome: Extract<TableOutcome, { kind: "places" }>): TablesRefusal | null => {
  const places = outcome.seats.flatMap(({ place }) => (place === null ? [] : [place]));
  const fits = places.every((place) => place === 1 + places.filter((one) => one < place).length);
  return fits ? null : { code: "places-do-not-fit", places };
};

type Scores = Extract<TableOutcome, { kind: "game-points" }>["seats"];

const refuseScores = (state: TablesState, seats: Scores): TablesRefusal | null => {
  const { minimum, maximum } = state.settings.scores;
  for (const { entry, points } of seats) {
    if (points === null) continue;
    if (!Number.isInteger(points) || points < minimum || points > maximum) {
      return { code: "score-out-of-range", entry, score: points, minimum, maximum };
    }
  }
  return null;
};

const unusualScores = (
  { settings }: TablesState,
  outcome: TableOutcome,
): readonly TablesWarning[] => {
  if (outcome.kind === "places") return [];
  const { usualMinimum, usualMaximum } = settings.scores;
  return outcome.seats.flatMap(({ entry, points }) =>
    points === null || (points >= usualMinimum && points <= usualMaximum)
      ? []
      : [
          {
            code: "unusual-score" as const,
            entry,
            score: points,
            usual: [usualMinimum, usualMaximum] as const,
          },
        ],
  );
};
