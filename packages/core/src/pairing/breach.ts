import type { EntryId } from "../base/entry-id.ts";
import type { BasicSwissBreach } from "./basic-swiss/breach.ts";
import type { Citation, RuleReference } from "./citation.ts";

/** Breaches of absolute rules common to several systems. */
type CommonBreach =
  /** The two, in order of entry, met in these rounds; only `allowed` meetings are permitted. */
  | ({
      readonly code: "met-before";
      readonly players: readonly [EntryId, EntryId];
      readonly rounds: readonly number[];
      readonly allowed: number;
    } & RuleReference)
  /** The bye for a player with `byes` rounds without a game, while others had `fewest`. */
  | ({
      readonly code: "bye-before-others";
      readonly entry: EntryId;
      readonly byes: number;
      readonly fewest: number;
    } & RuleReference);

/** An absolute rule that a pair or a bye of a round breaks; the type forces complete texts. */
export type Breach = CommonBreach | BasicSwissBreach;

/** Returns the breach of two players who met in `rounds` and meet again. */
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

/** Returns the players of a breach: both of the pair, or the one with the bye. */
export const playersOfBreach = (breach: Breach): readonly EntryId[] =>
  "players" in breach ? breach.players : [breach.entry];

/**
 * True if two breaches are the same: the same rule, broken by the same pair or bye. Details
 * (rounds, counts) may differ, e.g. after a correction.
 */
export const isSameBreach = (one: Breach, other: Breach): boolean => keyOf(one) === keyOf(other);

const keyOf = (breach: Breach): string =>
  [breach.code, "entry" in breach ? breach.entry : "", ...playersOfBreach(breach)].join(" ");
