import type { EntryId } from "../../base/entry-id.ts";
import type { Penalty } from "../../base/penalty.ts";
import { isPaired } from "../round.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { type LineUpFault, lineUpFaults, lineUpOf } from "./line-up.ts";
import { namedOnSameDay } from "./same-day.ts";
import { squadOf } from "./squad.ts";

/** Returns the rules that the line-up of a team for a round breaks; none without a line-up. */
export const faultsOfLineUp = (
  state: TournamentState,
  rules: TeamRules,
  round: number,
  team: EntryId,
): readonly LineUpFault[] => {
  const lineUp = lineUpOf(state.lineUps, round, team);
  if (lineUp === undefined) return [];
  const sameDay = namedOnSameDay(state, round, team, lineUp.seq);
  return lineUpFaults(lineUp.players, squadOf(state.squads, team), rules.lineUps, round, sameDay);
};

/** A penalty that a line-up costs by the settings; the director decides to impose it or not. */
export interface ProposedPenalty extends Pick<Penalty, "entry" | "round" | "of" | "points"> {
  readonly faults: readonly LineUpFault[];
}

/**
 * The undecided penalties of published line-ups: the team has none on these points in that round,
 * and none was waived. A new line-up is judged anew. By rounds and matches. O(line-ups · boards).
 */
export const proposedPenalties = (state: TournamentState): readonly ProposedPenalty[] => {
  const { settings, penalties, waivedPenalties, lineUps } = state;
  const { teams } = settings;
  const penalty = teams?.lineUps.penalty;
  if (teams === undefined || penalty === undefined) return [];
  return state.rounds.filter(isPaired).flatMap(({ number: round, status, games }) =>
    (status === "published" ? games : [])
      .flatMap(({ seats }) => seats)
      .flatMap((entry): readonly ProposedPenalty[] => {
        const lineUp = lineUpOf(lineUps, round, entry);
        if (lineUp?.isPublished !== true) return [];
        const faults = faultsOfLineUp(state, teams, round, entry).filter(
          ({ sanction }) => sanction === "penalty",
        );
        const isImposed = penalties.some(
          (one) => one.entry === entry && one.round === round && one.of === penalty.of,
        );
        const isWaived = waivedPenalties.some(
          (one) =>
            one.of !== "boards" &&
            one.entry === entry &&
            one.round === round &&
            one.seq > lineUp.seq,
        );
        return faults.length === 0 || isImposed || isWaived
          ? []
          : [{ entry, round, ...penalty, faults }];
      }),
  );
};
