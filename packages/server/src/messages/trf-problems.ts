import { eachLanguage, type Language, say, textAt } from "@losfee/contract";
import type { TrfFinding, TrfProblem, TrfWriteNote } from "@losfee/files";
import {
  adjustedFields,
  fields,
  findings,
  trfProblemsPlaces,
  writeNotes,
} from "@losfee/messages/server-trf-problems";
import { quotingDescriberOf } from "./sentences.ts";

const describeFinding = quotingDescriberOf<TrfFinding>(
  eachLanguage(findings, (t, language) => ({
    ...t,
    "trf-expected": ({ record, field, found }) =>
      t["trf-expected"]({
        record,
        expected: fields[language][field],
        found,
        isEmpty: found === "",
      }),
    "trf-adjusted": ({ record, field, found, read, count }) => {
      const words = adjustedFields[language];
      const named = textAt(words, field) ?? words.other;
      return t["trf-adjusted"]({ record, field: named, found, read, others: count - 1 });
    },
    "trf-boards-differ": ({ boards: [own, theirs], ...game }) =>
      t["trf-boards-differ"]({ ...game, own, theirs }),
    "trf-without-effect": ({ record, reason }) => say(t["trf-without-effect"][reason], { record }),
  })),
);

/** Describes a fault of a TRF file with its place: `Zeile 4, Spalte 92: …`. */
export const describeTrfProblem = (problem: TrfProblem, language: Language): string => {
  const { line, column } = problem;
  return `${trfProblemsPlaces[language]({ line, column })}${describeFinding(problem, language)}`;
};

/** Describes what could not be written to a TRF file unchanged. */
export const describeTrfWriteNote = quotingDescriberOf<TrfWriteNote>(writeNotes);
