import type { Breach, Citation, RecordedBreach } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { counted, formatList, formatSigned } from "../language/numbers.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";

const COLOURS = {
  de: { white: "Weiß", black: "Schwarz" },
  en: { white: "White", black: "Black" },
} as const;

const inRounds = (rounds: readonly number[], language: Language): string =>
  `${language === "de" ? "in Runde" : rounds.length === 1 ? "in round" : "in rounds"} ${formatList(rounds.map(String), language)}`;

const sentences: Readonly<Record<Language, Sentences<Breach>>> = {
  de: {
    "met-before": ({ players: [a, b], rounds, allowed }, name) =>
      `${name(a)} und ${name(b)} treffen wieder aufeinander, wie schon ${inRounds(rounds, "de")}${allowed === 0 ? "" : `; erlaubt ${allowed === 1 ? "ist eine Wiederholung" : `sind ${allowed} Wiederholungen`}`}`,
    "bye-before-others": ({ entry, byes, fewest }, name) =>
      `Freilos für ${name(entry)} nach schon ${counted(byes, { one: "Runde", other: "Runden" }, "de")} ohne Partie; andere hatten erst ${fewest}`,
    "second-bye": ({ entry, round, had }, name) =>
      had === "bye"
        ? `Zweites Freilos für ${name(entry)}, nach dem in Runde ${round}`
        : `Freilos für ${name(entry)}, obwohl Runde ${round} ohne Partie schon so viel gebracht hat wie ein Sieg`,
    "third-colour": ({ entry, colour }, name) =>
      `${name(entry)} hat zum dritten Mal nacheinander ${COLOURS.de[colour]}`,
    "colour-difference": ({ entry, difference }, name) =>
      `Farbdifferenz ${formatSigned(difference)} für ${name(entry)}`,
  },
  en: {
    "met-before": ({ players: [a, b], rounds, allowed }, name) =>
      `${name(a)} and ${name(b)} meet again, as ${inRounds(rounds, "en")}${allowed === 0 ? "" : `; ${counted(allowed, { one: "repeat is", other: "repeats are" }, "en")} allowed`}`,
    "bye-before-others": ({ entry, byes, fewest }, name) =>
      `A bye for ${name(entry)}, who has already had ${counted(byes, { one: "round", other: "rounds" }, "en")} without a game; others have had only ${fewest}`,
    "second-bye": ({ entry, round, had }, name) =>
      had === "bye"
        ? `A second bye for ${name(entry)}, after the one in round ${round}`
        : `A bye for ${name(entry)}, who was already credited with a win without playing in round ${round}`,
    "third-colour": ({ entry, colour }, name) =>
      `${name(entry)} has ${COLOURS.en[colour]} for the third time in a row`,
    "colour-difference": ({ entry, difference }, name) =>
      `A colour difference of ${formatSigned(difference)} for ${name(entry)}`,
  },
};

/** `C.04.1 Artikel 2, C.04.3 C1`: articles by number, criteria by name. */
const citation = ({ rules, article }: Citation, language: Language): string =>
  `${rules} ${/^\d/.test(article) ? `${language === "de" ? "Artikel" : "article"} ${article}` : article}`;

const SETTING = { de: "Regel des Auslosungssystems", en: "rule of the pairing system" } as const;

/** Which absolute rule is broken by whom, with its article; a sentence. */
export const describeBreach = (
  breach: Breach,
  language: Language,
  name: NameOf = numberOf,
): string => {
  const cited = breach.articles.map((article) => citation(article, language)).join(", ");
  return `${sentenceFor(sentences[language], breach, name)} (${cited || SETTING[language]}).`;
};

const REASON = { de: "Grund", en: "Reason" } as const;

/** A broken rule as it stands with a round: with the director's reason, where there is one. */
export const describeRecordedBreach = (
  { breach, reason }: Pick<RecordedBreach, "breach" | "reason">,
  language: Language,
  name: NameOf = numberOf,
): string =>
  describeBreach(breach, language, name) + (reason === "" ? "" : ` ${REASON[language]}: ${reason}`);
