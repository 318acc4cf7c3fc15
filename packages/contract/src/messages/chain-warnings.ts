import type { ChainWarning } from "@losfee/core";
import { events } from "@losfee/messages/chain-warnings";
import type { Language } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

const named = (code: string, language: Language): string =>
  `${code} (${criterionLabel(code, language)})`;

const sentences = texts<Sentences<ChainWarning>>({
  de: {
    "criterion-unsuited": ({ criterion, pairing, article }) =>
      `${named(criterion, "de")} sagt ${events.de[pairing]} nichts aus (${article}).`,
    "ratings-missing": ({ criterion, entries }) =>
      `${named(criterion, "de")} braucht Wertungszahlen: ${counted(entries, { one: "Person hat", other: "Personen haben" }, "de")} keine.`,
    "starts-missing": ({ criterion, games }) =>
      `${named(criterion, "de")} braucht die Farben: Bei ${counted(games, { one: "Partie", other: "Partien" }, "de")} ist nicht bekannt, wer anfing.`,
    "not-a-team-event": ({ criterion }) =>
      `${named(criterion, "de")} gilt nur für Mannschaften; hier spielen Einzelne.`,
    "boards-missing": ({ criterion, matches }) =>
      `${named(criterion, "de")} braucht die Ergebnisse an den Brettern: Bei ${counted(matches, { one: "Wettkampf", other: "Wettkämpfen" }, "de")} fehlen sie.`,
    "never-reached": ({ criterion, after }) =>
      `${named(criterion, "de")} entscheidet nie: Nach ${after} ist niemand mehr gleich.`,
  },
  en: {
    "criterion-unsuited": ({ criterion, pairing, article }) =>
      `${named(criterion, "en")} is meaningless ${events.en[pairing]} (${article}).`,
    "ratings-missing": ({ criterion, entries }) =>
      `${named(criterion, "en")} needs ratings: ${counted(entries, { one: "player has", other: "players have" }, "en")} none.`,
    "starts-missing": ({ criterion, games }) =>
      `${named(criterion, "en")} needs colours: in ${counted(games, { one: "game", other: "games" }, "en")} it is not known who started.`,
    "not-a-team-event": ({ criterion }) =>
      `${named(criterion, "en")} is for teams only; this is an individual event.`,
    "boards-missing": ({ criterion, matches }) =>
      `${named(criterion, "en")} needs the results on the boards: they are missing for ${counted(matches, { one: "match", other: "matches" }, "en")}.`,
    "never-reached": ({ criterion, after }) =>
      `${named(criterion, "en")} never decides anything: after ${after}, nobody is still level.`,
  },
});

/** Explains why a criterion of a chain has less effect than expected. */
export const describeChainWarning = (warning: ChainWarning, language: Language): string =>
  sentenceFor(sentences[language], warning, numberOf);
