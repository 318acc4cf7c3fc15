import { dayAt } from "../../calendar/zones.ts";
import { timerNamed } from "../../due-timers.ts";
import type { TimerId } from "../../timers.ts";
import { type Board, changeChallenge, changePlayer, playerOf } from "../board.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";

/** No deadlines were applied for long: what ended waits for the director. */
const noteAbsence: EventHandler<"absence-noted"> = (board, { since }) => {
  board.absence = { since: Date.parse(since), until: board.at };
  return null;
};

/** The director has decided what acts; the other deadlines skip the days of the absence. */
const decideAbsence: EventHandler<"absence-decided"> = (board, { wait }) => {
  const { absence } = board;
  board.absence = null;
  for (const id of wait) pauseTimer(board, id, absence?.since ?? board.at);
  return null;
};

/** Skips the days after `since`, or from the deadline's last day if that was earlier. */
const pauseTimer = (board: Board, id: TimerId, since: number): void => {
  const timer = timerNamed(board, id);
  if (timer === null) return;
  const { timeZone } = board.settings;
  const pause = {
    from: Math.min(dayAt(timeZone, since) + 1, timer.lastDay),
    to: dayAt(timeZone, board.at),
  };
  const challenge = timer.challenge === null ? undefined : board.open.get(timer.challenge);
  if (challenge !== undefined) {
    changeChallenge(board, challenge, { pauses: [...challenge.pauses, pause] });
    return;
  }
  for (const holder of timer.holders) {
    changePlayer(board, holder, { pauses: [...playerOf(board, holder).pauses, pause] });
  }
};

export const absenceHandlers = {
  "absence-noted": noteAbsence,
  "absence-decided": decideAbsence,
} satisfies EventHandlers;
