import {
  CLASH_BOUND,
  type FlightRules,
  MEETINGS_BOUND,
  type PreferenceKey,
  pairFlight,
  type RankPair,
} from "../flight.ts";
import type { RoundField } from "../round-field.ts";

/** A part of the field paired as one flight. */
export interface PairedFlight {
  readonly part: "top" | "middle" | "bottom" | "all";
  /** Ranks in flight order: that of the standings, but borrowed players of a bottom flight last. */
  readonly members: readonly number[];
  readonly pairs: readonly RankPair[];
}

/** Fewest meetings, not the last opponent, balanced starts, then half the flight apart. */
const keyOf: PreferenceKey = ({ meetings, lastOpponent, startsClash, distance, size }) =>
  ((Math.min(meetings, MEETINGS_BOUND) * 2 + lastOpponent) * CLASH_BOUND + startsClash) *
    (2 * size + 1) +
  Math.abs(size - 2 * distance);

/**
 * New Swiss: pairs `ranks` (in rank order, an even number) from the top and the bottom group of
 * equal wins inwards; null only if no complete pairing within the allowed repeats exists. Floats
 * have no memory.
 */
export const pairGroups = (
  field: RoundField,
  ranks: readonly number[],
  rules: FlightRules,
): readonly PairedFlight[] | null => {
  if (ranks.length === 0) return [];
  const flight = (
    part: PairedFlight["part"],
    members: readonly number[],
  ): readonly PairedFlight[] | null => {
    const pairs = pairFlight(field, members, rules, keyOf);
    return pairs === null ? null : [{ part, members, pairs }];
  };

  const groups = groupsOfEqualWins(field, ranks);
  if (groups.length === 1) return flight("all", ranks);

  const top = growUntilPaired(evenUp(groups[0] ?? 0), ranks.length, (size) =>
    flight("top", ranks.slice(0, size)),
  );
  if (top === null) return null;
  const rest = ranks.slice(sizeOf(top));
  if (rest.length === 0) return top;

  const everybody = (): readonly PairedFlight[] | null => flight("all", ranks);
  const restGroups = groupsOfEqualWins(field, rest);
  if (restGroups.length === 1) {
    const last = flight("bottom", rest);
    return last === null ? everybody() : [...top, ...last];
  }

  const lowest = restGroups.at(-1) ?? 0;
  const bottom = growUntilPaired(evenUp(lowest), rest.length, (size) =>
    flight("bottom", bottomMembers(rest, lowest, size)),
  );
  if (bottom === null) return everybody();
  const between = rest.slice(0, rest.length - sizeOf(bottom));
  const middle = pairGroups(field, between, rules);
  if (middle !== null) return [...top, ...middle.map(renamed), ...bottom];
  const together = flight("bottom", rest);
  return together === null ? everybody() : [...top, ...together];
};

/** Flights of a recursion are all "middle" from the view of the whole field. */
const renamed = (flight: PairedFlight): PairedFlight => ({ ...flight, part: "middle" });

/** Returns the sizes of the groups of equal wins, best first. `ranks` are in rank order. */
const groupsOfEqualWins = (field: RoundField, ranks: readonly number[]): readonly number[] => {
  const sizes: number[] = [];
  let wins = Number.NaN;
  for (const rank of ranks) {
    const own = field.standings[rank]?.wins ?? 0;
    if (own === wins) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    else sizes.push(1);
    wins = own;
  }
  return sizes;
};

const evenUp = (size: number): number => size + (size % 2);

const sizeOf = (flights: readonly PairedFlight[]): number =>
  flights.reduce((sum, { members }) => sum + members.length, 0);

/** Adds two players at a time until the flight can be paired or none is left to add. */
const growUntilPaired = (
  from: number,
  limit: number,
  attempt: (size: number) => readonly PairedFlight[] | null,
): readonly PairedFlight[] | null => {
  for (let size = from; size <= limit; size += 2) {
    const paired = attempt(size);
    if (paired !== null) return paired;
  }
  return null;
};

/** The last group in rank order, then the borrowed players, the lowest of them first. */
const bottomMembers = (rest: readonly number[], group: number, size: number): readonly number[] => {
  const borrowed = rest.slice(rest.length - size, rest.length - group).reverse();
  return [...rest.slice(rest.length - group), ...borrowed];
};
