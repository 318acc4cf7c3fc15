import { type Language, stageLabel } from "@losfee/contract";
import {
  findStage,
  isComplete,
  isSeated,
  placedStages,
  type Stage,
  seatsIn,
  type TablesStage,
  type TournamentState,
} from "@losfee/core";

interface AnyStage {
  /** From 1. */
  readonly stage: number;
  readonly label: string;
  readonly state: "done" | "now" | "ahead" | "skipped";
}

/** A stage of rounds of games for two, with its progress. */
interface CourseRounds extends AnyStage {
  readonly firstRound: number;
  readonly lastRound: number;
}

/** A stage at tables, with its progress. */
interface CourseStage extends AnyStage {
  /** null if everybody plays it, or as many as the cut gives. */
  readonly players: number | null;
  readonly games: number;
}

/** A stage of the competition with its progress. */
export type CourseLine = CourseRounds | CourseStage;

/** Returns the stages of a competition so far. Linear in rounds and stages. */
export const courseOf = (state: TournamentState, language: Language): readonly CourseLine[] => {
  const last = state.rounds.findLast(({ status }) => status === "published")?.stage ?? -1;
  return placedStages(state.settings).map(({ index, stage, firstRound, lastRound }) => {
    const line = {
      stage: index + 1,
      label: stageLabel(index + 1, state.settings, language),
      state: progressOf(state, index, last),
    };
    return isSeated(stage)
      ? { ...line, players: playersOf(state, stage, index), games: stage.rounds }
      : { ...line, firstRound, lastRound };
  });
};

const playersOf = (state: TournamentState, { participants }: Stage, index: number): number | null =>
  seatsOf(publishedStage(state, index)) ?? (participants === "everybody" ? null : participants.top);

const seatsOf = (stage: TablesStage | undefined): number | null =>
  stage === undefined ? null : seatsIn(stage);

const publishedStage = (state: TournamentState, index: number): TablesStage | undefined => {
  const found = findStage(state, index + 1);
  return found?.status === "published" ? found : undefined;
};

const progressOf = (state: TournamentState, index: number, last: number): AnyStage["state"] => {
  const rounds = state.rounds.filter(
    ({ stage, status }) => stage === index && status === "published",
  );
  if (rounds.length === 0) return index < last ? "skipped" : "ahead";
  const isOver = index < last || rounds.length >= (state.settings.stages[index]?.rounds ?? 0);
  return isOver && rounds.every(isComplete) ? "done" : "now";
};
