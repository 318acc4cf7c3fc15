import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { player, reason, repair, roundInPlay, yes } from "../options.ts";

/** Results and penalties. */
export const resultsCommands: Commands = {
  result: {
    about: texts({
      de: "Trägt Ergebnisse ein: 12 412 389, meier 412 389, 12 + - oder 12 - - (beide nicht da), im Schach 12 1, 12 ½-½, 12 0-0; an Tischen 3.2 120 98 87 (Tisch 3, Spiel 2, wie sie sitzen); bei Mannschaften 12 1=0+ (Kampf 12, Brett für Brett) oder 12 2.5 1.5; ohne Angabe Zeile für Zeile",
      en: "Enters results: 12 412 389, meier 412 389, 12 + - or 12 - - (both absent), in chess 12 1, 12 ½-½, 12 0-0; at tables 3.2 120 98 87 (table 3, game 2, by seat); of teams 12 1=0+ (match 12, board by board) or 12 2.5 1.5; without any, line by line",
    }),
    arguments: {
      "[line...]": texts({
        de: "Brett oder Person und zwei Punktzahlen; Tisch.Spiel und Punkte oder Plätze",
        en: "board or player and two scores; table.game and points or places",
      }),
    },
    options: {
      ...roundInPlay,
      "--file <file>": texts({ de: "Zeilen aus einer Datei", en: "lines from a file" }),
      "--again": texts({ de: "blinde zweite Eingabe", en: "blind second entry" }),
    },
    load: () => import("../../commands/result.ts"),
  },
  undo: {
    about: texts({
      de: "Nimmt ein Ergebnis zurück, sonst das letzte",
      en: "Takes back a result; by default the last",
    }),
    arguments: {
      "[board]": texts({
        de: "Brett; an Tischen Tisch.Spiel, z. B. 3.2",
        en: "board; at tables table.game, e.g. 3.2",
      }),
    },
    options: {
      ...roundInPlay,
    },
    load: () => import("../../commands/undo.ts"),
  },
  correct: {
    about: texts({
      de: "Berichtigt ein Ergebnis; zeigt vorher, was sich ändert",
      en: "Corrects a result; shows first what changes",
    }),
    arguments: {
      "<round>": texts({ de: "Runde oder Stufe", en: "round or stage" }),
      "<line...>": texts({ de: "wie bei result", en: "as for result" }),
    },
    options: {
      ...reason,
      ...repair,
      "--swapped": texts({
        de: "die Partie wurde mit vertauschten Farben (vertauschtem Anspiel) gespielt",
        en: "the game was played with colours (or starts) reversed",
      }),
      ...yes,
    },
    load: () => import("../../commands/correct.ts"),
  },
  confirm: {
    about: texts({
      de: "Bestätigt gemeldete Ergebnisse; ohne Angabe alle der Runde oder Stufe",
      en: "Confirms results that were reported; by default all of the round or stage",
    }),
    arguments: {
      "[boards...]": texts({
        de: "Bretter; an Tischen Tisch.Spiel, z. B. 3.2",
        en: "boards; at tables table.game, e.g. 3.2",
      }),
    },
    options: {
      ...roundInPlay,
    },
    load: () => import("../../commands/confirm.ts"),
  },
  annul: {
    about: texts({
      de: "Annulliert ein Spiel an einem Tisch; zeigt vorher, was sich ändert",
      en: "Annuls a game at a table; shows first what changes",
    }),
    arguments: {
      "<game>": texts({ de: "Tisch.Spiel, z. B. 3.2", en: "table.game, e.g. 3.2" }),
    },
    options: {
      ...roundInPlay,
      ...reason,
      ...repair,
      ...yes,
    },
    load: () => import("../../commands/annul.ts"),
  },
  substitute: {
    about: texts({
      de: "Lässt jemanden an einem Tisch für eine andere Person weiterspielen",
      en: "Lets somebody play on at a table in place of another",
    }),
    arguments: {
      "<out>": texts({ de: "wer aufhört", en: "who stops" }),
      "<in>": texts({ de: "wer weiterspielt", en: "who plays on" }),
    },
    options: {
      ...roundInPlay,
      "--from-game <game>": texts({
        de: "erstes Spiel (sonst das erste ohne Ergebnis)",
        en: "first game (default: the first without a result)",
      }),
      "--takes-over": texts({
        de: "die Spiele davor zählen für die neue Person",
        en: "the games before count for who plays on",
      }),
      ...reason,
    },
    load: () => import("../../commands/substitute.ts"),
  },
  penalty: {
    about: texts({
      de: "Zieht Strafpunkte von der Differenz ab, an Tischen von einer Stufe",
      en: "Deducts penalty points from the spread, or from a stage at tables",
    }),
    arguments: {
      ...player,
      "<points>": texts({ de: "Punkte", en: "points" }),
    },
    options: {
      "--round <round>": texts({
        de: "Runde oder Stufe (sonst die letzte)",
        en: "round or stage (default: the last)",
      }),
      "--of <what>": texts({
        de: "an Tischen: rank-points (sonst dies) oder game-points",
        en: "tables: rank-points (default) or game-points",
      }),
      ...reason,
    },
    load: () => import("../../commands/penalty.ts"),
  },
  "waive-penalty": {
    about: texts({
      de: "Verzichtet auf den Punktabzug, der für eine Aufstellung vorgeschlagen ist",
      en: "Waives the penalty that is proposed for a line-up",
    }),
    arguments: { "<team>": texts({ de: "Mannschaft", en: "team" }) },
    options: {
      "--round <number>": texts({
        de: "Runde (sonst die erste mit einem Vorschlag)",
        en: "round (default: the first with a proposal)",
      }),
      ...reason,
    },
    load: () => import("../../commands/waive-penalty.ts"),
  },
  "lift-penalty": {
    about: texts({ de: "Hebt eine Strafe auf", en: "Lifts a penalty" }),
    arguments: {
      "<number>": texts({ de: "Nummer der Strafe", en: "the penalty's number" }),
    },
    options: {
      ...reason,
    },
    load: () => import("../../commands/lift-penalty.ts"),
  },
};
