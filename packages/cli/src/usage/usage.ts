import { texts } from "../language/texts.ts";
import type { CommandTexts } from "./command-texts.ts";
import type { CommonOption } from "./commands.ts";
import { commandsDe } from "./usage.de.ts";
import { commandsEn } from "./usage.en.ts";

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
  /** For programs that call a pairing engine. */
  readonly engine: string;
  readonly common: Readonly<Record<CommonOption, string>>;
  readonly commands: CommandTexts;
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
    engine: "Für Programme, die JaVaFo oder bbpPairings aufrufen: losfee --dutch --help",
    common: {
      "--json": "Antwort als JSON, für Programme",
      "--lang <de|en>": "Sprache (sonst die des Terminals)",
      "--journal <file>": "Datei des Journals (sonst LOSFEE_JOURNAL oder losfee.sqlite)",
      "-c, --competition <id>": "das Turnier (sonst das einzige oder das zuletzt geänderte)",
      "--as <name>": "wer an der Tastatur sitzt, fürs Journal",
      "--expected-seq <number>": "nur ausführen, wenn seit diesem Ereignis nichts geschah",
    },
    commands: commandsDe,
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
    engine: "For programs that call JaVaFo or bbpPairings: losfee --dutch --help",
    common: {
      "--json": "answer in JSON, for programs",
      "--lang <de|en>": "language (default: the terminal's)",
      "--journal <file>": "the journal's file (default: LOSFEE_JOURNAL or losfee.sqlite)",
      "-c, --competition <id>": "the competition (default: the only or last changed one)",
      "--as <name>": "who is at the keyboard, for the journal",
      "--expected-seq <number>": "only carry out if nothing happened since this event",
    },
    commands: commandsEn,
  },
});
