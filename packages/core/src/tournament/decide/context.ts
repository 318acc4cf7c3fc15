import type { CompetitionDecision, DecisionContext } from "../../base/decision.ts";
import { ok, type Result } from "../../base/result.ts";
import type { TournamentCommand } from "../commands.ts";
import type { RecordedTournamentEvent, TournamentEvent } from "../events.ts";
import type { Refusal, Warning } from "../refusal.ts";
import type { TournamentState } from "../state.ts";

/** What one type of command comes to: the events that follow and what deserves a second look. */
export interface Decision {
  readonly events: readonly TournamentEvent[];
  readonly warnings: readonly Warning[];
}

/** What a command comes to: events as they will be recorded, and the state they lead to. */
export type TournamentDecision = CompetitionDecision<
  RecordedTournamentEvent,
  TournamentState,
  Warning
>;

/** The command of one type. */
export type CommandOf<Type extends TournamentCommand["type"]> = Extract<
  TournamentCommand,
  { readonly type: Type }
>;

/** Decides one type of command for a competition that exists. */
export type Decider<Type extends TournamentCommand["type"]> = (
  state: TournamentState,
  command: CommandOf<Type>,
  context: DecisionContext,
) => Result<Decision, Refusal>;

/** A decision with these events and no warnings. */
export const decided = (...events: readonly TournamentEvent[]): Result<Decision, never> =>
  ok({ events, warnings: [] });

/** A decision with the event that was decided, or the refusal as it is. */
export const decidedAs = <Failure>(
  event: Result<TournamentEvent, Failure>,
  warnings: readonly Warning[] = [],
): Result<Decision, Failure> => (event.ok ? ok({ events: [event.value], warnings }) : event);
