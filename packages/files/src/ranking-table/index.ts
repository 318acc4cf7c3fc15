/** Rankings as CSV and as tables that FIDE's tie-break checker can be compared with. */
export * from "./ranking-table.ts";
