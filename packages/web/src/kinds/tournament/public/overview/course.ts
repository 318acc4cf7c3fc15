import { type Language, stageLabel, systemLabel } from "@losfee/contract";
import {
  isComplete,
  openGames,
  pairedRound,
  placedStages,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";
import { publishedStages } from "../../parts/tables/stages.ts";

interface AnyStage {
  /** From 1. */
  readonly stage: number;
  readonly label: string;
  readonly state: "done" | "now" | "ahead" | "skipped";
}

/** A stage of rounds of games for two, and how far it is. */
interface CourseRounds extends AnyStage {
  readonly firstRound: number;
  readonly lastRound: number;
}

/** A stage at tables, and how far it is. */
export interface CourseStage extends AnyStage {
  /** null where everybody plays it, or as many as the cut gives. */
  readonly players: number | null;
  readonly games: number;
}

/** A stage of the competition and how far it is. */
export type CourseLine = CourseRounds | CourseStage;

/** The stages of rounds, as far as they were played. */
export const courseOfRounds = (
  state: TournamentState,
  language: Language,
): readonly CourseRounds[] => {
  const round = publishedRounds(state);
  const current = pairedRound(state, round);
  const complete = current !== undefined && isComplete(current);
  const stateOf = (firstRound: number, lastRound: number): CourseRounds["state"] => {
    if (round < firstRound) return "ahead";
    return round > lastRound || (round === lastRound && complete) ? "done" : "now";
  };
  return placedStages(state.settings).map(({ index, stage, firstRound, lastRound }) => ({
    stage: index + 1,
    label: systemLabel(stage.system, language),
    ...{ firstRound, lastRound },
    state: stateOf(firstRound, lastRound),
  }));
};

/** The stages at tables, as far as they were played. */
export const courseOf = (state: TournamentState, language: Language): readonly CourseStage[] => {
  const published = publishedStages(state);
  const last = published.at(-1)?.stage ?? 0;
  return state.settings.stages.map(({ participants, rounds }, index) => {
    const stage = index + 1;
    const found = published.find((one) => one.stage === stage);
    const complete = found !== undefined && openGames(found).length === 0;
    return {
      stage,
      label: stageLabel(stage, state.settings, language),
      players: found?.members.length ?? (participants === "everybody" ? null : participants.top),
      games: rounds,
      state: found === undefined ? (stage < last ? "skipped" : "ahead") : complete ? "done" : "now",
    };
  });
};
