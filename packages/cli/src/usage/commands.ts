import { LANGUAGES, texts } from "@losfee/contract/language";
import type { Commands, Places } from "./command.ts";
import { apiCommands } from "./commands/api.ts";
import { closingCommands } from "./commands/closing.ts";
import { competitionCommands } from "./commands/competition.ts";
import { entriesCommands } from "./commands/entries.ts";
import { filesCommands } from "./commands/files.ts";
import { fixturesCommands } from "./commands/fixtures.ts";
import { organisationsCommands } from "./commands/organisations.ts";
import { pyramidCommands } from "./commands/pyramid.ts";
import { resultsCommands } from "./commands/results.ts";
import { roundsCommands } from "./commands/rounds.ts";
import { serverCommands } from "./commands/server.ts";
import { standingsCommands } from "./commands/standings.ts";

/**
 * Every command, in the order in which `--help` shows them. Add one: a file in the folder
 * `packages/cli/src/commands` that exports `run`, and an entry in one of these lists.
 */
export const commands: Commands = {
  ...serverCommands,
  ...organisationsCommands,
  ...competitionCommands,
  ...entriesCommands,
  ...roundsCommands,
  ...fixturesCommands,
  ...resultsCommands,
  ...standingsCommands,
  ...closingCommands,
  ...filesCommands,
  ...pyramidCommands,
  ...apiCommands,
};

/** The options that every command understands. */
export const commonOptions: Places = {
  "--json": texts({ de: "Antwort als JSON, für Programme", en: "answer in JSON, for programs" }),
  [`--lang <${LANGUAGES.join("|")}>`]: texts({
    de: "Sprache (sonst die des Terminals)",
    en: "language (default: the terminal's)",
  }),
  "--journal <file>": texts({
    de: "Datei des Journals (sonst LOSFEE_JOURNAL oder losfee.sqlite)",
    en: "the journal's file (default: LOSFEE_JOURNAL or losfee.sqlite)",
  }),
  "--database <address>": texts({
    de: "statt der Datei eine PostgreSQL-Datenbank, postgres://… (besser in LOSFEE_DATABASE: dort sieht niemand das Passwort)",
    en: "a PostgreSQL database in place of the file, postgres://… (better in LOSFEE_DATABASE, where nobody sees the password)",
  }),
  "-c, --competition <id>": texts({
    de: "das Turnier (sonst das einzige oder das zuletzt geänderte)",
    en: "the competition (default: the only or last changed one)",
  }),
  "--as <name>": texts({
    de: "wer an der Tastatur sitzt, fürs Journal",
    en: "who is at the keyboard, for the journal",
  }),
  "--expected-seq <number>": texts({
    de: "nur ausführen, wenn seit diesem Ereignis nichts geschah",
    en: "only carry out if nothing happened since this event",
  }),
};
