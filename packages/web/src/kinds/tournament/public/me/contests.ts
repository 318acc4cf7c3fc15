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

/** Another player at the same board or table. */
export interface Mate {
  readonly entry: EntryId;
  readonly name: string;
}

/** One of the player's own games. */
export interface OwnContest {
  readonly round: number;
  /** Number of the board or table. */
  readonly board: number;
  readonly atTable: boolean;
  /** Number of the game within its stage, at tables; 0 at boards. */
  readonly game: number;
  /** The player's seat, from 1. At boards the first goes first, unless the players draw. */
  readonly seat: number;
  readonly playersDraw: boolean;
  /** All other players of the game. */
  readonly mates: readonly Mate[];
  readonly status: GameStatus;
  /** True if the game counts for nobody. */
  readonly annulled: boolean;
  /** The one known result; null without one, and in a conflict. */
  readonly counts: SaidResult | null;
  /** Time of day when a report counts without objections; empty: a director confirms it. */
  readonly accepted: string;
  /** Undecided reports, as players may see them. */
  readonly reports: readonly OwnReport[];
  /** Reasons for the pairing and for the colour. */
  readonly reasons: readonly string[];
  readonly form: ResultForm;
}

/** A report of a game, with the fields of a form that agrees with it. */
export interface OwnReport extends SaidResult {
  /** Unlikely points, one question each. */
  readonly doubts: readonly string[];
  readonly mine: boolean;
  readonly fields: FormFields;
}

/** The form that reports a result. */
export interface ResultForm {
  readonly asked: AskedResult;
  /** In the order of the seats. */
  readonly seats: readonly Mate[];
  /** True if the form asks for the player who went first. */
  readonly drawn: boolean;
  /** Boards of a match; empty for other games. */
  readonly boards: readonly FormBoard[];
  /** Range of points that need no second look; null if the form takes no points. */
  readonly usual: readonly [number, number] | null;
  /** Initial content: the player's last report. */
  readonly known: FormFields;
}

/** A board in the report of a match, with its players if public. */
export interface FormBoard {
  readonly board: number;
  readonly players: readonly [string | null, string | null];
}

/** Returns a player's published games, by round. O(rounds · games). */
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

/** True if a game still needs input from its players. */
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
  // The second player would misread bare scores.
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
