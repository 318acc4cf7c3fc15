import { findSystem } from "../../pairing/registry.ts";
import type { Refusal } from "../refusal.ts";
import { decidesStarts, openStartRules, START_RULES } from "../settings/open-start-rules.ts";
import { isSeated, type PairedStage, type Settings, type Stage } from "../settings/settings.ts";

/** True if a pairing system, with these options, decides starts itself. */
export const hasOwnStarts = ({
  system,
  options,
}: Pick<PairedStage, "system" | "options">): boolean => {
  const { ownStarts = null, options: fields = {} } = findSystem(system) ?? {};
  return decidesStarts(ownStarts, (option) => options[option] ?? fields[option]?.default);
};

/** The same for a stage; at tables it is about seats. */
export const pairsWithOwnStarts = (stage: Stage): boolean =>
  !isSeated(stage) && hasOwnStarts(stage);

/** The conflict of the rules of starts with the systems of the stages; null if there is none. */
export const refuseStarts = ({ stages, starts }: Settings): Refusal | null => {
  const open = openStartRules(stages, hasOwnStarts);
  const rule = START_RULES.find(
    (each) => !open.includes(each) && starts[each] !== (each === "assigned"),
  );
  const index = stages.findIndex(pairsWithOwnStarts);
  const stage = stages[index];
  return rule === undefined || stage === undefined
    ? null
    : { code: "starts-by-system", rule, system: stage.system, stage: index + 1 };
};
