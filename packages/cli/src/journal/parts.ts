import {
  type BoardRound,
  draftOf,
  findStage,
  isComplete,
  isPaired,
  missingResults,
  openGames,
  playedAt,
  playsBoards,
  type Round,
  stageOf,
  type TablesStage,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { type Call, integerFrom, optionalArgument } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "./competition.ts";

/** Unit of drafting, publishing and display: a round of games for two, or a stage at tables. */
export type Part =
  | { readonly at: "boards"; readonly round: BoardRound }
  | { readonly at: "tables"; readonly stage: TablesStage };

/**
 * Returns the part with this number, the last one by default. If only tables are played, numbers
 * are those of stages; else those of rounds, and a round at tables stands for its whole stage.
 */
export const partNumbered = (competition: Competition, number: number | undefined): Part => {
  const { call } = competition;
  const state = competition.state();
  if (number !== undefined && countsStages(state)) {
    return { at: "tables", stage: stageNumbered(call, state, number) };
  }
  const { rounds } = state;
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1];
  if (round !== undefined) return partOf(state, round);
  throw number === undefined ? nothingDrafted(call, state) : noSuchRound(call, state, number);
};

/** Returns the part for entering results: the first with missing ones, else the last published. */
export const partInPlay = (competition: Competition, number: number | undefined): Part => {
  const state = competition.state();
  const open = state.rounds.find((round) => round.status === "published" && !isComplete(round));
  return number === undefined && open !== undefined
    ? partOf(state, open)
    : publishedPart(competition, number);
};

/** Returns the part with this number; by default the last published, else the draft. */
export const publishedPart = (competition: Competition, number: number | undefined): Part => {
  const state = competition.state();
  const last = state.rounds.findLast(({ status }) => status === "published");
  return number === undefined && last !== undefined
    ? partOf(state, last)
    : partNumbered(competition, number);
};

/** Returns the stage at tables for entering results; ends the call if boards are played. */
export const stageInPlay = (competition: Competition, number: number | undefined): TablesStage => {
  const part = partInPlay(competition, number);
  if (part.at === "tables") return part.stage;
  const { call } = competition;
  const message = partTexts[call.language].atBoards({ round: part.round.number });
  throw new Failure(EXIT.refused, message, { code: "round-at-boards", round: part.round.number });
};

/** Returns the published stage at tables with this number; the last one by default. */
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
  const message =
    number === undefined
      ? words.none.tables
      : words.notPublished({
          stage: number,
          published: published.map((one) => one.stage).join(", "),
          publishedCount: published.map((one) => one.stage).length,
        });
  throw new Failure(EXIT.refused, message, { code: "unknown-stage", stage: number ?? null });
};

/** True if typed numbers are those of stages: in events with tables only. */
export const countsStages = ({ settings }: TournamentState): boolean => !playsBoards(settings);

/** Returns the part of a round. */
export const partOf = (state: TournamentState, round: Round): Part => {
  if (isPaired(round)) return { at: "boards", round };
  const stage = stageOf(state, round);
  if (stage === undefined) throw new RangeError(`round ${round.number} is of no stage`);
  return { at: "tables", stage };
};

/** Returns the first round of a part, which commands use. */
export const firstRoundOf = (part: Part): number =>
  part.at === "boards" ? part.round.number : (part.stage.games[0]?.round ?? 0);

/** Returns the rounds of a part: one, or all of a stage at tables. */
export const roundsOf = ({ state }: Competition, part: Part): readonly Round[] =>
  part.at === "boards"
    ? [part.round]
    : state().rounds.filter(({ stage }) => stage === part.stage.stage - 1);

/** Returns the number of a part as typed. */
export const numberOf = (state: TournamentState, part: Part): number =>
  part.at === "tables" && countsStages(state) ? part.stage.stage : firstRoundOf(part);

/** Counts results of a part that are missing or not confirmed. */
export const missingIn = (part: Part): number =>
  (part.at === "boards" ? missingResults(part.round) : openGames(part.stage)).length;

/** `Round 3` or `Preliminary`. */
export const partLabel = (
  { call, stageOf }: Pick<Competition, "call" | "stageOf">,
  part: Part,
): string =>
  part.at === "boards"
    ? partTexts[call.language].round({ round: part.round.number })
    : stageOf(part.stage.stage);

/** Returns the label of a round's part; for a missing round, its own. */
export const labelOfRound = (competition: Competition, number: number): string => {
  const { call, state } = competition;
  const round = state().rounds[number - 1];
  return round === undefined
    ? partTexts[call.language].round({ round: number })
    : partLabel(competition, partOf(state(), round));
};

/** Returns the round of the first argument, for a stage its first; the rules refuse a wrong one. */
export const roundArgument = (competition: Competition): number | undefined => {
  const { call, state } = competition;
  const text = optionalArgument(call, 0);
  if (text === undefined) return undefined;
  const number = integerFrom(call, "round", text, 1);
  return countsStages(state()) ? firstRoundOf(partNumbered(competition, number)) : number;
};

/** Returns the first round of the draft; ends the call if there is none. */
export const draftedRound = ({ call, state }: Competition): number => {
  const draft = draftOf(state());
  if (draft !== undefined) return draft.number;
  throw new Failure(EXIT.refused, partTexts[call.language].noDraft, { code: "no-draft" });
};

/** The stage with this number. */
const stageNumbered = (call: Call, state: TournamentState, number: number): TablesStage => {
  const stage = findStage(state, number);
  if (stage !== undefined) return stage;
  const stages = tablesStages(state).map((one) => one.stage);
  const words = partTexts[call.language];
  const message =
    stages.length === 0
      ? words.none.tables
      : words.noSuchStage({ stage: number, stages: stages.join(", "), stagesCount: stages.length });
  throw new Failure(EXIT.refused, message, { code: "unknown-stage", stage: number });
};

const nothingDrafted = (call: Call, state: TournamentState): Failure => {
  const at = playedAt(state);
  const code = at === "tables" ? "unknown-stage" : "unknown-round";
  const number = at === "tables" ? { stage: null } : { round: null };
  return new Failure(EXIT.refused, partTexts[call.language].none[at], { code, ...number });
};

/** Reports that there is no round with this number yet. */
export const noSuchRound = (call: Call, { rounds }: TournamentState, round: number): Failure => {
  const message = partTexts[call.language].noSuchRound({ round, rounds: rounds.length });
  return new Failure(EXIT.refused, message, { code: "unknown-round", round });
};
