import { THE_PLACE } from "@losfee/core";

/** What stands in the columns `owner` and `competition` for a competition of the place itself. */
export const keyOf = (competition: string): readonly [owner: string, competition: string] => [
  THE_PLACE,
  competition,
];
