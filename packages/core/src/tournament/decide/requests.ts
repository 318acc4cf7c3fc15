import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { type AbsenceRequest, type AbsenceWish, isSameWish } from "../entries/absence-request.ts";
import type { Entry } from "../entries/entry.ts";
import { roundsAhead } from "../entries/open-requests.ts";
import type { Refusal } from "../refusal.ts";
import { publishedRounds, type TournamentState } from "../state.ts";
import { type Decider, type Deciders, decided } from "./context.ts";
import { leaveEntry, pauseEntry } from "./entries.ts";

/**
 * Records a player's request. Only grantable requests are accepted; repeating one has no effect.
 * Changes nothing else, not even a draft.
 */
const requestAbsence: Decider<"request-absence"> = (state, command, context) => {
  const entry = playing(state, command.entry);
  if (!entry.ok) return entry;
  const { id, pauses } = entry.value;
  const known = state.requests.get(id);
  const isOpen = known !== undefined && known.answer === null;
  const wish = inOrder(command.wish, isOpen ? roundsOf(state, known.wish) : []);
  const reason = (command.reason ?? "").trim() || (isOpen ? known.reason : "");
  if (wish.kind === "pause") {
    if (wish.rounds.length === 0) return err({ code: "rounds-missing" });
    const late = wish.rounds.find((round) => round <= publishedRounds(state));
    if (late !== undefined) return err({ code: "round-already-published", round: late });
    if (wish.rounds.every((round) => pauses.includes(round))) {
      return err({ code: "already-away", entry: id, rounds: wish.rounds });
    }
    const granted = pauseEntry(state, pauseOf(entry.value, wish.rounds), context);
    if (!granted.ok) return granted;
  }
  if (isOpen && isSameWish(known.wish, wish) && known.reason === reason) {
    return err({ code: "request-unchanged", entry: id });
  }
  return decided({ type: "absence-requested", data: { entry: id, wish, reason } });
};

/** Withdraws an unanswered request. */
const takeBackRequest: Decider<"take-back-request"> = (state, { entry }) => {
  const open = openRequest(state, entry);
  return open.ok ? decided({ type: "request-taken-back", data: { entry } }) : open;
};

/** Carries out a request like the director's own command; for a pause only its coming rounds. */
const grantRequest: Decider<"grant-request"> = (state, command, context) => {
  const open = openRequest(state, command.entry, command.request);
  if (!open.ok) return open;
  const entry = playing(state, command.entry);
  if (!entry.ok) return entry;
  const { wish, reason } = open.value;
  if (wish.kind === "withdrawal") return leaveEntry(state, entry.value, { reason }, context);
  const ahead = roundsAhead(state, wish);
  const [first] = wish.rounds;
  if (ahead.length === 0 && first !== undefined) {
    return err({ code: "round-already-published", round: first });
  }
  return pauseEntry(state, pauseOf(entry.value, ahead), context);
};

/** Declines a request, with a reason. */
const declineRequest: Decider<"decline-request"> = (state, command) => {
  const { entry } = command;
  const open = openRequest(state, entry, command.request);
  if (!open.ok) return open;
  return decided({
    type: "request-declined",
    data: { entry, reason: command.reason.trim() },
  });
};

const playing = ({ entries }: TournamentState, id: EntryId): Result<Entry, Refusal> => {
  const entry = entries.get(id);
  if (entry === undefined) return err({ code: "unknown-entry", entry: id });
  if (entry.erased !== undefined) return err({ code: "entry-erased", entry: id });
  return entry.withdrawal === null ? ok(entry) : err({ code: "entry-withdrawn", entry: id });
};

const openRequest = (
  { entries, requests }: TournamentState,
  entry: EntryId,
  seen?: number,
): Result<AbsenceRequest, Refusal> => {
  if (!entries.has(entry)) return err({ code: "unknown-entry", entry });
  const request = requests.get(entry);
  if (request === undefined || request.answer !== null) return err({ code: "no-request", entry });
  return seen === undefined || seen === request.seq
    ? ok(request)
    : err({ code: "request-changed", entry });
};

/** In addition to arranged pauses. */
const pauseOf = ({ id, pauses }: Entry, rounds: readonly number[]) =>
  ({ type: "pause-entry", entry: id, rounds: [...pauses, ...rounds] }) as const;

/** Returns the rounds of a pause that can still be left. */
const roundsOf = (state: TournamentState, wish: AbsenceWish): readonly number[] =>
  wish.kind === "pause" ? roundsAhead(state, wish) : [];

/** Returns a wish with its rounds in order, including earlier unanswered ones. */
const inOrder = (wish: AbsenceWish, before: readonly number[]): AbsenceWish =>
  wish.kind === "pause" && wish.rounds.length > 0
    ? { kind: "pause", rounds: [...new Set([...before, ...wish.rounds])].sort((a, b) => a - b) }
    : wish;

export const requestDeciders = {
  "request-absence": requestAbsence,
  "take-back-request": takeBackRequest,
  "grant-request": grantRequest,
  "decline-request": declineRequest,
} satisfies Deciders;
