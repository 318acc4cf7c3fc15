import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { AbsenceEventData } from "../acts/absences.ts";
import type { AbsenceRequest } from "../entries/absence-request.ts";
import { roundsAhead } from "../entries/open-requests.ts";
import type { TournamentState } from "../state.ts";
import { changeEntry, type RecordedOf } from "./folds.ts";

type Requests = TournamentState["requests"];
type AbsenceEvent = RecordedOf<AbsenceEventData>;
type RequestEvent = Exclude<AbsenceEvent, { readonly type: "entry-paused" | "entry-checked-in" }>;

/** Returns the changes by an event about absences. */
export const absencesBy = (
  state: TournamentState,
  event: AbsenceEvent,
): Partial<TournamentState> => {
  switch (event.type) {
    case "entry-paused":
      return {
        ...changeEntry(state, event, event.data.entry, ({ halfPoints: _, ...entry }) => ({
          ...entry,
          pauses: event.data.rounds,
          ...(event.data.halfPoints === undefined ? {} : { halfPoints: event.data.halfPoints }),
        })),
        requests: afterPausing(state, event.data),
      };
    case "absence-requested":
    case "request-taken-back":
    case "request-declined":
      return { requests: requestsBy(state, event) };
    case "entry-checked-in":
      return changeEntry(state, event, event.data.entry, (entry) => ({
        ...entry,
        checkedIn: event.data.present,
      }));
  }
};

/** Returns the requests after a new, withdrawn or declined one. */
const requestsBy = (state: TournamentState, event: RequestEvent): Requests => {
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
const afterPausing = (
  state: TournamentState,
  { entry, rounds }: AbsenceEventData["entry-paused"],
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
