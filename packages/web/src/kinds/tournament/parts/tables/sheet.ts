import { formatFraction, type Language, sharedPlaces, substitutionNote } from "@losfee/contract";
import {
  compareFractions,
  countingResult,
  type EntryId,
  type Fraction,
  fraction,
  openGames,
  plus,
  recordedResult,
  type SeatShare,
  seatedStageSettings,
  seatShares,
  type TableContest,
  type TablesStage,
  type TournamentState,
  tablesRulesOf,
  type Verdict,
  type VerdictReason,
} from "@losfee/core";
import { tablesName } from "./stages.ts";

/** One player's result of one game at a table. */
export interface SheetCell {
  readonly entry: EntryId;
  /** From 1. */
  readonly seat: number;
  /** Game points or place, as entered; null without one. */
  readonly value: number | null;
  readonly absent: boolean;
  /** From 1; 0 without a result. */
  readonly place: number;
  /** Empty without a result. */
  readonly rankPoints: string;
  /** `(3 + 2) / 2 = 2½, rounded 3` where a place is shared, else empty. */
  readonly sum: string;
}

/** Status of a game's result: nothing, reports that agree or contradict each other, a result. */
export type GameStatus = "open" | "reported" | "conflict" | "confirmed";

/** A game on a table's sheet. */
export interface SheetGame {
  readonly game: number;
  /** The round of the game. */
  readonly round: number;
  readonly status: GameStatus;
  /** Why the game does not count, which is empty for the public; null if it counts. */
  readonly annulled: string | null;
  /** First seat first. */
  readonly cells: readonly SheetCell[];
  readonly actor: string;
  /** Number of the event of the result; 0 without one. */
  readonly seq: number;
  readonly corrections: number;
}

/** A player at a table. */
export interface SheetPlayer {
  readonly entry: EntryId;
  readonly name: string;
  readonly withdrawn: boolean;
  /** The player replaced or the replacement; else empty. */
  readonly substitution: string;
  /** Rank points from the games of this sheet. */
  readonly total: string;
  /** True if nobody at the table has more, and at least one player has fewer. */
  readonly leads: boolean;
}

/** A settled verdict on a player's place in the next stage. */
export interface TableVerdict {
  readonly entry: EntryId;
  readonly verdict: Verdict;
  readonly because: VerdictReason | null;
}

/** One table of a stage, with its players and games; a single game if tables change each game. */
export interface TableSheet {
  readonly stage: number;
  readonly table: number;
  /** In the order of the seats in the first game. */
  readonly players: readonly SheetPlayer[];
  readonly games: readonly SheetGame[];
  /** Games without a confirmed result. */
  readonly open: number;
}

/** True if a game's result must still be typed. */
export const isToType = ({ status, annulled }: SheetGame): boolean =>
  status === "open" && annulled === null;

/** The first game without a result; undefined if there is none. */
export const gameNow = ({ games }: TableSheet): SheetGame | undefined => games.find(isToType);

/** Players of a game, in the order of the sheet's lines. */
export const linesOf = ({ players }: TableSheet, { cells }: SheetGame): readonly EntryId[] =>
  players.map(({ entry }) => entry).filter((entry) => cells.some((cell) => cell.entry === entry));

/** Rules that shape a sheet. */
export interface SheetRules {
  /** True if places are entered, not game points. */
  readonly places: boolean;
  /** True if players stay at their table for the stage. */
  readonly fixed: boolean;
}

/** Returns the rules of a stage's sheets. */
export const sheetRules = (state: TournamentState, stage: number): SheetRules => ({
  places: tablesRulesOf(state.settings).results === "places",
  fixed: seatedStageSettings(state.settings, stage)?.options.tables !== "new",
});

/**
 * Returns the sheets of a stage, by table; by game and table if tables change each game.
 * Leaves out the reasons of annulled games: only {@link recordedSheetsOf} has them.
 */
export const sheetsOf = (
  state: TournamentState,
  stage: TablesStage,
  language: Language,
  forDirectors = false,
): readonly TableSheet[] => {
  const { fixed } = sheetRules(state, stage.stage);
  const games = stage.games.flatMap(({ game, round, tables }) =>
    tables.map((table) => ({ game, round, table })),
  );
  const sheet = (own: typeof games): TableSheet =>
    sheetOf(state, stage, own, language, forDirectors);
  if (!fixed) return games.map((one) => sheet([one]));
  const tables = [...new Set(games.map(({ table }) => table.board))].sort((a, b) => a - b);
  return tables.map((number) => sheet(games.filter(({ table }) => table.board === number)));
};

/** Returns the directors' sheets, with reports that do not count yet. */
export const recordedSheetsOf = (
  state: TournamentState,
  stage: TablesStage,
  language: Language,
): readonly TableSheet[] =>
  sheetsOf(
    { ...state, settings: { ...state.settings, reported: "counted" } },
    stage,
    language,
    true,
  );

const sheetOf = (
  state: TournamentState,
  stage: TablesStage,
  games: readonly {
    readonly game: number;
    readonly round: number;
    readonly table: TableContest;
  }[],
  language: Language,
  forDirectors: boolean,
): TableSheet => {
  const table = games[0]?.table.board ?? 0;
  const open = openGames(stage);
  const totals = new Map<EntryId, Fraction>();
  const sheetGames = games.map(({ game, round, table: one }): SheetGame => {
    const result = countingResult(one, state.settings);
    const shares = result === null ? [] : seatShares(tablesRulesOf(state.settings), result.outcome);
    for (const { entry, rankPoints } of shares) {
      totals.set(entry, plus(totals.get(entry) ?? fraction(0), rankPoints));
    }
    return {
      game,
      round,
      status: one.result?.status ?? "open",
      annulled: one.annulled === null || forDirectors ? one.annulled : "",
      cells: one.seats.map((entry, index) =>
        cellOf(
          entry,
          index + 1,
          one,
          shares.find((share) => share.entry === entry),
          language,
        ),
      ),
      actor: result?.actor ?? "",
      seq: one.result?.seq ?? 0,
      corrections: one.result?.corrections ?? 0,
    };
  });
  const players = [...new Set(games.flatMap(({ table: { seats } }) => seats))];
  const leaders = leadersOf(players, totals);
  return {
    stage: stage.stage,
    table,
    players: players.map((entry) => ({
      entry,
      name: tablesName(state, entry),
      withdrawn: state.entries.get(entry)?.withdrawal !== null,
      substitution: substitutionNote(state, stage.stage, entry, language),
      total: formatFraction(totals.get(entry) ?? fraction(0), language),
      leads: leaders.includes(entry),
    })),
    games: sheetGames,
    open: games.filter(({ game }) => open.some((one) => one.game === game && one.table === table))
      .length,
  };
};

/** Players with the highest total; nobody if all are equal. */
const leadersOf = (
  players: readonly EntryId[],
  totals: ReadonlyMap<EntryId, Fraction>,
): readonly EntryId[] => {
  const pointsOf = (entry: EntryId): Fraction => totals.get(entry) ?? fraction(0);
  const leading = players.filter((one) =>
    players.every((other) => compareFractions(pointsOf(one), pointsOf(other)) >= 0),
  );
  return leading.length === players.length ? [] : leading;
};

const cellOf = (
  entry: EntryId,
  seat: number,
  contest: TableContest,
  share: SeatShare | undefined,
  language: Language,
): SheetCell => {
  const result = recordedResult(contest);
  if (result === null || share === undefined) {
    return { entry, seat, value: null, absent: false, place: 0, rankPoints: "", sum: "" };
  }
  return {
    entry,
    seat,
    value: result.outcome.kind === "places" && !share.absent ? share.place : share.gamePoints,
    absent: share.absent,
    place: share.place,
    rankPoints: formatFraction(share.rankPoints, language),
    sum: share.shared > 1 ? sharedPlaces(share, language) : "",
  };
};
