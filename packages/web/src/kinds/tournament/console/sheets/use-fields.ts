import { type ContestAddress, isSameOutcome, type TableOutcome } from "@losfee/core";
import { useEffect } from "preact/hooks";
import { isOnItsWay, type Outbox, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { outcomeFrom } from "../../parts/tables/read-seats.ts";
import type { SheetGame, TableSheet } from "../../parts/tables/sheet.ts";
import type { KnownResult } from "../reports/entry-meaning.ts";
import type { SheetsModel } from "./model.ts";
import { type CellAddress, openCells, type TypingOrder } from "./moves.ts";
import { type Typing, useTyping } from "./use-typing.ts";

/** A game at a table by round and table, as commands and results name it. */
export const addressOf = ({ table }: TableSheet, { round }: SheetGame): ContestAddress => ({
  round,
  board: table,
});

/** A game's name in tables of this page. */
export const keyOf = ({ round, board }: ContestAddress): string => `${round}/${board}`;

/** Whether an entry in the outbox is of this game. */
export const isOf =
  ({ round, board }: ContestAddress) =>
  ({ command, board: table }: OutboxItem): boolean =>
    "round" in command && command.round === round && table === board;

/** The fields of all games: what stands in them, what is on its way, what is known. */
export interface Fields {
  readonly typing: Typing;
  readonly knownOf: (address: ContestAddress) => KnownResult | null;
  /** Whether the game's result is on its way to the server. */
  readonly isSent: (address: ContestAddress) => boolean;
  /** What the fields of a game say; null while they are not complete. */
  readonly outcomeIn: (sheet: TableSheet, game: SheetGame) => TableOutcome | null;
  /** Fields with something else in them than is known stay, and those in which somebody is. */
  readonly isEdited: (sheet: TableSheet, game: SheetGame) => boolean;
  /** The first field of each game that is still to be typed. */
  readonly open: (order: TypingOrder) => readonly CellAddress[];
}

/** The fields of the sheets of a stage; what is recorded leaves them. */
export const useFields = (
  model: SheetsModel,
  competition: string | undefined,
  outbox: Outbox,
): Fields => {
  const typing = useTyping(`losfee-cells-${competition}`);
  const knownOf = ({ round, board }: ContestAddress): KnownResult | null =>
    model.known.find((one) => one.round === round && one.board === board)?.result ?? null;
  const isSent = (address: ContestAddress): boolean =>
    outbox.items.value.some((item) => isOnItsWay(item) && isOf(address)(item));
  const outcomeIn = (sheet: TableSheet, game: SheetGame): TableOutcome | null =>
    outcomeFrom(
      game.cells.map(({ entry }) => entry),
      typing.textsOf(addressOf(sheet, game), game),
      model.rules.places,
    );
  const isTyped = (address: ContestAddress, game: SheetGame): boolean =>
    [...typing.textsOf(address, game).values()].some((text) => text.trim() !== "");
  const isEdited = (sheet: TableSheet, game: SheetGame): boolean => {
    const address = addressOf(sheet, game);
    if (game.status === "open") return true;
    const outcome = outcomeIn(sheet, game);
    const known = knownOf(address)?.said ?? null;
    if (outcome !== null && known !== null && isSameOutcome(known, { seats: [], outcome })) {
      return false;
    }
    return isTyped(address, game) || typing.isInside(address);
  };
  // What is recorded is no longer in its fields: they are empty if it is taken back by somebody.
  useEffect(() => {
    for (const sheet of model.sheets) {
      for (const game of sheet.games) {
        const address = addressOf(sheet, game);
        const holds = [...typing.textsOf(address, game).values()].some(Boolean);
        if (game.status !== "open" && holds && !isEdited(sheet, game)) typing.clear(address, game);
      }
    }
  });
  const open = (order: TypingOrder): readonly CellAddress[] =>
    openCells(model.sheets, order).filter(({ game, table }) => {
      const round = model.sheets
        .find((sheet) => sheet.table === table)
        ?.games.find((one) => one.game === game)?.round;
      return round === undefined || !isSent({ round, board: table });
    });
  return { typing, knownOf, isSent, outcomeIn, isEdited, open };
};
