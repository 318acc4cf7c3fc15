import { ok, type Result } from "../../base/result.ts";
import type { TablesCommand } from "../commands.ts";
import type { TablesEvent } from "../events.ts";
import type { TablesRefusal, TablesWarning } from "../refusal.ts";
import type { TablesState } from "../state.ts";

/** What the rules may know of the world when a command is decided. */
export interface TablesContext {
  /** Who asks, as it will stand in the journal. */
  readonly actor: string;
}

/** What a command comes to: the events that follow and what deserves a second look. */
export interface TablesDecision {
  readonly events: readonly TablesEvent[];
  readonly warnings: readonly TablesWarning[];
}

/** The command of one type. */
export type TablesCommandOf<Type extends TablesCommand["type"]> = Extract<
  TablesCommand,
  { readonly type: Type }
>;

/** Decides one type of command for a competition that exists. */
export type Decider<Type extends TablesCommand["type"]> = (
  state: TablesState,
  command: TablesCommandOf<Type>,
  context: TablesContext,
) => Result<TablesDecision, TablesRefusal>;

/** A decision with these events and no warnings. */
export const decided = (...events: readonly TablesEvent[]): Result<TablesDecision, never> =>
  ok({ events, warnings: [] });
