import type { Scorecard } from "../tournament/scorecard.ts";
import type { Criterion } from "./criterion.ts";
import { valuesByCard } from "./values.ts";

/** A criterion that the card simply says, whatever was played. */
const given = (
  code: string,
  better: Criterion["better"],
  value: (card: Scorecard) => number,
): Criterion => ({
  code,
  better,
  evaluate: (field) =>
    valuesByCard(code, field, {
      value,
      terms: (card) => [{ round: 0, opponent: null, amount: value(card), what: "given" }],
    }),
});

/** The rating at entry, highest first. */
export const rating = given("RTG", "higher", (card) => card.rating);

/** The lot among all entries, first drawn first: it ends every tie. */
export const lot = given("LOT", "lower", (card) => card.lot);

/** The number in the order of entry, lowest first. (`NUM` is FIDE's number of games played.) */
export const entryNumber = given("ENT", "lower", (card) => card.entry);
