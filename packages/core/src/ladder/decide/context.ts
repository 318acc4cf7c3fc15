import type { CompetitionDecision, DecisionContext } from "../../base/decision.ts";
import { ok, type Result } from "../../base/result.ts";
import type { LadderCommand } from "../commands.ts";
import type { RecordedLadderEvent } from "../events.ts";
import type { LadderRefusal, LadderWarning } from "../refusal.ts";
import type { LadderState } from "../state.ts";

/** Result of a command: the events to record, and the state they lead to. */
export type LadderDecision = CompetitionDecision<RecordedLadderEvent, LadderState, LadderWarning>;

/** The command of one type. */
export type LadderCommandOf<Type extends LadderCommand["type"]> = Extract<
  LadderCommand,
  { readonly type: Type }
>;

/** Decides one type of command for an existing pyramid. */
export type LadderDecider<Type extends LadderCommand["type"]> = (
  state: LadderState,
  command: LadderCommandOf<Type>,
  context: DecisionContext,
) => Result<LadderDecision, LadderRefusal>;

/** Deciders by the type of their command. */
export type LadderDeciders = {
  readonly [Type in LadderCommand["type"]]?: LadderDecider<Type>;
};

/** Returns the decision without events. */
export const nothingFollows = (state: LadderState): Result<LadderDecision, never> =>
  ok({ events: [], state, warnings: [] });
