import type { EntryId } from "@losfee/core";
import { isToType, linesOf, type SheetGame, type TableSheet } from "../../parts/tables/sheet.ts";

/** A field of a sheet. */
export interface CellAddress {
  readonly game: number;
  readonly table: number;
  readonly entry: EntryId;
}

/** The next game while typing: the same at the next table, or the next at the same table. */
export type TypingOrder = "game" | "table";

/** Returns the first field of each game to type, in typing order. */
export const openCells = (
  sheets: readonly TableSheet[],
  order: TypingOrder,
): readonly CellAddress[] =>
  sheets
    .flatMap((sheet) =>
      sheet.games.filter(isToType).flatMap((game) => {
        const [entry] = linesOf(sheet, game);
        return entry === undefined ? [] : [{ game: game.game, table: sheet.table, entry }];
      }),
    )
    .toSorted((a, b) =>
      order === "game"
        ? a.game - b.game || a.table - b.table
        : a.table - b.table || a.game - b.game,
    );

/** The next open field after a game is complete, wrapping around at the end. */
export const nextCell = (
  open: readonly CellAddress[],
  { game, table }: CellAddress,
): CellAddress | null => {
  const at = open.findIndex((one) => one.game === game && one.table === table);
  return open[at + 1] ?? open.find((_, index) => index !== at) ?? null;
};

/** Target of an arrow key; null for other keys and at the edge. */
export const neighbourCell = (
  sheets: readonly TableSheet[],
  { game, table, entry }: CellAddress,
  key: string,
  hasFields: (sheet: TableSheet, game: SheetGame) => boolean = (_, { status }) => status === "open",
): CellAddress | null => {
  const fields = sheets.flatMap((sheet) =>
    sheet.games
      .filter((one) => hasFields(sheet, one))
      .flatMap((one) =>
        linesOf(sheet, one).map((player) => ({
          game: one.game,
          table: sheet.table,
          entry: player,
        })),
      ),
  );
  if (key === "ArrowUp" || key === "ArrowDown") {
    const column = fields.filter((one) => one.game === game);
    const at = column.findIndex((one) => one.table === table && one.entry === entry);
    return column[at + (key === "ArrowDown" ? 1 : -1)] ?? null;
  }
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const row = fields.filter((one) => one.table === table && one.entry === entry);
    const at = row.findIndex((one) => one.game === game);
    return row[at + (key === "ArrowRight" ? 1 : -1)] ?? null;
  }
  return null;
};
