import type { CommandName, CommonOption, commands } from "../usage/commands.ts";
import { texts } from "./texts.ts";

type Shapes = typeof commands;

/** The words for one command: what it does, its arguments, its options. */
interface CommandWords<Name extends CommandName> {
  readonly about: string;
  readonly arguments: Readonly<Record<Shapes[Name]["arguments"][number], string>>;
  readonly options: Readonly<Record<Shapes[Name]["options"][number], string>>;
}

interface UsageTexts {
  readonly about: string;
  readonly usage: string;
  readonly headings: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
    readonly commonOptions: string;
  };
  readonly help: string;
  readonly helpCommand: string;
  readonly version: string;
  readonly common: Readonly<Record<CommonOption, string>>;
  readonly commands: { readonly [Name in CommandName]: CommandWords<Name> };
}

/** The words of `--help`. */
export const usageTexts = texts<UsageTexts>({
  de: {
    about: "Losfee lost aus, setzt an, rechnet Tabellen und erklärt sie.",
    usage: "[Optionen] [Befehl]",
    headings: {
      usage: "Aufruf:",
      arguments: "Angaben:",
      options: "Optionen:",
      commands: "Befehle:",
      commonOptions: "Optionen aller Befehle:",
    },
    help: "diese Hilfe",
    helpCommand: "Hilfe zu einem Befehl",
    version: "die Version",
    common: {
      "--json": "Antwort als JSON, für Programme",
      "--lang <de|en>": "Sprache (sonst die des Terminals)",
      "--journal <file>": "Datei des Journals (sonst LOSFEE_JOURNAL oder losfee.sqlite)",
      "-c, --competition <id>": "das Turnier (sonst das einzige oder das zuletzt geänderte)",
    },
    commands: {
      pair: {
        about: "Setzt die nächste Runde an: des Turniers oder einer Division von tsh",
        arguments: { "[file]": "Division von tsh (NAME.t); ohne sie das Turnier im Journal" },
        options: {
          "--system <id>": "Ansetzungssystem (sonst das der Etappe; für Dateien new-swiss)",
          "--based-on <round>": "Stand nach dieser Runde zählt (sonst die vorige)",
          "--repeats <count>": "so oft dürfen sich zwei schon begegnet sein",
          "--track-starts": "ausgleichbare Anzüge gehen vor",
          "--no-track-starts": "Anzüge zählen für die Paarung nicht",
          "--option <name=value>": "weitere Einstellung des Systems",
        },
      },
      candidates: {
        about: "Kandidatenrunde: wer sicher im Finale ist, Kandidat oder draußen, und warum",
        arguments: { "<standings>": "Tabelle als CSV: rank,name,wins,spread" },
        options: {
          "--spread-margin <points>": "Differenz, die eine Runde nicht umkehrt (350)",
          "--win-margin <wins>": "Siege, die mit dieser Differenz sicher sind (1)",
        },
      },
    },
  },
  en: {
    about: "Losfee draws, pairs, ranks and explains.",
    usage: "[options] [command]",
    headings: {
      usage: "Usage:",
      arguments: "Arguments:",
      options: "Options:",
      commands: "Commands:",
      commonOptions: "Options of every command:",
    },
    help: "this help",
    helpCommand: "help on a command",
    version: "the version",
    common: {
      "--json": "answer in JSON, for programs",
      "--lang <de|en>": "language (default: the terminal's)",
      "--journal <file>": "the journal's file (default: LOSFEE_JOURNAL or losfee.sqlite)",
      "-c, --competition <id>": "the competition (default: the only or last changed one)",
    },
    commands: {
      pair: {
        about: "Pairs the next round: of the competition or of a tsh division",
        arguments: {
          "[file]": "division of tsh (NAME.t); without: the competition in the journal",
        },
        options: {
          "--system <id>": "pairing system (default: the stage's; new-swiss for files)",
          "--based-on <round>": "the standings after this round count (default: the one before)",
          "--repeats <count>": "how often two may have met before",
          "--track-starts": "prefer opponents with whom starts can be balanced",
          "--no-track-starts": "starts do not count for the pairing",
          "--option <name=value>": "a further setting of the system",
        },
      },
      candidates: {
        about: "Candidates' round: who is sure of the final, a candidate or out, and why",
        arguments: { "<standings>": "standings as CSV: rank,name,wins,spread" },
        options: {
          "--spread-margin <points>": "spread that one round does not turn round (350)",
          "--win-margin <wins>": "wins that are safe with that spread (1)",
        },
      },
    },
  },
});
