import type { DecisionContext } from "../../base/decision.ts";
import type { Result } from "../../base/result.ts";
import type { LogPlace } from "../../lifecycle/arbiter-log.ts";
import type { LogCommand, LogFault } from "../../lifecycle/log-events.ts";
import { decideLog, type LogField } from "../../lifecycle/logging.ts";
import type { Refusal } from "../refusal.ts";
import type { TournamentState } from "../state.ts";
import { allMembers } from "../teams/squad.ts";
import { type Decision, decidedAs } from "./context.ts";

/** Decides a change of the arbiter's log: results and standings stay as they are. */
export const changeLog = (
  state: TournamentState,
  command: LogCommand,
  context: DecisionContext,
): Result<Decision, Refusal> => decidedAs(decideLog(fieldOf(state), command, context));

const fieldOf = (state: TournamentState): LogField => ({
  ...state,
  people: new Map(
    [...state.entries.values(), ...allMembers(state.squads)].map((one) => [one.id, one]),
  ),
  placeFault: (place) => placeFault(state, place),
});

/** Drafts count as rounds, too: only their viewers write about them. */
const placeFault = ({ rounds }: TournamentState, place: LogPlace): LogFault | null => {
  if (!("round" in place)) return { code: "place-foreign" };
  const { round, board } = place;
  const found = rounds[round - 1];
  if (found === undefined) return { code: "round-unknown", round, last: rounds.length };
  return board === undefined || found.games.some((game) => game.board === board)
    ? null
    : { code: "contest-unknown", round, board };
};
