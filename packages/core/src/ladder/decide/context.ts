import { ok, type Result } from "../../base/result.ts";
import type { LadderCommand } from "../commands.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderRefusal, LadderWarning } from "../refusal.ts";
import type { LadderState } from "../state.ts";

/** What the rules may know of the world when a command is decided. */
export interface LadderDecisionContext {
  /** Who asks, as it will stand in the journal. */
  readonly actor: string;
  /** The server's clock: ISO 8601 in UTC. */
  readonly now: string;
  /** When it happened, e.g. when the mail arrived at its server; missing: now. */
  readonly effectiveAt?: string;
}

/** What a command comes to: the events that follow and what deserves a second look. */
export interface LadderDecision {
  readonly events: readonly LadderEvent[];
  readonly warnings: readonly LadderWarning[];
}

/** The command of one type. */
export type LadderCommandOf<Type extends LadderCommand["type"]> = Extract<
  LadderCommand,
  { readonly type: Type }
>;

/** Decides one type of command for a pyramid that exists. */
export type LadderDecider<Type extends LadderCommand["type"]> = (
  state: LadderState,
  command: LadderCommandOf<Type>,
  context: LadderDecisionContext,
) => Result<LadderDecision, LadderRefusal>;

/** A decision with these events and no warnings. */
export const decidedLadder = (...events: readonly LadderEvent[]): Result<LadderDecision, never> =>
  ok({ events, warnings: [] });
