import type { TrfProblem } from "./problem.ts";

type Gathered = Extract<TrfProblem, { readonly count: number; readonly record: string }>;

const keyOf = (problem: TrfProblem): string | null => {
  if (problem.code === "trf-adjusted") return `${problem.record} ${problem.field}`;
  return problem.code === "trf-not-understood" ? problem.record : null;
};

/**
 * Merges repeated problems of one kind at the first place: how often values were read in a form
 * other than FIDE's, and how many informative lines were not understood.
 */
export const gathered = (problems: readonly TrfProblem[]): readonly TrfProblem[] => {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    if (key === null) return [problem];
    const count = counts.get(key);
    counts.delete(key);
    return count === undefined ? [] : [{ ...(problem as Gathered), count }];
  });
};
