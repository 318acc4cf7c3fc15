import type { LadderEntryDetails } from "@losfee/core";

/** A player as a pasted list names one. */
export type ListedPlayer = Pick<LadderEntryDetails, "name"> &
  Partial<Pick<LadderEntryDetails, "addresses" | "rating" | "club">>;

/** Reads `name; address; rating; club` line by line; columns may be separated by tabs, too. */
export const readPlayerList = (text: string): readonly ListedPlayer[] =>
  text
    .split(/\r?\n/)
    .map((line) => readPlayerLine(line.split(/[;\t]/).map((cell) => cell.trim())))
    .filter((player) => player !== null);

/** The player whom the cells of a line name; null for a line without a name. */
export const readPlayerLine = ([
  name = "",
  address = "",
  rating = "",
  club = "",
]: readonly string[]): ListedPlayer | null =>
  name === ""
    ? null
    : {
        name,
        ...(address === "" ? {} : { addresses: [address] }),
        ...(/^\d+$/.test(rating) ? { rating: Number(rating) } : {}),
        ...(club === "" ? {} : { club }),
      };
