/** The hash chain of a journal's events, and the parts kept outside it. Depends on `base` alone. */
export * from "./canonical-json.ts";
export * from "./chain.ts";
export * from "./chained-event.ts";
export * from "./entry-places.ts";
export * from "./personal.ts";
