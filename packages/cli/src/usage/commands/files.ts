import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { timeZone } from "../options.ts";

/** Competitions and standings as files. */
export const filesCommands: Commands = {
  candidates: {
    about: texts({
      de: "Kandidatenrunde: wer sicher im Finale ist, Kandidat oder draußen, und warum",
      en: "Candidates' round: who is sure of the final, a candidate or out, and why",
    }),
    arguments: {
      "<standings>": texts({
        de: "Tabelle als CSV: rank,name,wins,spread",
        en: "standings as CSV: rank,name,wins,spread",
      }),
    },
    options: {
      "--spread-margin <points>": texts({
        de: "Differenz, die eine Runde nicht umkehrt (350)",
        en: "spread that one round does not turn round (350)",
      }),
      "--win-margin <wins>": texts({
        de: "Siege, die mit dieser Differenz sicher sind (1)",
        en: "wins that are safe with that spread (1)",
      }),
    },
    load: () => import("../../commands/candidates.ts"),
  },
  export: {
    about: texts({
      de: "Schreibt das ganze Turnier in eine Datei, oder für tsh in einen Ordner",
      en: "Writes the whole competition to a file, or for tsh to a folder",
    }),
    arguments: {
      "[file]": texts({
        de: "Datei (sonst die Standardausgabe)",
        en: "file (default: standard output)",
      }),
    },
    options: {
      "--tsh <folder>": texts({ de: "als a.t und config.tsh", en: "as a.t and config.tsh" }),
      "--trf <file>": texts({
        de: "als TRF-2026, zur Auswertung von Schach",
        en: "as TRF-2026, for rating chess",
      }),
      "--strict": texts({
        de: "mit --trf: nichts schreiben, solange etwas Nötiges für die Auswertung fehlt",
        en: "with --trf: write nothing as long as something needed for rating is missing",
      }),
      "--utf8": texts({
        de: "für tsh in UTF-8 statt ISO-8859-1",
        en: "for tsh in UTF-8 instead of ISO-8859-1",
      }),
      "--force": texts({ de: "vorhandene Dateien ersetzen", en: "replace existing files" }),
    },
    load: () => import("../../commands/export.ts"),
  },
  import: {
    about: texts({
      de: "Nimmt ein exportiertes Turnier, eine Division von tsh oder ein Schachturnier (TRF) auf",
      en: "Takes in an exported competition, a tsh division or a chess event (TRF)",
    }),
    arguments: {
      "<file>": texts({
        de: "exportierte Datei, NAME.t oder NAME.trf",
        en: "exported file, NAME.t or NAME.trf",
      }),
    },
    options: {
      "--config <file>": texts({
        de: "config.tsh (sonst die neben der Division)",
        en: "config.tsh (default: the one beside the division)",
      }),
      ...timeZone,
      "--name <name>": texts({ de: "Name des Turniers", en: "the competition's name" }),
    },
    load: () => import("../../commands/import.ts"),
  },
  rehearse: {
    about: texts({
      de: "Kopiert ein Turnier, wie es steht, um etwas auszuprobieren",
      en: "Copies a competition as it stands, to try something out",
    }),
    load: () => import("../../commands/rehearse.ts"),
  },
  delete: {
    about: texts({ de: "Löscht ein Turnier endgültig", en: "Deletes a competition for good" }),
    options: {
      "--yes": texts({
        de: "ohne Rückfrage (zusammen mit -c)",
        en: "without asking (together with -c)",
      }),
    },
    load: () => import("../../commands/delete.ts"),
  },
};
