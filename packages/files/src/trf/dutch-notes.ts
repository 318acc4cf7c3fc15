import { asksForBaku } from "./fictitious-points.ts";
import type { TrfTournament } from "./tournament.ts";

/** An assumption or omission in reading a round from a file. */
export type DutchInputNote =
  /** Neither stated nor evident from an earlier round: White. */
  | { readonly code: "trf-initial-colour-assumed" }
  /** The file assigns the bye of the round already: these stay without a game. */
  | { readonly code: "trf-bye-given"; readonly round: number; readonly players: readonly number[] }
  /** Games before the round have no result yet; they count by the point system. */
  | { readonly code: "trf-games-without-result"; readonly games: number }
  /** Baku acceleration is defined for 1, ½, 0 only (C.04.5.1): a win and half of it were used. */
  | { readonly code: "trf-baku-points" }
  /** Records 250 or XXA replace Baku acceleration (TRF-2026, 250). */
  | { readonly code: "trf-baku-replaced" };

/** Lists notes for the arbiter about a round as read. O(players · rounds). */
export const notesOf = (
  trf: TrfTournament,
  {
    round,
    colourIsKnown,
    baku,
  }: { readonly round: number; readonly colourIsKnown: boolean; readonly baku: boolean },
): readonly DutchInputNote[] => {
  const notes: DutchInputNote[] = [];
  if (!colourIsKnown) notes.push({ code: "trf-initial-colour-assumed" });
  const given = byesGiven(trf, round);
  if (given.length > 0) notes.push({ code: "trf-bye-given", round, players: given });
  const pending = pendingGames(trf, round);
  if (pending > 0) notes.push({ code: "trf-games-without-result", games: pending });
  if (baku || asksForBaku(trf)) {
    const { whiteWin, whiteDraw } = trf.scoring;
    if (trf.accelerations.length > 0) notes.push({ code: "trf-baku-replaced" });
    else if (whiteWin !== 1 || whiteDraw !== 0.5) notes.push({ code: "trf-baku-points" });
  }
  return notes;
};

/** Returns the starting ranks with the pairing-allocated bye of a round that is not paired yet. */
const byesGiven = ({ players, playedRounds }: TrfTournament, round: number): readonly number[] =>
  round <= playedRounds
    ? []
    : players
        .filter(({ cells }) => cells[round - 1]?.result === "U")
        .map(({ startingRank }) => startingRank);

const pendingGames = ({ players }: TrfTournament, round: number): number => {
  let sides = 0;
  for (const { lines } of players) {
    for (const line of lines.slice(0, round - 1)) if (line.kind === "pending") sides++;
  }
  return Math.ceil(sides / 2);
};
