import type { Breach, Citation, RecordedBreach } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { formatList, formatSigned } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";

const COLOURS = texts({
  de: { white: "Weiß", black: "Schwarz" },
  en: { white: "White", black: "Black" },
});

const inRound = texts({
  de: (rounds: number) => (isOne(rounds, "de") ? "in Runde" : "in Runde"),
  en: (rounds: number) => (isOne(rounds, "en") ? "in round" : "in rounds"),
});

const inRounds = (rounds: readonly number[], language: Language): string =>
  `${inRound[language](rounds.length)} ${formatList(rounds.map(String), language)}`;

const sentences = texts<Sentences<Breach>>({
  de: {
    "met-before": ({ players: [a, b], rounds, allowed }, name) =>
      `${name(a)} und ${name(b)} treffen wieder aufeinander, wie schon ${inRounds(rounds, "de")}${allowed === 0 ? "" : `; erlaubt ${isOne(allowed, "de") ? "ist eine Wiederholung" : `sind ${allowed} Wiederholungen`}`}`,
    "bye-before-others": ({ entry, byes, fewest }, name) =>
      `Freilos für ${name(entry)} nach schon ${counted(byes, { one: "spielfreien Runde", other: "spielfreien Runden" }, "de")}; andere hatten erst ${fewest}`,
    "second-bye": ({ entry, round, had }, name) =>
      had === "bye"
        ? `Zweites Freilos für ${name(entry)}, nach dem in Runde ${round}`
        : `Freilos für ${name(entry)}, obwohl die spielfreie Runde ${round} schon so viel gebracht hat wie ein Sieg`,
    "third-colour": ({ entry, colour }, name) =>
      `${name(entry)} hat zum dritten Mal nacheinander ${COLOURS.de[colour]}`,
    "colour-difference": ({ entry, difference }, name) =>
      `Farbdifferenz ${formatSigned(difference)} für ${name(entry)}`,
  },
  en: {
    "met-before": ({ players: [a, b], rounds, allowed }, name) =>
      `${name(a)} and ${name(b)} meet again, as ${inRounds(rounds, "en")}${allowed === 0 ? "" : `; ${counted(allowed, { one: "repeat is", other: "repeats are" }, "en")} allowed`}`,
    "bye-before-others": ({ entry, byes, fewest }, name) =>
      `A bye for ${name(entry)}, who has already had ${counted(byes, { one: "round", other: "rounds" }, "en")} without playing; others have had only ${fewest}`,
    "second-bye": ({ entry, round, had }, name) =>
      had === "bye"
        ? `A second bye for ${name(entry)}, after the one in round ${round}`
        : `A bye for ${name(entry)}, who was already credited with a win without playing in round ${round}`,
    "third-colour": ({ entry, colour }, name) =>
      `${name(entry)} has ${COLOURS.en[colour]} for the third time in a row`,
    "colour-difference": ({ entry, difference }, name) =>
      `A colour difference of ${formatSigned(difference)} for ${name(entry)}`,
  },
});

/** `C.04.1 Artikel 2, C.04.3 C1`: articles by number, criteria by name. */
const citation = ({ rules, article }: Citation, language: Language): string =>
  `${rules} ${/^\d/.test(article) ? `${ARTICLE[language]} ${article}` : article}`;

const ARTICLE = texts({ de: "Artikel", en: "article" });

const SETTING = texts({ de: "Regel des Auslosungssystems", en: "rule of the pairing system" });

/** Returns a sentence with the absolute rule, its article, and who breaks it. */
export const describeBreach = (
  breach: Breach,
  language: Language,
  name: NameOf = numberOf,
): string => {
  const cited = breach.articles.map((article) => citation(article, language)).join(", ");
  return `${sentenceFor(sentences[language], breach, name)} (${cited || SETTING[language]}).`;
};

const REASON = texts({ de: "Grund", en: "Reason" });

/** Describes a round's recorded breach, with the director's reason if there is one. */
export const describeRecordedBreach = (
  { breach, reason }: Pick<RecordedBreach, "breach" | "reason">,
  language: Language,
  name: NameOf = numberOf,
): string =>
  describeBreach(breach, language, name) + (reason === "" ? "" : ` ${REASON[language]}: ${reason}`);
