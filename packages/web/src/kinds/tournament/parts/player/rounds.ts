import { type Language, worthOf } from "@losfee/contract";
import {
  cardsOf,
  countingCards,
  type EntryId,
  gameOf,
  type Line,
  leaversOf,
  pairedRound,
  type Tally,
  type TournamentState,
  tallyAfter,
} from "@losfee/core";

/** A round of a player, with the totals after it. */
export interface PlayerRound {
  readonly line: Line;
  /** Board of the game; null without one. */
  readonly board: number | null;
  /** Points deducted in this round, ≥ 0. */
  readonly penalty: number;
  /** Worth of a round without a game; empty with one. */
  readonly worth: string;
  /** Totals after the round. */
  readonly tally: Tally;
}

/** A player's rounds so far, without unrecorded ones and those of stages without the player. */
export const playerRounds = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): readonly PlayerRound[] => {
  const card = cardsOf(state).find((one) => one.entry === entry);
  // Games against players now out of the table count at no point, so that totals only grow.
  const [counting = card] = card === undefined ? [] : countingCards([card], leaversOf(state));
  return (card?.lines ?? []).flatMap((line, index) => {
    if (card === undefined || counting === undefined || line === undefined) return [];
    if (line.kind === "unplayed" && line.reason === "not-in-stage") return [];
    const round = pairedRound(state, index + 1);
    return [
      {
        line,
        board: round === undefined ? null : (gameOf(round, entry)?.board ?? null),
        penalty: card.penalties[index] ?? 0,
        worth: line.kind === "unplayed" ? worthOf(line, state.settings, language) : "",
        tally: tallyAfter(state, counting, index + 1),
      },
    ];
  });
};
