export { canonicalHash, canonicalJson } from "./canonical.ts";
export * from "./competition-file.ts";
export { exactly } from "./exact.ts";
export type * from "./refusal.ts";
export { draftActSchema, entryIdSchema, outcomeSchema } from "./round-schema.ts";
export { bookingSchema, optionsSchema, settingsSchema } from "./settings-schema.ts";
