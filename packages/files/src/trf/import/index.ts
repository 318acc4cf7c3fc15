export * from "./competition.ts";
export type * from "./notes.ts";
