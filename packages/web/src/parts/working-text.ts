import type { Derivation, EntryId } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { criterionLabel } from "../messages/criterion-labels.ts";
import type { NameOf } from "../messages/message.ts";
import { describeSource, describeTerm, formatValue } from "../messages/ranking.ts";
import { describeWorking, workingRows } from "../messages/workings.ts";

/** A contribution to a value, ready to be shown. */
export interface TermText {
  /** The round, with a mark for penalties in it; empty where it belongs to none. */
  readonly round: string;
  readonly opponent: EntryId | null;
  /** The opponent's name; empty without one. */
  readonly against: string;
  /** What it is: a win, the opponent's score, a penalty … */
  readonly kind: string;
  /** All of that in a few words. */
  readonly what: string;
  /** `5½ × ½`, where the amount is a product; else empty. */
  readonly product: string;
  readonly amount: string;
  /** Whether it counts. */
  readonly counts: boolean;
  /** Why it counts differently, or not at all; else empty. */
  readonly note: string;
}

/** A value of somebody in the standings with how it is calculated, in the language of the page. */
export interface WorkingText {
  readonly code: string;
  readonly label: string;
  readonly value: string;
  /** Where a value is from that no terms make (rating, lot); else null. */
  readonly source: string | null;
  readonly terms: readonly TermText[];
  /** How the terms make the value, line by line. */
  readonly result: readonly string[];
}

/** A derivation as pages show it: plain JSON that needs no rules any more. O(terms). */
export const workingText = (
  derivation: Derivation,
  language: Language,
  name: NameOf,
): WorkingText => {
  const rows = workingRows(derivation, language, name);
  const source = describeSource(derivation, language);
  return {
    code: derivation.code,
    label: criterionLabel(derivation.code, language),
    value: formatValue(derivation.code, derivation.value, language),
    source,
    terms: derivation.terms.map((term, index) => {
      const row = rows[index];
      return {
        round: term.round === 0 ? "" : `${term.round}${term.what === "penalty" ? "*" : ""}`,
        opponent: term.opponent,
        against: term.opponent === null ? "" : name(term.opponent),
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

/** Everybody whom a derivation names. */
export const entriesIn = ({ terms, working }: Derivation): readonly EntryId[] => [
  ...terms.flatMap(({ opponent }) => opponent ?? []),
  ...(working?.kind === "place" ? working.tables : []).flatMap(({ rows }) =>
    rows.map(({ entry }) => entry),
  ),
];
