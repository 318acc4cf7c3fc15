import type { EntryId } from "../../base/entry-id.ts";
import type { Result } from "../../base/result.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import { defaultOptions } from "../options.ts";
import { pairRest } from "../pair-rest.ts";
import type { PairingRefusal, RoundInput, RoundPairing } from "../system.ts";
import type { Pair } from "./planned-round.ts";

/**
 * Pairs those for whom the groups foresee no game that can be played: their opponent is away, or
 * they entered late. New pairs are preferred that will not meet in their group anyway, then new
 * pairs, then repeats, as few as possible. An odd one out has a bye.
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

/** Pairs `entries` so that nobody meets an opponent of an earlier or later round of the groups. */
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
