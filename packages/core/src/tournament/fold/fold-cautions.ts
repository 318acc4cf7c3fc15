import type { CautionEventData } from "../acts/cautions.ts";
import type { Fold, RecordedOf } from "./folds.ts";

/** Keeps the acknowledged cautions, in order. */
export const cautionsBy: Fold<RecordedOf<CautionEventData>> = ({ acknowledged }, event) => {
  const { seq, effectiveAt: at, actor, data } = event;
  return {
    acknowledged: [
      ...acknowledged,
      ...data.cautions.map((caution) => ({ seq, at, actor, round: data.round, caution })),
    ],
  };
};
