/** The actors of events, with link and device. */
export * from "./journal-rows.ts";
export * from "./traces.ts";
