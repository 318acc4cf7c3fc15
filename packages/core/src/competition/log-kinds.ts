import { LOG_KINDS, type LogKind } from "../lifecycle/arbiter-log.ts";
import { playsBoards } from "../tournament/drafts/next-draft.ts";
import type { CompetitionState } from "./kinds.ts";

/** What an arbiter can write down here, in the order in which it is offered: time penalties need clocks. */
export const logKindsOf = (state: CompetitionState): readonly LogKind[] =>
  LOG_KINDS.filter((kind) => kind !== "time-penalty" || hasClocks(state));

/** Games by correspondence have deadlines, and tables of several have no clocks. */
const hasClocks = (state: CompetitionState): boolean =>
  state.kind === "tournament" && playsBoards(state.settings);
