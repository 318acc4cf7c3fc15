import type { EntriesRefusal, EntryFault } from "@losfee/core";
import { detailForms } from "@losfee/messages/detail-forms";
import { placesTexts } from "@losfee/messages/entry-faults";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

import { numberOf, type Sentences, sentenceFor } from "./message.ts";
import { describeWrongNumber, RATINGS } from "./out-of-range.ts";
import { shortened } from "./shortened.ts";

type Faults = Readonly<Record<Language, Sentences<EntryFault>>>;

/** Sentences about faults of an entry, alone or in a list. */
const faults: Faults = texts({
  de: {
    "name-missing": () => "Der Name fehlt.",
    "duplicate-name": ({ name, position, entry }) => {
      const way =
        "Ist es dieselbe Person, bitte streichen; sind es zwei, beiden Geburtsjahr, Verein oder FIDE-ID geben.";
      return entry === null
        ? `„${name}“ steht zweimal in der Liste (zum zweiten Mal an Stelle ${position}). ${way}`
        : `„${name}“ (Stelle ${position} der Liste) ist schon gemeldet, unter Nummer ${entry}. ${way}`;
    },
    "duplicate-fide-id": ({ name, fideId, holder, position, entry }) =>
      `Die FIDE-ID ${fideId} von „${name}“ (Stelle ${position} der Liste) gehört schon zu „${holder}“${entry === null ? " in derselben Liste" : `, Nummer ${entry}`}. Bitte die Ziffern berichtigen oder die Meldung streichen.`,
    "rating-out-of-range": ({ name, rating }) =>
      `${describeWrongNumber({ field: `Wertungszahl von ${name}`, value: rating, ...RATINGS }, "de")}. Bitte berichtigen.`,
    "detail-malformed": ({ name, detail, value }) =>
      `${name}: „${value}“ passt nicht. ${detailForms.de[detail]}`,
  },
  en: {
    "name-missing": () => "The name is missing.",
    "duplicate-name": ({ name, position, entry }) => {
      const way =
        "If this is the same person, remove one; if they are two people, give both a year of birth, a club or a FIDE ID.";
      return entry === null
        ? `“${name}” is in the list twice (the second time at position ${position}). ${way}`
        : `“${name}” (position ${position} of the list) is already entered, as number ${entry}. ${way}`;
    },
    "duplicate-fide-id": ({ name, fideId, holder, position, entry }) =>
      `The FIDE ID ${fideId} of “${name}” (position ${position} of the list) already belongs to “${holder}”${entry === null ? ", in the same list" : `, number ${entry}`}. Correct the digits, or remove the entry.`,
    "rating-out-of-range": ({ name, rating }) =>
      `${describeWrongNumber({ field: `Rating of ${name}`, value: rating, ...RATINGS }, "en")}. Correct it.`,
    "detail-malformed": ({ name, detail, value }) =>
      `${name}: “${value}” is not valid. ${detailForms.en[detail]}`,
  },
});

/** Describes a fault of a new entry. */
export const entryFaultSentence = (fault: EntryFault, language: Language): string =>
  sentenceFor(faults[language], fault, numberOf);

/** In a list, the sentence includes the position where it does not name the entry. */
const everything = (
  { entries, faults: all }: Extract<EntriesRefusal, { readonly code: "entries-wrong" }>,
  language: Language,
): string => {
  const t = placesTexts[language];
  const lines = all.map(({ position, fault }) => {
    const sentence = entryFaultSentence(fault, language);
    const isNameless = fault.code === "name-missing" || ("name" in fault && fault.name === "");
    return isNameless && entries > 1 ? `${t.at} ${position}: ${sentence}` : sentence;
  });
  return [t.all, ...shortened(lines, t.more)].join("\n");
};

type EntryFaultSentences = Sentences<Exclude<EntriesRefusal, { readonly code: "name-missing" }>>;

/** Refusals to enter people; part of the dictionaries of all kinds with entries. */
export const entryFaultSentences = (language: Language): EntryFaultSentences => ({
  ...faults[language],
  "entries-wrong": (refusal) => everything(refusal, language),
});
