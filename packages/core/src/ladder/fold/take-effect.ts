import { BrokenJournal, unknownType } from "../../base/broken-journal.ts";
import { withoutMentions } from "../../lifecycle/announcements.ts";
import { withoutPerson } from "../../lifecycle/erasure.ts";
import { loggedBy, logWithout, type RecordedLogEvent } from "../../lifecycle/logged-by.ts";
import { type PublicityEvent, publicityBy } from "../../lifecycle/publicity.ts";
import type { LadderEventType, RecordedLadderEvent } from "../events.ts";
import type { EventRefusal } from "../rejection.ts";
import { shapeOf } from "../seat.ts";
import { addConsequence, type Board } from "./board.ts";
import type { EventHandler, EventHandlers } from "./event-handler.ts";
import { absenceHandlers } from "./handlers/absence.ts";
import { challengeHandlers } from "./handlers/challenges.ts";
import { deadlineHandlers } from "./handlers/deadlines.ts";
import { holidayHandlers } from "./handlers/holidays.ts";
import { listHandlers } from "./handlers/lists.ts";
import { playerHandlers } from "./handlers/players.ts";
import { resultHandlers } from "./handlers/results.ts";
import { takeOverHandlers } from "./handlers/taken-over.ts";
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

const publish = (board: Board, _data: unknown, event: PublicityEvent): null => {
  board.publicity = { ...board.publicity, ...publicityBy(board.publicity, event) };
  return null;
};

const log = (board: Board, _data: unknown, event: RecordedLogEvent): null => {
  board.logged = loggedBy(board.logged, event);
  return null;
};

const handlers: Required<EventHandlers> = {
  "competition-created": (_board, _data, { seq }) => {
    throw new BrokenJournal(seq, "a competition is created once");
  },
  "competition-renamed": (board, { name }) => {
    board.name = name;
    return null;
  },
  "settings-changed": (board, { settings }) => {
    board.settings = settings;
    board.shape = shapeOf(settings.capacity);
    return null;
  },
  "event-details-changed": publish,
  "announcement-posted": publish,
  "announcement-edited": publish,
  "announcement-withdrawn": publish,
  "picture-set": publish,
  "picture-removed": publish,
  "log-entry-recorded": log,
  "log-entry-corrected": log,
  "log-entry-withdrawn": log,
  "appeal-decided": log,
  "log-entry-published": log,
  "log-entry-unpublished": log,
  "competition-closed": (board) => {
    board.status = "closed";
    return null;
  },
  "competition-reopened": (board) => {
    board.status = "open";
    return null;
  },
  "rehearsal-begun": () => null,
  "person-erased": (board, erasure) => {
    board.entries = withoutPerson(board.entries, erasure, { addresses: [] });
    board.publicity = {
      ...board.publicity,
      announcements: withoutMentions(board.publicity.announcements, erasure.entry),
    };
    board.logged = logWithout(board.logged, erasure.entry);
    return null;
  },
  ...playerHandlers,
  ...challengeHandlers,
  ...listHandlers,
  ...holidayHandlers,
  ...deadlineHandlers,
  ...absenceHandlers,
  ...takeOverHandlers,
  ...resultHandlers,
};

const applyEvent = (board: Board, event: RecordedLadderEvent): EventRefusal | null => {
  if (!Object.hasOwn(handlers, event.type)) return unknownType(event as never);
  // Typed by event, which TypeScript cannot follow through the look-up.
  const handle = handlers[event.type] as EventHandler<LadderEventType>;
  return handle(board, event.data, event);
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
