export { canonicalHash, canonicalJson } from "./canonical.ts";
export * from "./competition-file.ts";
export { type DeepReadonly, exactly } from "./exact.ts";
export { settingsSchemas } from "./kinds.ts";
export { noteSchema } from "./note-schema.ts";
export type * from "./refusal.ts";
export {
  draftActSchema,
  draftedPairsSchema,
  draftRequestSchema,
  drawSchema,
  entryIdSchema,
  outcomeSchema,
} from "./round-schema.ts";
export { bookingSchema, optionsSchema, settingsSchema } from "./settings-schema.ts";
export { entrySchema } from "./tournament-event-schema.ts";
