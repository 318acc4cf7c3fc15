import type { ContestAddress, EntryId } from "@losfee/core";
import { useRef, useState } from "preact/hooks";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import type { SeatTexts } from "../../parts/tables/read-seats.ts";
import type { SheetGame } from "../../parts/tables/sheet.ts";

/** Text typed into the fields of sheets, by game and seat, and the focus. */
export interface Typing {
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
export const useTyping = (name: string): Typing => {
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
