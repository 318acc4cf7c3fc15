export { type ChosenColumn, parseChosenColumns } from "./chosen-columns.ts";
export * from "./entries-csv.ts";
export type { EntryField } from "./fields.ts";
export type * from "./refusal.ts";
export type { EnteredPerson } from "./repeated-people.ts";
export type { Delimiter } from "./table.ts";
