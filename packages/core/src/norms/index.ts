/** Norms for FIDE's titles (Handbook B.01): an aid, FIDE decides. */
export * from "./application.ts";
export * from "./check-norm.ts";
export * from "./forecast.ts";
export * from "./norm-event.ts";
export * from "./titles.ts";
