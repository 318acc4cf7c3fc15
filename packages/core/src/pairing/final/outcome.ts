import type { EntryId } from "../../base/entry-id.ts";
import { type Line, type Scorecard, spreadOf, winsOf } from "../../base/scorecard.ts";

/** State of a final. */
export interface FinalOutcome {
  /** Null while it is open, and if it ended completely level. */
  readonly winner: EntryId | null;
  /**
   * By wins; by the points total if all games are played and the wins are level; `level` if both
   * are level (a further game is needed); or `open`.
   */
  readonly decidedBy: "wins" | "points" | "level" | "open";
  /** In the order of the players; a draw is half a win. */
  readonly wins: readonly [number, number];
  /** The first player's lead in points over all games, penalties deducted. */
  readonly lead: number;
  readonly gamesPlayed: number;
  readonly gamesLeft: number;
}

/**
 * Evaluates the final between `players`: decided or not, the winner, and why. It has up to `games`
 * games, one a round from `firstRound` on: two, or the best of three, by setting. A player whom the
 * other cannot even draw level with has won, so the third game after 2–0 is not needed; if wins are
 * level after the last, the points total decides. O(games).
 */
export const finalOutcome = (
  cards: readonly Scorecard[],
  players: readonly [EntryId, EntryId],
  firstRound: number,
  games: number,
): FinalOutcome => {
  const [one, two] = players.map((player) => cards.find(({ entry }) => entry === player));
  let [winsOne, winsTwo, lead, gamesPlayed] = [0, 0, 0, 0];
  for (let round = firstRound; round < firstRound + games; round++) {
    const [lineOne, lineTwo] = [one?.lines[round - 1], two?.lines[round - 1]];
    if (lineOne === undefined || lineTwo === undefined) continue;
    if (lineOne.kind === "pending" || lineTwo.kind === "pending") continue;
    gamesPlayed++;
    winsOne += winsOf(lineOne);
    winsTwo += winsOf(lineTwo);
    lead += pointsLead(lineOne, lineTwo) + penaltyIn(two, round) - penaltyIn(one, round);
  }
  const gamesLeft = games - gamesPlayed;
  const decidedBy = reasonFor(winsOne - winsTwo, lead, gamesLeft);
  return {
    winner: winnerOf(players, decidedBy, winsOne - winsTwo, lead),
    decidedBy,
    wins: [winsOne, winsTwo],
    lead,
    gamesPlayed,
    gamesLeft,
  };
};

/** The mean of one's spread and the other's loss: own − theirs if played, else the booking. */
const pointsLead = (one: Line, two: Line): number => (spreadOf(one) - spreadOf(two)) / 2;

const penaltyIn = (card: Scorecard | undefined, round: number): number =>
  card?.penalties[round - 1] ?? 0;

const reasonFor = (
  winsLead: number,
  pointsLead: number,
  gamesLeft: number,
): FinalOutcome["decidedBy"] => {
  if (Math.abs(winsLead) > gamesLeft) return "wins";
  if (gamesLeft > 0) return "open";
  return pointsLead === 0 ? "level" : "points";
};

const winnerOf = (
  [one, two]: readonly [EntryId, EntryId],
  decidedBy: FinalOutcome["decidedBy"],
  winsLead: number,
  pointsLead: number,
): EntryId | null => {
  if (decidedBy === "open" || decidedBy === "level") return null;
  return (decidedBy === "wins" ? winsLead : pointsLead) > 0 ? one : two;
};

/** What a player needs in the last game to win the final. */
export type FinalNeed =
  | { readonly code: "win" }
  /** Level in both would require a further game. */
  | { readonly code: "win-by-more-than"; readonly points: number }
  /** A win or a draw, or a loss by fewer than `lossBelow` points; null: no loss. */
  | { readonly code: "win-or-draw"; readonly lossBelow: number | null };

/** Returns the needs of both in the last game; null while there are more games, and after it. */
export const finalNeeds = ({
  wins,
  lead,
  decidedBy,
  gamesLeft,
}: FinalOutcome): readonly [FinalNeed, FinalNeed] | null =>
  decidedBy === "open" && gamesLeft === 1
    ? [needOf(wins[0] - wins[1], lead), needOf(wins[1] - wins[0], -lead)]
    : null;

const needOf = (winsLead: number, lead: number): FinalNeed => {
  if (winsLead === 1) return { code: "win-or-draw", lossBelow: lead > 1 ? lead : null };
  if (winsLead === -1 && lead <= -1) return { code: "win-by-more-than", points: -lead };
  if (winsLead > 0 || (winsLead === 0 && lead > 0)) return { code: "win-or-draw", lossBelow: null };
  return { code: "win" };
};
