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

/** Above this number of players those with the fewest allowed opponents choose first. */
export const FEWEST_OPPONENTS_ABOVE = 12;

/** Who may meet whom, and in which order each player prefers the others. Players are 0 … size − 1. */
export interface Preferences {
  readonly allowed: Graph;
  /**
   * The keys of one player's opponents; the lower is preferred, of equal keys the lower number.
   * Asked once for each player who chooses; the function it returns is used before the next call.
   */
  readonly keysOf: (player: number) => (opponent: number) => number;
  /** Whether players choose strictly by number, whatever the number of players. */
  readonly neverReorder: boolean;
}

/** A pair of players: the first was the one to choose. */
type ChosenPair = readonly [chooser: number, chosen: number];

/**
 * Pairs everybody by preference; null when no complete pairing exists.
 *
 * The players choose one after another, each the opponent he prefers among those with whom the rest
 * can still be paired completely. That is the pairing which a depth-first search with backtracking
 * and a memory of dead ends finds first. Here no step is ever taken back: a complete matching of
 * the rest is kept at hand and mended, so that "can the rest still be paired?" is answered exactly
 * by at most one search for each chooser. O(n²) where opponents are plentiful, O(n · edges) at worst.
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
 * The best opponent for `chooser` such that the rest can be paired; `partner` becomes a complete
 * matching of that rest.
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

/** The opponent with the lowest key among those who are unpaired, allowed and `eligible`. */
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
 * Tries the short ways of mending the matching when the favourite is taken out of it: his partner
 * meets the chooser's reserve, or both meet the two players of another pair. Nearly always enough.
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
