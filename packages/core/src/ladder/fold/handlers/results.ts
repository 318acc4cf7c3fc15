import type { Challenge, GameRecord } from "../../challenge.ts";
import type { ChallengeId } from "../../challenge-status.ts";
import type { EventRefusal } from "../../rejection.ts";
import {
  addConsequence,
  type Board,
  changeChallenge,
  gameOf,
  playerOf,
  settleChallenge,
} from "../board.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { currentGame, latestArchived, latestOpen, noSuchGame } from "../find-game.ts";
import { finish, freeSlots, release, report, takeSlots } from "../games.ts";
import { moveUp } from "../moves.ts";

/**
 * A report of a result. The first counts at once; an equal second one changes nothing, a
 * contradicting one is an objection.
 */
const reportResult: EventHandler<"result-reported"> = (board, { outcome, by, ...pair }) => {
  const current = currentGame(board, pair);
  if (by !== pair.challenger && by !== pair.defender) {
    return { code: "not-of-game", player: by, challenge: current?.id ?? "" };
  }
  if (current !== undefined) {
    report(board, current, outcome, by);
    return null;
  }
  const contested = latestOpen(board, pair, ["contested"]);
  if (contested !== undefined && contested.report === null) {
    changeChallenge(board, contested, { report: { outcome, by, at: board.at } });
    return null;
  }
  const counted = latestOpen(board, pair, ["provisional"]);
  if (counted === undefined) return noSuchGame(board, pair);
  if (counted.report?.outcome === outcome) return null;
  if (!board.settings.contradictionIsObjection) return noSuchGame(board, pair);
  dispute(board, counted.id, by);
  return null;
};

/** An objection while the result is provisional. */
const objectToResult: EventHandler<"objection-raised"> = (board, { by, ...pair }) => {
  const provisional = latestOpen(board, pair, ["provisional"]);
  if (provisional === undefined) {
    const final = latestArchived(board, pair);
    return final?.status === "final" && final.report !== null
      ? {
          code: "objection-late",
          challenge: final.id,
          endedAt: final.settledAt ?? board.at,
          timeZone: board.settings.timeZone,
        }
      : noSuchGame(board, pair);
  }
  if (by !== pair.challenger && by !== pair.defender) {
    return { code: "not-of-game", player: by, challenge: provisional.id };
  }
  dispute(board, provisional.id, by);
  return null;
};

const dispute = (board: Board, id: ChallengeId, by: number): void => {
  const challenge = board.open.get(id);
  if (challenge === undefined) return;
  changeChallenge(board, challenge, { status: "disputed", objection: { by, at: board.at } });
  addConsequence(board, { kind: "objected", by, ...gameOf(challenge) });
};

/** A record of the latest game of the two, over or not. */
const sendRecord: EventHandler<"game-record-sent"> = (board, data) => {
  const { challenger, defender, by, pgn, claim } = data;
  const pair = { challenger, defender };
  if (by !== "director" && by !== challenger && by !== defender) {
    return { code: "not-of-game", player: by, challenge: "" };
  }
  const open =
    currentGame(board, pair) ??
    latestOpen(board, pair, ["inAdjudication", "disputed", "provisional", "contested"]);
  const challenge = open ?? latestArchived(board, pair);
  if (challenge === undefined || challenge.acceptedAt === null) return noSuchGame(board, pair);
  if (open !== undefined) {
    const record: GameRecord = { by, at: board.at, pgn, claim };
    changeChallenge(board, open, { records: [...open.records, record] });
  }
  addConsequence(board, { kind: "record", by, ...gameOf(challenge) });
  return null;
};

/** The director's decision on an objection. Its replay has already counted the result. */
const decideDispute: EventHandler<"dispute-decided"> = (board, { challenge: id, outcome }) => {
  const challenge = board.open.get(id);
  if (challenge?.status !== "disputed" && challenge?.status !== "provisional") {
    return refuseStatus(board, id);
  }
  finish(board, challenge, outcome);
  releaseStanding(board);
  return null;
};

/** After a pinned stretch, members of the standing waiting list may lack what they had then. */
const releaseStanding = (board: Board): void => {
  const atOnce = board.settings.standingListBegins !== "at-game-end";
  for (const { id, standingWaiting, outgoing, owedGame } of board.players.values()) {
    const waits = standingWaiting === "active" && outgoing === null;
    if (waits && (owedGame || atOnce) && !board.released.includes(id)) release(board, id);
  }
};

/** The director's adjudication of a game that exceeded its duration. */
const adjudicateGame: EventHandler<"game-adjudicated"> = (board, { challenge: id, outcome }) => {
  const challenge = board.open.get(id);
  if (challenge?.status !== "inAdjudication") return refuseStatus(board, id);
  if (outcome === "challenger-wins") moveUp(board, challenge, "win");
  finish(board, challenge, outcome);
  return null;
};

/** The director calls off a game or challenge that has not ended. */
const voidChallenge: EventHandler<"challenge-voided"> = (board, { challenge: id }) => {
  const challenge = board.open.get(id);
  const alive = ["pendingConfirmation", "pendingAcceptance", "running", "contested"];
  if (challenge === undefined || !alive.includes(challenge.status)) return refuseStatus(board, id);
  settleChallenge(board, challenge, { status: "voided" });
  addConsequence(board, { kind: "voided", ...gameOf(challenge) });
  freeSlots(board, challenge);
  return null;
};

/** The director lets a contested game continue; its slots have to be free. */
const keepChallenge: EventHandler<"challenge-kept"> = (board, { challenge: id }) => {
  const challenge = board.open.get(id);
  if (challenge?.status !== "contested") return refuseStatus(board, id);
  const { challenger, defender } = challenge;
  const outgoing = playerOf(board, challenger);
  const incoming = playerOf(board, defender);
  if (outgoing.outgoing !== null) {
    const opponent = board.open.get(outgoing.outgoing)?.defender ?? defender;
    return { code: "challenger-busy", player: challenger, opponent };
  }
  if (incoming.incoming !== null) {
    const opponent = board.open.get(incoming.incoming)?.challenger ?? challenger;
    return { code: "target-busy", player: defender, opponent };
  }
  if (outgoing.seatNumber === null) return { code: "not-in-pyramid", player: challenger };
  if (incoming.seatNumber === null) return { code: "not-in-pyramid", player: defender };
  resume(board, id);
  return null;
};

const resume = (board: Board, id: ChallengeId): void => {
  const contested = board.open.get(id);
  if (contested === undefined) return;
  const running: Challenge = { ...contested, status: "running", endedAt: null };
  takeSlots(board, running);
  addConsequence(board, { kind: "kept", ...gameOf(running) });
  if (running.report !== null) report(board, running, running.report.outcome, running.report.by);
};

const refuseStatus = (board: Board, id: ChallengeId): EventRefusal => {
  const challenge =
    board.open.get(id) ?? board.archive.findLast((archived) => archived.id === id, 5000);
  return challenge === undefined
    ? { code: "unknown-challenge", challenge: id }
    : { code: "challenge-status", challenge: id, status: challenge.status };
};

export const resultHandlers = {
  "result-reported": reportResult,
  "objection-raised": objectToResult,
  "game-record-sent": sendRecord,
  "dispute-decided": decideDispute,
  "game-adjudicated": adjudicateGame,
  "challenge-voided": voidChallenge,
  "challenge-kept": keepChallenge,
  "challenges-pinned": (board) => {
    releaseStanding(board);
    return null;
  },
} satisfies EventHandlers;
