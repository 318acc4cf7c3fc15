import type { EntryId } from "../../base/entry-id.ts";
import type { LotSource } from "../../lots/lots.ts";
import type { StartNote } from "../../pairing/starts/policy.ts";
import { assignStarts } from "../../pairing/starts/starts.ts";
import type { RoundPairing } from "../../pairing/system.ts";
import type { DraftedGame } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { cardsOf } from "./cards.ts";

/** The seats of a pairing. */
type PairsToSeat = Pick<RoundPairing, "games"> &
  Partial<Pick<RoundPairing, "startsAssigned" | "upcoming">>;

/** Seats pairs at boards: the system or else the settings decide who starts. */
export const seatGames = (
  state: TournamentState,
  round: number,
  { games, startsAssigned = false, upcoming = [] }: PairsToSeat,
  boards: readonly number[],
  lots: LotSource,
): readonly DraftedGame[] => {
  const seated = (
    index: number,
    seats: readonly [EntryId, EntryId],
    start: StartNote,
  ): DraftedGame => ({
    board: boards[index] ?? index + 1,
    seats,
    start,
    notes: games[index]?.notes ?? [],
    pinned: false,
  });
  const { starts } = state.settings;
  if (startsAssigned || !starts.assigned) {
    const code = starts.assigned ? "by-system" : "players-draw";
    return games.map(({ players }, index) => seated(index, players, { code }));
  }
  return assignStarts(
    games.map(({ players }) => players),
    cardsOf(state),
    round,
    starts,
    lots,
    upcoming,
  ).map(({ players, note }, index) => seated(index, players, note));
};
