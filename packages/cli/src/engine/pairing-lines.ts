/** A round by pairing number, the bye apart. */
export interface NumberedRound {
  readonly pairs: readonly {
    readonly white: { readonly number: number };
    readonly black: { readonly number: number };
  }[];
  readonly bye: number | null;
}

/** A file's numbers of the players, by pairing number. */
export interface Numbering {
  startingRankOf(number: number): number;
}

/**
 * Formats a round like JaVaFo and bbpPairings: the number of pairs, then `white black` by board,
 * the bye last as `player 0`. Numbers are starting ranks, for teams their pairing numbers.
 */
export const pairingLines = (round: NumberedRound, { startingRankOf }: Numbering): string => {
  const pairs = round.pairs.map(
    ({ white, black }) => `${startingRankOf(white.number)} ${startingRankOf(black.number)}`,
  );
  if (round.bye !== null) pairs.push(`${startingRankOf(round.bye)} 0`);
  return `${[pairs.length, ...pairs].join("\n")}\n`;
};
