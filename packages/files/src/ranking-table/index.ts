/** Rankings as CSV and as tables to compare with FIDE's tie-break checker. */
export * from "./ranking-table.ts";
