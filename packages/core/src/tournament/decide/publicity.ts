import type { Result } from "../../base/result.ts";
import type { TournamentCommand } from "../commands.ts";
import type { TournamentEvent } from "../events.ts";
import type { Refusal } from "../refusal.ts";
import type { TournamentState } from "../state.ts";
import { type CommandOf, type Decider, decidedAs } from "./context.ts";

/** Decides a change of the public information. */
export const changePublicity =
  <Type extends TournamentCommand["type"]>(
    decide: (state: TournamentState, command: CommandOf<Type>) => Result<TournamentEvent, Refusal>,
  ): Decider<Type> =>
  (state, command) =>
    decidedAs(decide(state, command));
