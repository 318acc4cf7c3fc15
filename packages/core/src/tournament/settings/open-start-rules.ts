import type { OwnStarts, StartRule } from "../../pairing/starts/policy.ts";
import { isSeated, type PairedStage, type Stage } from "./settings.ts";

/** All rules of starts. */
export const START_RULES: readonly StartRule[] = ["assigned", "headToHead", "breakRuns"];

/** True if a system decides starts by its own rules, with these values of its options. */
export const decidesStarts = (
  own: OwnStarts | null,
  optionValue: (option: string) => string | number | boolean | undefined,
): boolean => own !== null && (own === "always" || optionValue(own.option) === own.value);

/**
 * Returns the rules of starts that these stages leave open. Players cannot draw at the board if a
 * system decides starts, and if every system does, no other rule applies.
 */
export const openStartRules = (
  stages: readonly Stage[],
  hasOwnStarts: (stage: PairedStage) => boolean,
): readonly StartRule[] => {
  const paired = stages.filter((stage) => !isSeated(stage));
  const own = paired.filter(hasOwnStarts);
  if (own.length === 0) return START_RULES;
  return own.length === paired.length ? [] : ["headToHead", "breakRuns"];
};
