import type { NameRoom } from "../../../../parts/names/fitted-name.ts";

/** Arrangement of lots on the screen: equally high, in columns, with one gutter between all. */
export interface LotGrid {
  /** Class with columns and rows: `grid-2-6`. */
  readonly name: string;
  /** Room for names beside number, points and score. */
  readonly room: NameRoom;
}

/** Most lots of a screenful in two columns; up to {@link DENSE} all in three. */
const PAGE = 12;
const DENSE = 24;

/** Size of names by rows in hundredths of the height; see `styles.css`. */
const SIZES: Readonly<Record<number, number>> = { 3: 5.6, 4: 5.4, 5: 5.2, 6: 4.9, 8: 3.5 };
const FEWEST = 3;

/**
 * Returns the arrangement of some lots of two names: in two columns of at most six rows; 13 to 24
 * in three of eight; more on pages of at most twelve, evenly. Team names always need two columns.
 */
export const lotGrid = (lots: number, ofTeams = false): LotGrid => {
  if (!ofTeams && lots > PAGE && lots <= DENSE) return gridOf(3, 8, SIZES[8]);
  const pages = Math.max(1, Math.ceil(lots / PAGE));
  const rows = Math.max(FEWEST, Math.ceil(lots / pages / 2));
  return gridOf(2, rows, SIZES[rows], pages === 1);
};

/** Returns the arrangement of tables with several names: twelve on a screenful. */
export const tableGrid = (tables: number): LotGrid => gridOf(3, 4, 3.9, tables <= PAGE);

/** A smaller size, if nothing else makes a name fit. */
const SMALLER = 0.87;
/** Screen of 16 : 9 without its margins, and the gutters, in hundredths of its height. */
const WIDTH = 168.9;
const GUTTER = 1.2;
/** Stub and paddings beside a name, by columns; mark and score, by size. */
const STUB: Readonly<Record<number, number>> = { 2: 19.5, 3: 15 };
const BESIDE = 2.9;

const gridOf = (columns: number, rows: number, size = 3.3, isOnePage = false): LotGrid => {
  const column = (WIDTH - (columns - 1) * GUTTER) / columns;
  const width = column - (STUB[columns] ?? 0) - BESIDE * size;
  return {
    name: `grid-${columns}-${rows}${isOnePage ? " one-page" : ""}`,
    room: { width, size, small: size * SMALLER, cut: "bold" },
  };
};
