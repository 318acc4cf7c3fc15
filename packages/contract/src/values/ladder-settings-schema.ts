import { LADDER_SETTING_FIELDS, type LadderSettings } from "@losfee/core";
import { exactly } from "./exact.ts";
import { fieldSchemas } from "./field-schemas.ts";

const schemas = fieldSchemas(LADDER_SETTING_FIELDS, {});

/** {@link LadderSettings}; the rules check ranges. */
export const ladderSettingsSchema = exactly<LadderSettings>()(schemas.complete);

/** Any part of a ladder's settings; omitted parts stay as they are. */
export const ladderSettingsChangeSchema = exactly<Partial<LadderSettings>>()(schemas.partial);
