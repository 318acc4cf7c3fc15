/** The ground floor: what every rule stands on. Imports nothing above it. */
export * from "./broken-journal.ts";
export * from "./day.ts";
export * from "./decision.ts";
export * from "./entry-details.ts";
export * from "./entry-id.ts";
export * from "./fraction.ts";
export * from "./journal-key.ts";
export * from "./minor.ts";
export * from "./not-in-memory.ts";
export { hexOf, type Oklch } from "./oklch.ts";
export * from "./once.ts";
export * from "./penalty.ts";
export * from "./recorded-event.ts";
export * from "./result.ts";
export * from "./round-range.ts";
export * from "./scorecard.ts";
export * from "./table-outcome.ts";
export * from "./tidy-text.ts";
