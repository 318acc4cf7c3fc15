import type { TakeOverFault } from "@losfee/core";
import { takeOverLabelsLabels } from "@losfee/messages/ladder-take-over-labels";
import type { Language } from "../../language/language.ts";

/** Describes a fault of one imported item, with its position, as a sentence. */
export const takeOverFaultLabel = (
  { part, position, code }: TakeOverFault,
  language: Language,
): string => {
  const { parts, faults } = takeOverLabelsLabels[language];
  return `${parts[part]} ${position}: ${faults[code]}.`;
};
