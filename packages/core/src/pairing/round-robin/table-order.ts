import { tableRounds } from "./berger.ts";

/**
 * Which rounds of a table a stage plays, in order, from 1: once through the table and from its
 * beginning again, each further cycle counted on (colours turn with it). In every cycle that another
 * one follows the last two rounds change places, so that nobody has one colour three times in a row
 * where two cycles meet (FIDE's Berger tables); with four players and more than two cycles that
 * cannot be had. O(rounds).
 */
export const tableOrder = (players: number, rounds: number): readonly number[] => {
  const cycle = tableRounds(players);
  const order = Array.from({ length: rounds }, (_, index) => index + 1);
  if (cycle < 2) return order;
  for (let end = cycle; end < rounds; end += cycle) {
    order[end - 2] = end;
    order[end - 1] = end - 1;
  }
  return order;
};
