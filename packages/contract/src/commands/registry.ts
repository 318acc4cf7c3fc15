import type { CommandInput, CompetitionKind, SettingsOf } from "@losfee/core";
import type { z } from "zod";
import { ladderSettingsChangeSchema, settingsChangeSchema } from "../values/index.ts";
import { ladderCommandSchema } from "./ladder.ts";
import { commandSchema } from "./tournament.ts";

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
 * Returns the command schemas of a kind, for values known to be of that kind; TypeScript cannot
 * follow this through the look-up.
 */
export const commandSchemasOf = (kind: CompetitionKind): CommandSchemas<CompetitionKind> =>
  commandSchemas[kind] as CommandSchemas<CompetitionKind>;
