import { openGames, type TablesStage } from "@losfee/core";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { whyFirstAtTables } from "../ranking.ts";
import {
  publishedStage,
  publishedStages,
  type StageChoice,
  stageChoices,
} from "../tables/stages.ts";
import {
  finalColumns,
  finalLines,
  judgedLines,
  type StageColumn,
  type StageLine,
  stageColumns,
  stageLines,
} from "./stage-lines.ts";

/** Standings of a stage at tables, or the places of all players. */
export interface StageStandings {
  readonly at: "tables";
  readonly competition: string;
  readonly stages: readonly StageChoice[];
  /** null: the final table. */
  readonly stage: number | null;
  readonly label: string;
  /** Games without a confirmed result, of the stage or of all. */
  readonly missing: number;
  readonly closed: boolean;
  readonly columns: readonly StageColumn[];
  readonly lines: readonly StageLine[];
  /** Explains first place after the closing; empty before. */
  readonly whyFirst: string;
}

/**
 * Returns the standings of `?stage=N`, by default of the last; `?stage=all` is the final table,
 * which is the default once the competition is closed.
 */
export const stageStandings = ({
  state,
  query,
  language,
  isComputing,
}: PageRequest<"tables", "cutLine">): StageStandings | null => {
  if (state === null) return null;
  const stages = stageChoices(state, language);
  const closed = state.status === "closed";
  const common = { at: "tables", competition: state.competition, stages, closed } as const;
  const number = query["stage"];
  const wantsAll = number === "all" || (number === undefined && closed);
  if (wantsAll || stages.length === 0) {
    return {
      ...{ ...common, stage: null, label: "" },
      missing: missingIn(publishedStages(state)),
      columns: finalColumns(language),
      lines: finalLines(state, language),
      whyFirst: closed ? whyFirstAtTables(state, language) : "",
    };
  }
  const stage = publishedStage(state, number);
  if (stage === null) return null;
  return {
    ...{ ...common, stage: stage.stage },
    label: stages.find((one) => one.stage === stage.stage)?.label ?? "",
    missing: missingIn([stage]),
    columns: stageColumns(state, stage.stage, language),
    lines: (isComputing ? stageLines : judgedLines)(state, stage.stage, language),
    whyFirst:
      closed && stage.stage === stages.at(-1)?.stage ? whyFirstAtTables(state, language) : "",
  };
};

const missingIn = (stages: readonly TablesStage[]): number =>
  stages.reduce((sum, stage) => sum + openGames(stage).length, 0);

/** "Tabelle: Stufe 2", "Gesamtstand". */
export const stageStandingsTitle = (model: StageStandings, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (model.stage !== null) return t.titleOf({ stage: model.label });
  return model.closed ? t.final : model.stages.length === 0 ? t.title : t.all;
};
