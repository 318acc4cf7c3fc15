/**
 * Returns where in the losers' tree those drop in who lose in `round` of the main tree, from 2: the
 * loser of game u of that round, from 0, meets the survivor of unit u XOR the result. Round `round`
 * of the main tree has 2^`bits` games, as many as the losers' tree has units then.
 *
 * Two who met in rounds r and s of one winner's way meet again where their units join; they join
 * the later, the earlier the bits of their units differ. The first bit says the half of the tree:
 * it changes from round to round; the second changes every other round, and so on. So of the
 * rounds that k bits tell apart, no 2^k in a row have the same. All further bits change along with
 * the first: losers of round 2 drop in from the bottom up, as in published trees.
 */
export const dropMask = (round: number, bits: number): number => {
  const turn = round - 1;
  const first = turn & 1;
  let mask = 0;
  for (let bit = 0; bit < bits; bit++) {
    const digit = bit === 0 ? first : ((turn >> bit) & 1) ^ first;
    mask = 2 * mask + digit;
  }
  return mask;
};
