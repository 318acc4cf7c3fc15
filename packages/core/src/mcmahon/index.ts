/** McMahon and Swiss pairing of Go events by the weights of OpenGotha's parameters. */
export * from "./event.ts";
export * from "./field.ts";
export * from "./gains.ts";
export * from "./handicap.ts";
export * from "./pair.ts";
export * from "./parameters.ts";
export * from "./scores.ts";
