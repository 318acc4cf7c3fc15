import { texts } from "@losfee/contract";
import type { CheckState } from "./model.ts";

interface CheckTexts {
  readonly title: (round: number) => string;
  readonly rounds: string;
  readonly noRound: string;
  readonly blind: string;
  readonly tally: (done: number, all: number) => string;
  /** `place`: the board, or the match of teams. */
  readonly agrees: (place: string) => string;
  readonly differs: (place: string) => string;
  readonly states: Readonly<Record<CheckState, string>>;
  readonly open: string;
  readonly allDone: string;
  readonly nothingYet: string;
  readonly differences: string;
  readonly first: string;
  readonly second: string;
  readonly game: string;
  readonly by: (actor: string) => string;
  readonly correct: string;
  readonly focusLine: string;
  readonly checkedBoards: string;
}

export const checkTexts = texts<CheckTexts>({
  de: {
    title: (round) => (round === 0 ? "Zweiteingabe" : `Zweiteingabe Runde ${round}`),
    rounds: "Runde",
    noRound: "Noch ist keine Runde veröffentlicht.",
    blind: "Jeden Zettel noch einmal eingeben, ohne die erste Eingabe zu sehen.",
    tally: (done, all) => `${done} von ${all} geprüft`,
    agrees: (place) => `${place}: stimmt überein.`,
    differs: (place) => `${place}: weicht ab – die Turnierleitung sieht beide Eingaben.`,
    states: {
      "no-result": "noch kein Ergebnis",
      missing: "zu prüfen",
      agrees: "stimmt",
      differs: "weicht ab",
    },
    open: "Zu prüfen",
    nothingYet: "In dieser Runde ist noch kein Ergebnis eingetragen.",
    allDone: "Alle eingetragenen Ergebnisse dieser Runde sind geprüft.",
    differences: "Abweichungen",
    first: "Erste Eingabe",
    second: "Zweite Eingabe",
    game: "Partie",
    by: (actor) => `von ${actor}`,
    correct: "Zweite übernehmen …",
    focusLine: "In die Zeile",
    checkedBoards: "Geprüft",
  },
  en: {
    title: (round) => (round === 0 ? "Second entry" : `Second entry of round ${round}`),
    rounds: "Round",
    noRound: "No round is published yet.",
    blind: "Enter every slip once more, without seeing the first entry.",
    tally: (done, all) => `${done} of ${all} checked`,
    agrees: (place) => `${place}: agrees.`,
    differs: (place) => `${place}: differs – the director sees both entries.`,
    states: {
      "no-result": "no result yet",
      missing: "to be checked",
      agrees: "agrees",
      differs: "differs",
    },
    open: "To be checked",
    nothingYet: "No result has been entered in this round yet.",
    allDone: "All results entered in this round are checked.",
    differences: "Differences",
    first: "First entry",
    second: "Second entry",
    game: "Game",
    by: (actor) => `by ${actor}`,
    correct: "Take the second …",
    focusLine: "To the line",
    checkedBoards: "Checked",
  },
});
