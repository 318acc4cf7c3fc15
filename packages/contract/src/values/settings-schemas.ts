import type { CompetitionKind, SettingsOf } from "@losfee/core";
import type { z } from "zod";
import { ladderSettingsSchema } from "./ladder-settings-schema.ts";
import { settingsSchema } from "./settings-schema.ts";

/** Possible settings of each kind of competition, before the rules check them. */
export const settingsSchemas: { readonly [Kind in CompetitionKind]: z.ZodType<SettingsOf<Kind>> } =
  {
    tournament: settingsSchema,
    ladder: ladderSettingsSchema,
  };
