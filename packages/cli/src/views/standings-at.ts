import type { TournamentState } from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { rankedAt } from "../journal/ranked.ts";
import { roundStandings } from "./round-standings.ts";
import { stageStandings } from "./stage-standings.ts";
import type { Standings } from "./standings.ts";

/** The standings with this number, of a round or a stage; the last published by default. */
export const standingsAt = (
  competition: Competition,
  state: TournamentState,
  number: number | undefined,
): Standings => {
  const ranked = rankedAt(competition.call, state, number);
  return ranked.at === "boards"
    ? roundStandings(competition, state, ranked.rounds)
    : stageStandings(competition, state, ranked.stage);
};
