import type { Role, Scope, Viewer } from "@losfee/contract";
import type { CompetitionSummary, Echo } from "@losfee/contract/api";
import {
  type CommandOfKind,
  type CompetitionKind,
  openRequests,
  type RecordedEventOf,
  type StateOf,
  type TournamentState,
} from "@losfee/core";
import type { CommandRefusal } from "./command-refusal.ts";

/** The server's view of a kind of competition, besides its rules. */
export interface KindAdapter<Kind extends CompetitionKind> {
  /** True if the passing of time triggers events: none do while the date is in doubt. */
  readonly dated: boolean;
  /** Progress of a competition, for lists. */
  readonly progress: (
    state: StateOf<Kind>,
  ) => Pick<CompetitionSummary, "entries" | "rounds" | "plannedRounds" | "current" | "winner">;
  /** The part of the response of `GET /competitions/:id` that is specific to the kind. */
  readonly details: (state: StateOf<Kind>, role: Role) => object;
  /** Echoes a command as understood, on the state after it, to the user who typed it. */
  readonly echo: (state: StateOf<Kind>, command: CommandOfKind<Kind>) => Echo | undefined;
  /**
   * Refuses what a non-director may not do although the rules and their role would allow it: a
   * table's link gives commands for that table, a player's for that player.
   */
  readonly permit: (
    viewer: Viewer,
    state: StateOf<Kind>,
    command: CommandOfKind<Kind>,
  ) => CommandRefusal | null;
  /** True if a link for such a table or player may exist. */
  readonly acceptsScope: (state: StateOf<Kind>, scope: Scope) => boolean;
  /**
   * True if an event changes nothing visible to these roles. Not called for directors, who see
   * everything, or for the user who caused the event.
   */
  readonly hides: (event: RecordedEventOf<Kind>, viewer: Pick<Viewer, "role" | "also">) => boolean;
}

/** Returns the players' unanswered requests in the API's form for directors. */
export const openRequestsOf = (state: TournamentState) =>
  openRequests(state).map(({ entry, wish, reason, seq: request, at }) => ({
    ...{ entry, wish, reason, request, at },
  }));
