import { type Language, stageLabel } from "@losfee/contract";
import { openGames, type TournamentState, tablesStages } from "@losfee/core";
import { finalLines, type StageLine } from "../../parts/standings/stage-lines.ts";
import {
  recordedSheetsOf,
  type SheetRules,
  sheetRules,
  type TableSheet,
} from "../../parts/tables/sheet.ts";

/** State at the tables after an event. */
export interface TablesSnapshot {
  readonly at: "tables";
  readonly seq: number;
  readonly closed: boolean;
  readonly entries: number;
  readonly places: readonly StageLine[];
  /** The last stage at that time. */
  readonly last: {
    readonly label: string;
    readonly status: "draft" | "published";
    readonly open: number;
    readonly rules: SheetRules;
    readonly sheets: readonly TableSheet[];
  } | null;
}

/** Returns the state at the tables. */
export const tablesSnapshot = (state: TournamentState, language: Language): TablesSnapshot => {
  const last = tablesStages(state).at(-1);
  return {
    at: "tables",
    seq: state.seq,
    closed: state.status === "closed",
    entries: state.entries.size,
    places: finalLines(state, language),
    last:
      last === undefined
        ? null
        : {
            label: stageLabel(last.stage, state.settings, language),
            status: last.status,
            open: openGames(last).length,
            rules: sheetRules(state, last.stage),
            sheets: recordedSheetsOf(state, last, language),
          },
  };
};
