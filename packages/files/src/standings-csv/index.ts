/** Tables of standings as CSV, for `losfee candidates`. */
export * from "./read.ts";
export * from "./refusal.ts";
export * from "./report.ts";
