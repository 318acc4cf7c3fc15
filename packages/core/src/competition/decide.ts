import type { CompetitionDecision, DecisionContext } from "../base/decision.ts";
import { err, type Result } from "../base/result.ts";
import { formatIds, kindOfFormat } from "../formats/registry.ts";
import type {
  CompetitionCommand,
  CompetitionRefusal,
  CompetitionState,
  CompetitionWarning,
  RecordedCompetitionEvent,
} from "./kinds.ts";
import { rulesOf } from "./rules.ts";

/**
 * Decides a command by the rules of the competition's kind (of a new one: its format's): returns
 * the events and new state, or the reason for refusal. Pure. The command must be of that kind.
 */
export const decideCompetition = (
  state: CompetitionState | null,
  command: CompetitionCommand,
  context: DecisionContext,
): Result<
  CompetitionDecision<RecordedCompetitionEvent, CompetitionState, CompetitionWarning>,
  CompetitionRefusal
> => {
  if (state !== null) return rulesOf(state.kind).decide(state, command, context);
  if (command.type !== "create-competition") return err({ code: "no-competition" });
  const kind = kindOfFormat(command.format);
  return kind === null
    ? err({ code: "unknown-format", format: command.format, known: formatIds })
    : rulesOf(kind).decide(null, command, context);
};
