import type { Language } from "@losfee/contract";
import type { EntryId, TablesStage, TournamentState } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import {
  askedStage,
  type StageChoice,
  stageChoices,
  tablesName,
} from "../../parts/tables/stages.ts";

/** Where somebody sits, game by game. */
export interface OwnTables {
  readonly entry: EntryId;
  readonly name: string;
  /** Table and seat of each game; null where they have none. */
  readonly seats: readonly ({ readonly table: number; readonly seat: number } | null)[];
}

/** The tables of a stage. */
export interface TablesModel {
  readonly competition: string;
  readonly stages: readonly StageChoice[];
  /** 0 before the first is published. */
  readonly stage: number;
  readonly label: string;
  readonly by: "table" | "name";
  readonly rules: SheetRules;
  readonly games: number;
  readonly sheets: readonly TableSheet[];
  /** By name; only where that is asked for. */
  readonly people: readonly OwnTables[];
}

/** The tables and seats of `:stage`, by default of the last published; `?by=name`: who sits where. */
export const buildTables = ({
  state,
  params,
  query,
  language,
}: PageRequest<"tables">): TablesModel | null => {
  if (state === null) return null;
  const stages = stageChoices(state, language);
  const by = query["by"] === "name" ? "name" : "table";
  const stage = askedStage(state, params["stage"]);
  const common = { competition: state.competition, stages, by } as const;
  if (stage === null) {
    if (params["stage"] !== undefined && params["stage"] !== "") return null;
    const rules = { places: false, fixed: true };
    return { ...common, stage: 0, label: "", rules, games: 0, sheets: [], people: [] };
  }
  return {
    ...common,
    stage: stage.stage,
    label: stages.find((one) => one.stage === stage.stage)?.label ?? "",
    rules: sheetRules(state, stage.stage),
    games: stage.games.length,
    sheets: sheetsOf(state, stage, language),
    people: by === "name" ? peopleOf(state, stage, language) : [],
  };
};

const peopleOf = (
  state: TournamentState,
  stage: TablesStage,
  language: Language,
): readonly OwnTables[] => {
  const collator = new Intl.Collator(language, { numeric: true });
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
    .sort((a, b) => collator.compare(a.name, b.name));
};
