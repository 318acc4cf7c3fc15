import { dayAt } from "../../calendar/zones.ts";
import type { Challenge } from "../../challenge.ts";
import { deadlineLetterOf } from "../../deadline-letters.ts";
import { timerNamed } from "../../due-timers.ts";
import type { NoticeId } from "../../notices.ts";
import type { Timer } from "../../timers.ts";
import {
  addConsequence,
  type Board,
  changeChallenge,
  changePlayer,
  gameOf,
  playerOf,
  settleChallenge,
} from "../board.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { clockStartOf, departureOf, endPlayed, finish, forfeit, lapse } from "../games.ts";
import { leave } from "./players.ts";

/**
 * Applies the end of a deadline if, as now known, it was over at this moment and the awaited event
 * had not happened; otherwise it is void.
 */
const passDeadline: EventHandler<"deadline-passed"> = (board, { timer: id }) => {
  const timer = timerNamed(board, id);
  if (timer === null || timer.endsAt > board.at) {
    addConsequence(board, { kind: "timer-void", timer: id });
    return null;
  }
  noteMissed(board, timer);
  const challenge = timer.challenge === null ? undefined : board.open.get(timer.challenge);
  if (challenge !== undefined) actOnGame(board, challenge);
  else actOnSilence(board, timer);
  return null;
};

/** Number of missed deadlines remembered against holidays announced too late. */
const REMEMBERED = 8;

const noteMissed = (board: Board, { id, holders, startedAt, lastDay }: Timer): void => {
  const [holder] = holders;
  if (holders.length !== 1 || holder === undefined) return;
  const { missed } = playerOf(board, holder);
  const started = dayAt(board.settings.timeZone, startedAt);
  changePlayer(board, holder, {
    missed: [...missed, { timer: id, started, ended: lastDay }].slice(-REMEMBERED),
  });
};

const actOnGame = (board: Board, challenge: Challenge): void => {
  switch (challenge.status) {
    case "pendingConfirmation":
      lapse(board, challenge);
      return;
    case "pendingAcceptance":
      forfeit(board, challenge, "silence");
      return;
    case "provisional":
      finish(board, challenge, challenge.outcome ?? "both-stay");
      return;
    case "running": {
      const over = changeChallenge(board, challenge, {
        status: "inAdjudication",
        // If letters do not matter, the days count from the end of the game.
        mailedAt: departureOf(board) === null ? null : board.at,
        endedAt: board.at,
      });
      addConsequence(board, { kind: "game-time-over", ...gameOf(over) });
      endPlayed(board, over);
      return;
    }
    case "inAdjudication":
      if (challenge.records.length > 0) return;
      settleChallenge(board, challenge, { status: "bothStay", outcome: "both-stay" });
      addConsequence(board, { kind: "both-stay", ...gameOf(challenge) });
      return;
    default:
      return;
  }
};

const actOnSilence = (board: Board, { kind, holders }: Timer): void => {
  const [player] = holders;
  if (player === undefined) return;
  if (kind === "letter") leave(board, player, "silent");
  else {
    changePlayer(board, player, {
      letterAt: board.mailAt,
      letterLeftAt: departureOf(board),
    });
    addConsequence(board, { kind: "letter", player });
  }
};

/** Letters that have left: their deadlines start now. */
const noteSent: EventHandler<"notices-sent"> = (board, { notices }) => {
  for (const notice of notices) noteOneSent(board, notice);
  return null;
};

const noteOneSent = (board: Board, notice: NoticeId): void => {
  const letter = deadlineLetterOf(board, notice);
  if (letter === null) return;
  if (letter.kind === "idle-letter") {
    changePlayer(board, letter.player, { letterLeftAt: board.at });
    return;
  }
  const { challenge } = letter;
  if (letter.kind !== "assigned") {
    changeChallenge(board, challenge, { mailedAt: board.at });
    return;
  }
  const clockStart = clockStartOf(board, board.at);
  changeChallenge(board, challenge, { mailedAt: board.at, clockStart });
};

export const deadlineHandlers = {
  "deadline-passed": passDeadline,
  "notices-sent": noteSent,
} satisfies EventHandlers;
