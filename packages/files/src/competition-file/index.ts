export * from "./competition-file.ts";
export { ladderEventSchema } from "./ladder-event-schema.ts";
export type * from "./refusal.ts";
