import type {
  CommandInput,
  CommandOfKind,
  CompetitionKind,
  RecordedEventOf,
  SettingsOf,
  StateOf,
} from "@losfee/core";
import type { CompetitionSummary, Role, Scope, Viewer } from "@losfee/web";
import type { z } from "zod";
import type { CommandRefusal } from "./command-refusal.ts";
import type { Echo } from "./echo.ts";

/** A viewer with a link: neither a director, who may do everything, nor the public. */
export type LinkedViewer = Viewer & { readonly role: Exclude<Role, "public" | "director"> };

/** What the server has to know of a kind of competition beside its rules. */
export interface KindAdapter<Kind extends CompetitionKind> {
  /** Every command but the one that creates a competition. Types only; the rules check the rest. */
  readonly commands: z.ZodType<CommandInput<Kind>>;
  /** The types of these commands, in the order in which they are documented. */
  readonly commandTypes: readonly CommandInput<Kind>["type"][];
  /** Any part of the settings. */
  readonly settingsChange: z.ZodType<Partial<SettingsOf<Kind>>>;
  /** How far a competition has come, for lists. */
  readonly progress: (
    state: StateOf<Kind>,
  ) => Pick<CompetitionSummary, "entries" | "rounds" | "plannedRounds">;
  /** What `GET /competitions/:id` tells beside what it tells of all kinds, and the schema of that. */
  readonly details: (state: StateOf<Kind>, role: Role) => object;
  readonly detailsSchema: z.ZodObject;
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
