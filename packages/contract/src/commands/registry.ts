import type { CommandInput, CompetitionKind, SettingsOf } from "@losfee/core";
import type { z } from "zod";
import { ladderCommandSchema, ladderSettingsChangeSchema } from "./ladder.ts";
import { commandSchema, settingsChangeSchema } from "./tournament.ts";

/** How the commands of a kind of competition are sent. */
export interface CommandSchemas<Kind extends CompetitionKind> {
  /** Every command but the one that creates a competition. Types only; the rules check the rest. */
  readonly commands: z.ZodType<CommandInput<Kind>>;
  /** The types of these commands, in the order in which they are documented. */
  readonly commandTypes: readonly CommandInput<Kind>["type"][];
  /** Any part of the settings. */
  readonly settingsChange: z.ZodType<Partial<SettingsOf<Kind>>>;
}

/** The commands of every kind of competition. */
export const commandSchemas: { readonly [Kind in CompetitionKind]: CommandSchemas<Kind> } = {
  tournament: {
    commands: commandSchema,
    commandTypes: commandSchema.options.map((option) => option.shape.type.value),
    settingsChange: settingsChangeSchema,
  },
  ladder: {
    commands: ladderCommandSchema,
    commandTypes: ladderCommandSchema.options.map((option) => option.shape.type.value),
    settingsChange: ladderSettingsChangeSchema,
  },
};

/**
 * The commands of a kind, for values that are known to be of that kind: which TypeScript cannot
 * follow through the look-up.
 */
export const commandSchemasOf = (kind: CompetitionKind): CommandSchemas<CompetitionKind> =>
  commandSchemas[kind] as CommandSchemas<CompetitionKind>;
