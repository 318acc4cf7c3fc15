import type { TshExpectation, TshRefusal } from "@losfee/files/tsh";
import type { Language } from "./language.ts";
import { shortened } from "./shortened.ts";
import { texts } from "./texts.ts";

type Sentences = {
  readonly [Code in TshRefusal["code"]]: (
    refusal: Extract<TshRefusal, { readonly code: Code }>,
  ) => string;
};

const expectations = texts<Readonly<Record<TshExpectation, string>>>({
  de: {
    name: "ein Name",
    rating: "eine Wertungszahl hinter dem Namen",
    "opponent-number": "die Nummer eines Gegners",
    score: "ein Spielstand",
    "key-name": "der Name eines Schlüssels",
    "whole-number": "eine ganze Zahl",
    "start-code": "0 bis 4 für den Anzug",
    directive: "eine Anweisung wie „division“ oder „config“",
    "division-name": "der Name einer Division",
    "file-name": "der Name einer Datei",
    setting: "eine Einstellung der Form name = wert",
  },
  en: {
    name: "a name",
    rating: "a rating after the name",
    "opponent-number": "an opponent's number",
    score: "a score",
    "key-name": "the name of a key",
    "whole-number": "a whole number",
    "start-code": "0 to 4 for who starts",
    directive: "a directive such as “division” or “config”",
    "division-name": "a division's name",
    "file-name": "a file's name",
    setting: "a setting of the form name = value",
  },
});

const sentences = texts<Sentences>({
  de: {
    "tsh-expected": ({ line, column, expected, found }) =>
      `Zeile ${line}, Spalte ${column}: Erwartet wird ${expectations.de[expected]}${found === "" ? "" : `, gefunden „${shortened(found)}“`}.`,
    "tsh-unknown-opponent": ({ line, column, opponent, players }) =>
      `Zeile ${line}, Spalte ${column}: Den Gegner ${opponent} gibt es nicht; die Datei hat ${players} Spieler.`,
    "tsh-pairing-not-mutual": ({ line, column, round, player, opponent }) =>
      `Zeile ${line}, Spalte ${column}: In Runde ${round} hat ${player} den Gegner ${opponent}, aber nicht umgekehrt.`,
    "tsh-score-without-opponent": ({ line, column, round }) =>
      `Zeile ${line}, Spalte ${column}: Ein Ergebnis für Runde ${round}, aber kein Gegner.`,
    "tsh-no-players": () =>
      "Die Datei enthält keine Spieler. Ist es eine Division von tsh (NAME.t)?",
  },
  en: {
    "tsh-expected": ({ line, column, expected, found }) =>
      `Line ${line}, column ${column}: ${expectations.en[expected]} is expected${found === "" ? "" : `, found “${shortened(found)}”`}.`,
    "tsh-unknown-opponent": ({ line, column, opponent, players }) =>
      `Line ${line}, column ${column}: there is no opponent ${opponent}; the file has ${players} players.`,
    "tsh-pairing-not-mutual": ({ line, column, round, player, opponent }) =>
      `Line ${line}, column ${column}: in round ${round} ${player} has the opponent ${opponent}, but not the other way round.`,
    "tsh-score-without-opponent": ({ line, column, round }) =>
      `Line ${line}, column ${column}: a score for round ${round}, but no opponent.`,
    "tsh-no-players": () => "The file has no players. Is it a division of tsh (NAME.t)?",
  },
});

/** Why a file of tsh cannot be read, in words. */
export const describeTshRefusal = (refusal: TshRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: TshRefusal) => string;
  return sentence(refusal);
};
