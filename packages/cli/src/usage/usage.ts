import { texts } from "@losfee/contract/language";

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
}

/** Texts of `--help` apart from those of the commands. */
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
  },
});
