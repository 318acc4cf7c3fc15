import {
  playedAt,
  publishedRounds,
  type TablesStage,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { partTexts } from "../language/part.ts";
import { countsStages, noSuchRound, partOf } from "./parts.ts";

/** What standings are of: games for two after so many rounds, or a published stage at tables. */
export type Ranked =
  | { readonly at: "boards"; readonly rounds: number }
  | { readonly at: "tables"; readonly stage: number };

/**
 * What standings with this number are of, those of the last published part by default; 0 is before
 * the first round. Numbers are those of {@link partNumbered}.
 */
export const rankedAt = (
  call: Call,
  state: TournamentState,
  number: number | undefined,
): Ranked => {
  const published = publishedRounds(state);
  if (countsStages(state) || (published === 0 && playedAt(state) === "tables")) {
    return { at: "tables", stage: publishedStage(call, state, number).stage };
  }
  const rounds = number ?? published;
  const round = state.rounds[rounds - 1];
  if (round === undefined) {
    if (rounds > 0) throw noSuchRound(call, state, rounds);
    return { at: "boards", rounds };
  }
  const part = partOf(state, round);
  if (part.at === "boards") return { at: "boards", rounds };
  return { at: "tables", stage: publishedStage(call, state, part.stage.stage).stage };
};

/** The published stage at tables with this number; the last one by default. */
export const publishedStage = (
  call: Call,
  state: TournamentState,
  number: number | undefined,
): TablesStage => {
  const published = tablesStages(state).filter(({ status }) => status === "published");
  const stage =
    number === undefined ? published.at(-1) : published.find((one) => one.stage === number);
  if (stage !== undefined) return stage;
  const words = partTexts[call.language];
  const message = number === undefined ? words.none.tables : words.notPublished(number);
  throw new Failure(EXIT.refused, message, { code: "unknown-stage", stage: number ?? null });
};
