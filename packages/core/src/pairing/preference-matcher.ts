import { augmentAlong, growFrom, UNMATCHED } from "../matching/alternating-forest.ts";
import {
  allVertices,
  clearBit,
  degreeOf,
  type Graph,
  hasBit,
  hasEdge,
  lowestBit,
} from "../matching/graph.ts";
import { perfectMatching } from "../matching/perfect-matching.ts";

/** Above this number of players, those with the fewest allowed opponents choose first. */
export const FEWEST_OPPONENTS_ABOVE = 12;

/** Allowed meetings, and each player's order of preference. Players are 0 … size − 1. */
export interface Preferences {
  readonly allowed: Graph;
  /**
   * The keys of one player's opponents; lower is preferred, and of equal keys the lower number.
   * Called once for each player who chooses; the returned function is used before the next call.
   */
  readonly keysOf: (player: number) => (opponent: number) => number;
  /** True if players choose strictly by number, regardless of their count. */
  readonly neverReorder: boolean;
}

/** A pair of players: the first was the one to choose. */
type ChosenPair = readonly [chooser: number, chosen: number];

/**
 * Pairs all players by preference; null if no complete pairing exists.
 *
 * The players choose in turn, each the preferred opponent among those that leave a complete pairing
 * of the rest. A depth-first search with backtracking and a memory of dead ends finds the same
 * pairing first. Here no step is ever undone: a complete matching of the rest is maintained and
 * repaired, so that one search per chooser at most answers exactly if the rest can still be paired.
 * O(n²) if opponents are plentiful, O(n · edges) at worst.
 */
export const matchByPreference = (preferences: Preferences): readonly ChosenPair[] | null => {
  const { allowed, keysOf } = preferences;
  const partner = perfectMatching(allowed);
  if (partner === null) return null;
  const unpaired = allVertices(allowed.size);
  const pairs: ChosenPair[] = [];
  for (const chooser of choosingOrder(preferences)) {
    if (!hasBit(unpaired, 0, chooser)) continue;
    clearBit(unpaired, 0, chooser);
    const chosen = choose(allowed, unpaired, partner, chooser, keysOf(chooser));
    clearBit(unpaired, 0, chosen);
    pairs.push([chooser, chosen]);
  }
  return pairs;
};

/** Fewest allowed opponents first (stable) in larger fields, else by number. */
const choosingOrder = ({ allowed, neverReorder }: Preferences): readonly number[] => {
  const players = Array.from({ length: allowed.size }, (_, player) => player);
  if (neverReorder || allowed.size <= FEWEST_OPPONENTS_ABOVE) return players;
  const opponents = players.map((player) => degreeOf(allowed, player));
  return players.sort((a, b) => (opponents[a] ?? 0) - (opponents[b] ?? 0));
};

/**
 * Returns the best opponent for `chooser` that leaves the rest pairable; `partner` becomes a
 * complete matching of that rest.
 */
const choose = (
  allowed: Graph,
  unpaired: Uint32Array,
  partner: Int32Array,
  chooser: number,
  key: (opponent: number) => number,
): number => {
  const reserve = partner[chooser] as number;
  const favourite = bestOpponent(allowed, unpaired, chooser, key, () => true);
  if (favourite === reserve || partnersMeet(allowed, unpaired, partner, favourite, reserve)) {
    return favourite;
  }
  partner[reserve] = UNMATCHED;
  const { canBeLeftOver, before } = growFrom(allowed, unpaired, partner, reserve);
  const chosen = bestOpponent(allowed, unpaired, chooser, key, canBeLeftOver);
  if (chosen !== reserve) augmentAlong(partner, before, partner[chosen] as number);
  return chosen;
};

/** Returns the unpaired, allowed and `eligible` opponent with the lowest key. */
const bestOpponent = (
  allowed: Graph,
  unpaired: Uint32Array,
  chooser: number,
  key: (opponent: number) => number,
  eligible: (opponent: number) => boolean,
): number => {
  let best = UNMATCHED;
  let bestKey = Number.POSITIVE_INFINITY;
  const offset = chooser * allowed.words;
  for (let word = 0; word < allowed.words; word++) {
    let bits = (allowed.rows[offset + word] as number) & (unpaired[word] as number);
    while (bits !== 0) {
      const opponent = (word << 5) + lowestBit(bits);
      bits &= bits - 1;
      const opponentKey = key(opponent);
      if (opponentKey < bestKey && eligible(opponent)) {
        best = opponent;
        bestKey = opponentKey;
      }
    }
  }
  return best;
};

/**
 * Tries quick repairs of the matching when the favourite is removed: the favourite's partner meets
 * the chooser's reserve, or both meet the two players of another pair. Nearly always enough.
 */
const partnersMeet = (
  allowed: Graph,
  unpaired: Uint32Array,
  partner: Int32Array,
  favourite: number,
  reserve: number,
): boolean => {
  const widowed = partner[favourite] as number;
  const couple = (a: number, b: number): true => {
    partner[a] = b;
    partner[b] = a;
    return true;
  };
  if (hasEdge(allowed, widowed, reserve)) return couple(widowed, reserve);
  const offset = widowed * allowed.words;
  for (let word = 0; word < allowed.words; word++) {
    let bits = (allowed.rows[offset + word] as number) & (unpaired[word] as number);
    while (bits !== 0) {
      const near = (word << 5) + lowestBit(bits);
      bits &= bits - 1;
      const far = partner[near] as number;
      if (near === favourite || near === reserve) continue;
      if (hasEdge(allowed, far, reserve)) return couple(widowed, near) && couple(far, reserve);
    }
  }
  return false;
};
