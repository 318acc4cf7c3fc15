import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { fileRanking, rankedFile } from "../options.ts";

/** Standings, and how they are computed. */
export const standingsCommands: Commands = {
  standings: {
    about: texts({
      de: "Zeigt die Tabelle: des Turniers im Journal oder einer TRF-Datei",
      en: "Shows the standings: of the competition in the journal or of a TRF file",
    }),
    arguments: {
      ...rankedFile,
    },
    options: {
      ...fileRanking,
      "--seq <number>": texts({
        de: "Journal: Stand nach diesem Ereignis",
        en: "journal: as it stood after this event",
      }),
      "--why <player>": texts({
        de: "Journal: wie der Platz zustande kommt",
        en: "journal: how the rank is calculated",
      }),
      "--compare <players...>": texts({
        de: "Journal: warum eine Person vor der anderen steht",
        en: "journal: why one of two players is ahead",
      }),
      "--final": texts({
        de: "an Tischen: alle nach der Stufe, die sie erreicht haben",
        en: "tables: everybody by the stage they reached",
      }),
      "--csv": texts({
        de: "als CSV (für Tabellenprogramme und losfee candidates)",
        en: "as CSV (for spreadsheets and losfee candidates)",
      }),
      "--tsv": texts({
        de: "mit Tabulatoren; bei Dateien nach Startnummern",
        en: "with tabs; of files by starting number",
      }),
    },
    load: () => import("../../commands/standings.ts"),
  },
  "cut-line": {
    about: texts({
      de: "Wer an den Tischen weiterkommt, wer nicht, und was noch nötig ist",
      en: "Who advances at tables, who does not, and what everybody still needs",
    }),
    arguments: {
      "[stage]": texts({
        de: "Stufe (sonst die letzte veröffentlichte)",
        en: "stage (default: the last published)",
      }),
    },
    load: () => import("../../commands/cut-line.ts"),
  },
  odds: {
    about: texts({
      de: "Wie wahrscheinlich Sieg und Weiterkommen sind, durch vielfaches Weiterspielen",
      en: "How likely everyone is to win or advance, by playing on many times",
    }),
    options: {
      "--runs <number>": texts({
        de: "wie viele Durchläufe (sonst 1000)",
        en: "how many runs (default: 1000)",
      }),
      "--seed <text>": texts({
        de: "Startwert: derselbe gibt dieselben Zahlen (sonst 1)",
        en: "seed: the same one gives the same figures (default: 1)",
      }),
      "--top <places>": texts({
        de: "wer unter die ersten so vielen kommt (sonst 3)",
        en: "who gets among the first so many (default: 3)",
      }),
    },
    load: () => import("../../commands/odds.ts"),
  },
  explain: {
    about: texts({
      de: "Zeigt, wie Werte zustande kommen: des Turniers im Journal oder einer TRF-Datei",
      en: "Shows how values are calculated: of the competition in the journal or of a TRF file",
    }),
    arguments: {
      ...rankedFile,
    },
    options: {
      "--player <player>": texts({
        de: "wessen Werte (Nummer oder Name)",
        en: "whose values (number or name)",
      }),
      "--compare <players...>": texts({
        de: "warum eine Person vor der anderen steht",
        en: "why one of two players is ahead",
      }),
      "--tie-break <code>": texts({
        de: "nur dieser Wert, z. B. BH/C1",
        en: "only this value, e.g. BH/C1",
      }),
      ...fileRanking,
    },
    load: () => import("../../commands/explain.ts"),
  },
};
