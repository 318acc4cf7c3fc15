import type { GameTerms, SystemId, UnplayedReason } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type Texts, texts } from "../language/texts.ts";
import { sideWords } from "./game-words.ts";

/** Names of formats, systems, settings and options; unnamed ones keep their code. */
type Labels = Texts<Readonly<Record<string, string>>>;

const systems = texts<Readonly<Record<SystemId, string>>>({
  de: {
    "preliminary-groups": "Vorrundengruppen",
    "new-swiss": "New Swiss",
    candidates: "Kandidatenrunde",
    final: "Finale",
    "king-of-the-hill": "King of the Hill",
    factor: "Faktorpaarung",
    "round-robin": "Rundenturnier",
    "fide-dutch": "Schweizer System (FIDE)",
    "team-swiss": "Schweizer System für Mannschaften (FIDE)",
    scheveningen: "Scheveninger System",
    "by-hand": "Von Hand gepaart",
  },
  en: {
    "preliminary-groups": "Preliminary groups",
    "new-swiss": "New Swiss",
    candidates: "Candidates’ round",
    final: "Final",
    "king-of-the-hill": "King of the hill",
    factor: "Factor pairing",
    "round-robin": "Round robin",
    "fide-dutch": "FIDE (Dutch) Swiss",
    "team-swiss": "FIDE team Swiss",
    scheveningen: "Scheveningen system",
    "by-hand": "Paired by hand",
  },
});

const systemNotes = texts<Readonly<Record<SystemId, string>>>({
  de: {
    "preliminary-groups":
      "Aus jeder Leistungsklasse wird je eine Person in eine Gruppe gelost; drei Runden jeder gegen jeden.",
    "new-swiss":
      "Gruppen mit gleicher Siegzahl, von oben und unten zur Mitte hin; Gegner steht eine halbe Gruppe entfernt.",
    candidates:
      "Wer das Finale noch erreichen kann, spielt in festen Paarungen: Erster gegen Letzten und so weiter.",
    final: "Platz 1 gegen Platz 2, so viele Partien wie Runden.",
    "king-of-the-hill": "Platz 1 gegen 2, 3 gegen 4 und so weiter.",
    factor: "Gegner steht eine feste Zahl von Plätzen entfernt.",
    "round-robin": "Jeder gegen jeden nach Bergertabelle.",
    "fide-dutch":
      "Schach: Gleiche Punktzahlen spielen gegeneinander, obere gegen untere Hälfte, Farben im Wechsel (C.04.3).",
    "team-swiss":
      "Mannschaften mit gleichen Punkten treffen sich, fehlende kommen von unten herauf (C.04.6).",
    scheveningen:
      "Zwei Mannschaften: Alle der einen spielen gegen alle der anderen, nach einer Tabelle mit ausgeglichenen Farben.",
    "by-hand":
      "Losfee paart nicht: Alle Paarungen gibt die Turnierleitung vor, oder sie kommen aus einem anderen Programm.",
  },
  en: {
    "preliminary-groups":
      "One player from each rating class is drawn into each group; over three rounds, everybody in the group plays everybody else.",
    "new-swiss":
      "Groups with equal wins, from top and bottom towards the middle; opponents are half a group apart.",
    candidates:
      "Those who can still reach the final meet in fixed pairings: first v last, and so on.",
    final: "Rank 1 v rank 2, as many games as the stage has rounds.",
    "king-of-the-hill": "Rank 1 v 2, 3 v 4, and so on.",
    factor: "Opponents are a fixed number of ranks apart.",
    "round-robin": "Everybody plays everybody else, by Berger tables.",
    "fide-dutch": "Chess: equal scores meet, upper half v lower half, colours alternate (C.04.3).",
    "team-swiss":
      "Teams with equal scores meet; teams that are missing come up from below (C.04.6).",
    scheveningen:
      "Two teams: everybody of one plays everybody of the other, by a table with balanced colours.",
    "by-hand":
      "Losfee does not pair: the director gives every pair, or they come from another program.",
  },
});

const formats: Labels = texts({
  de: {
    "scrabble-championship": "Scrabble-Meisterschaft",
    "scrabble-swiss": "Scrabble-Turnier (New Swiss)",
    "scrabble-round-robin": "Scrabble-Rundenturnier",
    "fide-swiss": "Schach: Schweizer System",
    "fide-round-robin": "Schach: Rundenturnier",
    "team-swiss": "Mannschaften: Schweizer System",
    "team-round-robin": "Mannschaften: Rundenturnier",
    league: "Mannschaften: Ligasaison",
    scheveningen: "Mannschaften: Scheveninger System",
    "friendly-match": "Mannschaften: Freundschaftskampf",
    "scrabble-teams": "Scrabble: Mannschaften",
    "king-lui-teams": "King Lui mit Mannschaftswertung",
    "king-lui": "King Lui",
    "table-tournament": "Turnier an Tischen",
    pyramid: "Pyramide",
  },
  en: {
    "scrabble-championship": "Scrabble championship",
    "scrabble-swiss": "Scrabble tournament (New Swiss)",
    "scrabble-round-robin": "Scrabble round robin",
    "fide-swiss": "Chess: Swiss",
    "fide-round-robin": "Chess: round robin",
    "team-swiss": "Teams: Swiss",
    "team-round-robin": "Teams: round robin",
    league: "Teams: league season",
    scheveningen: "Teams: Scheveningen system",
    "friendly-match": "Teams: friendly match",
    "scrabble-teams": "Scrabble: teams",
    "king-lui-teams": "King Lui with team ranking",
    "king-lui": "King Lui",
    "table-tournament": "Table tournament",
    pyramid: "Pyramid",
  },
});

const formatNotes: Labels = texts({
  de: {
    "scrabble-championship":
      "Drei Runden Vorrundengruppen, New Swiss bis Runde 20, Kandidatenrunde, Finale der beiden Besten.",
    "scrabble-swiss": "Sechs Runden New Swiss, zum Schluss eine Runde King of the Hill.",
    "scrabble-round-robin": "Jeder gegen jeden; die Rundenzahl folgt aus den Meldungen.",
    "fide-swiss": "Sieben Runden nach den Regeln der FIDE, 1 – ½ – 0, Feinwertung nach Buchholz.",
    "fide-round-robin": "Jeder gegen jeden, 1 – ½ – 0; die Rundenzahl folgt aus den Meldungen.",
    "team-swiss":
      "Sieben Runden nach den Regeln der FIDE für Mannschaften, Kämpfe an vier Brettern, 2 – 1 – 0 Mannschaftspunkte.",
    "team-round-robin":
      "Jede Mannschaft gegen jede, Kämpfe an vier Brettern, 2 – 1 – 0 Mannschaftspunkte.",
    league:
      "Jede Mannschaft gegen jede an acht Brettern, Heimmannschaft mit Weiß an den geraden; Ranglisten mit Ersatz.",
    scheveningen:
      "Zwei Mannschaften, jeder gegen jeden der anderen: vier Bretter, vier Runden; die Zahl der Bretter ist die der Runden.",
    "friendly-match":
      "Zwei Mannschaften, ein Kampf an vier Brettern; mit zwei Durchgängen auch der Rückkampf, Heimrecht und Farben getauscht.",
    "scrabble-teams":
      "Jede Mannschaft gegen jede an vier Brettern: 2 – 1 – 0 für den Kampf nach Brettpunkten, dann zählt die Differenz.",
    "king-lui-teams":
      "King Lui, dazu eine Mannschaftswertung: Die Rangpunkte der besten drei jeder Mannschaft zusammen.",
    "king-lui":
      "Vorrunde an Dreiertischen, dann die besten 27, 9 und 3; Rangpunkte 3 – 1½ – 0 für die Plätze am Tisch.",
    "table-tournament":
      "Drei bis acht an einem Tisch, jedes Spiel neue Tische, dann ein Finale; alles lässt sich ändern.",
    pyramid:
      "Fernpartien ohne Ende: Wer nach oben fordert und gewinnt, tauscht den Platz. Fristen, Wartelisten, Post.",
  },
  en: {
    "scrabble-championship":
      "Three rounds in preliminary groups, New Swiss to round 20, the candidates’ round, a final between the top two.",
    "scrabble-swiss": "Six rounds of New Swiss, then one round of king of the hill.",
    "scrabble-round-robin":
      "Everybody plays everybody else; the number of rounds depends on the number of entries.",
    "fide-swiss": "Seven rounds by the FIDE rules, 1 – ½ – 0, ties broken by Buchholz.",
    "fide-round-robin":
      "Everybody plays everybody else, 1 – ½ – 0; the number of rounds depends on the number of entries.",
    "team-swiss":
      "Seven rounds by the FIDE rules for teams, matches of four boards, 2 – 1 – 0 match points.",
    "team-round-robin":
      "Every team plays every other, matches of four boards, 2 – 1 – 0 match points.",
    league:
      "Every team plays every other at eight boards, the home team White on the even ones; ranked squads with reserves.",
    scheveningen:
      "Two teams, everybody plays everybody of the other: four boards, four rounds; there are as many rounds as boards.",
    "friendly-match":
      "Two teams, one match of four boards; with two cycles the return match too, venue and colours exchanged.",
    "scrabble-teams":
      "Every team plays every other at four boards: 2 – 1 – 0 for the match by boards won, then the spread counts.",
    "king-lui-teams":
      "King Lui with a ranking of teams: the rank points of each team’s best three together.",
    "king-lui":
      "A preliminary stage at tables of three, then the best 27, 9 and 3; rank points 3 – 1½ – 0 for places at a table.",
    "table-tournament":
      "Three to eight at a table, new tables each game, then a final; everything can be changed.",
    pyramid:
      "Correspondence games without end: challenge somebody above you, win, and take their seat. Deadlines, waiting lists and mail included.",
  },
});

const options: Labels = texts({
  de: {
    repeats: "Erlaubte Wiederholungen",
    trackStarts: "Beim Paaren ausgleichen, wer beginnt",
    byeMethod: "Wer bekommt das Freilos",
    factor: "Abstand der Gegner (Plätze)",
    spreadMargin: "Sicherer Vorsprung: Differenz",
    winMargin: "Sicherer Vorsprung: Siege",
    gibson: "Gibson-Regel: wer sicher ist, entscheidet nicht über Preise",
    gibsonSpread: "Gibson: größte Differenz je Runde",
    prizes: "Gibson: Zahl der Preise",
    stages: "Stufen",
    ranking: "Wertung",
    tieBreakRules: "Regeln der Feinwertung",
    results: "Ergebnisse",
    table: "Tabelle",
    cycles: "Durchgänge",
    leaving: "Wer vorzeitig ausscheidet",
    equalRatings: "Gleiche Wertungszahl und gleicher Titel",
    roundsFollow: "Rundenzahl folgt aus den Meldungen",
    initialColour: "Anfangsfarbe",
    preferences: "Farbwünsche (Typ)",
    secondaryForColours: "Zweite Wertung zählt für die Farben",
    preDetermined: "Paarungen stehen von Anfang an fest (Rundenturnier)",
    acceleration: "Beschleunigung",
    points: "Punkte für Sieg, Unentschieden, Niederlage",
    scores: "Ergebnisgrenzen",
    starts: "Wer beginnt",
    bye: "Freilos",
    forfeitSpread: "Differenz bei kampfloser Partie",
    absence: "Pause oder Ausscheiden",
    lateEntry: "Runden vor Nachmeldung",
    secondEntry: "Zweite, blinde Eingabe",
    unconfirmed: "Gemeldete Ergebnisse, die niemand bestätigt",
    reported: "Ab wann gemeldete Ergebnisse zählen",
    selfCheckIn: "Anwesenheit über den Code auf der Leinwand",
    chances: "Wer die Chancen sieht",
    forbidden: "Verbotene Paarungen",
    keptApart: "Nicht gegeneinander",
    accelerations: "Zusatzpunkte für die Auslosung",
    abnormalPoints: "Abweichend vergebene Punkte",
    report: "Angaben für Berichte",
    rounds: "Runden",
    participants: "Teilnehmende",
  },
  en: {
    repeats: "Repeats allowed",
    trackStarts: "Balance who goes first when pairing",
    byeMethod: "Who gets the bye",
    factor: "Distance of opponents (ranks)",
    spreadMargin: "Safe lead: spread",
    winMargin: "Safe lead: wins",
    gibson: "Gibson rule: settled players do not decide prizes",
    gibsonSpread: "Gibson: most spread in a round",
    prizes: "Gibson: number of prizes",
    stages: "Stages",
    ranking: "Ranking",
    tieBreakRules: "Tie-break regulations",
    results: "Results",
    table: "Table",
    cycles: "Cycles",
    leaving: "Who leaves early",
    equalRatings: "Equal ratings and titles",
    roundsFollow: "Rounds follow from the entries",
    initialColour: "Initial colour",
    preferences: "Colour preferences (type)",
    secondaryForColours: "Secondary score counts for colours",
    preDetermined: "All pairings are settled in advance (round robin)",
    acceleration: "Acceleration",
    points: "Points for a win, draw, loss",
    scores: "Score limits",
    starts: "Who goes first",
    bye: "Bye",
    forfeitSpread: "Spread of a forfeited game",
    absence: "Pause or withdrawal",
    lateEntry: "Rounds before a late entry",
    secondEntry: "Second, blind entry",
    unconfirmed: "Reported results that nobody confirms",
    reported: "When reported results count",
    selfCheckIn: "Check-in by the code on the projector",
    chances: "Who sees the chances",
    forbidden: "Forbidden pairs",
    keptApart: "Kept apart",
    accelerations: "Extra points for pairing",
    abnormalPoints: "Adjusted points",
    report: "Details for reports",
    rounds: "Rounds",
    participants: "Players",
  },
});

const choices: Labels = texts({
  de: {
    "fewest-byes": "wenigste Freilose, dann Tabellenletzter",
    german: "deutsch: bei N Restrunden der N-te von unten",
    "top-down": "wenigste Freilose, dann von oben",
    "always-bottom": "immer der Tabellenletzte",
    "seeds-last": "die Ersten zuletzt",
    fide: "der FIDE, mit Farben",
    half: "zählt ab der Hälfte der Partien, vorher nicht; der Rest ist kampflos verloren",
    annul: "alle Ergebnisse werden gestrichen; der Rest ist kampflos verloren",
    forfeit: "behält die Ergebnisse; der Rest ist kampflos verloren",
    bye: "behält die Ergebnisse; die anderen haben spielfrei",
    alphabetical: "alphabetisch",
    lots: "durch Los",
    lot: "durch Los",
    white: "Weiß",
    black: "Schwarz",
    none: "keine",
    "type-a": "Typ A",
    "type-b": "Typ B",
    unused: "zählen nicht",
    baku: "Baku",
    "game-points": "Spielpunkte",
    "win-draw-loss": "1, ½ oder 0",
    true: "ja",
    false: "nein",
  },
  en: {
    "fewest-byes": "fewest byes, then lowest in the standings",
    german: "German: with N rounds left, Nth from the bottom",
    "top-down": "fewest byes, then from the top",
    "always-bottom": "always the lowest in the standings",
    "seeds-last": "top seeds last",
    fide: "by FIDE rules, with colours",
    half: "results count only from half the games on; the remaining games are lost by forfeit",
    annul: "no result counts; the remaining games are lost by forfeit",
    forfeit: "keeps the results; the remaining games are lost by forfeit",
    bye: "keeps the results; the remaining opponents get a bye",
    alphabetical: "alphabetically",
    lots: "by lot",
    lot: "by lot",
    white: "White",
    black: "Black",
    none: "no acceleration",
    "type-a": "type A",
    "type-b": "type B",
    unused: "not used",
    baku: "Baku",
    "game-points": "game points",
    "win-draw-loss": "1, ½ or 0",
    true: "yes",
    false: "no",
  },
});

const labelFrom =
  (labels: Labels) =>
  (code: string, language: Language): string =>
    labels[language][code] ?? code;

/** Returns the name of a pairing system, by its id. */
export const systemLabel = labelFrom(systems);

/** Describes a pairing system in one sentence. */
export const systemNote = labelFrom(systemNotes);

/** Returns the name of a preset, by its id. */
export const formatLabel = labelFrom(formats);

/** Describes a preset in one sentence. */
export const formatNote = labelFrom(formatNotes);

const optionOfAnyGame = labelFrom(options);

/**
 * Returns the name of a setting or pairing-system option, by its key; in the event's terms if
 * given.
 */
export const optionLabel = (code: string, language: Language, terms?: GameTerms): string => {
  if (terms !== undefined && code === "starts") return sideWords(terms, language).settings;
  if (terms !== undefined && code === "trackStarts") return sideWords(terms, language).balance;
  return optionOfAnyGame(code, language);
};

/** Returns the name of an option's value: one of its choices, `true` or `false`. */
export const choiceLabel = labelFrom(choices);

/** Returns allowed values of refusals (`0–9`, `true | false`, `a | b`) in words. */
export const allowedLabel = (allowed: string, language: Language): string =>
  allowed
    .split(" | ")
    .map((choice) => choiceLabel(choice, language))
    .join(OR[language]);

const OR = texts({ de: " oder ", en: " or " });

const unplayed = texts<Readonly<Record<UnplayedReason, string>>>({
  de: {
    bye: "Freilos",
    forfeit: "kampflos",
    pause: "pausiert",
    withdrawn: "ausgeschieden",
    "late-entry": "noch nicht dabei",
    "not-in-stage": "nicht im Finale",
  },
  en: {
    bye: "bye",
    forfeit: "forfeit",
    pause: "paused",
    withdrawn: "withdrawn",
    "late-entry": "not entered yet",
    "not-in-stage": "not in the final",
  },
});

/** Returns the reason for a round without a game, in a word or two. */
export const unplayedLabel = (reason: UnplayedReason, language: Language): string =>
  unplayed[language][reason];
