import type { EntriesRefusal, EntryFault } from "@losfee/core";
import { detailForms } from "@losfee/messages/detail-forms";
import { entriesWrong, entryFaults, faultAt, ratingOf } from "@losfee/messages/entry-faults";
import type { Language } from "../language/language.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";
import { describeWrongNumber, RATINGS } from "./out-of-range.ts";
import { shortLines } from "./shortened.ts";

/** Sentences about faults of an entry, alone or in a list. */
const sentences: Texts<Sentences<EntryFault>> = eachLanguage(
  entryFaults,
  (t, language): Sentences<EntryFault> => ({
    ...t,
    "rating-out-of-range": ({ name, rating }) => {
      const field = ratingOf[language]({ name });
      return t["rating-out-of-range"]({
        wrong: describeWrongNumber({ field, value: rating, ...RATINGS }, language),
      });
    },
    "detail-malformed": ({ name, detail, value }) =>
      t["detail-malformed"]({ name, value, form: detailForms[language][detail] }),
  }),
);

/** Describes a fault of a new entry. */
export const describeEntryFault = (fault: EntryFault, language: Language): string =>
  sentenceFor(sentences[language], fault, numberOf);

/** In a list, the sentence includes the position where it does not name the entry. */
const everything = (
  { entries, faults }: Extract<EntriesRefusal, { readonly code: "entries-wrong" }>,
  language: Language,
): string => {
  const lines = faults.map(({ position, fault }) => {
    const sentence = describeEntryFault(fault, language);
    const isNameless = fault.code === "name-missing" || ("name" in fault && fault.name === "");
    return isNameless && entries > 1 ? faultAt[language]({ position, fault: sentence }) : sentence;
  });
  return entriesWrong[language]({ faults: shortLines(lines, language) });
};

type EntriesSentences = Sentences<Exclude<EntriesRefusal, { readonly code: "name-missing" }>>;

/** Refusals to enter people, for all kinds with entries. */
export const entriesRefusals: Texts<EntriesSentences> = eachLanguage(
  sentences,
  (faults, language): EntriesSentences => ({
    ...faults,
    "entries-wrong": (refusal) => everything(refusal, language),
  }),
);
