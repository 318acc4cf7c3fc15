import * as words from "@losfee/messages/cli-usage-commands-files";
import { type Commands, from } from "../command.ts";
import { timeZone } from "../options.ts";

const competitionActs = () => import("../../commands/competition-acts.ts");

/** Competitions and standings as files. */
export const filesCommands: Commands = {
  candidates: {
    about: words.candidatesAbout,
    arguments: { "<standings>": words.candidatesStandings },
    options: {
      "--spread-margin <points>": words.candidatesSpreadMargin,
      "--win-margin <wins>": words.candidatesWinMargin,
    },
    load: () => import("../../commands/candidates.ts"),
  },
  export: {
    about: words.exportAbout,
    arguments: { "[file]": words.exportFile },
    options: {
      "--tsh <folder>": words.exportTsh,
      "--trf <file>": words.exportTrf,
      "--strict": words.exportStrict,
      "--utf8": words.exportUtf8,
      "--force": words.exportForce,
    },
    load: () => import("../../commands/export.ts"),
  },
  import: {
    about: words.importAbout,
    arguments: { "<file>": words.importFile },
    options: {
      "--config <file>": words.importConfig,
      ...timeZone,
      "--name <name>": words.importName,
    },
    load: () => import("../../commands/import.ts"),
  },
  rehearse: { about: words.rehearseAbout, load: from(competitionActs, "rehearse") },
  delete: {
    about: words.deleteAbout,
    options: { "--yes [level]": words.deleteYes },
    load: from(competitionActs, "deleteCompetition"),
  },
};
