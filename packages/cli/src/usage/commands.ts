import { LANGUAGES } from "@losfee/contract/language";
import * as words from "@losfee/messages/cli-usage-commands";
import type { Commands, Places } from "./command.ts";
import { apiCommands } from "./commands/api.ts";
import { calculationsCommands } from "./commands/calculations.ts";
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
  ...calculationsCommands,
  ...closingCommands,
  ...filesCommands,
  ...pyramidCommands,
  ...apiCommands,
};

/** The options that every command understands. */
export const commonOptions: Places = {
  "--json": words.json,
  [`--lang <${LANGUAGES.join("|")}>`]: words.lang,
  "--journal <file>": words.journal,
  "--database <address>": words.database,
  "-c, --competition <id>": words.cCompetition,
  "--as <name>": words.as,
  "--expected-seq <number>": words.expectedSeq,
  "--yes [level]": words.yes,
};
