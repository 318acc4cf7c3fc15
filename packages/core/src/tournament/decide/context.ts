import type { CompetitionDecision, DecisionContext } from "../../base/decision.ts";
import { ok, type Result } from "../../base/result.ts";
import type { Caution } from "../acts/cautions.ts";
import type { TournamentCommand } from "../commands.ts";
import type { RecordedTournamentEvent, TournamentEvent } from "../events.ts";
import type { Refusal, Warning } from "../refusal.ts";
import type { TournamentState } from "../state.ts";

/** Result of one type of command: the events and warnings. */
export interface Decision {
  readonly events: readonly TournamentEvent[];
  readonly warnings: readonly Warning[];
  /** To be acknowledged before the events are recorded; missing: none. */
  readonly cautions?: readonly Caution[];
}

/** Result of a command: the events to record, and the state they lead to. */
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

/** Decides one type of command for an existing competition. */
export type Decider<Type extends TournamentCommand["type"]> = (
  state: TournamentState,
  command: CommandOf<Type>,
  context: DecisionContext,
) => Result<Decision, Refusal>;

/** Deciders by the type of their command. */
export type Deciders = {
  readonly [Type in TournamentCommand["type"]]?: Decider<Type>;
};

/** A decision with these events and no warnings. */
export const decided = (...events: readonly TournamentEvent[]): Result<Decision, never> =>
  ok({ events, warnings: [] });

/** Returns a decision with the decided event, or the unchanged refusal. */
export const decidedAs = <Failure>(
  event: Result<TournamentEvent, Failure>,
  warnings: readonly Warning[] = [],
): Result<Decision, Failure> => (event.ok ? ok({ events: [event.value], warnings }) : event);
