import type { TablesDerivation } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { StageOf } from "./message.ts";
import {
  describeTablesTerm,
  formatTablesValue,
  type TermTexts,
  tablesCriterionLabel,
} from "./tables-labels.ts";

/** A value with its calculation, in the language of the page. */
export interface TablesWorking {
  readonly label: string;
  readonly value: string;
  readonly terms: readonly TermTexts[];
}

/** Formats a derivation for pages. */
export const tablesWorking = (
  { code, value, terms }: TablesDerivation,
  language: Language,
  stage: StageOf,
): TablesWorking => ({
  label: tablesCriterionLabel(code, language),
  value: formatTablesValue(code, value, language),
  terms: terms.map((term) => describeTablesTerm(term, code, language, stage)),
});
