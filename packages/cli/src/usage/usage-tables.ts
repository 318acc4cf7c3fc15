import { texts } from "../language/texts.ts";
import type { CommandTexts } from "./command-texts.ts";

type TablesUsage = Pick<CommandTexts, "confirm" | "annul" | "substitute" | "cut-line">;

/** What the commands do that there are only for tournaments at tables: for `--help`. */
export const tablesUsage = texts<TablesUsage>({
  de: {
    confirm: {
      about: "Bestätigt Ergebnisse, die Tische gemeldet haben; sonst alle der Stufe",
      arguments: { "[games...]": "Tisch.Spiel, z. B. 3.2" },
      options: { "--round <round>": "Stufe (sonst die laufende)" },
    },
    annul: {
      about: "Annulliert ein Spiel an einem Tisch; zeigt vorher, was sich ändert",
      arguments: { "<game>": "Tisch.Spiel, z. B. 3.2" },
      options: {
        "--round <round>": "Stufe (sonst die laufende)",
        "--reason <text>": "warum",
        "--repair <how>": "keep (sonst dies) oder draft-again",
        "--yes": "ohne Rückfrage",
      },
    },
    substitute: {
      about: "Lässt jemanden an einem Tisch für eine andere Person weiterspielen",
      arguments: { "<out>": "wer aufhört", "<in>": "wer weiterspielt" },
      options: {
        "--round <round>": "Stufe (sonst die laufende)",
        "--from-game <game>": "erstes Spiel (sonst das erste ohne Ergebnis)",
        "--takes-over": "die Spiele davor zählen für die neue Person",
        "--reason <text>": "warum",
      },
    },
    "cut-line": {
      about: "Wer an den Tischen weiterkommt, wer nicht, und was noch nötig ist",
      arguments: { "[stage]": "Stufe (sonst die letzte veröffentlichte)" },
      options: {},
    },
  },
  en: {
    confirm: {
      about: "Confirms results that tables have reported; by default all of the stage",
      arguments: { "[games...]": "table.game, e.g. 3.2" },
      options: { "--round <round>": "stage (default: the current)" },
    },
    annul: {
      about: "Annuls a game at a table; shows first what changes",
      arguments: { "<game>": "table.game, e.g. 3.2" },
      options: {
        "--round <round>": "stage (default: the current)",
        "--reason <text>": "why",
        "--repair <how>": "keep (default) or draft-again",
        "--yes": "without asking",
      },
    },
    substitute: {
      about: "Lets somebody play on at a table in place of another",
      arguments: { "<out>": "who stops", "<in>": "who plays on" },
      options: {
        "--round <round>": "stage (default: the current)",
        "--from-game <game>": "first game (default: the first without a result)",
        "--takes-over": "the games before count for who plays on",
        "--reason <text>": "why",
      },
    },
    "cut-line": {
      about: "Who advances at tables, who does not, and what everybody still needs",
      arguments: { "[stage]": "stage (default: the last published)" },
      options: {},
    },
  },
});
