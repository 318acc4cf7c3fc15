import * as words from "@losfee/messages/cli-usage-commands-results";
import { type Commands, from } from "../command.ts";
import { player, reason, repair, roundInPlay } from "../options.ts";

const roundActs = () => import("../../commands/round-acts.ts");

/** Results and penalties. */
export const resultsCommands: Commands = {
  result: {
    about: words.resultAbout,
    arguments: { "[line...]": words.resultLine },
    options: { ...roundInPlay, "--file <file>": words.resultFile, "--again": words.resultAgain },
    load: () => import("../../commands/result.ts"),
  },
  undo: {
    about: words.undoAbout,
    arguments: { "[board]": words.undoBoard },
    options: roundInPlay,
    load: () => import("../../commands/undo.ts"),
  },
  correct: {
    about: words.correctAbout,
    arguments: { "<round>": words.correctRound, "<line...>": words.correctLine },
    options: { ...reason, ...repair, "--swapped": words.correctSwapped },
    load: () => import("../../commands/correct.ts"),
  },
  confirm: {
    about: words.confirmAbout,
    arguments: { "[boards...]": words.confirmBoards },
    options: roundInPlay,
    load: () => import("../../commands/confirm.ts"),
  },
  annul: {
    about: words.annulAbout,
    arguments: { "<game>": words.annulGame },
    options: { ...roundInPlay, ...reason, ...repair },
    load: from(roundActs, "annul"),
  },
  substitute: {
    about: words.substituteAbout,
    arguments: { "<out>": words.substituteOut, "<in>": words.substituteIn },
    options: {
      ...roundInPlay,
      "--from-game <game>": words.substituteFromGame,
      "--takes-over": words.substituteTakesOver,
      ...reason,
    },
    load: from(roundActs, "substitute"),
  },
  penalty: {
    about: words.penaltyAbout,
    arguments: { ...player, "<points>": words.penaltyPoints },
    options: { "--round <round>": words.penaltyRound, "--of <what>": words.penaltyOf, ...reason },
    load: () => import("../../commands/penalty.ts"),
  },
  "waive-penalty": {
    about: words.waivePenaltyAbout,
    arguments: { "<team>": words.waivePenaltyTeam },
    options: { "--round <number>": words.waivePenaltyRound, ...reason },
    load: from(roundActs, "waivePenalty"),
  },
  "lift-penalty": {
    about: words.liftPenaltyAbout,
    arguments: { "<number>": words.liftPenaltyNumber },
    options: reason,
    load: from(roundActs, "liftPenalty"),
  },
};
