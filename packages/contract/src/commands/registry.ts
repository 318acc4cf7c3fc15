import type { CommandInput, CommandOfKind, CompetitionKind, SettingsOf } from "@losfee/core";
import type { z } from "zod";
import type { Need } from "../access/needs.ts";
import { ladderSettingsChangeSchema, settingsChangeSchema } from "../values/index.ts";
import { DIRECTOR, needsOf } from "./command.ts";
import { ladderCommandSchema, ladderCommands } from "./ladder.ts";
import { commandSchema, tournamentCommands } from "./tournament.ts";

/** Schemas of the commands of one kind of competition. */
export interface CommandSchemas<Kind extends CompetitionKind> {
  /** Every command except the one that creates a competition; the rules check the rest. */
  readonly commands: z.ZodType<CommandInput<Kind>>;
  /** Types of these commands, in the order of the documentation. */
  readonly commandTypes: readonly CommandInput<Kind>["type"][];
  /** Any part of the settings. */
  readonly settingsChange: z.ZodType<Partial<SettingsOf<Kind>>>;
}

/** The commands of every kind of competition. */
export const commandSchemas: { readonly [Kind in CompetitionKind]: CommandSchemas<Kind> } = {
  tournament: {
    commands: commandSchema,
    commandTypes: tournamentCommands.map(({ type }) => type),
    settingsChange: settingsChangeSchema,
  },
  ladder: {
    commands: ladderCommandSchema,
    commandTypes: ladderCommands.map(({ type }) => type),
    settingsChange: ladderSettingsChangeSchema,
  },
};

/**
 * Returns the command schemas of a kind, for values known to be of that kind; TypeScript cannot
 * follow this through the look-up.
 */
export const commandSchemasOf = (kind: CompetitionKind): CommandSchemas<CompetitionKind> =>
  commandSchemas[kind] as CommandSchemas<CompetitionKind>;

/** Commands that are not sent as such: a creation, and a picture, which is uploaded. */
const APART = {
  "create-competition": ["founder"],
  "set-picture": DIRECTOR,
} as const satisfies Readonly<Record<string, readonly Need[]>>;

/** The needs of each command; any one of them suffices. */
export const COMMAND_ACCESS: {
  readonly [Kind in CompetitionKind]: Readonly<
    Record<CommandOfKind<Kind>["type"], readonly Need[]>
  >;
} = {
  tournament: { ...APART, ...needsOf(tournamentCommands) },
  ladder: { ...APART, ...needsOf(ladderCommands) },
};

/** Returns the needs of a command; empty (nothing suffices) for an unknown type. */
export const commandNeeds = (kind: CompetitionKind, type: string): readonly Need[] =>
  Object.hasOwn(COMMAND_ACCESS[kind], type)
    ? ((COMMAND_ACCESS[kind] as Readonly<Record<string, readonly Need[]>>)[type] ?? [])
    : [];
