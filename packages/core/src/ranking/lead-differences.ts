import type { EntryId } from "../base/entry-id.ts";
import type { Derivation } from "./criterion.ts";
import { countingTerms } from "./evaluate-derivation.ts";
import type { Lead } from "./rank.ts";

/**
 * Different contributions of one opponent, or a round without one, to the values of two entries.
 */
export interface TermDifference {
  /** Null for rounds without an opponent; each other for the games between them. */
  readonly opponent: EntryId | null;
  readonly ahead: number;
  readonly behind: number;
  /** `ahead − behind`, never 0. */
  readonly difference: number;
}

/**
 * Returns only the terms that differ between two sums. For a Sonneborn-Berger these are few games;
 * all others cancel out. The games between the two are compared with each other. O(terms).
 */
export const leadDifferences = ({
  ahead,
  behind,
  derivations,
}: Pick<Lead, "ahead" | "behind" | "derivations">): readonly TermDifference[] => {
  const first = amountsByOpponent(derivations[0], behind);
  const second = amountsByOpponent(derivations[1], ahead);
  const keys = new Set([...first.keys(), ...second.keys()]);
  return [...keys]
    .map((key) => {
      const [ofFirst, ofSecond] = [first.get(key) ?? 0, second.get(key) ?? 0];
      const opponent = key === "each-other" ? behind : key;
      return { opponent, ahead: ofFirst, behind: ofSecond, difference: ofFirst - ofSecond };
    })
    .filter(({ difference }) => difference !== 0);
};

type Key = EntryId | null | "each-other";

const amountsByOpponent = (derivation: Derivation, other: EntryId): ReadonlyMap<Key, number> => {
  const amounts = new Map<Key, number>();
  for (const { opponent, amount } of countingTerms(derivation)) {
    const key = opponent === other ? "each-other" : opponent;
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return amounts;
};
