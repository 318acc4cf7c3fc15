import { playedAt, publishedRounds, type TournamentState } from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { countsStages, noSuchRound, partOf, publishedStage } from "../journal/parts.ts";
import { roundStandings } from "./round-standings.ts";
import { stageStandings } from "./stage-standings.ts";
import type { Standings } from "./standings.ts";

/**
 * Returns the standings with this number, those of the last published round or stage by default; 0
 * is before the first round. If only tables are played, numbers are those of stages; else those of
 * rounds, and a round at tables stands for its whole stage.
 */
export const standingsAt = (
  competition: Competition,
  state: TournamentState,
  number: number | undefined,
): Standings => {
  const { call } = competition;
  const ofStage = (stage: number | undefined): Standings =>
    stageStandings(competition, state, publishedStage(call, state, stage).stage);
  if (countsStages(state)) return ofStage(number);
  const published = publishedRounds(state);
  const rounds = number ?? published;
  const round = state.rounds[rounds - 1];
  if (round === undefined && rounds > 0) throw noSuchRound(call, state, rounds);
  if (round === undefined && number === undefined && playedAt(state) === "tables") {
    return ofStage(undefined);
  }
  const part = round === undefined ? null : partOf(state, round);
  return part?.at === "tables"
    ? ofStage(part.stage.stage)
    : roundStandings(competition, state, rounds);
};
