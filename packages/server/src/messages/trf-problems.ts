import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import type { TrfFinding, TrfProblem, TrfWriteNote } from "@losfee/files";
import { trfProblemsPlaces } from "@losfee/messages/server-trf-problems";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";
import { trfFindingsDe } from "./trf-problems.de.ts";
import { trfFindingsEn } from "./trf-problems.en.ts";

const findings = texts<CodeSentences<TrfFinding>>({
  de: trfFindingsDe,
  en: trfFindingsEn,
});

/** Describes a fault of a TRF file with its place: `Zeile 4, Spalte 92: …`. */
export const describeTrfProblem = (problem: TrfProblem, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = findings[language][problem.code] as (finding: TrfFinding) => string;
  return `${trfProblemsPlaces[language]({ line: problem.line, column: problem.column })}${sentence(problem)}`;
};

/** Users read this many; the rest is counted. */
const READABLE = 12;

/** Lists the problems of a file, one per line; `more` counts those beyond the limit. */
export const listedProblems = (
  problems: readonly TrfProblem[],
  language: Language,
  more: string,
): string => {
  const lines = problems.slice(0, READABLE).map((problem) => describeTrfProblem(problem, language));
  const left = problems.length - lines.length;
  return [...lines, ...(left > 0 ? [`… ${left} ${more}`] : [])].join("\n");
};

const writeNotes = texts<CodeSentences<TrfWriteNote>>({
  de: {
    "trf-cut": ({ record, value }) =>
      `„${excerpt(value)}“ ist für sein Feld im Satz ${record} zu lang und wurde gekürzt.`,
    "trf-does-not-fit": ({ record, value }) =>
      `„${excerpt(value)}“ ist breiter als sein Feld im Satz ${record}. Programme könnten es falsch lesen.`,
  },
  en: {
    "trf-cut": ({ record, value }) =>
      `“${excerpt(value)}” is too long for its field of record ${record} and was cut.`,
    "trf-does-not-fit": ({ record, value }) =>
      `“${excerpt(value)}” is wider than its field of record ${record}. Programs may misread it.`,
  },
});

/** Describes what could not be written to a TRF file unchanged. */
export const describeTrfWriteNote = (note: TrfWriteNote, language: Language): string => {
  const sentence = writeNotes[language][note.code] as (note: TrfWriteNote) => string;
  return sentence(note);
};
