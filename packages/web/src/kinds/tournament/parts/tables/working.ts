import type { EntryId, TablesDerivation, TournamentState } from "@losfee/core";
import { tablesDerivations } from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import {
  describeTablesTerm,
  formatTablesValue,
  type TermTexts,
  tablesCriterionLabel,
} from "../../../../messages/tables-labels.ts";

/** A value with how it is calculated, in the language of the page. */
export interface TablesWorking {
  readonly label: string;
  readonly value: string;
  readonly terms: readonly TermTexts[];
}

/** A derivation as pages show it. */
export const tablesWorking = (
  { code, value, terms }: TablesDerivation,
  language: Language,
): TablesWorking => ({
  label: tablesCriterionLabel(code, language),
  value: formatTablesValue(code, value, language),
  terms: terms.map((term) => describeTablesTerm(term, code, language)),
});

/** "Why am I here?" of a member of a stage, in the order of its chain. */
export const tablesWorkings = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
  language: Language,
): readonly TablesWorking[] =>
  tablesDerivations(state, stage, entry).map((derivation) => tablesWorking(derivation, language));
