export { breachSchema } from "./breach-schema.ts";

export * from "./competition-file.ts";
export { eventDetailsSchema } from "./event-details-schema.ts";
export { type DeepReadonly, exactly } from "./exact.ts";
export { settingsSchemas } from "./kinds.ts";
export {
  challengeTargetSchema,
  ladderEventSchema,
  ladderOutcomeSchema,
  rulingOutcomeSchema,
  seatSchema,
} from "./ladder-event-schema.ts";
export { ladderSettingsSchema } from "./ladder-settings-schema.ts";
export { noteSchema } from "./note-schema.ts";
export type * from "./refusal.ts";
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
export { bookingSchema, optionsSchema, settingsSchema } from "./settings-schema.ts";
export { entrySchema } from "./tournament-event-schema.ts";
