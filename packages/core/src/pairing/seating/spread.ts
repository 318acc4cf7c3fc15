import { costOf, improveGames } from "./improve.ts";
import { filledTables } from "./patterns.ts";
import { rowDesign } from "./row-design.ts";
import type { GameTables } from "./seat-turns.ts";
import { turnedGames } from "./turned-round.ts";

/** The input for new tables per game. Players are 0 … players − 1, in an order by lot. */
export interface SpreadRequest {
  readonly players: number;
  /** Sizes of the tables of each game, the usual ones first; they add up to the players. */
  readonly sizes: readonly number[];
  readonly games: number;
  /** Tables of earlier games, with the players who go on. */
  readonly before: readonly GameTables[];
}

/**
 * Returns tables for each game such that two players meet as rarely as possible, and all sit at
 * tables of an unusual size equally often: by construction if one is known, the rest by search.
 * Deterministic; seconds at most for 1,000 players.
 */
export const spreadTables = (request: SpreadRequest): readonly GameTables[] => {
  const { players, games, before } = request;
  if (games < 1) return [];
  const made = [...constructed(request)];
  const full = made.length >= games;
  while (made.length < games) made.push(greedyGame(request, [...before, ...made]));
  const starts = full || before.length > 0 ? [made] : [made, ...turned(request)];
  const costs = starts.map((start) => costOf(players, [...before, ...start]));
  const start = starts[costs.indexOf(Math.min(...costs))] ?? made;
  const all = improveGames(players, [...before, ...start], before.length);
  return all.slice(before.length);
};

/** Above this number of players the row design has enough games. */
const MOST_TURNED = 64;

/** Rounds turned in circles, for each possible length. */
const turned = ({ players, sizes, games }: SpreadRequest): readonly (readonly GameTables[])[] => {
  if (players > MOST_TURNED) return [];
  const most = Math.floor((players - 1) / (Math.max(...sizes) - 1));
  const lengths = [...new Set([games, most, players - 1, players])].filter(
    (length) => length >= games && length <= players,
  );
  return lengths.map((length) => turnedGames(players, sizes, games, length));
};

/** Games without repeated meetings: from the start, or after one game with the same tables. */
const constructed = ({ players, sizes, games, before }: SpreadRequest): readonly GameTables[] => {
  const [start] = before;
  const sized = start?.map(({ length }) => length).join();
  if (before.length > 1 || (start !== undefined && sized !== sizes.join())) return [];
  const everybody = Array.from({ length: players }, (_, player) => player);
  const first = start ?? filledTables(everybody, sizes);
  const rows = Math.max(...sizes);
  // Column t of row r is the seat r of table t in the first game; some columns may be empty.
  const names = rowNames(first, rows);
  const named = (tables: GameTables): GameTables =>
    tables.map((seats) => seats.flatMap((place) => names[place] ?? []));
  const design = fullDesign(sizes.length, rows, games + before.length, players);
  return design.slice(before.length).map((tables) => bySize(named(tables), sizes));
};

const rowNames = (first: GameTables, rows: number): readonly (number | undefined)[] =>
  Array.from({ length: rows }, (_, row) => first.map((seats) => seats[row])).flat();

/** If every table is full and rows can be split into tables, rows play among themselves last. */
const fullDesign = (
  tables: number,
  rows: number,
  games: number,
  players: number,
): readonly GameTables[] => {
  const design = rowDesign(tables, rows, games);
  const left = games - design.length;
  if (left <= 0 || tables % rows !== 0 || tables * rows !== players) return design;
  const within = fullDesign(tables / rows, rows, left, tables);
  const inRows = within.map((game) =>
    Array.from({ length: rows }, (_, row) =>
      game.map((seats) => seats.map((column) => row * tables + column)),
    ).flat(),
  );
  return [...design, ...inRows];
};

/** Tables in the order of the requested sizes. */
const bySize = (tables: GameTables, sizes: readonly number[]): GameTables => {
  const left = [...tables];
  return sizes.flatMap((size) => {
    const index = left.findIndex(({ length }) => length === size);
    return index === -1 ? [] : left.splice(index, 1);
  });
};

/** Fills tables with the players who have met those at it least often. O(players² · size). */
const greedyGame = (
  { players, sizes }: SpreadRequest,
  before: readonly GameTables[],
): GameTables => {
  const met = new Uint16Array(players * players);
  for (const seats of before.flat()) {
    for (const a of seats) {
      for (const b of seats) met[a * players + b] = (met[a * players + b] ?? 0) + 1;
    }
  }
  const free = new Set(Array.from({ length: players }, (_, player) => player));
  return sizes.map((size) => {
    const seats: number[] = [];
    while (seats.length < size) {
      let next = -1;
      let fewest = Number.POSITIVE_INFINITY;
      for (const player of free) {
        let count = 0;
        for (const other of seats) count += (met[player * players + other] ?? 0) ** 2;
        if (count < fewest) {
          [next, fewest] = [player, count];
          if (fewest === 0) break;
        }
      }
      free.delete(next);
      seats.push(next);
    }
    return seats;
  });
};
