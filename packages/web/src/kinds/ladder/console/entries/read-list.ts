import type { LadderEntryDetails } from "@losfee/core";

/** A player as a pasted list names one. */
export type ListedPlayer = Pick<LadderEntryDetails, "name"> &
  Partial<Pick<LadderEntryDetails, "addresses" | "rating" | "club">>;

/** Reads `name; address; rating; club` line by line; columns may be separated by tabs, too. */
export const readPlayerList = (text: string): readonly ListedPlayer[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(/[;\t]/).map((cell) => cell.trim()))
    .flatMap(([name = "", address = "", rating = "", club = ""]) =>
      name === ""
        ? []
        : [
            {
              name,
              ...(address === "" ? {} : { addresses: [address] }),
              ...(/^\d+$/.test(rating) ? { rating: Number(rating) } : {}),
              ...(club === "" ? {} : { club }),
            },
          ],
    );
