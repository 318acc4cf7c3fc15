import { finiteField } from "./finite-field.ts";
import type { GameTables } from "./seat-turns.ts";

/** Maximum number of steps of the search for shifts. */
const MOST_STEPS = 200_000;

/**
 * Returns games in which no two players meet twice, as many as are found, at most `games`. Players
 * stand in rows with one place for each table, and each table has one player of each row; from game
 * to game the rows are shifted against each other (a difference matrix; affine planes if rows are
 * as long as the tables are large). Player r · tables + c is column c of row r; in the first game
 * table t has column t of each row.
 */
export const rowDesign = (tables: number, rows: number, games: number): readonly GameTables[] => {
  const field = finiteField(tables);
  if (field !== null && tables >= rows) {
    const count = Math.min(games, tables);
    return Array.from({ length: count }, (_, game) =>
      shifted(tables, rows, (table, row) => field.plus(table, field.times(row, game))),
    );
  }
  return shiftsOf(tables, rows, games).map((shifts) =>
    shifted(tables, rows, (table, row) => (table + (shifts[row] ?? 0)) % tables),
  );
};

const shifted = (
  tables: number,
  rows: number,
  column: (table: number, row: number) => number,
): GameTables =>
  Array.from({ length: tables }, (_, table) =>
    Array.from({ length: rows }, (_, row) => row * tables + column(table, row)),
  );

/** Shifts of the rows for each game: no two rows have the same difference twice. */
const shiftsOf = (tables: number, rows: number, games: number): readonly (readonly number[])[] => {
  const used = Array.from({ length: rows * rows }, () => new Uint8Array(tables));
  const found: (readonly number[])[] = [];
  let steps = MOST_STEPS;
  const differences = (shifts: readonly number[], row: number): readonly (readonly number[])[] =>
    shifts.slice(0, row).map((shift, other) => {
      const difference = ((shifts[row] ?? 0) - shift + tables) % tables;
      return [other * rows + row, difference];
    });
  const isNew = (shifts: readonly number[], row: number): boolean =>
    differences(shifts, row).every(([pair = 0, by = 0]) => used[pair]?.[by] === 0);
  const mark = (shifts: readonly number[], value: 0 | 1): void => {
    for (const row of shifts.keys()) {
      for (const [pair = 0, by = 0] of differences(shifts, row)) {
        const seen = used[pair];
        if (seen !== undefined) seen[by] = value;
      }
    }
  };
  /** Completes the shifts of one game after its first rows; null if impossible. */
  const extend = (shifts: readonly number[]): readonly number[] | null => {
    if (shifts.length === rows) return shifts;
    if (steps-- <= 0) return null;
    const game = found.length;
    for (let step = 0; step < tables; step++) {
      // Row r times the game's number works for most numbers of tables.
      const next = [...shifts, (shifts.length * game + step) % tables];
      if (!isNew(next, shifts.length)) continue;
      const whole = extend(next);
      if (whole !== null) return whole;
    }
    return null;
  };
  while (found.length < Math.min(games, tables)) {
    const shifts = extend([0]);
    if (shifts === null) break;
    mark(shifts, 1);
    found.push(shifts);
  }
  return found;
};
