import { stageLabel } from "@losfee/contract";
import {
  compareListedNames,
  cutLine,
  type EntryId,
  type TablesStage,
  type TournamentState,
} from "@losfee/core";
import { tablesPageTexts } from "@losfee/messages/tournament-public-tables";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
  type TableVerdict,
} from "../../parts/tables/sheet.ts";
import { publishedStage, type StageChoice, tablesName } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";

/** A player's seats, game by game. */
export interface OwnTables {
  readonly entry: EntryId;
  readonly name: string;
  /** Table and seat of each game; null without one. */
  readonly seats: readonly ({ readonly table: number; readonly seat: number } | null)[];
}

/** The tables of a stage. */
export interface StageSheets extends StageChoice {
  readonly rules: SheetRules;
  readonly games: number;
  readonly sheets: readonly TableSheet[];
  /** Settled verdicts for the next stage; empty in the last. */
  readonly verdicts: readonly TableVerdict[];
  /** Sorted by name; only on request. */
  readonly people: readonly OwnTables[];
}

/** Tables of the chosen stage. */
export interface TablesModel {
  readonly competition: string;
  readonly by: "table" | "name";
  /** Null before the first is published. */
  readonly stage: StageSheets | null;
}

/** The tables and seats of `:stage`, by default of the last published; `?by=name` lists players. */
const buildTables = ({
  state,
  params,
  query,
  language,
  isComputing,
}: PageRequest<"tables", "cutLine">): TablesModel | null => {
  const number = params["stage"];
  const stage = state && publishedStage(state, number);
  if (state === null || (stage === null && number !== undefined && number !== "")) return null;
  const sheets = stage === null ? [] : sheetsOf(state, stage, language);
  const by = query["by"] === "name" ? "name" : "table";
  return {
    competition: state.competition,
    by,
    stage: stage && {
      stage: stage.stage,
      label: stageLabel(stage.stage, state.settings, language),
      rules: sheetRules(state, stage.stage),
      games: stage.games.length,
      sheets,
      verdicts: isComputing ? [] : verdictsIn(state, stage.stage, sheets),
      people: by === "name" ? peopleOf(state, stage) : [],
    },
  };
};

/**
 * Omits verdicts before a stage's last games, when few are settled, to keep the lots calm. The page
 * of the cut always shows them.
 */
const verdictsIn = (
  state: TournamentState,
  stage: number,
  sheets: readonly TableSheet[],
): readonly TableVerdict[] => {
  if (!sheetRules(state, stage).fixed || sheets.some(({ open }) => open > 1)) return [];
  const line = cutLine(state, stage);
  if (line === null || line.next === null) return [];
  return line.outlooks
    .filter(({ verdict }) => verdict !== "open")
    .map(({ entry, verdict, because }) => ({ entry, verdict, because }));
};

const peopleOf = (state: TournamentState, stage: TablesStage): readonly OwnTables[] => {
  const seated = new Set(stage.games.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats)));
  return [...seated]
    .map((entry) => ({
      entry,
      name: tablesName(state, entry),
      seats: stage.games.map(({ tables }) => {
        const own = tables.find(({ seats }) => seats.includes(entry));
        return own === undefined ? null : { table: own.board, seat: own.seats.indexOf(entry) + 1 };
      }),
    }))
    .sort((a, b) => compareListedNames(a.name, b.name));
};

/** "Tische: Stufe 2" */
export const tablesTitle = ({ stage }: TablesModel, page: PageFrame): string => {
  const t = tablesPageTexts[page.language];
  return stage === null ? t.title : t.titleOf({ stage: stage.label });
};

/** Seats of a stage, and the results of its games. */
export const tablesPage = pages.publicPage("tables", "/tables/:stage?", {
  place: "tables",
  embeddable: true,
  asks: ["cutLine"],
  build: buildTables,
  title: tablesTitle,
});
