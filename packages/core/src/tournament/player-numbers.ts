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

/** Somebody whom a typed text may mean, by name or by number. */
export interface NamedPlayer {
  readonly id: EntryId;
  readonly name: string;
  /** The number that the player is known by, where it is not that of the entry. */
  readonly number?: number;
}

/** All players by name and by the number that they are known by, in order of entry. */
export const namedPlayers = (state: TournamentState): readonly NamedPlayer[] => {
  const numbers = playerNumbers(state);
  return [...state.entries.values()].map(({ id, name }) => ({
    id,
    name,
    number: numbers.get(id) ?? id,
  }));
};

/** The number by which a typed text may mean somebody. */
export const numberOfNamed = ({ id, number = id }: NamedPlayer): number => number;
