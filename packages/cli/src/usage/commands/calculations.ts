import * as words from "@losfee/messages/cli-usage-commands-calculations";
import type { Commands } from "../command.ts";

/** Calculations from a number or a file alone, without a journal. */
export const calculationsCommands: Commands = {
  prizes: {
    about: words.prizesAbout,
    arguments: { "<event>": words.prizesFile },
    options: { "--why <player>": words.prizesWhy },
    load: () => import("../../commands/prizes.ts"),
  },
  ratings: {
    about: words.ratingsAbout,
    arguments: {
      "<event>": words.ratingsFile,
    },
    options: {
      "--why <player>": words.ratingsWhy,
    },
    load: () => import("../../commands/ratings.ts"),
  },
  norms: {
    about: words.normsAbout,
    arguments: {
      "<event>": words.normsFile,
    },
    options: {
      "--why <player>": words.normsWhy,
    },
    load: () => import("../../commands/norms.ts"),
  },
  bracket: {
    about: words.bracketAbout,
    arguments: {
      "<entrants>": words.bracketEntrants,
    },
    options: {
      "--double": words.bracketDouble,
    },
    load: () => import("../../commands/bracket.ts"),
  },
  keizer: {
    about: words.keizerAbout,
    arguments: {
      "<season>": words.keizerSeason,
    },
    options: {
      "--player <id>": words.keizerPlayer,
    },
    load: () => import("../../commands/keizer.ts"),
  },
};
