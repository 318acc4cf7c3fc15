import { BrokenJournal, unknownType } from "../../base/broken-journal.ts";
import { withoutMentions } from "../../lifecycle/announcements.ts";
import { withoutPerson } from "../../lifecycle/erasure.ts";
import { loggedBy, logWithout } from "../../lifecycle/logged-by.ts";
import { publicityBy } from "../../lifecycle/publicity.ts";
import type { RecordedLadderEvent } from "../events.ts";
import type { EventRefusal } from "../rejection.ts";
import { shapeOf } from "../seat.ts";
import { addConsequence, type Board } from "./board.ts";
import { decideAbsence, noteAbsence } from "./handlers/absence.ts";
import {
  acceptChallenge,
  confirmChallenge,
  refuseAssignedOrDirect,
  sendChallenges,
} from "./handlers/challenges.ts";
import { noteSent, passDeadline } from "./handlers/deadlines.ts";
import { announceHoliday } from "./handlers/holidays.ts";
import {
  joinStandingWaitingList,
  leaveStandingWaitingList,
  leaveWaitingList,
  requestWaitingList,
  resumeStandingWaitingList,
  suspendStandingWaitingList,
} from "./handlers/lists.ts";
import {
  addEntries,
  answerLetter,
  changeEntry,
  declineExpulsion,
  expelPlayer,
  retirePlayer,
  returnPlayer,
} from "./handlers/players.ts";
import {
  adjudicateGame,
  decideDispute,
  keepChallenge,
  objectToResult,
  releaseStanding,
  reportResult,
  sendRecord,
  voidChallenge,
} from "./handlers/results.ts";
import { takeOverGames } from "./handlers/taken-over.ts";
import { overlaysAt } from "./rulings.ts";
import { settle } from "./settle.ts";

/** Applies one event to the board, the next in chronological order. */
export const takeEffect = (board: Board, event: RecordedLadderEvent, at: number): void => {
  board.at = at;
  board.mailAt = event.type === "deadline-passed" ? at + 1 : at;
  board.seq = event.seq;
  board.events++;
  board.released = [];
  board.overlays = overlaysAt(board.rulings, { event, at });
  const refusal = refuseStrangers(board, event) ?? applyEvent(board, event);
  if (refusal !== null)
    addConsequence(board, { kind: "refused", player: senderOf(event), reason: refusal });
  settle(board);
};

/** A mail can have arrived before its sender was entered. */
const refuseStrangers = (
  board: Board,
  { type, data }: RecordedLadderEvent,
): EventRefusal | null => {
  if (type === "entries-added") return null;
  const named = [
    "entry" in data ? data.entry : null,
    "player" in data ? data.player : null,
    "challenger" in data ? data.challenger : null,
    "defender" in data ? data.defender : null,
  ];
  const stranger = named.find((player) => player !== null && !board.players.has(player)) ?? null;
  return stranger === null ? null : { code: "not-in-pyramid", player: stranger };
};

const applyEvent = (board: Board, event: RecordedLadderEvent): EventRefusal | null => {
  switch (event.type) {
    case "competition-created":
      throw new BrokenJournal(event.seq, "a competition is created once");
    case "competition-renamed":
      board.name = event.data.name;
      return null;
    case "settings-changed":
      board.settings = event.data.settings;
      board.shape = shapeOf(event.data.settings.capacity);
      return null;
    case "event-details-changed":
    case "announcement-posted":
    case "announcement-edited":
    case "announcement-withdrawn":
    case "picture-set":
    case "picture-removed":
      board.publicity = { ...board.publicity, ...publicityBy(board.publicity, event) };
      return null;
    case "log-entry-recorded":
    case "log-entry-corrected":
    case "log-entry-withdrawn":
    case "appeal-decided":
    case "log-entry-published":
    case "log-entry-unpublished":
      board.logged = loggedBy(board.logged, event);
      return null;
    case "competition-closed":
      board.status = "closed";
      return null;
    case "competition-reopened":
      board.status = "open";
      return null;
    case "rehearsal-begun":
      return null;
    case "entries-added":
      return addEntries(board, event.data);
    case "entry-changed":
      return changeEntry(board, event.data);
    case "person-erased":
      board.entries = withoutPerson(board.entries, event.data, { addresses: [] });
      board.publicity = {
        ...board.publicity,
        announcements: withoutMentions(board.publicity.announcements, event.data.entry),
      };
      board.logged = logWithout(board.logged, event.data.entry);
      return null;
    case "player-returned":
      return returnPlayer(board, event.data);
    case "player-retired":
      return retirePlayer(board, event.data);
    case "player-expelled":
      return expelPlayer(board, event.data);
    case "expulsion-declined":
      return declineExpulsion(board, event.data);
    case "challenge-sent":
      return sendChallenges(board, event.data);
    case "challenge-confirmed":
      return confirmChallenge(board, event.data);
    case "challenge-accepted":
      return acceptChallenge(board, event.data);
    case "challenge-refused":
      return refuseAssignedOrDirect(board, event.data);
    case "result-reported":
      return reportResult(board, event.data);
    case "objection-raised":
      return objectToResult(board, event.data);
    case "game-record-sent":
      return sendRecord(board, event.data);
    case "waiting-list-requested":
      return requestWaitingList(board, event.data);
    case "waiting-list-left":
      return leaveWaitingList(board, event.data);
    case "standing-waiting-list-joined":
      return joinStandingWaitingList(board, event.data);
    case "standing-waiting-list-left":
      return leaveStandingWaitingList(board, event.data);
    case "standing-waiting-list-suspended":
      return suspendStandingWaitingList(board, event.data);
    case "standing-waiting-list-resumed":
      return resumeStandingWaitingList(board, event.data);
    case "holiday-announced":
      return announceHoliday(board, event.data);
    case "letter-answered":
      return answerLetter(board, event.data);
    case "deadline-passed":
      return passDeadline(board, event.data);
    case "notices-sent":
      return noteSent(board, event.data);
    case "absence-noted":
      return noteAbsence(board, event.data);
    case "absence-decided":
      return decideAbsence(board, event.data);
    case "games-taken-over":
      return takeOverGames(board, event.data);
    case "dispute-decided":
      return decideDispute(board, event.data);
    case "game-adjudicated":
      return adjudicateGame(board, event.data);
    case "challenge-voided":
      return voidChallenge(board, event.data);
    case "challenge-kept":
      return keepChallenge(board, event.data);
    case "challenges-pinned":
      releaseStanding(board);
      return null;
    default:
      return unknownType(event);
  }
};

/** Returns the sender of a mail. */
const senderOf = ({ data, type }: RecordedLadderEvent): number | null => {
  if ("player" in data) return data.player;
  if ("by" in data) return data.by === "director" ? null : data.by;
  if (!("challenger" in data)) return null;
  return type === "challenge-accepted" || type === "challenge-refused"
    ? data.defender
    : data.challenger;
};
