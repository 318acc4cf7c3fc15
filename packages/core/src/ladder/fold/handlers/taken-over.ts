import { parseDay } from "../../../base/day.ts";
import { dayAt } from "../../calendar/zones.ts";
import type { Challenge } from "../../challenge.ts";
import { withHoliday } from "../../holidays.ts";
import type { EventRefusal } from "../../rejection.ts";
import type { TakenOverGame, TakenOverPlayer } from "../../taken-over.ts";
import { noteActivity } from "../activity.ts";
import { type Board, changePlayer, playerOf } from "../board.ts";
import { refuseChallenger } from "../entitlement.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { challengeId, clockStartOf, newChallenge, takeSlots } from "../games.ts";
import { moveUp } from "../moves.ts";

/** Continues what was ongoing elsewhere. Leaves out what an earlier mail has taken meanwhile. */
const takeOverGames: EventHandler<"games-taken-over"> = (board, taken) => {
  let refusal: EventRefusal | null = null;
  for (const player of taken.players) takeOverPlayer(board, player);
  for (const { player, suspended } of taken.standing) {
    changePlayer(board, player, { standingWaiting: suspended ? "suspended" : "active" });
    noteActivity(board, player);
  }
  for (const game of taken.games) refusal = takeOverGame(board, game) ?? refusal;
  const arrivals = taken.waiting
    .map(({ player, since }) => ({ player, since: Date.parse(since) }))
    .toSorted((a, b) => a.since - b.since);
  for (const { player, since } of arrivals) {
    const order = (board.waiting.at(-1)?.order ?? 0) + 1;
    board.waiting = [...board.waiting, { player, since, order, by: "request" }];
    noteActivity(board, player);
  }
  return refusal;
};

const takeOverPlayer = (
  board: Board,
  { player, lastDefended, idleSince, strikes, holidays }: TakenOverPlayer,
): void => {
  const days = holidays.flatMap(({ from, to }) => {
    const [first, last] = [parseDay(from), parseDay(to)];
    return first === null || last === null ? [] : [{ from: first, to: last }];
  });
  changePlayer(board, player, {
    lastDefended: lastDefended === null ? null : Date.parse(lastDefended),
    strikes,
    holidays: days.reduce(withHoliday, playerOf(board, player).holidays),
    ...(idleSince === null ? {} : { idleSince: Date.parse(idleSince) }),
  });
};

const takeOverGame = (board: Board, taken: TakenOverGame): EventRefusal | null => {
  const { challenger, defender, origin } = taken;
  const at = Date.parse(taken.at);
  let id = challengeId(challenger, origin === "direct" ? 0 : "a", at);
  while (board.open.has(id)) id += "x";
  const fresh = newChallenge(board, id, origin, { challenger, defender });
  const challenge: Challenge = { ...fresh, at, ...standing(board, taken) };
  if (taken.status === "provisional") return countResult(board, challenge);
  if (taken.status === "inAdjudication") {
    board.open.set(id, challenge);
    return null;
  }
  const busy = refuseChallenger(board, challenger);
  if (busy !== null) return busy;
  const incoming = playerOf(board, defender).incoming;
  if (incoming !== null) {
    const opponent = board.open.get(incoming)?.challenger ?? challenger;
    return { code: "target-busy", player: defender, opponent };
  }
  takeSlots(board, challenge);
  return null;
};

/** Returns the fields of a challenge that follow from the progress of its game. */
const standing = (board: Board, taken: TakenOverGame): Partial<Challenge> => {
  const mailedAt = "mailedAt" in taken ? Date.parse(taken.mailedAt) : null;
  const at = Date.parse(taken.at);
  if (!("clockStart" in taken)) {
    const { status } = taken;
    const confirmed = status === "pendingAcceptance" && taken.origin === "assigned";
    const clockStart = clockStartOf(board, mailedAt ?? at);
    return { status, mailedAt, clockStart, confirmedAt: confirmed ? (mailedAt ?? at) : null };
  }
  const clockStart = parseDay(taken.clockStart) ?? dayAt(board.settings.timeZone, at);
  const played = { status: taken.status, mailedAt, clockStart, confirmedAt: at, acceptedAt: at };
  if (taken.status === "running") return played;
  if (taken.status === "inAdjudication") return { ...played, endedAt: mailedAt };
  const reportedAt = Date.parse(taken.reportedAt);
  const { outcome, by } = taken;
  return { ...played, endedAt: reportedAt, outcome, report: { outcome, by, at: reportedAt } };
};

/**
 * A result that counted elsewhere: the seats reflect it. If ruled otherwise since, seats follow the
 * ruling; if winners are inserted, the loser goes before the winner, whose origin is unknown.
 */
const countResult = (board: Board, challenge: Challenge): null => {
  const { id, challenger, defender, outcome } = challenge;
  const counted = board.rulings.outcomes.get(id) ?? outcome;
  board.open.set(id, { ...challenge, outcome: counted });
  if (counted === outcome) return null;
  if (counted === "challenger-wins") moveUp(board, challenge, "win");
  else if (outcome === "challenger-wins") {
    moveUp(board, { ...challenge, challenger: defender, defender: challenger }, "win");
  }
  return null;
};

export const takeOverHandlers = {
  "games-taken-over": takeOverGames,
} satisfies EventHandlers;
