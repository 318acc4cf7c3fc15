import type { ResultsModel } from "./model.ts";
import type { resultsTextsFor } from "./texts.ts";

type Where = Pick<ResultsModel, "round" | "published" | "planned" | "director">;

/** Label of the next step: earlier rounds lead to the one in progress, the last to its sequel. */
export const nextText = (
  { round, published, planned }: Where,
  t: Pick<ReturnType<typeof resultsTextsFor>, "toRunning" | "next" | "toEnd">,
): string => {
  if (round < published) return t.toRunning({ round: published });
  return round < planned ? t.next({ round: round + 1 }) : t.toEnd;
};

/** Target once the round is complete; null for helpers, who stay. */
export const nextStep = (
  { round, published, planned, director }: Where,
  base: string,
): string | null => {
  if (!director) return null;
  if (round < published) return `${base}/results/${published}`;
  return round < planned ? `${base}/rounds/${round + 1}` : base;
};
