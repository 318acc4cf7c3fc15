import { err, ok, type Result } from "../../base/result.ts";
import { isTableOutcome } from "../../base/table-outcome.ts";
import type { RecordedOutcome } from "../events.ts";
import type { Refusal } from "../refusal.ts";
import { type ContestAddress, isAnnulled } from "../round.ts";
import { findContest, placeOf } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { type Decider, decided } from "./context.ts";
import { inOrderOf } from "./fit-pair.ts";
import { type FittingResult, fitResult, isSameResult } from "./fit-result.ts";

const addressOf = ({
  round,
  contest,
}: Pick<FittingResult, "round" | "contest">): ContestAddress => ({
  round: round.number,
  board: contest.board,
});

/** What an event records of a result. */
export const recordedOutcome = (fitting: FittingResult): RecordedOutcome => ({
  ...addressOf(fitting),
  seats: fitting.seats,
  outcome: fitting.outcome,
});

/** Why a result may not simply be changed: a later round was made with it. */
const refuseBuiltOn = (state: TournamentState, address: ContestAddress): Refusal | null => {
  const later = state.rounds.find(({ request }) => request.basedOn >= address.round);
  if (later === undefined) return null;
  return { code: "result-built-on", ...placeOf(state, address), laterRound: later.number };
};

/** Records a result that counts at once; in place of a report, or of an annulled game's replay. */
export const enterResult: Decider<"enter-result"> = (state, command) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest, warnings } = fitting.value;
  const address = addressOf(fitting.value);
  if (contest.result?.status === "confirmed") {
    return err({ code: "result-exists", ...placeOf(state, address), seats: contest.seats });
  }
  const built = isAnnulled(contest) ? refuseBuiltOn(state, address) : null;
  if (built !== null) return err(built);
  return ok({
    events: [{ type: "result-entered", data: recordedOutcome(fitting.value) }],
    warnings,
  });
};

/** What who played says of a game. They may say otherwise until a director confirms it. */
export const reportResult: Decider<"report-result"> = (state, command) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest, warnings } = fitting.value;
  const place = placeOf(state, addressOf(fitting.value));
  if (isAnnulled(contest)) return err({ code: "already-annulled", ...place });
  if (contest.result?.status === "confirmed") return err({ code: "result-confirmed", ...place });
  if (isSameResult(contest, fitting.value)) return err({ code: "result-unchanged", ...place });
  return ok({
    events: [{ type: "result-reported", data: recordedOutcome(fitting.value) }],
    warnings,
  });
};

/** Confirms results that were reported: all of them, or none. */
export const confirmResults: Decider<"confirm-results"> = (state, command) => {
  const seen = new Set<string>();
  for (const { round, board } of command.results) {
    const found = findContest(state, { round, board });
    if (!found.ok) return found;
    const { result } = found.value.contest;
    const place = placeOf(state, { round, board });
    if (result === null) return err({ code: "no-result", ...place });
    const key = `${round}/${board}`;
    if (result.status === "confirmed" || seen.has(key)) {
      return err({ code: "result-confirmed", ...place });
    }
    seen.add(key);
  }
  return decided(
    ...command.results.map(
      ({ round, board }) => ({ type: "result-confirmed", data: { round, board } }) as const,
    ),
  );
};

/** Takes a result or an annulment away again, as long as no later round was made with it. */
export const eraseResult: Decider<"erase-result"> = (state, { round, board }) => {
  const found = findContest(state, { round, board });
  if (!found.ok) return found;
  const { contest } = found.value;
  if (contest.result === null && !isAnnulled(contest)) {
    return err({ code: "no-result", ...placeOf(state, { round, board }) });
  }
  const built = refuseBuiltOn(state, { round, board });
  if (built !== null) return err(built);
  return decided({ type: "result-erased", data: { round, board } });
};

/**
 * Compares a second, blind entry with the result that is recorded. A difference changes nothing
 * but is shown to the director. The second person must be another than the first.
 */
export const enterAgain: Decider<"enter-again"> = (state, command, { actor }) => {
  const fitting = fitResult(state, command);
  if (!fitting.ok) return fitting;
  const { contest } = fitting.value;
  const address = addressOf(fitting.value);
  if (contest.result === null) return err({ code: "no-result", ...placeOf(state, address) });
  if (contest.result.actor === actor && state.settings.secondEntry) {
    return err({ code: "same-person", actor });
  }
  const agrees = isSameResult(contest, fitting.value);
  const data = { ...address, outcome: seenFrom(fitting.value), agrees };
  return ok({
    events: [{ type: "result-entered-again", data }],
    warnings: agrees ? [] : [{ code: "second-entry-differs", ...address }],
  });
};

/** The outcome in the order of the seats as they were recorded. */
const seenFrom = ({ contest, seats, outcome }: FittingResult): FittingResult["outcome"] =>
  isTableOutcome(outcome) ? outcome : inOrderOf(contest.seats, seats, outcome);

/** Refuses a result that is to be corrected and is none, or stays as it is. */
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
