import type { TrfPlayer, TrfTournament } from "./tournament.ts";

/** A pair of a file, by starting rank. */
export interface RecordedPair {
  readonly white: number;
  readonly black: number;
  /** True if the file gives the colours; else the lower number stands for White. */
  readonly coloured: boolean;
}

/** A round of a file. */
export interface RecordedRound {
  readonly pairs: readonly RecordedPair[];
  /** Starting ranks with the pairing-allocated bye: one at most, in a sound file. */
  readonly byes: readonly number[];
}

/** Returns the pairs and the bye of a round that was paired, forfeits included. O(players). */
export const recordedRoundOf = ({ players }: TrfTournament, round: number): RecordedRound => ({
  pairs: players.flatMap((player) => pairOf(player, round)),
  byes: players
    .filter(({ lines }) => lines[round - 1]?.kind === "pairing-allocated-bye")
    .map(({ startingRank }) => startingRank),
});

/** Returns the pair, from the line of White, or of the lower number without colours. */
const pairOf = ({ startingRank, lines }: TrfPlayer, round: number): readonly RecordedPair[] => {
  const line = lines[round - 1];
  if (line === undefined || line.opponent === null) return [];
  const { opponent, colour } = line;
  if (colour === null) {
    return startingRank < opponent
      ? [{ white: startingRank, black: opponent, coloured: false }]
      : [];
  }
  return colour === "w" ? [{ white: startingRank, black: opponent, coloured: true }] : [];
};
