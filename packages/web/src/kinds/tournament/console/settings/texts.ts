import { counted, isOne, texts } from "@losfee/contract";
import type { AbnormalPoints, Credit, EqualRatings, KeptApart, SelfCheckIn } from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { SettingsFormTexts } from "../../../../parts/console/settings-form-texts.ts";

interface SettingsTexts extends SettingsFormTexts {
  readonly afterRound: (round: number) => string;
  readonly addTables: string;
  readonly stages: string;
  readonly stage: (number: number) => string;
  readonly system: string;
  readonly rounds: string;
  readonly roundsFollow: string;
  readonly numbers: string;
  readonly numbersHint: (hasTitles: boolean) => string;
  readonly equalRatings: (hasTitles: boolean) => string;
  /** The whole order of the numbers, not only its last criterion. */
  readonly numbersBy: Readonly<Record<EqualRatings, (hasTitles: boolean) => string>>;
  readonly begun: (rounds: number) => string;
  readonly participants: string;
  readonly everybody: string;
  readonly top: string;
  readonly addStage: string;
  readonly removeStage: string;
  readonly ranking: string;
  readonly rankingHint: string;
  readonly changeRanking: string;
  readonly keptApart: string;
  readonly keptApartHint: string;
  readonly shared: Readonly<Record<KeptApart["by"], string>>;
  readonly forbidden: string;
  readonly forbiddenOne: string;
  readonly forbiddenTwo: string;
  readonly forbiddenReason: string;
  readonly fromRound: string;
  readonly toRound: string;
  readonly end: string;
  readonly allRounds: string;
  readonly roundsFrom: (round: number) => string;
  readonly roundsBetween: (first: number, last: number) => string;
  readonly addRule: string;
  readonly removeRule: string;
  readonly accelerations: string;
  readonly accelerationsHint: string;
  readonly accelerated: (players: number, points: string) => string;
  readonly firstSeeds: string;
  readonly extraPoints: string;
  readonly abnormalPoints: string;
  readonly abnormalPointsHint: string;
  readonly assigned: Readonly<Record<AbnormalPoints["result"], string>>;
  readonly assignedFor: string;
  readonly assignedPoints: string;
  readonly assignedRound: string;
  readonly assignedTo: string;
  readonly everyRound: string;
  readonly once: string;
  readonly sinceRound: (round: number) => string;
  readonly inRound: (round: number) => string;
  readonly assignedToAll: string;
  readonly scores: string;
  readonly results: string;
  readonly pointsHint: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly usualMinimum: string;
  readonly usualMaximum: string;
  readonly breakRuns: string;
  readonly bookings: Readonly<Record<"people" | "teams", string>>;
  readonly bye: string;
  readonly absence: string;
  readonly lateEntry: string;
  readonly forfeit: string;
  readonly credit: string;
  readonly spread: string;
  readonly credits: Readonly<Record<Credit, string>>;
  readonly secondEntry: string;
  readonly whenConfirmed: string;
  readonly whenConfirmedHint: string;
  readonly accepts: string;
  readonly acceptedAfter: string;
  readonly acceptsHint: string;
  readonly selfCheckIn: string;
  readonly selfCheckIns: Readonly<Record<SelfCheckIn, string>>;
  readonly selfCheckInHint: string;
  readonly selfCheckInCode: string;
  readonly chances: string;
  readonly ranks: (rank: number) => string;
}

export const settingsTexts = texts<SettingsTexts>({
  de: {
    afterRound: (round: number) =>
      isOne(round, "de")
        ? "Runde 1 ist schon ausgelost. Was hier für die Auslosung gilt, gilt ab Runde 2; was für die Wertung gilt, gilt für alle Runden."
        : `Die Runden 1 bis ${round} sind schon ausgelost. Was hier für die Auslosung gilt, gilt ab Runde ${round + 1}; was für die Wertung gilt, gilt für alle Runden.`,
    ...settingsFormTexts.de,
    stages: "Stufen",
    stage: (number) => `Stufe ${number}`,
    system: "Auslosungssystem",
    rounds: "Runden",
    numbers: "Startnummern",
    numbersHint: (hasTitles) =>
      `${hasTitles ? "Nach Wertungszahl, dann Titel." : "Nach Wertungszahl."} Mit der Auslosung von Runde 4 stehen alle Nummern fest, in einem Rundenturnier mit der ersten Runde. Ein Los muss ausgeschrieben sein.`,
    equalRatings: (hasTitles) =>
      hasTitles ? "Bei gleicher Wertungszahl und gleichem Titel" : "Bei gleicher Wertungszahl",
    numbersBy: {
      alphabetical: (hasTitles) =>
        hasTitles
          ? "nach Wertungszahl, dann Titel, dann alphabetisch"
          : "nach Wertungszahl, dann alphabetisch",
      lots: (hasTitles) =>
        hasTitles
          ? "nach Wertungszahl, dann Titel, dann durch Los"
          : "nach Wertungszahl, dann durch Los",
    },
    roundsFollow: "Rundenzahl folgt aus den Meldungen",
    begun: (rounds) => `Schon ausgelost: ${rounds}.`,
    participants: "Wer spielt",
    everybody: "alle",
    top: "die ersten",
    addStage: "Stufe hinzufügen",
    addTables: "Stufe an Tischen hinzufügen",
    removeStage: "Streichen",
    ranking: "Wertung",
    rankingHint: "Das Wichtigste zuerst; wer danach noch gleich ist, teilt sich den Platz.",
    changeRanking: "Wertung ändern, mit Vorschau der Tabelle …",
    keptApart: "Wer nicht gegeneinander spielt",
    keptApartHint:
      "Vereine, Länder und Mannschaften werden getrennt gehalten, solange alle gepaart werden können; verbotene Paarungen in jedem Fall.",
    shared: {
      club: "Vereine getrennt halten",
      nation: "Länder getrennt halten",
      team: "Mannschaften getrennt halten",
    },
    forbidden: "Verbotene Paarungen",
    forbiddenOne: "Wer",
    forbiddenTwo: "nicht gegen",
    forbiddenReason: "Warum",
    fromRound: "ab Runde",
    toRound: "bis Runde",
    end: "Ende",
    allRounds: "in allen Runden",
    roundsFrom: (round) => `ab Runde ${round}`,
    roundsBetween: (first, last) =>
      first === last ? `in Runde ${first}` : `in Runde ${first}–${last}`,
    addRule: "Dazu",
    removeRule: "Streichen",
    accelerations: "Beschleunigung mit eigenen Werten",
    accelerationsHint:
      "Zusätzliche Punkte nur für die Auslosung; sie ersetzen die Baku-Beschleunigung einer Stufe. Wer später gemeldet wird, gehört nicht dazu.",
    accelerated: (players, points) =>
      `${counted(players, { one: "Person", other: "Personen" }, "de")}: +${points}`,
    firstSeeds: "die ersten der Setzliste",
    extraPoints: "Punkte dazu",
    abnormalPoints: "Abweichend vergebene Punkte",
    abnormalPointsHint:
      "Punkte, die nicht aus dem Ergebnis folgen: eine Strafe oder Gutschrift auf den Punktestand, oder ein anderer Wert für ein Ergebnis. Sie zählen in Tabelle, Feinwertung und Auslosung und stehen im Bericht (Satz 299).",
    assigned: {
      score: "Strafe (−) oder Gutschrift",
      win: "Sieg",
      draw: "Remis",
      loss: "Niederlage",
      "forfeit-win": "Kampflos gewonnen",
      "forfeit-loss": "Kampflos verloren",
      "full-point-bye": "Frei mit vollem Punkt",
      "half-point-bye": "Frei mit halbem Punkt",
      "zero-point-bye": "Frei ohne Punkt",
    },
    assignedFor: "Wofür",
    assignedPoints: "Punkte",
    assignedRound: "Runde",
    assignedTo: "Wer",
    everyRound: "alle Runden",
    once: "einmal",
    sinceRound: (round) => `ab Runde ${round}`,
    inRound: (round) => `Runde ${round}`,
    assignedToAll: "alle",
    scores: "Ergebnisse",
    results: "Eine Partie endet mit",
    pointsHint: "Was Sieg, Unentschieden und Niederlage zählen, steht bei der Wertung.",
    minimum: "kleinste mögliche",
    maximum: "größte mögliche",
    usualMinimum: "Warnung unter",
    usualMaximum: "Warnung über",
    breakRuns: "Keine drei gleichen hintereinander",
    bookings: { people: "Runden ohne Partie", teams: "Runden ohne Kampf" },
    bye: "Freilos",
    absence: "Pause und nach dem Ausscheiden",
    lateEntry: "Runden vor einer Nachmeldung",
    forfeit: "Kampflos: Differenz ±",
    credit: "zählt als",
    spread: "Differenz",
    credits: { win: "Sieg", draw: "Unentschieden", loss: "Niederlage", none: "nichts" },
    secondEntry: "Ergebnisse von zwei Personen eingeben lassen",
    whenConfirmed: "Gemeldete Ergebnisse zählen erst, wenn sie bestätigt sind",
    whenConfirmedHint:
      "Sonst zählen sie sofort und sind überall mit einem Fragezeichen als noch nicht bestätigt gekennzeichnet.",
    accepts: "Gemeldete Ergebnisse übernehmen, wenn niemand widerspricht",
    acceptedAfter: "nach Minuten",
    acceptsHint:
      "Sonst warten sie, bis die Turnierleitung sie bestätigt. Widersprüche entscheidet immer die Turnierleitung.",
    selfCheckIn: "Anwesenheit über den Code auf der Leinwand",
    selfCheckIns: {
      off: "nein, am Tisch der Turnierleitung",
      links: "wer einen persönlichen Link hat",
      names: "alle, auch mit dem Namen aus der Liste",
    },
    selfCheckInHint:
      "Der Code wechselt jede Minute; gültig sind er und der vorige. Ob jemand den richtigen Namen gewählt hat, wird nicht geprüft.",
    selfCheckInCode: "Code für die Leinwand",
    chances: "Chancen öffentlich zeigen: wie wahrscheinlich Sieg und Weiterkommen sind",
    ranks: (rank) => `${rank}.`,
  },
  en: {
    afterRound: (round: number) =>
      isOne(round, "en")
        ? "Round 1 is drawn already. Rules of pairing hold from round 2, rules of counting for all rounds."
        : `Rounds 1 to ${round} are drawn already. Rules of pairing hold from round ${round + 1}, rules of counting for all rounds.`,
    ...settingsFormTexts.en,
    stages: "Stages",
    stage: (number) => `Stage ${number}`,
    system: "Pairing system",
    rounds: "Rounds",
    numbers: "Pairing numbers",
    numbersHint: (hasTitles) =>
      `${hasTitles ? "By rating, then title." : "By rating."} Numbers are fixed once round 4 is paired, in a round robin once round 1 is. Lots have to be announced in advance.`,
    equalRatings: (hasTitles) =>
      hasTitles ? "With equal ratings and titles" : "With equal ratings",
    numbersBy: {
      alphabetical: (hasTitles) =>
        hasTitles ? "by rating, then title, then alphabetically" : "by rating, then alphabetically",
      lots: (hasTitles) =>
        hasTitles ? "by rating, then title, then by lot" : "by rating, then by lot",
    },
    roundsFollow: "Rounds follow from the entries",
    begun: (rounds) => `Drawn already: ${rounds}.`,
    participants: "Who plays",
    everybody: "everybody",
    top: "the first",
    addStage: "Add a stage",
    addTables: "Add a stage at tables",
    removeStage: "Remove",
    ranking: "Ranking",
    rankingHint: "Most important first; players still level after that share the rank.",
    changeRanking: "Change the ranking, with a preview of the standings …",
    keptApart: "Who does not meet",
    keptApartHint:
      "Clubs, countries and teams are kept apart as long as everybody can be paired; forbidden pairs always.",
    shared: { club: "Keep clubs apart", nation: "Keep countries apart", team: "Keep teams apart" },
    forbidden: "Forbidden pairs",
    forbiddenOne: "Who",
    forbiddenTwo: "not against",
    forbiddenReason: "Why",
    fromRound: "from round",
    toRound: "to round",
    end: "end",
    allRounds: "in all rounds",
    roundsFrom: (round) => `from round ${round}`,
    roundsBetween: (first, last) =>
      first === last ? `in round ${first}` : `in rounds ${first}–${last}`,
    addRule: "Add",
    removeRule: "Remove",
    accelerations: "Acceleration with your own values",
    accelerationsHint:
      "Extra points for pairing only; they replace a stage’s Baku acceleration. Later entries do not get them.",
    accelerated: (players, points) =>
      `${counted(players, { one: "player", other: "players" }, "en")}: +${points}`,
    firstSeeds: "the first seeds",
    extraPoints: "points more",
    abnormalPoints: "Adjusted points",
    abnormalPointsHint:
      "Points that do not follow from the result: a penalty or bonus on the score, or a different value for a result. They count in standings, tie-breaks and pairings, and are part of the report (record 299).",
    assigned: {
      score: "Penalty (−) or bonus",
      win: "Win",
      draw: "Draw",
      loss: "Loss",
      "forfeit-win": "Forfeit win",
      "forfeit-loss": "Forfeit loss",
      "full-point-bye": "Full-point bye",
      "half-point-bye": "Half-point bye",
      "zero-point-bye": "Zero-point bye",
    },
    assignedFor: "For",
    assignedPoints: "Points",
    assignedRound: "Round",
    assignedTo: "Who",
    everyRound: "all rounds",
    once: "once",
    sinceRound: (round) => `from round ${round} on`,
    inRound: (round) => `round ${round}`,
    assignedToAll: "everybody",
    scores: "Results",
    results: "A game ends with",
    pointsHint: "What a win, a draw and a loss are worth is set with the ranking.",
    minimum: "lowest possible",
    maximum: "highest possible",
    usualMinimum: "warn below",
    usualMaximum: "warn above",
    breakRuns: "Never the same three times in a row",
    bookings: { people: "Rounds without a game", teams: "Rounds without a match" },
    bye: "Bye",
    absence: "Pause, and after a withdrawal",
    lateEntry: "Rounds before a late entry",
    forfeit: "Forfeit: spread ±",
    credit: "counts as",
    spread: "Spread",
    credits: { win: "win", draw: "draw", loss: "loss", none: "nothing" },
    secondEntry: "Have results entered by two people",
    whenConfirmed: "Reported results count only when they are confirmed",
    whenConfirmedHint:
      "Otherwise they count at once, marked everywhere with a question mark as not confirmed yet.",
    accepts: "Accept reported results that nobody objects to",
    acceptedAfter: "after minutes",
    acceptsHint:
      "Otherwise they wait until the director confirms them. The director always decides conflicts.",
    selfCheckIn: "Check-in by the code on the projector",
    selfCheckIns: {
      off: "no, at the director’s desk",
      links: "those with a personal link",
      names: "everybody, also by choosing a name from the list",
    },
    selfCheckInHint:
      "The code changes every minute; it holds for that minute and the next. Whether somebody chose the right name is not checked.",
    selfCheckInCode: "Code for the projector",
    chances: "Show everybody the chances: how likely everyone is to win or advance",
    ranks: (rank) => `${rank}.`,
  },
});
