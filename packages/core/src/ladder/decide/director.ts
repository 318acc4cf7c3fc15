import { err, ok, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { dayAt } from "../calendar/zones.ts";
import type { Challenge } from "../challenge.ts";
import type { ChallengeId, ChallengeStatus, RulingOutcome } from "../challenge-status.ts";
import { deadlineLetterOf } from "../deadline-letters.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderState } from "../state.ts";
import { type LadderDecider, type LadderDeciders, nothingFollows } from "./context.ts";
import { addEvent, dateLateMails, decisionOf, draftFrom, passTime } from "./draft.ts";
import { decideMail } from "./mail.ts";
import { momentOf } from "./moment.ts";
import { pinsSince } from "./pins.ts";
import { recordEvent } from "./record-event.ts";

/** Applies every deadline that has ended by now. Idempotent across servers. */
const decidePassTime: LadderDecider<"pass-time"> = (state, _command, context) => {
  const { effectiveAt: _, ...present } = context;
  const now = momentOf(state, present);
  if (!now.ok) return now;
  const passed = passTime(draftFrom(state), now.value, present);
  return ok(decisionOf(dateLateMails(passed, present)));
};

/**
 * Records when letters that start deadlines left: starts their deadlines, or restarts them if the
 * letter left again on a later day. Ignores other letters.
 */
const recordSending: LadderDecider<"record-sending"> = (state, { notices }, context) => {
  const at = momentOf(state, context);
  if (!at.ok) return at;
  const { timeZone, directorsDeadlines } = state.settings;
  if (directorsDeadlines === "from-cause") return nothingFollows(state);
  const day = dayAt(timeZone, at.value);
  const begin = notices.filter((notice) => {
    const letter = deadlineLetterOf(state, notice);
    return letter !== null && (letter.leftAt === null || dayAt(timeZone, letter.leftAt) < day);
  });
  if (begin.length === 0) return nothingFollows(state);
  const event = { type: "notices-sent", data: { notices: begin } } as const;
  return recordEvent(state, event, context);
};

/**
 * Decides an objection. If the result changes, the log is replayed with it from the report on, and
 * what arose meanwhile stays.
 */
const decideDispute: LadderDecider<"decide-dispute"> = (state, command, context) => {
  const found = judged(state, command, ["disputed"]);
  if (!found.ok) return found;
  const { challenge, reason } = found.value;
  const { outcome } = command;
  const at = momentOf(state, context);
  if (!at.ok) return at;
  const changed = outcome !== challenge.outcome;
  const since = changed ? (challenge.report?.at ?? at.value) : at.value;
  // A ruling is based on everything known: it comes after the whole log.
  const draft = passTime(draftFrom(state), at.value - 1, context);
  const pins = changed ? pinsSince(draft.state, since) : [];
  const data = {
    challenge: challenge.id,
    outcome,
    reason,
    since: new Date(since).toISOString(),
    pins,
  };
  const moment = Math.max(at.value, draft.state.at);
  const decided = addEvent(draft, { type: "dispute-decided", data }, moment, context);
  return ok(decisionOf(dateLateMails(decided, context)));
};

/** Adjudicates a game that exceeded its duration, on the submitted records. */
const adjudicate: LadderDecider<"adjudicate"> = (state, command, context) => {
  const found = judged(state, command, ["inAdjudication"]);
  if (!found.ok) return found;
  const { challenge, reason } = found.value;
  const outcome = adjudicated(challenge, command.winner);
  if (outcome === null) return err({ code: "win-not-claimed", challenge: challenge.id });
  const event = { type: "game-adjudicated", data: { challenge: challenge.id, outcome, reason } };
  return recordEvent(state, event as typeof event & { type: "game-adjudicated" }, context);
};

/** Null if the win would go to a player who has not claimed it. */
const adjudicated = (
  { records, ...players }: Challenge,
  winner: "challenger" | "defender" | null,
): RulingOutcome | null => {
  if (records.length === 0) return winner === null ? "both-stay" : null;
  if (winner === null) return "draw";
  const claimed = records.some(({ by, claim }) => by === players[winner] && claim === "win");
  return claimed ? `${winner}-wins` : null;
};

/** Calls a challenge or game off. */
const decideVoid: LadderDecider<"void-challenge"> = (state, command, context) => {
  const found = judged(state, command, VOIDABLE);
  if (!found.ok) return found;
  const { challenge, reason } = found.value;
  const data = { challenge: challenge.id, reason };
  return recordEvent(state, { type: "challenge-voided", data }, context);
};

const VOIDABLE: readonly ChallengeStatus[] = [
  "pendingConfirmation",
  "pendingAcceptance",
  "running",
  "contested",
];

/** Lets a contested game continue. */
const decideKeep: LadderDecider<"keep-challenge"> = (state, command, context) => {
  const found = judged(state, command, ["contested"]);
  if (!found.ok) return found;
  const { challenge, reason } = found.value;
  const data = { challenge: challenge.id, reason };
  return recordEvent(state, { type: "challenge-kept", data }, context);
};

/** Records a mail that overturns consequences of later ones. */
const decideOverturn: LadderDecider<"overturn"> = (state, command, context) => {
  const reason = tidyText(command.reason);
  if (reason === "") return err({ code: "reason-missing" });
  return decideMail(state, command.command, context, { pin: command.pin, reason });
};

/** Returns the challenge and the reason of a director's decision. */
const judged = (
  state: LadderState,
  command: { readonly challenge: ChallengeId; readonly reason: string },
  statuses: readonly ChallengeStatus[],
): Result<{ readonly challenge: Challenge; readonly reason: string }, LadderRefusal> => {
  const { challenge: id } = command;
  const challenge = state.open.get(id);
  if (challenge === undefined) return err({ code: "unknown-challenge", challenge: id });
  if (!statuses.includes(challenge.status)) {
    return err({ code: "challenge-status", challenge: id, status: challenge.status });
  }
  const reason = tidyText(command.reason);
  if (reason === "") return err({ code: "reason-missing" });
  return { ok: true, value: { challenge, reason } };
};

export const directorDeciders = {
  "pass-time": decidePassTime,
  "record-sending": recordSending,
  "decide-dispute": decideDispute,
  adjudicate,
  "void-challenge": decideVoid,
  "keep-challenge": decideKeep,
  overturn: decideOverturn,
} satisfies LadderDeciders;
