import {
  criterionLabel,
  describeSource,
  describeTerm,
  describeWorking,
  formatValue,
  type Language,
  type NameOf,
  type StageOf,
  tablesWorking,
  workingRows,
} from "@losfee/contract";
import type { Derivation, EntryId, TablesDerivation } from "@losfee/core";
import { partTexts } from "@losfee/messages/parts";

/** A term of a value, ready for display. */
export interface TermText {
  /** The round, with a mark for penalties in it; empty without one. */
  readonly round: string;
  readonly opponent: EntryId | null;
  /** Source: the opponent's name, at tables the game, a penalty …; empty for none. */
  readonly from: string;
  /** Kind: a win, the opponent's score, a penalty …; at tables the place and the reason. */
  readonly kind: string;
  /** A short summary. */
  readonly what: string;
  /** `5½ × ½` for a product; else empty. */
  readonly product: string;
  readonly amount: string;
  readonly counts: boolean;
  /** Why it counts differently, or not at all; else empty. */
  readonly note: string;
}

/** A value in the standings with its calculation, in the language of the page. */
export interface WorkingText {
  readonly code: string;
  readonly label: string;
  readonly value: string;
  /** Terms from rounds against opponents, or from games at tables. */
  readonly at: "boards" | "tables";
  /** Source of a value without terms (rating, lot); else null. */
  readonly source: string | null;
  readonly terms: readonly TermText[];
  /** The sum of the terms, line by line. */
  readonly result: readonly string[];
}

/** Returns a derivation as plain JSON; displaying it needs no rules. O(terms). */
export const workingText = (
  derivation: Derivation,
  language: Language,
  name: NameOf,
): WorkingText => {
  const rows = workingRows(derivation, language, name);
  const source = describeSource(derivation, language, name);
  return {
    code: derivation.code,
    label: criterionLabel(derivation.code, language),
    value: formatValue(derivation.code, derivation.value, language),
    at: "boards",
    source,
    terms: derivation.terms.map((term, index) => {
      const row = rows[index];
      return {
        round: term.round === 0 ? "" : `${term.round}${term.what === "penalty" ? "*" : ""}`,
        opponent: term.opponent,
        from: term.opponent === null ? "" : name(term.opponent),
        kind: describeTerm({ ...term, round: 0, opponent: null }, language, name),
        what: row?.what ?? "",
        product: row?.product ?? "",
        amount: row?.amount ?? "",
        counts: row?.counts ?? true,
        note: row?.note ?? "",
      };
    }),
    result: source === null ? describeWorking(derivation, language, name) : [source],
  };
};

/** Returns a derivation at tables as plain JSON. O(terms). */
export const tablesWorkingText = (
  derivation: TablesDerivation,
  language: Language,
  stage: StageOf,
): WorkingText => {
  const { label, value, terms } = tablesWorking(derivation, language, stage);
  return {
    ...{ code: derivation.code, label, value, at: "tables", source: null },
    terms: terms.map(({ from, how, amount }) => ({
      ...{ round: "", opponent: null, from, kind: how, what: from },
      ...{ product: "", amount, counts: true, note: "" },
    })),
    result: terms.length === 0 ? [partTexts[language].noTerms] : [],
  };
};
