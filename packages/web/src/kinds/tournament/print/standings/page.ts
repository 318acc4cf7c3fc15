import { formatHalves, formatSigned, tallyWords, valueColumns } from "@losfee/contract";
import {
  displayName,
  gameTermsOf,
  missingResults,
  pairedRound,
  publishedRounds,
  standingsCodes,
} from "@losfee/core";
import { sheetTexts } from "@losfee/messages/print";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { anyCrosstable, type CrosstableModel, type ScoredCell } from "../../parts/crosstable.ts";
import type { ScheveningenModel } from "../../parts/match/scheveningen.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { stageStandings } from "../../parts/standings/stage-model.ts";
import { roundCut, standingsLines } from "../../parts/standings/standings-lines.ts";
import { pages as tablesPages } from "../../tables-pages-of.ts";

/** A line of the standings on the wall. */
export interface RankLine {
  /** `–` if out of the table. */
  readonly rank: string;
  readonly name: string;
  readonly club: string;
  readonly values: readonly string[];
}

/** Standings for the wall. */
export interface RankingModel {
  readonly paper: Paper;
  readonly title: string;
  readonly stub: { readonly label: string; readonly text: string };
  /** Explains the heavy line, or that results are missing. */
  readonly note: string;
  readonly lead: string;
  readonly headings: readonly string[];
  readonly lines: readonly RankLine[];
  /** Number of lines above the heavy line; 0 without one. */
  readonly through: number;
}

/** Standings after `?round=N`, by default after the last published round. */
const buildRanking = (request: PageRequest): RankingModel | null => {
  const { state, query, language } = request;
  if (state === null) return null;
  const round = roundFrom(query["round"], publishedRounds(state));
  if (round === null) return null;
  const t = standingsTexts[language];
  const current = pairedRound(state, round);
  const missing = current === undefined ? 0 : missingResults(current).length;
  const cut = roundCut(state, round, language);
  const isFinal = state.status === "closed" && round === publishedRounds(state);
  return {
    paper: paperOf(request, printsOf(state, language)),
    title: isFinal ? t.final : t.title,
    stub: { label: sheetTexts[language].after, text: String(round) },
    lead: missing > 0 ? t.missing({ count: missing }) : "",
    note: cut === null ? "" : t.cutNote({ places: cut.places, stage: cut.stage }),
    headings: valueColumns(standingsCodes(state, round), language).map(({ short }) => short),
    lines: standingsLines(state, round, language).map((line) => ({
      rank: line.annulled ? "–" : String(line.rank),
      name: `${line.title} ${displayName(state, line.entry)}`.trim(),
      club: line.club,
      values: line.values,
    })),
    through: cut?.places ?? 0,
  };
};

/** Standings of `?stage=N` at tables, by default of the last, or of all once it is closed. */
const buildTablesRanking = (request: PageRequest<"tables">): RankingModel | null => {
  const { state, language } = request;
  const model = stageStandings({ ...request, isComputing: true });
  if (state === null || model === null) return null;
  const t = standingsTexts[language];
  return {
    paper: paperOf(request, printsOf(state, language)),
    title: model.stage === null ? t.all : t.titleOf({ stage: model.label }),
    stub: { label: t.rank, text: `1–${model.lines.length}` },
    lead: model.missing > 0 ? t.missing({ count: model.missing }) : "",
    note: model.whyFirst,
    headings: model.columns.map(({ short }) => short),
    lines: model.lines.map(({ rank, name, club, values }) => ({
      ...{ rank: String(rank), name, club, values },
    })),
    through: 0,
  };
};

/** Standings for the wall. */
export const rankingPage = pages.sheetPage("wall-standings", "/standings", {
  build: buildRanking,
  title: ({ title }) => title,
});

/** Standings of a stage at tables for the wall. */
export const tablesRankingPage = tablesPages.sheetPage("wall-table-standings", "/standings", {
  build: buildTablesRanking,
  title: ({ title }) => title,
});

/** A cell of the crosstable: one line, or two. */
export interface GridCell {
  readonly text: string;
  readonly below: string;
  /** On the diagonal. */
  readonly isSelf: boolean;
}

/** The crosstable on paper. */
export interface GridModel {
  readonly paper: Paper;
  readonly round: number;
  readonly note: string;
  /** Above the cells; names are written upright. */
  readonly headings: readonly string[];
  readonly hasNames: boolean;
  /** Above what stands behind the cells. */
  readonly totals: readonly string[];
  readonly lines: readonly {
    readonly rank: string;
    readonly name: string;
    readonly cells: readonly GridCell[];
    readonly totals: readonly string[];
  }[];
}

/** Tie-breaks beside the points. */
const TIE_BREAKS = 2;

const buildGrid = (request: PageRequest): GridModel | null => {
  const { state, language } = request;
  const model = anyCrosstable(request);
  if (state === null || model === null) return null;
  return {
    paper: paperOf(request, printsOf(state, language)),
    round: publishedRounds(state),
    ...(model.layout === "scheveningen"
      ? crossed(model)
      : grid(model, request, tallyWords(gameTermsOf(state.settings), language).heading)),
  };
};

type Grid = Omit<GridModel, "paper" | "round">;

const crossed = ({ rows, columns, total, teams }: ScheveningenModel): Grid => ({
  note: `${teams.join(" – ")} ${total.join(":")}`,
  headings: columns.map(({ names }) => names.join(" / ")),
  hasNames: true,
  totals: [""],
  lines: rows.map(({ place, names, points, cells }) => ({
    ...{ rank: String(place), name: names.join(" / "), totals: [points] },
    cells: cells.map((games) => cellOf(games.map(({ text }) => text).join(" "))),
  })),
});

const grid = (model: CrosstableModel, { language }: PageRequest, points: string): Grid => {
  const t = crosstableTexts[language];
  const common = { note: model.notes.join(" "), hasNames: false };
  if (model.layout === "scores") {
    return {
      ...common,
      headings: Array.from({ length: model.published }, (_, index) => String(index + 1)),
      totals: [t.record, t.spread],
      lines: model.lines.map((line) => ({
        rank: line.annulled ? "–" : String(line.rank),
        name: line.name,
        cells: line.cells.map((cell) => scoredCell(cell, t.kinds)),
        totals: [
          `${formatHalves(line.wins)}–${formatHalves(line.losses)}`,
          formatSigned(line.spread),
        ],
      })),
    };
  }
  const columns = model.columns.slice(0, TIE_BREAKS);
  return {
    ...common,
    headings: model.headings.map(String),
    totals: [points, ...columns.map(({ short }) => short)],
    lines: model.lines.map((line) => ({
      rank: line.annulled
        ? "–"
        : String(model.layout === "opponents" ? (line.number ?? line.rank) : line.rank),
      name: line.name,
      cells: line.cells.map(({ text, kind }) => ({ ...cellOf(text), isSelf: kind === "self" })),
      totals: [line.points, ...line.values.slice(0, TIE_BREAKS)],
    })),
  };
};

const cellOf = (text: string, below = ""): GridCell => ({ text, below, isSelf: false });

const scoredCell = (
  cell: ScoredCell | null,
  kinds: Readonly<Record<ScoredCell["kind"], string>>,
): GridCell => {
  if (cell === null) return cellOf("");
  const { kind, opponent, spread, unconfirmed, annulled = false } = cell;
  const text = [kinds[kind], opponent ?? ""].join(" ").trim();
  const below = kind === "pending" ? "" : `${formatSigned(spread)}${unconfirmed ? "?" : ""}`;
  return annulled ? cellOf(`(${text}`, `${below})`) : cellOf(text, below);
};

/** The crosstable, across the paper. */
export const gridPage = pages.sheetPage("wall-crosstable", "/crosstable", {
  build: buildGrid,
  title: (_model, { language }) => crosstableTexts[language].title,
});
