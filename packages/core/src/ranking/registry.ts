import type { Criterion } from "./criterion.ts";
import { entryNumber, lot, rating } from "./given.ts";
import { losses, spread, wins } from "./score.ts";

/** Every ranking criterion there is. Forms, command line and documentation read this list. */
export const CRITERIA: readonly Criterion[] = [wins, losses, spread, rating, lot, entryNumber];

const byCode = new Map(CRITERIA.map((criterion) => [criterion.code, criterion]));

/** The codes of all criteria, in the order of the registry. */
export const criterionCodes: readonly string[] = CRITERIA.map(({ code }) => code);

/** The criterion with exactly this code. */
export const findCriterion = (code: string): Criterion | undefined => byCode.get(code);
