export * from "./entries-csv.ts";
export type { EntryField } from "./headings.ts";
export type * from "./refusal.ts";
export type { Delimiter } from "./table.ts";
