import { tableRounds } from "./berger.ts";

/**
 * Returns the rounds of a table in the order of a stage, from 1: once through the table, then
 * again, numbering each further cycle onwards (colours swap with it). In every cycle but the last,
 * the last two rounds swap, so that no player has one colour three times in a row between two
 * cycles (FIDE's Berger tables); with four players and more than two cycles that is impossible.
 * O(rounds).
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
