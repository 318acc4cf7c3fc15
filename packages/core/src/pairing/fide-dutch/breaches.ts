import type { EntryId } from "../../base/entry-id.ts";
import { breachesOfBasicRules } from "../basic-swiss/basic-rules.ts";
import type { Breach } from "../breach.ts";
import type { Citation } from "../citation.ts";
import type { PairedRound, RoundInput } from "../system.ts";
import type { NumberedField } from "./pairing-numbers.ts";
import { rosterOf } from "./roster.ts";

const criterion = (article: string): readonly Citation[] => [{ rules: "C.04.3", article }];

/** The absolute criteria of C.04.3, 2.1, by the corresponding articles of the basic rules. */
const criteria = {
  2: criterion("C1"),
  4: criterion("C2"),
  6: criterion("C3"),
  7: criterion("C3"),
} as const;

/**
 * Returns the breaches of the absolute criteria [C1], [C2] and [C3] in a round: the basic rules,
 * but colours of topscorers (1.8) and of their opponents are no absolute criterion. O(n · rounds).
 */
export const dutchBreaches = (
  input: RoundInput,
  { tournament, entryOf }: NumberedField,
  round: PairedRound,
): readonly Breach[] => {
  const { numbers, topscorers } = rosterOf(tournament);
  const top = new Set<EntryId>(
    Array.from(numbers).flatMap((number, rank) =>
      topscorers[rank] === 1 ? [entryOf(number)] : [],
    ),
  );
  const freeColours = (players: readonly EntryId[]): boolean =>
    players.some((entry) => top.has(entry));
  return breachesOfBasicRules(input, round, { criteria, freeColours });
};
