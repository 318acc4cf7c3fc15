import type { LadderPair } from "../acts/mail.ts";
import type { Challenge } from "../challenge.ts";
import type { ChallengeStatus } from "../challenge-status.ts";
import type { EventRefusal } from "../rejection.ts";
import { type Board, playerOf } from "./board.ts";

/** Returns the game of these two in these roles that holds their slots. */
export const currentGame = (board: Board, { challenger, defender }: LadderPair) => {
  const id = playerOf(board, challenger).outgoing;
  const challenge = id === null ? undefined : board.open.get(id);
  return challenge?.defender === defender ? challenge : undefined;
};

/** Returns the latest changeable challenge of these two in one of these states. */
export const latestOpen = (
  board: Board,
  { challenger, defender }: LadderPair,
  statuses: readonly ChallengeStatus[],
): Challenge | undefined => {
  let latest: Challenge | undefined;
  for (const challenge of board.open.values()) {
    if (challenge.challenger !== challenger || challenge.defender !== defender) continue;
    if (statuses.includes(challenge.status) && challenge.at >= (latest?.at ?? challenge.at)) {
      latest = challenge;
    }
  }
  return latest;
};

/** Number of archived games that a mail about a game is matched with. */
const FAR_BACK = 5000;

/** Returns the latest challenge of these two in the archive. */
export const latestArchived = (
  board: Board,
  { challenger, defender }: LadderPair,
): Challenge | undefined =>
  board.archive.findLast(
    (challenge) => challenge.challenger === challenger && challenge.defender === defender,
    FAR_BACK,
  );

/** Refuses: these two have no game that this event could refer to. */
export const noSuchGame = (board: Board, { challenger, defender }: LadderPair): EventRefusal => {
  const pair = { challenger, defender };
  const latest =
    currentGame(board, pair) ?? latestOpen(board, pair, EVERY) ?? latestArchived(board, pair);
  return { code: "no-such-game", challenger, defender, status: latest?.status ?? null };
};

const EVERY: readonly ChallengeStatus[] = [
  "provisional",
  "disputed",
  "inAdjudication",
  "contested",
  "rejected",
  "voided",
];
