import type { EntryId } from "../base/entry-id.ts";
import { pairedRounds, type TournamentState } from "./state.ts";
import { playersOf } from "./teams/players.ts";

/** The first round with a member of a squad in a line-up or a result; null for none. O(games). */
export const firstRoundOfMember = (state: TournamentState, member: EntryId): number | null => {
  const round = pairedRounds(state).find(
    ({ number, games }) =>
      [...(state.lineUps.get(number)?.values() ?? [])].some(({ players }) =>
        players.includes(member),
      ) || games.some((game) => playersOf(game).includes(member)),
  );
  return round?.number ?? null;
};
