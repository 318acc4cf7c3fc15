/** Who did what, by which link and device. */
export * from "./journal-rows.ts";
export * from "./traces.ts";
