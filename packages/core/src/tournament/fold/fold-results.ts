import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { isTableOutcome } from "../../base/table-outcome.ts";
import type { ResultEventData } from "../acts/results.ts";
import type {
  ConfirmedResult,
  Conflict,
  ContestResult,
  Outcome,
  Report,
  ReportedResult,
} from "../contest-result.ts";
import { type Contest, isAtTable, type TableContest } from "../round.ts";
import { isSameOutcome, type SeatedOutcome } from "../rounds/same-outcome.ts";
import type { TournamentState } from "../state.ts";
import { changeContest } from "./fold-rounds.ts";
import type { RecordedOf } from "./folds.ts";

/** An event that adds, removes or reports a result of a contest. */
type ResultEvent = RecordedOf<ResultEventData>;

/** Returns the rounds after a report or decision about a contest. */
export const resultBy = (
  state: TournamentState,
  event: ResultEvent,
): Pick<TournamentState, "rounds"> =>
  changeContest(state, event, (contest) => ({ ...contest, ...changeBy(contest, event) }));

type Change = Partial<Pick<TableContest, "annulled">> & {
  readonly seats?: readonly EntryId[];
  readonly result: ContestResult | Conflict | null;
};

const changeBy = (contest: Contest, event: ResultEvent): Change => {
  const { result } = contest;
  switch (event.type) {
    case "result-reported":
      return withReports(
        contest,
        [reportIn(event, result?.status === "reported")],
        event.recordedAt,
      );
    case "result-also-reported":
      return alsoReported(contest, event);
    case "result-entered":
    case "result-corrected":
      return entered(contest, event);
    case "result-confirmed":
      return { result: result && result.status !== "conflict" ? confirmed(result) : result };
    case "result-erased":
      // Reports behind a decided result, or contradicting one, become visible again.
      return result?.status === "confirmed"
        ? withReports(contest, besides(result), event.recordedAt)
        : { ...notAnnulled(contest), result: null };
    case "result-entered-again":
      if (result === null || result.status === "conflict") return { result };
      return {
        result: {
          ...result,
          secondEntry: event.data.agrees
            ? { state: "agrees", actor: event.actor }
            : { state: "differs", actor: event.actor, outcome: event.data.outcome },
        },
      };
    case "game-annulled":
      return { result: null, annulled: event.data.reason };
  }
};

type OutcomeEvent = Extract<
  ResultEvent,
  {
    readonly type:
      | "result-reported"
      | "result-also-reported"
      | "result-entered"
      | "result-corrected";
  }
>;

const reportIn = (
  { data, actor, recordedAt, effectiveAt, seq }: OutcomeEvent,
  changed: boolean,
): Report => ({
  outcome: data.outcome,
  seats: data.seats,
  actor,
  at: recordedAt,
  ...(effectiveAt === recordedAt ? {} : { madeAt: effectiveAt }),
  seq,
  changed,
});

/**
 * Returns a contest with only these reports, and since when: they agree, or contradict each other.
 */
const withReports = (contest: Contest, reports: readonly Report[], since: string): Change => {
  const [first, ...others] = reports;
  const corrections = contest.result?.corrections ?? 0;
  if (first === undefined) return { ...notAnnulled(contest), result: null };
  checkKind(contest, first.outcome, first.seq);
  if (!others.every((other) => isSameOutcome(first, other))) {
    const seq = Math.max(...reports.map((report) => report.seq));
    return { ...notAnnulled(contest), result: { status: "conflict", reports, seq, corrections } };
  }
  const { outcome, seats, actor, at, seq } = first;
  const secondEntry = { state: "missing" } as const;
  const result: ReportedResult = {
    status: "reported",
    outcome,
    actor,
    at,
    seq,
    secondEntry,
    corrections,
    reports,
    since,
  };
  return { ...notAnnulled(contest), seats, result };
};

const alsoReported = (
  contest: Contest,
  event: Extract<ResultEvent, { readonly type: "result-also-reported" }>,
): Change => {
  const { result } = contest;
  const { replaces } = event.data;
  const report = reportIn(event, replaces !== undefined);
  const others = (reports: readonly Report[]): readonly Report[] =>
    reports.filter(({ seq }) => seq !== replaces);
  if (result?.status !== "confirmed") {
    const reports = [...others(result?.reports ?? []), report];
    // An agreeing report does not delay the acceptance.
    const agrees =
      result?.status === "reported" && isSameOutcome(result.reports[0] ?? report, report);
    return withReports(contest, reports, agrees ? result.since : event.recordedAt);
  }
  checkKind(contest, report.outcome, report.seq);
  const contradictions = [...others(result.contradictions), report];
  return {
    result: {
      ...result,
      decided: others(result.decided),
      contradictions: contradicting(contest, result, contradictions),
    },
  };
};

/** Returns all reports besides a contest's result, each once. */
const besides = ({ decided, contradictions }: ConfirmedResult): readonly Report[] => [
  ...decided,
  ...contradictions.filter(({ seq }) => !decided.some((one) => one.seq === seq)),
];

/** Returns the reports that contradict the result. */
const contradicting = (
  { seats }: Pick<SeatedOutcome, "seats">,
  { outcome }: Pick<SeatedOutcome, "outcome">,
  reports: readonly Report[],
): readonly Report[] => reports.filter((report) => !isSameOutcome({ seats, outcome }, report));

const entered = (
  contest: Contest,
  event: Extract<ResultEvent, { readonly type: "result-entered" | "result-corrected" }>,
): Change => {
  const { outcome, seats } = event.data;
  checkKind(contest, outcome, event.seq);
  const { result: before } = contest;
  const correction = event.type === "result-corrected" ? 1 : 0;
  const reports = before === null || before.status === "confirmed" ? [] : before.reports;
  const unseen = event.type === "result-entered" && event.data.unseen === true;
  const result: ConfirmedResult = {
    status: "confirmed",
    outcome,
    actor: event.actor,
    at: event.recordedAt,
    seq: event.seq,
    secondEntry: { state: "missing" },
    corrections: (before?.corrections ?? 0) + correction,
    decided: before?.status === "conflict" || unseen ? reports : [],
    contradictions: unseen ? contradicting(event.data, event.data, reports) : [],
  };
  return { ...notAnnulled(contest), seats, result };
};

const confirmed = (result: ContestResult): ConfirmedResult => {
  if (result.status === "confirmed") return { ...result, contradictions: [] };
  const { reports: _reports, since: _since, ...rest } = result;
  return { ...rest, status: "confirmed", decided: [], contradictions: [] };
};

/** Makes a contest count again. */
const notAnnulled = (contest: Contest): Pick<Change, "annulled"> =>
  isAtTable(contest) ? { annulled: null } : {};

const checkKind = (contest: Contest, outcome: Outcome, seq: number): void => {
  if (isTableOutcome(outcome) !== isAtTable(contest)) {
    throw new BrokenJournal(seq, "a result of another kind of game");
  }
};
