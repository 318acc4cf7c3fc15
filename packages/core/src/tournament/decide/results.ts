import { err, ok, type Result } from "../../base/result.ts";
import type { RecordedOutcome } from "../acts/results.ts";
import type { Conflict, ContestResult, Report } from "../contest-result.ts";
import type { TournamentEvent } from "../events.ts";
import type { Place, Refusal } from "../refusal.ts";
import { type ContestAddress, isAnnulled, isContradicted } from "../round.ts";
import { acceptances } from "../rounds/acceptances.ts";
import { isSameOutcome, seenFrom } from "../rounds/same-outcome.ts";
import { findContest, placeOf } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { proposedForfeits } from "../teams/proposed-forfeits.ts";
import { type Decider, type Deciders, decided } from "./context.ts";
import { type FittingResult, fitResult, isSameResult } from "./fit-result.ts";

const addressOf = ({
  round,
  contest,
}: Pick<FittingResult, "round" | "contest">): ContestAddress => ({
  round: round.number,
  board: contest.board,
});

/** Returns a result as recorded in an event. */
export const recordedOutcome = (fitting: FittingResult): RecordedOutcome => ({
  ...addressOf(fitting),
  seats: fitting.seats,
  outcome: fitting.outcome,
});

/** Refuses to change a result that a later round was made with. */
const refuseBuiltOn = (state: TournamentState, address: ContestAddress): Refusal | null => {
  const later = state.rounds.find(({ request }) => request.basedOn >= address.round);
  if (later === undefined) return null;
  return { code: "result-built-on", ...placeOf(state, address), laterRound: later.number };
};

/**
 * Records a result that counts at once: replaces a report, or an annulled game's replay; a director
 * who has seen the present result may overrule it. Unseen contradicting reports stay.
 */
const enterResult: Decider<"enter-result"> = (state, command) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest } = fitting.value;
  const { result } = contest;
  const address = addressOf(fitting.value);
  const place = placeOf(state, address);
  if (result?.status === "confirmed") {
    if (command.seen !== result.seq) {
      return err({ code: "result-exists", ...place, seats: contest.seats });
    }
    if (isSameResult(contest, fitting.value) && contest.seats[0] === fitting.value.seats[0]) {
      return err({ code: "result-unchanged", ...place });
    }
  }
  const again = isAnnulled(contest) || result?.status === "confirmed";
  const built = again ? refuseBuiltOn(state, address) : null;
  if (built !== null) return err(built);
  const unseen =
    result !== null &&
    result.status !== "confirmed" &&
    result.seq !== command.seen &&
    result.reports.some((report) => !isSameOutcome(report, fitting.value));
  const entered: TournamentEvent = {
    type: "result-entered",
    data: { ...recordedOutcome(fitting.value), ...(unseen ? { unseen } : {}) },
  };
  const erased: TournamentEvent = { type: "result-erased", data: address };
  return ok({
    events: result?.status === "confirmed" ? [erased, entered] : [entered],
    warnings: [
      ...fitting.value.warnings,
      ...(unseen ? [{ code: "reports-differ", ...place } as const] : []),
    ],
  });
};

/**
 * Reports a result by a player. The report may change until a director confirms it; then, and next
 * to reports by others, it is kept separately.
 */
const reportResult: Decider<"report-result"> = (state, command, { actor }) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest, warnings } = fitting.value;
  const { result } = contest;
  const place = placeOf(state, addressOf(fitting.value));
  if (isAnnulled(contest)) return err({ code: "already-annulled", ...place });
  const data = recordedOutcome(fitting.value);
  if (result === null) return ok({ events: [{ type: "result-reported", data }], warnings });
  const reports = reportsOf(result);
  const own = reports.filter((report) => report.actor === actor);
  const { seen = own.at(-1)?.seq } = command;
  const earlier = own.find(({ seq }) => seq === seen);
  const saysSame = (report: Report): boolean => isSameOutcome(report, fitting.value);
  if (earlier === undefined ? own.some(saysSame) : saysSame(earlier)) {
    return err({ code: "result-unchanged", ...place });
  }
  const agrees = isSameResult(contest, fitting.value);
  if (result.status === "confirmed" && agrees && earlier === undefined) {
    return err({ code: "result-confirmed", ...place });
  }
  const others = reports.filter((report) => report !== earlier);
  if (result.status !== "confirmed" && others.length === 0) {
    return ok({ events: [{ type: "result-reported", data }], warnings });
  }
  const differs =
    result.status === "confirmed" ? !agrees : others.some((report) => !saysSame(report));
  const replaces = earlier === undefined ? {} : { replaces: earlier.seq };
  return ok({
    events: [{ type: "result-also-reported", data: { ...data, ...replaces } }],
    warnings: [...warnings, ...(differs ? [{ code: "reports-differ", ...place } as const] : [])],
  });
};

/** Returns the reports still to be decided between, or made besides a result since. */
const reportsOf = (result: ContestResult | Conflict): readonly Report[] =>
  result.status === "confirmed" ? result.contradictions : result.reports;

/** Confirms reported results, except conflicts and those changed since they were seen. */
const confirmResults: Decider<"confirm-results"> = (state, command) => {
  const named = new Set<string>();
  const confirmed: ContestAddress[] = [];
  const conflicts: Place[] = [];
  const changed: Place[] = [];
  const sanctioned: Place[] = [];
  // A single one is confirmed by a director looking at it.
  const stopped = command.results.length > 1 ? placesOf(proposedForfeits(state)) : new Set();
  for (const { round, board, seen } of command.results) {
    const found = findContest(state, { round, board });
    if (!found.ok) return found;
    const { contest } = found.value;
    const { result } = contest;
    const place = placeOf(state, { round, board });
    if (result === null) return err({ code: "no-result", ...place });
    const key = `${round}/${board}`;
    const isDone = result.status === "confirmed" && !isContradicted(contest);
    if (isDone || named.has(key)) return err({ code: "result-confirmed", ...place });
    named.add(key);
    if (result.status === "conflict") conflicts.push(place);
    else if (seen !== undefined && seen !== result.seq) changed.push(place);
    else if (stopped.has(key)) sanctioned.push(place);
    else confirmed.push({ round, board });
  }
  if (confirmed.length === 0 && conflicts.length > 0) {
    return err({ code: "reports-conflict", places: conflicts });
  }
  if (confirmed.length === 0 && changed.length > 0) {
    return err({ code: "reports-changed", places: changed });
  }
  if (confirmed.length === 0 && sanctioned.length > 0) {
    return err({ code: "forfeits-proposed", places: sanctioned });
  }
  return ok({
    events: confirmed.map((address) => ({ type: "result-confirmed", data: address }) as const),
    warnings: [
      ...(conflicts.length > 0 ? [{ code: "conflicts-left", places: conflicts } as const] : []),
      ...(changed.length > 0 ? [{ code: "changes-left", places: changed } as const] : []),
      ...(sanctioned.length > 0 ? [{ code: "forfeits-left", places: sanctioned } as const] : []),
    ],
  });
};

const placesOf = (contests: readonly ContestAddress[]): ReadonlySet<string> =>
  new Set(contests.map(({ round, board }) => `${round}/${board}`));

/** Accepts reported results whose time to object has ended by now. Idempotent across servers. */
const passTime: Decider<"pass-time"> = (state, _command, { now }) => {
  const { unconfirmed = "director" } = state.settings;
  if (unconfirmed === "director") return decided();
  const { acceptedAfter: afterMinutes } = unconfirmed;
  const due = acceptances(state).filter(({ endsAt }) => endsAt <= Date.parse(now));
  return decided(
    ...due.map(
      ({ round, board }) =>
        ({ type: "result-confirmed", data: { round, board, afterMinutes } }) as const,
    ),
  );
};

/** Deletes a result or an annulment, as long as no later round was made with it. */
const eraseResult: Decider<"erase-result"> = (state, { round, board, seen }) => {
  const found = findContest(state, { round, board });
  if (!found.ok) return found;
  const { contest } = found.value;
  if (contest.result === null && !isAnnulled(contest)) {
    return err({ code: "no-result", ...placeOf(state, { round, board }) });
  }
  if (seen !== undefined && contest.result !== null && contest.result.seq !== seen) {
    return err({ code: "reports-changed", places: [placeOf(state, { round, board })] });
  }
  const built = refuseBuiltOn(state, { round, board });
  if (built !== null) return err(built);
  return decided({ type: "result-erased", data: { round, board } });
};

/**
 * Compares a second, blind entry with the recorded result. A difference changes nothing but is
 * shown to the director. The second person must differ from the first.
 */
const enterAgain: Decider<"enter-again"> = (state, command, { actor }) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest } = fitting.value;
  const address = addressOf(fitting.value);
  if (contest.result === null) return err({ code: "no-result", ...placeOf(state, address) });
  if (contest.result.status === "conflict") {
    return err({ code: "reports-conflict", places: [placeOf(state, address)] });
  }
  if (contest.result.actor === actor && state.settings.secondEntry) {
    return err({ code: "same-person", actor });
  }
  const agrees = isSameResult(contest, fitting.value);
  const data = { ...address, outcome: seenFrom(contest.seats, fitting.value), agrees };
  return ok({
    events: [{ type: "result-entered-again", data }],
    warnings: agrees ? [] : [{ code: "second-entry-differs", ...placeOf(state, address) }],
  });
};

/** Refuses to correct a missing result, or to change nothing. */
export const refuseUncorrected = (
  state: TournamentState,
  fitting: FittingResult,
): Result<ContestAddress, Refusal> => {
  const { contest, seats } = fitting;
  const address = addressOf(fitting);
  if (contest.result === null && !isAnnulled(contest)) {
    return err({ code: "no-result", ...placeOf(state, address) });
  }
  if (isSameResult(contest, fitting) && contest.seats[0] === seats[0]) {
    return err({ code: "result-unchanged", ...placeOf(state, address) });
  }
  return ok(address);
};

export const resultDeciders = {
  "report-result": reportResult,
  "confirm-results": confirmResults,
  "pass-time": passTime,
  "enter-result": enterResult,
  "erase-result": eraseResult,
  "enter-again": enterAgain,
} satisfies Deciders;
