/** Shapes of the values in commands, events and answers. */

export { breachSchema, judgementSchema } from "./breach-schema.ts";
export { absenceWishSchema, detailFields, entrySchema, erasureSchema } from "./entry-schema.ts";
export {
  eventDetailFields,
  eventDetailsSchema,
  pictureRoleSchema,
  pictureSchema,
  screensSchema,
} from "./event-details-schema.ts";
export { type DeepReadonly, exactly } from "./exact.ts";
export {
  challengeTargetSchema,
  ladderOutcomeSchema,
  rulingOutcomeSchema,
  seatSchema,
  takenOverFields,
  takenOverSchema,
} from "./ladder-schema.ts";
export { ladderSettingsChangeSchema, ladderSettingsSchema } from "./ladder-settings-schema.ts";
export {
  decisionFields,
  decisionInput,
  logEntryInputSchema,
  logNumberSchema,
  logPlaceSchema,
  writtenLogEntrySchema,
} from "./log-schema.ts";
export { noteSchema } from "./note-schema.ts";
export {
  contestAddressSchema,
  draftActSchema,
  draftedPairsSchema,
  draftRequestSchema,
  drawSchema,
  entryIdSchema,
  outcomeSchema,
  tableOutcomes,
} from "./round-schema.ts";
export { seatingActSchema } from "./seating-schema.ts";
export { optionsSchema, settingsChangeSchema, settingsSchema } from "./settings-schema.ts";
export { settingsSchemas } from "./settings-schemas.ts";
export {
  boardOutcomeSchema,
  boardPlayersSchema,
  eligibilityFields,
  eligibilitySchema,
  lineUpPlayersSchema,
} from "./team-schemas.ts";
