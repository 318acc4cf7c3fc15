/** Events as JSON for calculations without a journal: prizes, ratings, norms, Keizer seasons. */
export * from "./keizer.ts";
export * from "./norms.ts";
export * from "./prizes.ts";
export type { CalculationRefusal, InputProblem } from "./problem.ts";
export * from "./ratings.ts";
