import {
  describeNote,
  describeRecordedBreach,
  describeStart,
  describeWarning,
  formatHalves,
  type Language,
} from "@losfee/contract";
import {
  breachesBy,
  type Contest,
  displayName,
  type EntryId,
  type Game,
  gameTermsOf,
  isAtTable,
  isPaired,
  isSettled,
  isTableOutcome,
  placeOf,
  type Report,
  type Round,
  recordedResult,
  resultKindOf,
  seenFrom,
  shownBoards,
  type TournamentState,
  tablesRulesOf,
  unusualIn,
} from "@losfee/core";
import { boardsText } from "../../parts/match/marks.ts";
import { acceptedTime, type SaidResult, saidResult } from "../../parts/reports/said-result.ts";
import type { GameStatus } from "../../parts/tables/sheet.ts";
import type { AskedResult, FormFields } from "./own-form.ts";
import { fieldsOf } from "./written-back.ts";

/** Somebody at the player's board or table. */
export interface Mate {
  readonly entry: EntryId;
  readonly name: string;
}

/** A game of the player's own. */
export interface OwnContest {
  readonly round: number;
  /** The board, or the table. */
  readonly board: number;
  readonly atTable: boolean;
  /** The game within its stage, at tables; 0 at boards. */
  readonly game: number;
  /** From 1: where the player sits. At boards the first goes first, unless the players draw. */
  readonly seat: number;
  readonly playersDraw: boolean;
  /** Everybody else in it. */
  readonly mates: readonly Mate[];
  readonly status: GameStatus;
  /** Whether the game counts for nobody. */
  readonly annulled: boolean;
  /** How it ended, as far as one result is known; null without one, and in a conflict. */
  readonly counts: SaidResult | null;
  /** The time of day when what is reported counts unless somebody objects; empty: a director confirms it. */
  readonly accepted: string;
  /** What was said of it and not decided, as players may see it. */
  readonly reports: readonly OwnReport[];
  /** Why these meet and why this one goes first. */
  readonly reasons: readonly string[];
  readonly form: ResultForm;
}

/** What somebody said of a game, and the fields of a form that says the same. */
export interface OwnReport extends SaidResult {
  /** What is unlikely about it, a question each. */
  readonly doubts: readonly string[];
  readonly mine: boolean;
  readonly fields: FormFields;
}

/** The form by which a result is reported. */
export interface ResultForm {
  readonly asked: AskedResult;
  /** In the order of the seats. */
  readonly seats: readonly Mate[];
  /** Whether it has to be said who went first. */
  readonly drawn: boolean;
  /** Of a match its boards; none of anything else. */
  readonly boards: readonly FormBoard[];
  /** The least and the most points that need no second look; null where none are typed. */
  readonly usual: readonly [number, number] | null;
  /** What stands in it before anybody types: what the player said last. */
  readonly known: FormFields;
}

/** A board of a match that is reported: who sits there, as far as that may be known. */
export interface FormBoard {
  readonly board: number;
  readonly players: readonly [string | null, string | null];
}

/** The published games of somebody, by round. O(rounds · games). */
export const ownContests = (
  state: TournamentState,
  entry: EntryId,
  sender: string,
  language: Language,
): readonly OwnContest[] =>
  state.rounds
    .filter(({ status }) => status === "published")
    .flatMap((round) => {
      const contest = round.games.find(({ seats }) => seats.includes(entry));
      return contest === undefined
        ? []
        : [ownContest(state, round, contest, entry, sender, language)];
    });

/** Whether a game still needs something of those who play it. */
export const isOpen = ({ status, annulled }: OwnContest): boolean =>
  status !== "confirmed" && !annulled;

const ownContest = (
  state: TournamentState,
  round: Round,
  contest: Contest,
  entry: EntryId,
  sender: string,
  language: Language,
): OwnContest => {
  const { board, seats, result } = contest;
  const name = (id: EntryId): string => displayName(state, id);
  const atTable = isAtTable(contest);
  const asked = askedOf(state, atTable);
  // Whoever sits second would read bare scores the wrong way round.
  const withNames = (report: Report): SaidResult => {
    const outcome = seenFrom(seats, report);
    const said = saidResult(state, contest, report, { language });
    if (isTableOutcome(outcome) || outcome.kind !== "played") return said;
    const scores = outcome.scores.map(formatHalves);
    const text = seats.map((id, at) => `${name(id)} ${scores[at]}`).join(" – ");
    return { ...said, text: `${text}${boardsText(outcome, language)}` };
  };
  const said = (report: Report): OwnReport => ({
    ...withNames(report),
    mine: report.actor === sender,
    doubts: unusualIn(state.settings, report).map((doubt) =>
      describeWarning(doubt, language, name),
    ),
    fields: fieldsOf(asked, report),
  });
  const undecided =
    result === null ? [] : result.status === "confirmed" ? result.contradictions : result.reports;
  const counts = recordedResult(contest);
  const reports = undecided.map(said);
  return {
    round: round.number,
    board,
    atTable,
    game: placeOf(state, { round: round.number, board }).at?.game ?? 0,
    seat: seats.indexOf(entry) + 1,
    playersDraw: !atTable && contest.start.code === "players-draw" && counts === null,
    mates: seats.filter((id) => id !== entry).map((id) => ({ entry: id, name: name(id) })),
    status: result?.status ?? (isSettled(contest) ? "confirmed" : "open"),
    annulled: atTable && result === null && contest.annulled !== null,
    counts: counts === null ? null : withNames({ ...counts, seats, changed: false }),
    accepted: acceptedTime(state, contest, language),
    reports,
    reasons: reasonsOf(state, round, contest, entry, language),
    form: {
      asked,
      seats: seats.map((id) => ({ entry: id, name: name(id) })),
      drawn: !atTable && contest.start.code === "players-draw",
      boards: atTable ? [] : boardsOf(state, round.number, contest),
      usual: usualOf(state, asked),
      known: reports.findLast(({ mine }) => mine)?.fields ?? {},
    },
  };
};

const boardsOf = (state: TournamentState, round: number, game: Game): readonly FormBoard[] => {
  const { teams } = state.settings;
  if (teams === undefined) return [];
  const name = (id: EntryId | null): string | null => (id === null ? null : displayName(state, id));
  return shownBoards(state, teams, round, game).map(({ board, players: [one, other] }) => ({
    board,
    players: [name(one), name(other)],
  }));
};

const usualOf = ({ settings }: TournamentState, asked: AskedResult): ResultForm["usual"] =>
  asked === "points" || asked === "table-points"
    ? [settings.scores.usualMinimum, settings.scores.usualMaximum]
    : null;

const askedOf = ({ settings }: TournamentState, atTable: boolean): AskedResult => {
  if (settings.teams !== undefined) {
    return resultKindOf(settings) === "game-points" ? "scored-match" : "match";
  }
  if (atTable) return tablesRulesOf(settings).results === "places" ? "places" : "table-points";
  return resultKindOf(settings) === "win-draw-loss" ? "decided" : "points";
};

const reasonsOf = (
  state: TournamentState,
  round: Round,
  contest: Contest,
  entry: EntryId,
  language: Language,
): readonly string[] => {
  if (isAtTable(contest) || !isPaired(round)) return [];
  const name = (id: EntryId): string => displayName(state, id);
  return [
    ...breachesBy(round, entry).map((breach) => describeRecordedBreach(breach, language, name)),
    ...contest.notes.map((note) => describeNote(note, language, name)),
    describeStart(contest.start, gameTermsOf(state.settings), language),
  ];
};
