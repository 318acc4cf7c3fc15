import type { Language } from "@losfee/contract";
import {
  type BoardRound,
  type EntryId,
  groupNumbers,
  groupsOfRound,
  type TournamentState,
} from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { groupLabel } from "./parts-of.ts";

/** Name of the group of each board of a round; null if the round has no groups. */
export const boardGroups = (
  state: TournamentState,
  round: BoardRound,
  language: Language,
): ((board: number) => string | null) => {
  const groups = groupsOfRound(state, round);
  const labels = new Map(
    groups.flatMap((group) =>
      group.boards.map((board) => [board, groupLabel(group, pairingsTexts[language])] as const),
    ),
  );
  return (board) => labels.get(board) ?? null;
};

/** Name of each player's group in a round; null for players in none. */
export const playerGroups = (
  state: TournamentState,
  round: BoardRound | undefined,
  language: Language,
): ((entry: EntryId) => string | null) => {
  const groups = round === undefined ? new Map<EntryId, number>() : groupNumbers(state, round);
  return (entry) => {
    const group = groups.get(entry);
    return group === undefined ? null : groupLabel({ group }, pairingsTexts[language]);
  };
};
