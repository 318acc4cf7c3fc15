import type { EntryId } from "../base/entry-id.ts";
import { heaviestMatching } from "../matching/heaviest-matching.ts";
import type { PlacedPlayer } from "./field.ts";
import { gainsOf, totalGain } from "./gains.ts";
import type { McMahonParameters } from "./parameters.ts";

/**
 * Pairs an even number of players with the greatest total gain; forbidden pairs only if nothing else
 * is possible. O(n³).
 */
export const greatestGain = (
  parameters: McMahonParameters,
  round: number,
  players: readonly PlacedPlayer[],
  isForbidden: (a: EntryId, b: EntryId) => boolean = () => false,
): readonly (readonly [PlacedPlayer, PlacedPlayer])[] => {
  const { newOpponent, ...others } = parameters.weights;
  const most = Object.values(others).reduce((sum, weight) => sum + weight, 1);
  // A new opponent usually outweighs all else: a lane of its own then keeps sums exact.
  const isApart = newOpponent > (players.length / 2) * most;
  const matching = heaviestMatching(players.length, 3);
  const at = (index: number): PlacedPlayer => players[index] as PlacedPlayer;
  for (let b = 1; b < players.length; b++) {
    for (let a = 0; a < b; a++) {
      const gains = gainsOf(parameters, round, at(a), at(b));
      const isBarred = isForbidden(at(a).player.entry, at(b).player.entry);
      matching.add(a, b, 0, isBarred ? 0 : 1);
      if (isApart) matching.add(a, b, 1, Number(gains.newOpponent > 0));
      matching.add(a, b, 2, totalGain(gains) - (isApart ? gains.newOpponent : 0));
    }
  }
  matching.solve();
  return players.flatMap((player, a) => {
    const b = matching.partner[a] as number;
    return a < b ? [[player, at(b)] as const] : [];
  });
};
