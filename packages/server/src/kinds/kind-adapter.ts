import type { Role, Scope, Viewer } from "@losfee/contract";
import type { CompetitionSummary, Echo } from "@losfee/contract/api";
import type { CommandOfKind, CompetitionKind, RecordedEventOf, StateOf } from "@losfee/core";
import type { CommandRefusal } from "./command-refusal.ts";

/** A viewer with a link: neither a director, who may do everything, nor the public. */
export type LinkedViewer = Viewer & { readonly role: Exclude<Role, "public" | "director"> };

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
  /** What somebody with a link may not do although the rules would allow it. */
  readonly permit: (
    viewer: LinkedViewer,
    state: StateOf<Kind>,
    command: CommandOfKind<Kind>,
  ) => CommandRefusal | null;
  /** Whether there may be a link for such a table or player. */
  readonly acceptsScope: (state: StateOf<Kind>, scope: Scope) => boolean;
  /** Whether an event changes nothing that somebody of this role sees. Directors see everything. */
  readonly hides: (event: RecordedEventOf<Kind>, role: Exclude<Role, "director">) => boolean;
}
