import type { EntryId } from "../../base/entry-id.ts";
import { type Fraction, fraction, ofDecimal, ZERO } from "../../base/fraction.ts";
import {
  type CardDerivation,
  cardCriterion,
  type EarlierStage,
  type Growth,
  type TablesTerm,
} from "./criterion.ts";

const NOTHING: Growth = { by: "nothing" };

/** The rank in the first stage; entries not in it come last. */
export const firstRank = cardCriterion("PRE", "lower", NOTHING, ({ before }, entry) =>
  rankIn(before[0], entry),
);

/** The rank in the last stage played before; entries not in it come last. */
export const previousRank = cardCriterion("PREV", "lower", NOTHING, ({ before }, entry) =>
  rankIn(before.at(-1), entry),
);

/** The player's rating at entry; 0 for none. */
export const rating = cardCriterion("RTG", "higher", NOTHING, ({ ratings }, entry) =>
  single(ofDecimal(ratings.get(entry) ?? 0), { kind: "rating" }),
);

/** The lot, drawn for the stage. */
export const lot = cardCriterion("LOT", "lower", NOTHING, ({ lots }, entry) =>
  single(fraction(lots.places.get(entry) ?? 0), { kind: "lot", draw: lots.draw }),
);

/** Without an earlier stage, all are level. */
const rankIn = (earlier: EarlierStage | undefined, entry: EntryId): CardDerivation => {
  if (earlier === undefined) return { value: ZERO, terms: [] };
  const rank = earlier.ranks.get(entry);
  const stage = rank === undefined ? null : earlier.stage;
  return single(fraction(rank ?? earlier.ranks.size + 1), { kind: "rank", stage });
};

type WithoutAmount<Term> = Term extends TablesTerm ? Omit<Term, "amount"> : never;

const single = (
  amount: Fraction,
  term: WithoutAmount<Extract<TablesTerm, { readonly kind: "rank" | "rating" | "lot" }>>,
): CardDerivation => ({ value: amount, terms: [{ ...term, amount }] });
