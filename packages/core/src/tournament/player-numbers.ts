import { seedingOrder } from "../pairing/standing-order.ts";
import { cardsOf } from "./cards.ts";
import { gameTermsOf } from "./game-terms.ts";
import type { EntryId } from "./scorecard.ts";
import type { TournamentState } from "./state.ts";

const numbersByState = new WeakMap<TournamentState, ReadonlyMap<EntryId, number>>();

/**
 * The number that each player is known by: the pairing number (C.04.2), which is the place in the
 * list that the pairing uses, or the number of the entry. O(n log n), once for each state.
 */
export const playerNumbers = (state: TournamentState): ReadonlyMap<EntryId, number> => {
  const known = numbersByState.get(state);
  if (known !== undefined) return known;
  const numbers =
    gameTermsOf(state.settings).number === "entry"
      ? new Map([...state.entries.keys()].map((entry) => [entry, entry]))
      : new Map(seedingOrder(cardsOf(state)).map(({ entry }, index) => [entry, index + 1]));
  numbersByState.set(state, numbers);
  return numbers;
};
