import { type ContestAddress, type EntryId, isSameOutcome, type TableOutcome } from "@losfee/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { isOnItsWay, type Outbox, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import { outcomeFrom, type SeatTexts } from "../../parts/tables/read-seats.ts";
import type { SheetGame, TableSheet } from "../../parts/tables/sheet.ts";
import type { KnownResult } from "../reports/entry-meaning.ts";
import type { SheetsModel } from "./model.ts";
import { type CellAddress, openCells, type TypingOrder } from "./moves.ts";

/** A game at a table by round and table, as in commands and results. */
export const addressOf = ({ table }: TableSheet, { round }: SheetGame): ContestAddress => ({
  round,
  board: table,
});

/** Key of a game in this page's maps. */
export const keyOf = ({ round, board }: ContestAddress): string => `${round}/${board}`;

/** True if an entry in the outbox belongs to this game. */
export const isOf =
  ({ round, board }: ContestAddress) =>
  ({ command, board: table }: OutboxItem): boolean =>
    "round" in command && command.round === round && table === board;

/** Fields of all games: their text, results being sent, known results. */
export interface Fields {
  readonly typing: Typing;
  readonly knownOf: (address: ContestAddress) => KnownResult | null;
  /** True if the game's result is being sent to the server. */
  readonly isSent: (address: ContestAddress) => boolean;
  /** Result in the fields of a game; null while incomplete. */
  readonly outcomeIn: (sheet: TableSheet, game: SheetGame) => TableOutcome | null;
  /** True for fields that differ from the known result, or have the focus. */
  readonly isEdited: (sheet: TableSheet, game: SheetGame) => boolean;
  /** True if the user has typed into the fields of a game. */
  readonly isTyped: (sheet: TableSheet, game: SheetGame) => boolean;
  /** Returns the first field of each game without a result. */
  readonly open: (order: TypingOrder) => readonly CellAddress[];
}

/** Fields of the sheets of a stage; recorded results leave them. */
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
  const isTyped = (sheet: TableSheet, game: SheetGame): boolean =>
    [...typing.textsOf(addressOf(sheet, game), game).values()].some((text) => text.trim() !== "");
  const isEdited = (sheet: TableSheet, game: SheetGame): boolean => {
    const address = addressOf(sheet, game);
    if (game.status === "open") return true;
    const outcome = outcomeIn(sheet, game);
    const known = knownOf(address)?.said ?? null;
    if (outcome !== null && known !== null && isSameOutcome(known, { seats: [], outcome })) {
      return false;
    }
    return isTyped(sheet, game) || typing.isInside(address);
  };
  // Clears recorded results from the fields, which stay empty if another user undoes them.
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
  return { typing, knownOf, isSent, outcomeIn, isEdited, isTyped, open };
};

/** Text typed into the fields of sheets, by game and seat, and the focus. */
interface Typing {
  readonly textOf: (address: ContestAddress, entry: EntryId) => string;
  /** Text in the fields of a game. */
  readonly textsOf: (address: ContestAddress, game: SheetGame) => SeatTexts;
  readonly type: (address: ContestAddress, texts: SeatTexts) => void;
  readonly clear: (address: ContestAddress, game: SheetGame) => void;
  /** True if the focus is in one of the game's fields. */
  readonly isInside: (address: ContestAddress) => boolean;
  readonly enter: (address: ContestAddress) => void;
  readonly leave: (address: ContestAddress) => void;
}

const gameKey = ({ round, board }: ContestAddress): string => `${round}/${board}`;

/** Fields of sheets while the user types; their text survives a reload. */
const useTyping = (name: string): Typing => {
  const [cells, setCells] = useStoredState<Readonly<Record<string, string>>>(name, {});
  const [inside, setInside] = useState("");
  // Keys arrive faster than paints, so they read the latest text here.
  const latest = useRef(cells);
  latest.current = cells;
  const change = (next: Readonly<Record<string, string>>): void => {
    latest.current = next;
    setCells(next);
  };
  const keyOf = (address: ContestAddress, entry: EntryId): string => `${gameKey(address)}/${entry}`;
  const textOf = (address: ContestAddress, entry: EntryId): string =>
    latest.current[keyOf(address, entry)] ?? "";
  return {
    textOf,
    textsOf: (address, game) =>
      new Map(game.cells.map(({ entry }) => [entry, textOf(address, entry)])),
    type: (address, texts) =>
      change({
        ...latest.current,
        ...Object.fromEntries([...texts].map(([entry, text]) => [keyOf(address, entry), text])),
      }),
    clear: (address) =>
      change(
        Object.fromEntries(
          Object.entries(latest.current).filter(([key]) => !key.startsWith(`${gameKey(address)}/`)),
        ),
      ),
    isInside: (address) => inside === gameKey(address),
    enter: (address) => setInside(gameKey(address)),
    leave: (address) => setInside((now) => (now === gameKey(address) ? "" : now)),
  };
};
