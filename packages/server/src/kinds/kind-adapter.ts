import type { Role, Scope, Viewer } from "@losfee/contract";
import type { CompetitionSummary, Echo } from "@losfee/contract/api";
import type { CommandOfKind, CompetitionKind, RecordedEventOf, StateOf } from "@losfee/core";
import type { CommandRefusal } from "./command-refusal.ts";

/** What the server has to know of a kind of competition beside its rules. */
export interface KindAdapter<Kind extends CompetitionKind> {
  /** Whether the date makes things happen: while it is in doubt, nothing does. */
  readonly dated: boolean;
  /** How far a competition has come, for lists. */
  readonly progress: (
    state: StateOf<Kind>,
  ) => Pick<CompetitionSummary, "entries" | "rounds" | "plannedRounds">;
  /** What `GET /competitions/:id` tells beside what it tells of all kinds. */
  readonly details: (state: StateOf<Kind>, role: Role) => object;
  /** What was understood of a command, on the state after it; for whoever typed it. */
  readonly echo: (state: StateOf<Kind>, command: CommandOfKind<Kind>) => Echo | undefined;
  /**
   * What somebody who does not direct may not do although the rules and their role would allow it: a
   * table's link gives commands for that table, a player's for that player.
   */
  readonly permit: (
    viewer: Viewer,
    state: StateOf<Kind>,
    command: CommandOfKind<Kind>,
  ) => CommandRefusal | null;
  /** Whether there may be a link for such a table or player. */
  readonly acceptsScope: (state: StateOf<Kind>, scope: Scope) => boolean;
  /**
   * Whether an event changes nothing that somebody of these roles sees. Directors see everything, and
   * nobody is asked about what they caused themselves.
   */
  readonly hides: (event: RecordedEventOf<Kind>, viewer: Pick<Viewer, "role" | "also">) => boolean;
}
