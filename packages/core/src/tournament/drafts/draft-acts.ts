import type { BoardRound, DraftAct } from "../round.ts";

/**
 * Returns the acts on a draft that can change something: games with a result (in a recalled round)
 * stay as they are. O(games).
 */
export const draftActs = (round: BoardRound): readonly DraftAct["kind"][] => {
  const open = round.games.filter(({ result }) => result === null);
  const byes = round.unplayed.filter(({ reason }) => reason === "bye").length;
  const players = 2 * open.length + round.unpaired.length + byes;
  // The two of a single game can neither be swapped nor paired otherwise.
  const hasOthers = players > 2 || (players === 2 && open.length === 0);
  const boards = open.length + round.unpaired.length;
  return [
    ...(hasOthers ? (["swap", "pair"] as const) : []),
    ...(open.length > 0 ? (["break", "exchange-starts"] as const) : []),
    ...(open.length > 0 && boards > 1 ? (["exchange-boards"] as const) : []),
    ...(players > 0 ? (["bye"] as const) : []),
    ...(round.unpaired.length > 0 ? (["pair-rest"] as const) : []),
  ];
};
