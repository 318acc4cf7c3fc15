import type { DutchRound } from "@losfee/core";
import type { DutchInput } from "@losfee/files/trf";

/**
 * A round as JaVaFo and bbpPairings write it: the number of pairs, then `white black` by board, the
 * bye last as `player 0`. Numbers are starting ranks.
 */
export const pairingLines = (round: DutchRound, { startingRankOf }: DutchInput): string => {
  const pairs = round.pairs.map(
    ({ white, black }) => `${startingRankOf(white.number)} ${startingRankOf(black.number)}`,
  );
  if (round.bye !== null) pairs.push(`${startingRankOf(round.bye)} 0`);
  return `${[pairs.length, ...pairs].join("\n")}\n`;
};
