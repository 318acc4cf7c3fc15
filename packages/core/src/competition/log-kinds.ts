import { LOG_KINDS, type LogKind } from "../lifecycle/arbiter-log.ts";
import { playsBoards } from "../tournament/drafts/next-draft.ts";
import type { CompetitionState } from "./kinds.ts";

/** The kinds of log entries available here, in display order: time penalties need clocks. */
export const logKindsOf = (state: CompetitionState): readonly LogKind[] =>
  LOG_KINDS.filter((kind) => kind !== "time-penalty" || hasClocks(state));

/** Correspondence games have deadlines, and tables of several have no clocks. */
const hasClocks = (state: CompetitionState): boolean =>
  state.kind === "tournament" && playsBoards(state.settings);
