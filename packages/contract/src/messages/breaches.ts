import type { Breach, Citation, RecordedBreach } from "@losfee/core";
import { breachTexts, citation } from "@losfee/messages/breaches";
import type { Language } from "../language/language.ts";
import { formatList, formatSigned } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";

/** `C.04.1 Artikel 2, C.04.3 C1`: articles by number, criteria by name. */
export const articlesText = (articles: readonly Citation[], language: Language): string => {
  const t = citation[language];
  if (articles.length === 0) return t.setting;
  return articles
    .map((one) => (/^\d/.test(one.article) ? t.article(one) : t.criterion(one)))
    .join(", ");
};

const sentences = eachLanguage(
  breachTexts,
  (t, language): Sentences<Breach> => ({
    "met-before": ({ players: [one, other], rounds, allowed, articles }, name) =>
      t["met-before"]({
        one: name(one),
        other: name(other),
        rounds: formatList(rounds.map(String), language),
        count: rounds.length,
        allowed,
        articles: articlesText(articles, language),
      }),
    "bye-before-others": ({ entry, byes, fewest, articles }, name) =>
      t["bye-before-others"]({
        entry: name(entry),
        ...{ byes, fewest },
        articles: articlesText(articles, language),
      }),
    "second-bye": ({ entry, round, had, articles }, name) =>
      t["second-bye"]({
        entry: name(entry),
        ...{ round, had },
        articles: articlesText(articles, language),
      }),
    "third-colour": ({ entry, colour, articles }, name) =>
      t["third-colour"]({
        entry: name(entry),
        colour,
        articles: articlesText(articles, language),
      }),
    "colour-difference": ({ entry, difference, articles }, name) =>
      t["colour-difference"]({
        entry: name(entry),
        difference: formatSigned(difference),
        articles: articlesText(articles, language),
      }),
  }),
);

/** Returns a sentence with the absolute rule, its article, and who breaks it. */
export const describeBreach = (
  breach: Breach,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(sentences[language], breach, name);

/** Describes a round's recorded breach, with the director's reason if there is one. */
export const describeRecordedBreach = (
  { breach, reason }: Pick<RecordedBreach, "breach" | "reason">,
  language: Language,
  name: NameOf = numberOf,
): string => {
  const sentence = describeBreach(breach, language, name);
  return reason === "" ? sentence : citation[language].recorded({ breach: sentence, reason });
};
