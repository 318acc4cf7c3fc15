import { describeRefusal, formatLabel, type Language, stageLabel } from "@losfee/contract";
import { currentStage, openGames, type TournamentState, tableGame } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import { type CourseStage, courseOf } from "../../public/overview/course.ts";
import { finalLines, type StageLine, stageLines } from "../../public/standings/stage-lines.ts";
import { type TablesStep, tablesStep } from "./next-step.ts";

/** The day at a glance. */
export interface TablesDayModel {
  readonly name: string;
  readonly format: string;
  readonly next: TablesStep;
  /** The name of the stage that the next step is about. */
  readonly nextStage: string;
  /** Why the next stage cannot be made; else empty. */
  readonly obstacle: string;
  readonly entries: { readonly all: number; readonly present: number; readonly withdrawn: number };
  readonly course: readonly CourseStage[];
  /** 0 before the first. */
  readonly stage: number;
  /** Tables that lack results, with the games they lack. */
  readonly missing: readonly {
    readonly table: number;
    readonly games: readonly number[];
    readonly reported: readonly number[];
    readonly names: string;
  }[];
  readonly leaders: readonly StageLine[];
  readonly seedHash: string;
  readonly seed: string | null;
}

const LEADERS = 5;

/** The day at a glance: what comes next, what is missing. */
export const buildTablesDay = ({
  state,
  language,
}: PageRequest<"tables">): TablesDayModel | null => {
  if (state === null) return null;
  const entries = [...state.entries.values()];
  const next = tablesStep(state);
  const stage = currentStage(state);
  const closed = state.status === "closed";
  return {
    name: state.name,
    format: formatLabel(state.format, language),
    next,
    nextStage: "stage" in next ? stageLabel(next.stage, state.settings, language) : "",
    obstacle:
      "refusal" in next
        ? describeRefusal(next.refusal, language, (entry) => tablesName(state, entry))
        : "",
    entries: {
      all: entries.length,
      present: entries.filter(({ checkedIn }) => checkedIn).length,
      withdrawn: entries.filter(({ withdrawal }) => withdrawal !== null).length,
    },
    course: courseOf(state, language),
    stage: stage?.stage ?? 0,
    missing: missingOf(state),
    leaders: leadersOf(state, closed, language),
    seedHash: state.seedHash,
    seed: closed ? state.seed : null,
  };
};

const leadersOf = (
  state: TournamentState,
  closed: boolean,
  language: Language,
): readonly StageLine[] => {
  const stage = currentStage(state);
  if (stage === undefined) return [];
  const lines = closed ? finalLines(state, language) : stageLines(state, stage.stage, language);
  return lines.slice(0, LEADERS);
};

const missingOf = (state: TournamentState): TablesDayModel["missing"] => {
  const stage = currentStage(state);
  if (stage === undefined) return [];
  const open = openGames(stage);
  const tables = [...new Set(open.map(({ table }) => table))].sort((a, b) => a - b);
  return tables.map((table) => {
    const own = open.filter((one) => one.table === table);
    const isReported = (game: number): boolean => tableGame(stage, game, table)?.result != null;
    const seats = tableGame(stage, own[0]?.game ?? 1, table)?.seats ?? [];
    return {
      table,
      games: own.map(({ game }) => game).filter((game) => !isReported(game)),
      reported: own.map(({ game }) => game).filter(isReported),
      names: seats.map((entry) => tablesName(state, entry)).join(" · "),
    };
  });
};
