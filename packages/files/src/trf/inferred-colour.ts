import type { TrfColour } from "./codes.ts";
import type { TrfPlayer, TrfRound } from "./tournament.ts";

/**
 * Infers the colour drawn by lot, if no record states it: that of the highest player paired so far
 * in the first round with colours; if that player has none, the opposite of the next player's, and
 * so on (C.04.3, 5.2.5: odd and even numbers alternate).
 */
export const inferredColour = (players: readonly TrfPlayer[]): TrfColour | null => {
  const rounds = players[0]?.lines.length ?? 0;
  const hasColour = (line: TrfRound | undefined): line is TrfRound & { colour: TrfColour } =>
    line !== undefined && line.opponent !== null && line.colour !== null;
  for (let round = 1; round <= rounds; round++) {
    if (!players.some(({ lines }) => hasColour(lines[round - 1]))) continue;
    let isOdd = false;
    for (const { lines } of players) {
      if (!lines.slice(0, round).some(tookPart)) continue;
      isOdd = !isOdd;
      const line = lines[round - 1];
      if (hasColour(line)) return isOdd === (line.colour === "w") ? "w" : "b";
    }
  }
  return null;
};

/** True if a player had a pair or the bye in a round, according to the file. */
export const tookPart = (line: TrfRound | undefined): boolean =>
  line !== undefined && (line.opponent !== null || line.kind === "pairing-allocated-bye");
