import {
  crosstableCell,
  encounterCell,
  formatPoints,
  type Language,
  leaverNotes,
  type ValueColumn,
  valueColumns,
  valueTexts,
} from "@losfee/contract";
import {
  annulledEntries,
  cardsOf,
  creditOf,
  displayName,
  type EntryId,
  gameOf,
  gameTermsOf,
  hasUnconfirmed,
  isRoundRobin,
  type Line,
  type PointSystem,
  pairedRound,
  playerNumbers,
  pointSystemOf,
  publishedRounds,
  type Start,
  spreadOf,
  standingsCodes,
  standingsOf,
  type TournamentState,
  type UnplayedReason,
} from "@losfee/core";
import { type PlayerLabel, playerLabel } from "../../../parts/player-labels.ts";
import type { PageRequest } from "../../../shell/page-request.ts";
import { matchPath } from "../../../shell/paths.ts";
import { finalModels } from "./finals.ts";
import { buildScheveningen, type ScheveningenModel } from "./match/scheveningen.ts";

/** Result of a round: colours its cell, and gives its letters in events with spread. */
export type CellKind = "win" | "draw" | "loss" | "pending" | UnplayedReason;

/** A round of one player, kept small: the page has thousands. */
export interface ScoredCell {
  readonly kind: Exclude<CellKind, "not-in-stage">;
  /** The opponent's present rank; null without an opponent. */
  readonly opponent: number | null;
  readonly spread: number;
  readonly start: Start;
  /** A game against an opponent out of the table: recorded, but not counted. */
  readonly annulled?: true;
  /** True if the result is unconfirmed. */
  readonly unconfirmed: boolean;
}

/** A player with all rounds, of an event of wins and spread. */
export interface ScoredLine {
  readonly rank: number;
  readonly annulled?: true;
  readonly entry: EntryId;
  readonly name: string;
  readonly title: string;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
  /** `cells[r - 1]` is round r; null if nothing is recorded, or the stage is for others. */
  readonly cells: readonly (ScoredCell | null)[];
}

/** A cell in arbiters' notation: `15w1`. */
export interface WrittenCell {
  readonly kind: CellKind | "self" | "none";
  readonly text: string;
  /** In team events the page of the match. */
  readonly href?: string;
}

/** A player in an event that counts points. */
export interface PointsLine extends PlayerLabel {
  readonly rank: number;
  readonly annulled?: true;
  readonly entry: EntryId;
  /** In the order of the rounds, or of the columns of a round robin. */
  readonly cells: readonly WrittenCell[];
  readonly points: string;
  /** Values of the columns. */
  readonly values: readonly string[];
}

/** All players' rounds side by side, in the order of the standings. */
export type CrosstableModel = {
  readonly competition: string;
  readonly published: number;
  /** Notes on players who left a round robin, and on what games of a final count. */
  readonly notes: readonly string[];
  /** True if some results are unconfirmed. */
  readonly unconfirmed: boolean;
} & (
  | { readonly layout: "scores"; readonly lines: readonly ScoredLine[] }
  | {
      /** A column for each round, or for each opponent. */
      readonly layout: "rounds" | "opponents";
      /** Column headings: numbers of rounds, or of players. */
      readonly headings: readonly number[];
      /** Tie-breaks, most important first. */
      readonly columns: readonly ValueColumn[];
      readonly lines: readonly PointsLine[];
    }
);

/** Crosstable of any event: all rounds, or in a Scheveningen event one team against the other. */
export const anyCrosstable = (request: PageRequest): CrosstableModel | ScheveningenModel | null =>
  buildScheveningen(request) ?? buildCrosstable(request);

/** Crosstable after all published rounds. O(entries · rounds), of a round robin O(entries²). */
export const buildCrosstable = ({ state, language }: PageRequest): CrosstableModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const rules = finalModels(state, published, language).flatMap(({ rule }) => rule);
  const notes = [...leaverNotes(state, published, language), ...rules];
  const unconfirmed = cardsOf(state).some((card) => hasUnconfirmed(card, published));
  const common = { competition: state.competition, published, notes, unconfirmed };
  if (gameTermsOf(state.settings).tally !== "points") {
    return { ...common, layout: "scores", lines: scoredLines(state, published) };
  }
  const order = standingsOf(state, published).map(({ entry }) => entry);
  const numbers = playerNumbers(state);
  const layout = isRoundRobin(state) ? "opponents" : "rounds";
  return {
    ...common,
    layout,
    headings:
      layout === "opponents"
        ? order.map((entry) => numbers.get(entry) ?? entry)
        : Array.from({ length: published }, (_, index) => index + 1),
    columns: tieBreakColumns(state, published, language),
    lines: pointsLines(state, published, layout === "opponents" ? order : null, language),
  };
};

const linesByEntry = (
  state: TournamentState,
): ReadonlyMap<EntryId, readonly (Line | undefined)[]> =>
  new Map(cardsOf(state).map(({ entry, lines }) => [entry, lines]));

const kindOf = (line: Line): CellKind => {
  if (line.kind === "unplayed") return line.reason;
  const credit = creditOf(line);
  return line.kind === "pending" || credit === "none" ? "pending" : credit;
};

const scoredLines = (state: TournamentState, published: number): readonly ScoredLine[] => {
  const rows = standingsOf(state, published);
  const rankOf = new Map(rows.map(({ entry, rank }) => [entry, rank]));
  const lines = linesByEntry(state);
  const isOut = annulledGames(state, published);
  const cellOf = (entry: EntryId, index: number): ScoredCell | null => {
    const line = lines.get(entry)?.[index];
    const kind = line && kindOf(line);
    if (line === undefined || kind === undefined || kind === "not-in-stage") return null;
    return {
      kind,
      opponent: line.opponent === null ? null : (rankOf.get(line.opponent) ?? null),
      spread: spreadOf(line),
      start: line.start ?? "unknown",
      ...(isOut(entry, line) ? { annulled: true as const } : {}),
      unconfirmed: isReported(line),
    };
  };
  return rows.map(({ rank, entry, wins, losses, spread, annulled }) => ({
    rank,
    ...(annulled ? { annulled } : {}),
    entry,
    name: displayName(state, entry),
    title: playerLabel(state, entry).title,
    wins,
    losses,
    spread,
    cells: Array.from({ length: published }, (_, index) => cellOf(entry, index)),
  }));
};

/** Tie-breaks of the ranking, without points and ratings, which have their own places. */
const tieBreakColumns = (
  state: TournamentState,
  published: number,
  language: Language,
): readonly ValueColumn[] =>
  valueColumns(standingsCodes(state, published), language).filter(
    ({ code }) => !["PTS", "MPTS", "RTG", "RTNG"].includes(code),
  );

const pointsLines = (
  state: TournamentState,
  published: number,
  opponents: readonly EntryId[] | null,
  language: Language,
): readonly PointsLine[] => {
  const lines = linesByEntry(state);
  const columns = tieBreakColumns(state, published, language);
  const system = pointSystemOf(state.settings);
  const isOut = annulledGames(state, published);
  return standingsOf(state, published).map((row) => {
    const own = lines.get(row.entry) ?? [];
    return {
      ...playerLabel(state, row.entry),
      rank: row.rank,
      ...(row.annulled ? { annulled: row.annulled } : {}),
      entry: row.entry,
      cells:
        opponents === null
          ? roundCells(state, own.slice(0, published), system, language).map((cell, index) =>
              isOut(row.entry, own[index]) ? uncounted(cell) : cell,
            )
          : opponents.map((other) => {
              const cell = encounterOf(state, own, row.entry, other);
              return isOut(row.entry, { opponent: other }) ? uncounted(cell) : cell;
            }),
      points: row.annulled
        ? `(${formatPoints(row.points, language)})`
        : formatPoints(row.points, language),
      values: valueTexts(row, columns, language),
    };
  });
};

/** True if a game does not count because one side is out of the table. */
const annulledGames = (
  state: TournamentState,
  published: number,
): ((entry: EntryId, line: Pick<Line, "opponent"> | undefined) => boolean) => {
  const out = annulledEntries(state, published);
  return (entry, line) =>
    line !== undefined && line.opponent !== null && (out.has(entry) || out.has(line.opponent));
};

/** Adds the brackets that mark results on record that do not count. */
const uncounted = (cell: WrittenCell): WrittenCell =>
  cell.text === "" ? cell : { ...cell, text: `(${cell.text})` };

const isReported = (line: Line | undefined): boolean =>
  line !== undefined && line.kind !== "pending" && line.reported === true;

/** Adds the question mark of unconfirmed results. */
const markedIf = (isMarked: boolean, text: string): string => (isMarked ? `${text}?` : text);

const roundCells = (
  state: TournamentState,
  lines: readonly (Line | undefined)[],
  system: PointSystem,
  language: Language,
): readonly WrittenCell[] => {
  const numbers = playerNumbers(state);
  const numberOf = (entry: EntryId): number | null => numbers.get(entry) ?? null;
  return lines.map((line) => ({
    kind: line === undefined ? "none" : kindOf(line),
    text: markedIf(isReported(line), crosstableCell(line, numberOf, system, language)),
  }));
};

const encounterOf = (
  state: TournamentState,
  lines: readonly (Line | undefined)[],
  entry: EntryId,
  other: EntryId,
): WrittenCell => {
  if (entry === other) return { kind: "self", text: "" };
  const games = lines
    .filter((line) => line !== undefined)
    .filter(({ opponent }) => opponent === other);
  const [game, another] = games;
  const kind = game === undefined || another !== undefined ? "none" : kindOf(game);
  const href = game === undefined || another !== undefined ? null : matchHref(state, game, entry);
  return {
    kind,
    text: markedIf(games.some(isReported), encounterCell(games)),
    ...(href === null ? {} : { href }),
  };
};

/** Page of a team's match; null for individual players, or without a pairing. */
const matchHref = (state: TournamentState, { round }: Line, entry: EntryId): string | null => {
  if (state.settings.teams === undefined) return null;
  const paired = pairedRound(state, round);
  const game = paired === undefined ? undefined : gameOf(paired, entry);
  return game === undefined ? null : matchPath(state.competition, round, game.board);
};
