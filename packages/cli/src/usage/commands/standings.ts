import * as words from "@losfee/messages/cli-usage-commands-standings";
import { type Commands, from } from "../command.ts";
import { fileRanking, rankedFile } from "../options.ts";

const fileOrJournal = () => import("../../commands/file-or-journal.ts");

/** Standings, and how they are computed. */
export const standingsCommands: Commands = {
  standings: {
    about: words.standingsAbout,
    arguments: rankedFile,
    options: {
      ...fileRanking,
      "--seq <number>": words.standingsSeq,
      "--why <player>": words.standingsWhy,
      "--compare <players...>": words.standingsCompare,
      "--final": words.standingsFinal,
      "--csv": words.standingsCsv,
      "--tsv": words.standingsTsv,
    },
    load: from(fileOrJournal, "standings"),
  },
  "cut-line": {
    about: words.cutLineAbout,
    arguments: { "[stage]": words.cutLineStage },
    load: () => import("../../commands/cut-line.ts"),
  },
  odds: {
    about: words.oddsAbout,
    options: {
      "--runs <number>": words.oddsRuns,
      "--seed <text>": words.oddsSeed,
      "--top <places>": words.oddsTop,
    },
    load: () => import("../../commands/odds.ts"),
  },
  explain: {
    about: words.explainAbout,
    arguments: rankedFile,
    options: {
      "--player <player>": words.explainPlayer,
      "--compare <players...>": words.explainCompare,
      "--tie-break <code>": words.explainTieBreak,
      ...fileRanking,
    },
    load: from(fileOrJournal, "explain"),
  },
};
