import { openGames, type TournamentState } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  askedStage,
  publishedStages,
  type StageChoice,
  stageChoices,
} from "../../parts/tables/stages.ts";
import {
  finalLines,
  type TablesColumn,
  type TablesLine,
  tablesColumns,
  tablesLines,
} from "./lines.ts";

/** The standings of a stage, or the places of everybody. */
export interface TablesStandingsModel {
  readonly competition: string;
  readonly stages: readonly StageChoice[];
  /** null: the final table. */
  readonly stage: number | null;
  readonly label: string;
  /** Games of the stage without a confirmed result. */
  readonly open: number;
  readonly closed: boolean;
  readonly columns: readonly TablesColumn[];
  readonly lines: readonly TablesLine[];
}

/**
 * The standings of `?stage=N`, by default of the last; `?stage=all` is the final table, which is also
 * what is shown once the competition is closed.
 */
export const buildTablesStandings = ({
  state,
  query,
  language,
}: PageRequest<"tables">): TablesStandingsModel | null => {
  if (state === null) return null;
  const stages = stageChoices(state, language);
  const common = {
    competition: state.competition,
    stages,
    closed: state.status === "closed",
  };
  const asked = query["stage"];
  const wantsAll = asked === "all" || (asked === undefined && common.closed);
  if (wantsAll || publishedStages(state).length === 0) {
    return {
      ...common,
      stage: null,
      label: "",
      open: openOf(state),
      columns: [],
      lines: finalLines(state, language),
    };
  }
  const stage = askedStage(state, asked);
  if (stage === null) return null;
  return {
    ...common,
    stage: stage.stage,
    label: stages.find((one) => one.stage === stage.stage)?.label ?? "",
    open: openGames(stage).length,
    columns: tablesColumns(state, stage.stage, language),
    lines: tablesLines(state, stage.stage, language),
  };
};

const openOf = (state: TournamentState): number =>
  publishedStages(state).reduce((sum, stage) => sum + openGames(stage).length, 0);
