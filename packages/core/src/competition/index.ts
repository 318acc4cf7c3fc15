export { decideCompetition } from "./decide.ts";
export * from "./fold.ts";
export type * from "./kinds.ts";
export { logKindsOf } from "./log-kinds.ts";
export * from "./personal.ts";
export { competitionKinds, decide, decideLadder, rulesOf } from "./rules.ts";
export * from "./setting-fields.ts";
export { timeZoneOf } from "./time-zone.ts";
