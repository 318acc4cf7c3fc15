import type { DecisionContext } from "../../base/decision.ts";
import type { Result } from "../../base/result.ts";
import type { LogCommand } from "../../lifecycle/log-events.ts";
import { decideLog, type LogField } from "../../lifecycle/logging.ts";
import { challengeNamed } from "../queries/games.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderState } from "../state.ts";
import type { LadderDecision } from "./context.ts";
import { recordEvent } from "./record-event.ts";

/** Decides a change of the arbiter's log; takes effect when it is recorded. */
export const changeLadderLog = (
  state: LadderState,
  command: LogCommand,
  { effectiveAt: _, ...now }: DecisionContext,
): Result<LadderDecision, LadderRefusal> => {
  const event = decideLog(fieldOf(state), command, now);
  return event.ok ? recordEvent(state, event.value, now) : event;
};

const fieldOf = (state: LadderState): LogField => ({
  arbiterLog: state.arbiterLog,
  seq: state.seq,
  people: state.entries,
  placeFault: (place) => {
    if (!("challenge" in place)) return { code: "place-foreign" };
    const { challenge } = place;
    return challengeNamed(state, challenge) === null ? { code: "game-unknown", challenge } : null;
  },
});
