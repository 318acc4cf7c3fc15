import type { EntryId } from "../../../base/entry-id.ts";
import { fraction, ofDecimal } from "../../../base/fraction.ts";
import type { EarlierStage, TablesCriterion } from "./criterion.ts";

/** The rank in the first stage; who was not in it comes last. */
export const firstRank: TablesCriterion = {
  code: "PRE",
  better: "lower",
  derive: ({ before }, entry) => rankIn(before[0], entry),
};

/** The rank in the last stage played before; who was not in it comes last. */
export const previousRank: TablesCriterion = {
  code: "PREV",
  better: "lower",
  derive: ({ before }, entry) => rankIn(before.at(-1), entry),
};

/** The rating that the player entered with; 0 for none. */
export const rating: TablesCriterion = {
  code: "RTG",
  better: "higher",
  derive: ({ ratings }, entry) => {
    const amount = ofDecimal(ratings.get(entry) ?? 0);
    return { value: amount, terms: [{ kind: "rating", amount }] };
  },
};

/** The lot, drawn for the stage. */
export const lot: TablesCriterion = {
  code: "LOT",
  better: "lower",
  derive: ({ lots }, entry) => {
    const amount = fraction(lots.places.get(entry) ?? 0);
    return { value: amount, terms: [{ kind: "lot", draw: lots.draw, amount }] };
  },
};

/** Without a stage before, everybody is level. */
const rankIn = (
  earlier: EarlierStage | undefined,
  entry: EntryId,
): ReturnType<TablesCriterion["derive"]> => {
  if (earlier === undefined) return { value: fraction(0), terms: [] };
  const rank = earlier.ranks.get(entry);
  const amount = fraction(rank ?? earlier.ranks.size + 1);
  const stage = rank === undefined ? null : earlier.stage;
  return { value: amount, terms: [{ kind: "rank", stage, amount }] };
};
