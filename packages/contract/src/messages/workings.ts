import {
  countingTerms,
  type Derivation,
  type EncounterTable,
  type TablesDerivation,
  type TablesLead,
  type Term,
} from "@losfee/core";
import { workingTexts } from "@losfee/messages/working-texts";
import type { Language } from "../language/language.ts";
import { formatInteger, formatSigned } from "../language/numbers.ts";
import { describeFinalWorking } from "./final.ts";
import { type NameOf, numberOf, type StageOf } from "./message.ts";
import { describeSource, describeTerm, formatValue, leadSentences } from "./ranking.ts";
import {
  describeTablesTerm,
  formatTablesValue,
  type TermTexts,
  tablesCriterionLabel,
} from "./tables-labels.ts";

/** Explains why one member of a stage is ahead of another, in a sentence or two. */
export const describeTablesLead = (lead: TablesLead, language: Language, name: NameOf): string =>
  leadSentences(lead, language, name, {
    criterion: (code) => tablesCriterionLabel(code, language),
    value: ({ code, value }) => formatTablesValue(code, value, language),
  });

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

/** One term of a value as a table row. */
export interface WorkingRow {
  /** Round, kind and opponent. */
  readonly what: string;
  /** `5½ × ½`, where the amount is a product; else empty. */
  readonly product: string;
  readonly amount: string;
  readonly counts: boolean;
  /** Why it counts differently, or not at all; else empty. */
  readonly note: string;
}

const numberText = (value: number, language: Language): string => formatValue("", value, language);

/** Returns the terms of a value one by one: opponent, score, weight, cuts and reasons. O(terms). */
export const workingRows = (
  { code, terms }: Derivation,
  language: Language,
  name: NameOf = numberOf,
): readonly WorkingRow[] =>
  terms.map((term) => ({
    what: describeTerm(term, language, name),
    product: productOf(term, language),
    amount: formatValue(code, term.amount, language),
    counts: term.cut === undefined,
    note: noteOn(term, language),
  }));

const productOf = ({ score, weight }: Term, language: Language): string =>
  score === undefined || weight === undefined
    ? ""
    : `${numberText(score, language)} × ${numberText(weight, language)}`;

const noteOn = ({ dummy, unadjusted, cut }: Term, language: Language): string => {
  const t = workingTexts[language];
  const notes: string[] = [];
  if (dummy !== undefined) {
    const limit = dummy.limit === null ? null : numberText(dummy.limit, language);
    notes.push(t.absences[dummy.for], t.dummy({ own: numberText(dummy.own, language), limit }));
  }
  if (unadjusted !== undefined)
    notes.push(t.adjusted({ points: numberText(unadjusted, language) }));
  if (cut !== undefined) notes.push(t.cuts[cut]);
  return notes.join("; ");
};

/** Describes how the terms make up the value: a line, or several for a table of encounters. */
export const describeWorking = (
  derivation: Derivation,
  language: Language,
  name: NameOf = numberOf,
): readonly string[] => {
  const t = workingTexts[language];
  const working = derivation.working ?? { kind: "sum" };
  const value = formatValue(derivation.code, derivation.value, language);
  if (Number.isNaN(derivation.value) && working.kind !== "undefined") {
    return [t.undefined["ratings-missing"]];
  }
  switch (working.kind) {
    case "sum":
      return [t.sum({ value })];
    case "average":
      return [
        t.average({ count: countingTerms(derivation).length, decimals: working.decimals, value }),
      ];
    case "share":
      return [
        t.share({
          of: numberText(working.of, language),
          floor: numberText(working.floor, language),
          value,
        }),
      ];
    case "performance": {
      const { score, games, percent, difference } = working;
      const average = formatInteger(derivation.value - difference);
      return [
        t.performance({
          score: numberText(score, language),
          games,
          percent: formatInteger(percent),
          average,
          difference: formatSigned(difference),
          value,
        }),
      ];
    }
    case "perfect":
      return [t.perfect({ score: numberText(working.score, language), value })];
    case "strength": {
      const { divisor, score } = working;
      return [
        t.strength({
          divisor: numberText(divisor, language),
          score: numberText(score, language),
          value,
        }),
      ];
    }
    case "undefined":
      return [t.undefined[working.reason]];
    case "final":
      return [describeFinalWorking(working.final, language, name)];
    case "missed-tables":
      return [describeSource(derivation, language, name) ?? ""];
    case "place":
      return [
        ...working.tables.flatMap((table) => encounterLines(table, language, name)),
        derivation.value === 0 ? t.nothingSettled : t.place({ place: derivation.value }),
      ];
  }
};

const encounterLines = (
  { by, points, board, rows }: EncounterTable,
  language: Language,
  name: NameOf,
): readonly string[] => {
  const t = workingTexts[language];
  const details = [
    points === undefined ? "" : t.points[points],
    board === undefined ? "" : by === "top-board" ? t.board({ board }) : t.fromBoard({ board }),
  ].filter((detail) => detail !== "");
  const heading = [t.encounters[by], ...details].join(", ");
  return [
    `${heading}:`,
    ...rows.map(({ entry, score, most, place }) => {
      const parts = [
        numberText(score, language),
        most === score ? "" : t.couldReach({ most: numberText(most, language) }),
        place === null ? "" : t.placed({ place }),
      ].filter((part) => part !== "");
      return `  ${name(entry)}: ${parts.join(", ")}`;
    }),
  ];
};
