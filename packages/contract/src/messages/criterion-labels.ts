import { MODIFIERS, type ModifierKind } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type Texts, texts } from "../language/texts.ts";

/** Names of the criteria without modifiers, by their codes. */
const criteria: Texts<Readonly<Record<string, string>>> = texts({
  de: {
    WINS: "Siege",
    LOSS: "Niederlagen",
    SPR: "Differenz",
    RTG: "Wertungszahl",
    LOT: "Los",
    ENT: "Meldenummer",
    STAGE: "Endrunde erreicht",
    CUTS: "Überstandene Schnitte",
    FINAL: "Finale gewonnen",
    TABLES: "Rang in der letzten Stufe an Tischen",
    PREV: "Platz an den Tischen",
    PTS: "Punkte",
    DE: "Direkter Vergleich",
    WIN: "Gewonnene Runden",
    WON: "Gewonnene Partien",
    BPG: "Partien mit Schwarz",
    BWG: "Siege mit Schwarz",
    REP: "Nicht freiwillig ausgelassene Runden",
    VUR: "Freiwillig ausgelassene Runden",
    NUM: "Gespielte Partien",
    STD: "Standardpunkte",
    PS: "Fortschrittswertung",
    CUM: "Kumulative Wertung",
    BH: "Buchholz",
    FB: "Fore-Buchholz",
    ABH: "Punkte für die Buchholz der Gegner",
    AOB: "Durchschnittliche Buchholz der Gegner",
    SOB: "Verfeinerte Buchholz",
    SB: "Sonneborn-Berger",
    KS: "Koya",
    ARO: "Durchschnittliche Wertungszahl der Gegner",
    SRO: "Summe der Wertungszahlen der Gegner",
    TPR: "Turnierleistung",
    PTP: "Perfekte Turnierleistung",
    APRO: "Durchschnittliche Turnierleistung der Gegner",
    APPO: "Durchschnittliche perfekte Leistung der Gegner",
    RTNG: "Wertungszahl",
    TPN: "Startnummer",
    PO: "Stichkampf",
    SOS: "SOS, Punkte der Gegner",
    SOSOS: "SOSOS, SOS der Gegner",
    SODOS: "SODOS, Punkte der besiegten Gegner",
    MW: "Gewonnene Begegnungen in Prozent",
    GW: "Gewonnene Spiele in Prozent",
    OMW: "Gewonnene Begegnungen der Gegner in Prozent",
    OGW: "Gewonnene Spiele der Gegner in Prozent",
    SOLK: "Solkoff",
    MED: "Median",
    MMED: "Modifizierter Median",
    MPTS: "Mannschaftspunkte",
    GPTS: "Brettpunkte",
    MPvGP: "Die andere Punktzahl (Mannschafts- oder Brettpunkte)",
    EDE: "Erweiterter direkter Vergleich",
    EDEC: "Erweiterter direkter Vergleich, dann Brettzahl",
    EDET: "Erweiterter direkter Vergleich, dann die oberen Bretter",
    EDEB: "Erweiterter direkter Vergleich, dann ohne die unteren Bretter",
    EDEBT: "Erweiterter direkter Vergleich, dann Brettzahl und obere Bretter",
    EDEBB: "Erweiterter direkter Vergleich, dann Brettzahl und ohne die unteren Bretter",
    EMMSB: "Sonneborn-Berger, Mannschaftspunkte der Gegner mal Mannschaftspunkte",
    EMGSB: "Sonneborn-Berger, Mannschaftspunkte der Gegner mal Brettpunkte",
    EGMSB: "Sonneborn-Berger, Brettpunkte der Gegner mal Mannschaftspunkte",
    EGGSB: "Sonneborn-Berger, Brettpunkte der Gegner mal Brettpunkte",
    ESB: "Erweiterte Sonneborn-Berger",
    SSSC: "Punkte und Stärke der Gegner zusammen",
    OSB: "Olympia-Sonneborn-Berger",
    OBH: "Olympia-Buchholz",
    BC: "Brettzahl",
    BER: "Berliner Wertung",
    TBR: "Ergebnisse an den oberen Brettern",
    BBE: "Ohne die unteren Bretter",
  },
  en: {
    WINS: "Wins",
    LOSS: "Losses",
    SPR: "Spread",
    RTG: "Rating",
    LOT: "Drawing of lots",
    ENT: "Entry number",
    STAGE: "Final stage reached",
    CUTS: "Cuts survived",
    FINAL: "Final won",
    TABLES: "Rank in the last stage at tables",
    PREV: "Place at the tables",
    PTS: "Points",
    DE: "Direct encounter",
    WIN: "Rounds won",
    WON: "Games won",
    BPG: "Games with Black",
    BWG: "Wins with Black",
    REP: "Rounds elected to play",
    VUR: "Voluntarily unplayed rounds",
    NUM: "Games played",
    STD: "Standard points",
    PS: "Progressive score",
    CUM: "Cumulative score",
    BH: "Buchholz",
    FB: "Fore Buchholz",
    ABH: "Score for opponents’ Buchholz",
    AOB: "Average of opponents’ Buchholz",
    SOB: "Sum of opponents’ Buchholz",
    SB: "Sonneborn-Berger",
    KS: "Koya",
    ARO: "Average rating of opponents",
    SRO: "Sum of opponents’ ratings",
    TPR: "Tournament performance rating",
    PTP: "Perfect tournament performance",
    APRO: "Average performance of opponents",
    APPO: "Average perfect performance of opponents",
    RTNG: "Rating",
    TPN: "Starting number",
    PO: "Play-off",
    SOS: "SOS, opponents’ scores",
    SOSOS: "SOSOS, opponents’ SOS",
    SODOS: "SODOS, defeated opponents’ scores",
    MW: "Match-win percentage",
    GW: "Game-win percentage",
    OMW: "Opponents’ match-win percentage",
    OGW: "Opponents’ game-win percentage",
    SOLK: "Solkoff",
    MED: "Median",
    MMED: "Modified median",
    MPTS: "Match points",
    GPTS: "Game points",
    MPvGP: "The other score (match or game points)",
    EDE: "Extended direct encounter",
    EDEC: "Extended direct encounter, then board count",
    EDET: "Extended direct encounter, then top boards",
    EDEB: "Extended direct encounter, then bottom boards left out",
    EDEBT: "Extended direct encounter, then board count and top boards",
    EDEBB: "Extended direct encounter, then board count and bottom boards left out",
    EMMSB: "Sonneborn-Berger, opponents’ match points times match points",
    EMGSB: "Sonneborn-Berger, opponents’ match points times game points",
    EGMSB: "Sonneborn-Berger, opponents’ game points times match points",
    EGGSB: "Sonneborn-Berger, opponents’ game points times game points",
    ESB: "Extended Sonneborn-Berger",
    SSSC: "Scores and schedule strength",
    OSB: "Olympiad Sonneborn-Berger",
    OBH: "Olympiad Buchholz",
    BC: "Board count",
    BER: "Berlin tie-break",
    TBR: "Top board results",
    BBE: "Bottom boards left out",
  },
});

type ModifierTexts = Readonly<Record<ModifierKind, (digits: string) => string>>;

const modifiers: Texts<ModifierTexts> = texts<ModifierTexts>({
  de: {
    score: (letters) => (letters === "MP" ? "in Mannschaftspunkten" : "in Brettpunkten"),
    cut: (count) =>
      count === "1" ? "ohne den niedrigsten Wert" : `ohne die ${count} niedrigsten Werte`,
    median: (count) =>
      count === "1"
        ? "ohne den höchsten und den niedrigsten Wert"
        : `ohne die ${count} höchsten und die ${count} niedrigsten Werte`,
    fore: () => "letzte Runde als Remis",
    limit: (limit) => (/^\d/.test(limit) ? `ab ${limit} %` : `ab der Hälfte ${limit}/2`),
    divisor: (divisor) => `geteilt durch ${divisor}`,
    unrated: (rating) => `ohne Wertungszahl: ${rating}`,
    black: () => "bei Remis Schwarz vorn",
    "pre-determined": () => "kampflose Partien wie gespielte",
    edition: (year) => `Regeln von ${longYear(year)}`,
    reverse: () => "umgekehrt",
  },
  en: {
    score: (letters) => (letters === "MP" ? "in match points" : "in game points"),
    cut: (count) => (count === "1" ? "without the lowest" : `without the ${count} lowest`),
    median: (count) =>
      count === "1"
        ? "without highest and lowest"
        : `without the ${count} highest and ${count} lowest`,
    fore: () => "last round counted as a draw",
    limit: (limit) => (/^\d/.test(limit) ? `from ${limit}%` : `from half ${limit}/2`),
    divisor: (divisor) => `divided by ${divisor}`,
    unrated: (rating) => `${rating} for unrated players`,
    black: () => "a draw goes to Black",
    "pre-determined": () => "forfeits as played",
    edition: (year) => `rules of ${longYear(year)}`,
    reverse: () => "reversed",
  },
});

const longYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Returns the name of a ranking criterion, or its code if it has none. */
export const criterionLabel = (code: string, language: Language): string => {
  const [base = "", ...parts] = code.split(/[/:]/);
  const name = criteria[language][base];
  if (name === undefined) return code;
  const variants = parts.map((part) => modifierLabel(part, language));
  return variants.length === 0 ? name : `${name} (${variants.join(", ")})`;
};

/** Describes the effect of a modifier, as written after the slash: `C1`, `L60`, `MP`. */
export const modifierLabel = (text: string, language: Language): string => {
  const kind = MODIFIERS.find(({ read }) => read(text) !== null)?.kind;
  return kind === undefined
    ? text
    : modifiers[language][kind](text.replace(/^[A-Z](?=[+\-\d])/, ""));
};
