import type { Credit } from "@losfee/core";
import { texts } from "../../language/texts.ts";

interface SettingsTexts {
  readonly title: string;
  readonly stages: string;
  readonly stage: (number: number) => string;
  readonly system: string;
  readonly rounds: string;
  readonly begun: (rounds: number) => string;
  readonly participants: string;
  readonly everybody: string;
  readonly top: string;
  readonly addStage: string;
  readonly removeStage: string;
  readonly ranking: string;
  readonly rankingHint: string;
  readonly changeRanking: string;
  readonly scores: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly usualMinimum: string;
  readonly usualMaximum: string;
  readonly starts: string;
  readonly assigned: string;
  readonly headToHead: string;
  readonly breakRuns: string;
  readonly bookings: string;
  readonly bye: string;
  readonly absence: string;
  readonly lateEntry: string;
  readonly forfeit: string;
  readonly credit: string;
  readonly spread: string;
  readonly credits: Readonly<Record<Credit, string>>;
  readonly secondEntry: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
  readonly ranks: (rank: number) => string;
}

export const settingsTexts = texts<SettingsTexts>({
  de: {
    title: "Einstellungen",
    stages: "Abschnitte",
    stage: (number) => `Abschnitt ${number}`,
    system: "Auslosungssystem",
    rounds: "Runden",
    begun: (rounds) => `Schon ausgelost: ${rounds}.`,
    participants: "Wer spielt",
    everybody: "alle",
    top: "die ersten",
    addStage: "Abschnitt dazu",
    removeStage: "Streichen",
    ranking: "Wertung",
    rankingHint: "Das Wichtigste zuerst; was danach noch gleich ist, teilt sich den Platz.",
    changeRanking: "Wertung ändern, mit Vorschau der Tabelle …",
    scores: "Punkte einer Partie",
    minimum: "kleinste mögliche",
    maximum: "größte mögliche",
    usualMinimum: "Warnung unter",
    usualMaximum: "Warnung über",
    starts: "Wer beginnt",
    assigned: "Das Programm bestimmt, wer beginnt (sonst losen die Spielenden am Brett)",
    headToHead: "Wer sich wiedertrifft, wechselt",
    breakRuns: "Keine drei gleichen hintereinander",
    bookings: "Runden ohne Partie",
    bye: "Freilos",
    absence: "Pause und nach dem Ausscheiden",
    lateEntry: "Runden vor einer Nachmeldung",
    forfeit: "Kampflos: Differenz ±",
    credit: "zählt als",
    spread: "Differenz",
    credits: { win: "Sieg", draw: "Unentschieden", loss: "Niederlage", none: "nichts" },
    secondEntry: "Ergebnisse von zwei Personen eingeben lassen",
    save: "Speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert.",
    unchanged: "Nichts geändert.",
    ranks: (rank) => `${rank}.`,
  },
  en: {
    title: "Settings",
    stages: "Stages",
    stage: (number) => `Stage ${number}`,
    system: "Pairing system",
    rounds: "Rounds",
    begun: (rounds) => `Drawn already: ${rounds}.`,
    participants: "Who plays",
    everybody: "everybody",
    top: "the first",
    addStage: "Add a stage",
    removeStage: "Remove",
    ranking: "Ranking",
    rankingHint: "Most important first; what is level after that shares the rank.",
    changeRanking: "Change the ranking, with a preview of the standings …",
    scores: "Points of a game",
    minimum: "lowest possible",
    maximum: "highest possible",
    usualMinimum: "warn below",
    usualMaximum: "warn above",
    starts: "Who goes first",
    assigned: "The program says who goes first (otherwise the players draw at the board)",
    headToHead: "Players who meet again alternate",
    breakRuns: "Never three alike in a row",
    bookings: "Rounds without a game",
    bye: "Bye",
    absence: "Pause, and after a withdrawal",
    lateEntry: "Rounds before a late entry",
    forfeit: "Forfeit: spread ±",
    credit: "counts as",
    spread: "Spread",
    credits: { win: "win", draw: "draw", loss: "loss", none: "nothing" },
    secondEntry: "Have results entered by two people",
    save: "Save",
    saving: "Saving …",
    saved: "Saved.",
    unchanged: "Nothing changed.",
    ranks: (rank) => `${rank}.`,
  },
});
