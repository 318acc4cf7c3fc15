import type { EntryId } from "../../base/entry-id.ts";
import type { Result } from "../../base/result.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import { defaultOptions } from "../options.ts";
import { pairRest } from "../pair-rest.ts";
import type { PairingRefusal, RoundInput, RoundPairing } from "../system.ts";
import type { Pair } from "./planned-round.ts";

/**
 * Pairs the players without a playable game in their group: their opponent is away, or they entered
 * late. Prefers new pairs that will not meet in their group anyway, then new pairs, then as few
 * repeats as possible. An odd player has a bye.
 */
export const pairLeftover = (
  input: RoundInput,
  leftover: readonly EntryId[],
  later: readonly Pair[],
): Result<RoundPairing, PairingRefusal> => {
  const fresh = pairFresh(input, leftover, later);
  if (fresh.ok) return fresh;
  let paired = pairWithin(input, leftover, 0);
  for (let repeats = 1; !paired.ok && repeats < input.round; repeats++) {
    paired = pairWithin(input, leftover, repeats);
  }
  return paired;
};

/** Pairs `entries` without meetings from earlier or later rounds of the groups. */
export const pairFresh = (
  input: RoundInput,
  entries: readonly EntryId[],
  later: readonly Pair[],
): Result<RoundPairing, PairingRefusal> =>
  pairWithin({ ...input, forbidden: [...input.forbidden, ...later] }, entries, 0);

const pairWithin = (
  input: RoundInput,
  entries: readonly EntryId[],
  repeats: number,
): Result<RoundPairing, PairingRefusal> =>
  pairRest(input, entries, { ...defaultOptions(newSwiss.options), repeats });
