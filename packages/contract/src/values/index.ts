/** The shapes of the values that commands, events and answers are made of. */

export { breachSchema, judgementSchema } from "./breach-schema.ts";
export { detailFields } from "./entry-details-schema.ts";
export { entrySchema } from "./entry-schema.ts";
export { eventDetailsSchema } from "./event-details-schema.ts";
export { type DeepReadonly, exactly } from "./exact.ts";
export {
  challengeTargetSchema,
  ladderOutcomeSchema,
  rulingOutcomeSchema,
  seatSchema,
} from "./ladder-schema.ts";
export { ladderSettingsSchema } from "./ladder-settings-schema.ts";
export { noteSchema } from "./note-schema.ts";
export {
  draftActSchema,
  draftedPairsSchema,
  draftRequestSchema,
  drawSchema,
  entryIdSchema,
  outcomeSchema,
} from "./round-schema.ts";
export { optionsSchema, recordedSettingsSchema, settingsSchema } from "./settings-schema.ts";
export { settingsSchemas } from "./settings-schemas.ts";
export { seatingActSchema, tableAddressSchema, tableOutcomeSchema } from "./tables-schema.ts";
export { tablesSettingsSchema } from "./tables-settings-schema.ts";
