import type { EntryId } from "../base/entry-id.ts";
import type { BasicSwissBreach } from "./basic-swiss/breach.ts";
import type { Citation, RuleReference } from "./citation.ts";

/** Absolute rules that systems share, as broken by a pair or a bye. */
type CommonBreach =
  /** The two, in order of entry, met in these rounds; only `allowed` meetings may come before. */
  | ({
      readonly code: "met-before";
      readonly players: readonly [EntryId, EntryId];
      readonly rounds: readonly number[];
      readonly allowed: number;
    } & RuleReference)
  /** The bye for somebody with `byes` rounds without a game, while others had `fewest`. */
  | ({
      readonly code: "bye-before-others";
      readonly entry: EntryId;
      readonly byes: number;
      readonly fewest: number;
    } & RuleReference);

/** An absolute rule that a pair or a bye of a round breaks; texts are complete by type. */
export type Breach = CommonBreach | BasicSwissBreach;

/** The breach of two who met in `rounds` and meet again. */
export const metBefore = (
  [a, b]: readonly [EntryId, EntryId],
  rounds: readonly number[],
  allowed: number,
  articles: readonly Citation[],
): Breach => ({
  code: "met-before",
  players: a < b ? [a, b] : [b, a],
  rounds,
  allowed,
  articles,
});

/** Whom a breach is about: both players of the pair that breaks the rule, or who has the bye. */
export const playersOfBreach = (breach: Breach): readonly EntryId[] =>
  "players" in breach ? breach.players : [breach.entry];

/**
 * Whether two breaches are one and the same: the same rule, broken by the same pair or bye. What is
 * told with it (rounds, counts) may differ, e.g. after a correction.
 */
export const isSameBreach = (one: Breach, other: Breach): boolean => keyOf(one) === keyOf(other);

const keyOf = (breach: Breach): string =>
  [breach.code, "entry" in breach ? breach.entry : "", ...playersOfBreach(breach)].join(" ");
