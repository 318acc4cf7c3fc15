import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { AbsenceRequest } from "../entries/absence-request.ts";
import { roundsAhead } from "../entries/open-requests.ts";
import type { RecordedTournamentEvent, TournamentEventData } from "../events.ts";
import type { TournamentState } from "../state.ts";

type Requests = TournamentState["requests"];
type RequestEvent = Extract<
  RecordedTournamentEvent,
  { type: "absence-requested" | "request-taken-back" | "request-declined" }
>;

/** Returns the requests after a new, withdrawn or declined one. */
export const requestsBy = (state: TournamentState, event: RequestEvent): Requests => {
  const { entry } = event.data;
  if (!state.entries.has(entry)) throw new BrokenJournal(event.seq, `no entry ${entry}`);
  if (event.type === "absence-requested") {
    const { wish, reason } = event.data;
    const { seq, recordedAt: at } = event;
    return changed(state, entry, { wish, reason, seq, at, answer: null });
  }
  const open = openOf(state, entry);
  if (open === null) throw new BrokenJournal(event.seq, `no request of entry ${entry}`);
  if (event.type === "request-taken-back") return withoutRequest(state, entry);
  const { reason } = event.data;
  return changed(state, entry, { ...open, answer: { kind: "declined", reason } });
};

/** A pause with all the coming rounds of a request grants it. */
export const afterPausing = (
  state: TournamentState,
  { entry, rounds }: TournamentEventData["entry-paused"],
): Requests => {
  const open = openOf(state, entry);
  if (open === null) return state.requests;
  const ahead = roundsAhead(state, open.wish);
  const isGranted = ahead.length > 0 && ahead.every((round) => rounds.includes(round));
  return isGranted
    ? changed(state, entry, { ...open, answer: { kind: "granted" } })
    : state.requests;
};

/** An entry that left has no request for a pause. */
export const afterLeaving = (state: TournamentState, entry: EntryId): Requests => {
  const open = openOf(state, entry);
  if (open === null) return state.requests;
  return open.wish.kind === "withdrawal"
    ? changed(state, entry, { ...open, answer: { kind: "granted" } })
    : withoutRequest(state, entry);
};

/** Returns the requests without one entry's. */
export const withoutRequest = ({ requests }: TournamentState, entry: EntryId): Requests => {
  if (!requests.has(entry)) return requests;
  const left = new Map(requests);
  left.delete(entry);
  return left;
};

const openOf = ({ requests }: TournamentState, entry: EntryId): AbsenceRequest | null => {
  const request = requests.get(entry);
  return request !== undefined && request.answer === null ? request : null;
};

const changed = (
  { requests }: TournamentState,
  entry: EntryId,
  request: AbsenceRequest,
): Requests => new Map(requests).set(entry, request);
