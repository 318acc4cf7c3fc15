import {
  challengeStatusLabel,
  dateLabel,
  type LadderPlayerLabel,
  type LadderWords,
  type Language,
  ladderOutcomeLabel,
  ladderWords,
  seatLabel,
  timerLabel,
} from "@losfee/contract";
import {
  type Challenge,
  type ChallengeId,
  type ChallengeStatus,
  dayText,
  type EntryId,
  type Instant,
  type LadderState,
  type RulingOutcome,
  runningGames,
  type TimerKind,
} from "@losfee/core";
import type { PageRequest } from "../../../shell/page-request.ts";
import { holidaysShownTo, type SeesHolidays } from "./holiday-privacy.ts";
import { daysUntil, momentOfRequest } from "./now.ts";

/** A deadline for display. */
export interface DeadlineSummary {
  readonly kind: TimerKind;
  readonly what: string;
  readonly date: string;
  /** Days from today; 0: ends tonight. */
  readonly days: number;
  readonly holiday: number;
  readonly holders: readonly EntryId[];
}

/** Public data of a challenge or game. */
export interface GameSummary {
  readonly id: ChallengeId;
  /** The challenger, who has White. */
  readonly white: LadderPlayerLabel;
  readonly black: LadderPlayerLabel;
  /** Seats of the two when the challenge arose. */
  readonly seats: readonly [string, string];
  readonly status: ChallengeStatus;
  readonly statusText: string;
  readonly origin: Challenge["origin"];
  readonly since: string;
  readonly ended: string | null;
  readonly outcome: RulingOutcome | null;
  readonly outcomeText: string;
  readonly rated: boolean;
  /** The first player to report. */
  readonly reportedBy: EntryId | null;
  readonly deadline: DeadlineSummary | null;
  /** True if the deadline begins with a letter still to be sent. */
  readonly awaitsLetter: boolean;
  /** Players whose clock stands still today. */
  readonly away: readonly string[];
  readonly records: number;
}

/** Returns a challenge for display. */
export const gameSummary = (
  game: Challenge,
  words: LadderWords,
  language: Language,
  more: Pick<GameSummary, "deadline" | "awaitsLetter" | "away"> = {
    deadline: null,
    awaitsLetter: false,
    away: [],
  },
): GameSummary => ({
  id: game.id,
  white: { entry: game.challenger, name: words.name(game.challenger) },
  black: { entry: game.defender, name: words.name(game.defender) },
  seats: [seatLabel(game.challengerSeat), seatLabel(game.defenderSeat)],
  status: game.status,
  statusText: challengeStatusLabel(game.status, language),
  origin: game.origin,
  since: words.dateAt(game.at),
  ended: game.endedAt === null ? null : words.dateAt(game.endedAt),
  outcome: game.outcome,
  outcomeText: game.outcome === null ? "" : ladderOutcomeLabel(game.outcome, language),
  rated: game.rated,
  reportedBy: game.report?.by ?? null,
  records: game.records.length,
  ...more,
});

/** Returns a deadline for display. */
export const deadlineSummary = (
  timer: {
    readonly kind: TimerKind;
    readonly lastDay: number;
    readonly holidayDays: number;
    readonly holders: readonly EntryId[];
  },
  timeZone: string,
  now: Instant,
  language: Language,
  sees: SeesHolidays,
): DeadlineSummary => ({
  kind: timer.kind,
  what: timerLabel(timer.kind, language),
  date: dateLabel(dayText(timer.lastDay), language),
  days: daysUntil(timer.lastDay, timeZone, now),
  holiday: timer.holders.every(sees) ? timer.holidayDays : 0,
  holders: timer.holders,
});

/** Returns all unsettled games in the order they arose, with holidays as `sees` allows. */
export const openGames = (
  state: LadderState,
  request: PageRequest<"ladder">,
  sees: SeesHolidays = holidaysShownTo(request),
): readonly GameSummary[] => {
  const { language } = request;
  const now = momentOfRequest(request);
  const words = ladderWords(state, language);
  return runningGames(state, now).map(({ game, deadline, awaitsLetter, onHoliday }) =>
    gameSummary(game, words, language, {
      awaitsLetter,
      deadline:
        deadline === null
          ? null
          : deadlineSummary(deadline, state.settings.timeZone, now, language, sees),
      away: onHoliday.filter(sees).map(words.name),
    }),
  );
};

/** Games as every page groups and counts them. */
export interface GameGroups<Game> {
  /** Open challenges and running games. */
  readonly open: readonly Game[];
  readonly provisional: readonly Game[];
  /** Games that wait for the director's decision. */
  readonly withDirector: readonly Game[];
}

const WITH_DIRECTOR: ReadonlySet<ChallengeStatus> = new Set([
  "disputed",
  "inAdjudication",
  "contested",
]);

/** Groups unsettled games by what they wait for. */
export const gameGroups = <Game extends { readonly status: ChallengeStatus }>(
  games: readonly Game[],
): GameGroups<Game> => ({
  open: games.filter(({ status }) => status !== "provisional" && !WITH_DIRECTOR.has(status)),
  provisional: games.filter(({ status }) => status === "provisional"),
  withDirector: games.filter(({ status }) => WITH_DIRECTOR.has(status)),
});
