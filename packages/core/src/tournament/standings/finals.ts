import { isPaired } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { completeRounds, publishedRounds, type TournamentState } from "../state.ts";
import { type FinalStanding, finalStanding } from "./final.ts";
import { stageMembers, standingOrder } from "./standings.ts";

/**
 * Returns the finals of a competition after `rounds` rounds, all published ones by default: those
 * begun, and the next one once everything before it is played.
 */
export const finalsOf = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): readonly FinalStanding[] =>
  placedStages(state.settings)
    .filter(({ stage, firstRound, lastRound }) => {
      if (stage.system !== "final" || lastRound < firstRound || firstRound === 1) return false;
      return firstRound <= rounds || (firstRound === rounds + 1 && comesNext(state, rounds));
    })
    .flatMap((placed): readonly FinalStanding[] => {
      const members = stageMembers(state, placed);
      const order = standingOrder(state, placed.firstRound - 1);
      const [one, two, ...others] = order.filter((entry) => members?.has(entry));
      if (one === undefined || two === undefined || others.length > 0) return [];
      return [finalStanding(state, placed, [one, two], rounds)];
    });

const comesNext = (state: TournamentState, rounds: number): boolean =>
  rounds === publishedRounds(state) &&
  completeRounds(state) === rounds &&
  state.rounds.slice(0, rounds).some(isPaired);
