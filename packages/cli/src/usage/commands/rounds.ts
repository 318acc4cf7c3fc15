import * as words from "@losfee/messages/cli-usage-commands-rounds";
import { type Commands, from } from "../command.ts";
import { despite, draftedRound, lastRound, pairReasons, reason } from "../options.ts";

const fileOrJournal = () => import("../../commands/file-or-journal.ts");
const roundActs = () => import("../../commands/round-acts.ts");

/** Rounds and stages: drafted, changed by hand, published. */
export const roundsCommands: Commands = {
  pair: {
    about: words.pairAbout,
    arguments: { "[file]": words.pairFile },
    options: {
      "--system <id>": words.pairSystem,
      "--based-on <round>": words.pairBasedOn,
      "--ahead <round>": words.pairAhead,
      "--repeats <count>": words.pairRepeats,
      "--track-starts": words.pairTrackStarts,
      "--no-track-starts": words.pairNoTrackStarts,
      "--option <name=value>": { ...words.pairOption, repeatable: true },
      "--pin <pair>": { ...words.pairPin, repeatable: true },
      "--forbid <pair>": { ...words.pairForbid, repeatable: true },
      "--reason <text>": words.pairReason,
      ...despite,
      "--publish": words.pairPublish,
      ...pairReasons,
    },
    load: from(fileOrJournal, "pair"),
  },
  round: {
    about: words.roundAbout,
    arguments: lastRound,
    options: pairReasons,
    load: from(roundActs, "round"),
  },
  adjust: {
    about: words.adjustAbout,
    arguments: { "<act>": words.adjustAct, "[what...]": words.adjustWhat },
    options: { ...reason, ...despite },
    load: () => import("../../commands/adjust.ts"),
  },
  publish: {
    about: words.publishAbout,
    arguments: draftedRound,
    options: despite,
    load: from(roundActs, "publish"),
  },
  recall: {
    about: words.recallAbout,
    arguments: lastRound,
    options: reason,
    load: from(roundActs, "recall"),
  },
  discard: { about: words.discardAbout, arguments: draftedRound, load: from(roundActs, "discard") },
};
