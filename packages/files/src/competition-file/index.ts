export * from "./competition-file.ts";
export type * from "./refusal.ts";
