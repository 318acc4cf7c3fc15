/** Rankings as CSV and as tables that FIDE's tie-break checker can be compared with. */
export { delimited } from "./delimited.ts";
export * from "./ranking-table.ts";
