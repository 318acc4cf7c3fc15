/** Standings as CSV: read for `losfee candidates`, written for all. */
export * from "./read.ts";
export * from "./refusal.ts";
export * from "./report.ts";
export * from "./write.ts";
export * from "./write-tables.ts";
export * from "./write-teams.ts";
