import type { EntryId } from "../../../base/entry-id.ts";
import type { ChallengeTarget } from "../../challenge-target.ts";
import type { ChallengeRejection } from "../../rejection.ts";
import type { DataOf } from "../../state.ts";
import { addConsequence, type Board, changeChallenge, gameOf, settleChallenge } from "../board.ts";
import { refuseCapture, refuseChallenge, refuseChallenger } from "../entitlement.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { currentGame, latestOpen, noSuchGame } from "../find-game.ts";
import { accept, challengeId, forfeit, openDirect, reject } from "../games.ts";
import { isCapturePinned, isChallengePinned, refuseBesidePins } from "../pinned.ts";
import { capture } from "../settle.ts";
import { unlist } from "../waiting-list.ts";

/** Applies one mail's challenges in order as far as possible. Refuses the others one by one. */
const sendChallenges = (
  board: Board,
  { challenger, targets, entitled, withMove }: DataOf<"challenge-sent">,
): null => {
  let first: ChallengeRejection | null = null;
  for (const [item, target] of targets.entries()) {
    const stopped: boolean = first !== null && board.settings.impossibleInChain === "stop";
    const rejection: ChallengeRejection | null = stopped
      ? { code: "chain-stopped" }
      : sendOne(board, { challenger, target, item, withMove });
    if (rejection === null) continue;
    first ??= rejection;
    noteRejection(board, challenger, target, {
      item,
      of: targets.length,
      voided: entitled[item] === true,
      reason: rejection,
    });
  }
  return null;
};

const sendOne = (
  board: Board,
  {
    challenger,
    target,
    item,
    withMove,
  }: {
    readonly challenger: EntryId;
    readonly target: ChallengeTarget;
    readonly item: number;
    readonly withMove: true | undefined;
  },
): ChallengeRejection | null => {
  if (target.kind === "vacancy") {
    const seatNumber = board.shape.numberOf(target.seat);
    if (seatNumber === null) return { code: "not-vacant", seat: target.seat, player: null };
    const rejection = refuseCapture(board, challenger, seatNumber);
    const pinned =
      isCapturePinned(board, challenger, seatNumber) &&
      board.seats[seatNumber] === null &&
      refuseChallenger(board, challenger) === null;
    if (rejection !== null && !pinned) return rejection;
    unlist(board, challenger, "challenge");
    capture(board, challenger, seatNumber);
    return null;
  }
  const pair = { challenger, defender: target.player };
  const id = freshId(board, challenger, item);
  const pinned = isChallengePinned(board, id);
  const rejection =
    refuseChallenge(board, challenger, target.player) ??
    (pinned ? null : refuseBesidePins(board, pair));
  if (rejection !== null && !(pinned && slotsFree(board, pair))) return rejection;
  openDirect(board, id, pair, withMove);
  return null;
};

const slotsFree = (
  board: Board,
  pair: { readonly challenger: EntryId; readonly defender: EntryId },
): boolean => {
  const defender = board.players.get(pair.defender);
  return (
    refuseChallenger(board, pair.challenger) === null &&
    defender !== undefined &&
    defender.seatNumber !== null &&
    defender.incoming === null
  );
};

/** Only copies of one mail would share an id. */
const freshId = (board: Board, challenger: EntryId, item: number): string => {
  let id = challengeId(challenger, item, board.at);
  while (board.open.has(id)) id += "x";
  return id;
};

const noteRejection = (
  board: Board,
  player: EntryId,
  target: ChallengeTarget,
  what: {
    readonly item: number;
    readonly of: number;
    readonly voided: boolean;
    readonly reason: ChallengeRejection;
  },
): void => {
  const challenge = freshId(board, player, what.item);
  const defender = target.kind === "player" ? target.player : null;
  if (defender !== null && board.players.has(defender)) {
    forgetRejected(board);
    reject(board, challenge, { challenger: player, defender }, what.reason, what.voided);
  }
  addConsequence(board, { kind: "not-entitled", challenge, player, target, ...what });
};

/** Time in which a challenge that was not entitled may still be accepted, in milliseconds. */
const REJECTED_FOR = 60 * 86_400_000;

const forgetRejected = (board: Board): void => {
  for (const challenge of board.open.values()) {
    const { status, at } = challenge;
    if ((status === "rejected" || status === "voided") && at < board.at - REJECTED_FOR) {
      settleChallenge(board, challenge, {});
    }
  }
};

/** Move 1 of an assigned challenger. Without an assignment it is an ordinary challenge. */
const confirmChallenge: EventHandler<"challenge-confirmed"> = (board, pair) => {
  const challenge = currentGame(board, pair);
  if (challenge === undefined) {
    const targets = [{ kind: "player", player: pair.defender }] as const;
    const { challenger } = pair;
    return sendChallenges(board, { challenger, targets, entitled: [false], withMove: true });
  }
  if (challenge.status !== "pendingConfirmation") return noSuchGame(board, pair);
  changeChallenge(board, challenge, {
    status: "pendingAcceptance",
    confirmedAt: board.at,
    begun: true,
  });
  addConsequence(board, { kind: "confirmed", ...gameOf(challenge) });
  return null;
};

/** The defender's first reply; if the challenge was not entitled, the director decides. */
const acceptChallenge: EventHandler<"challenge-accepted"> = (board, { withMove, ...pair }) => {
  const challenge = currentGame(board, pair);
  if (challenge?.status === "pendingConfirmation" || challenge?.status === "pendingAcceptance") {
    accept(board, challenge, withMove);
    return null;
  }
  const rejected = latestOpen(board, pair, ["rejected", "voided"]);
  if (challenge !== undefined || rejected === undefined) return noSuchGame(board, pair);
  const contested = changeChallenge(board, rejected, {
    status: "contested",
    confirmedAt: rejected.at,
    acceptedAt: board.at,
  });
  addConsequence(board, { kind: "contested", ...gameOf(contested) });
  return null;
};

/** The defender declines, which an entitled challenge does not allow. */
const refuseAssignedOrDirect: EventHandler<"challenge-refused"> = (board, pair) => {
  const challenge = currentGame(board, pair);
  if (challenge?.status !== "pendingConfirmation" && challenge?.status !== "pendingAcceptance") {
    return noSuchGame(board, pair);
  }
  forfeit(board, challenge, "refusal");
  return null;
};

export const challengeHandlers = {
  "challenge-sent": sendChallenges,
  "challenge-confirmed": confirmChallenge,
  "challenge-accepted": acceptChallenge,
  "challenge-refused": refuseAssignedOrDirect,
} satisfies EventHandlers;
