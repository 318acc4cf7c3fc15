import { draftActs } from "../drafts/draft-acts.ts";
import type { BoardRound, DraftAct } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { resultsOf } from "./rounds.ts";

/** An act on a round of games for two: on the whole of it, or on its draft by hand. */
export type RoundAct = "discard" | "recall" | DraftAct["kind"];

/** Returns the acts on a round that would not be refused now, whatever else the director enters. */
export const roundActs = (state: TournamentState, round: BoardRound): readonly RoundAct[] => {
  if (state.status === "closed") return [];
  if (round.status === "published") return state.rounds.at(-1) === round ? ["recall"] : [];
  return [...(resultsOf(state, round) === 0 ? (["discard"] as const) : []), ...draftActs(round)];
};
