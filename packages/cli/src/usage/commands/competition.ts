import * as words from "@losfee/messages/cli-usage-commands-competition";
import { type Commands, from } from "../command.ts";
import { eventDetails, reason, setting } from "../options.ts";

const competitionActs = () => import("../../commands/competition-acts.ts");

/** A competition and its settings. */
export const competitionCommands: Commands = {
  new: {
    about: words.newAbout,
    arguments: { "<name>": words.newName },
    options: { "--format <id>": words.newFormat, ...setting, ...eventDetails },
    load: () => import("../../commands/new.ts"),
  },
  details: {
    about: words.detailsAbout,
    options: eventDetails,
    load: () => import("../../commands/details.ts"),
  },
  announce: {
    about: words.announceAbout,
    arguments: { "[text]": words.announceText },
    options: {
      "--edit <number>": words.announceEdit,
      "--withdraw <number>": words.announceWithdraw,
    },
    load: () => import("../../commands/announce.ts"),
  },
  journal: {
    about: words.journalAbout,
    options: {
      "--who <actor>": words.journalWho,
      "--device <name>": words.journalDevice,
      "--kind <group>": words.journalKind,
      "--round <number>": words.journalRound,
      "--from <day>": words.journalFrom,
      "--until <day>": words.journalUntil,
      "--search <words>": words.journalSearch,
      "--csv": words.journalCsv,
    },
    load: () => import("../../commands/journal.ts"),
  },
  log: {
    about: words.logAbout,
    arguments: { "[action]": words.logAction, "[entry]": words.logEntry, "[text]": words.logText },
    options: {
      "--player <player>": { ...words.logPlayer, repeatable: true },
      "--round <number>": words.logRound,
      "--board <number>": words.logBoard,
      "--game <id>": words.logGame,
      "--minutes <number>": words.logMinutes,
      "--seconds <number>": words.logSeconds,
      "--for-opponent": words.logForOpponent,
      "--against <text>": words.logAgainst,
      "--deadline <time>": words.logDeadline,
      "--outcome <decision>": words.logOutcome,
      "--by-arbiter": words.logByArbiter,
      "--event <number>": words.logEvent,
      "--decision": words.logDecision,
      ...reason,
    },
    load: () => import("../../commands/log.ts"),
  },
  list: { about: words.listAbout, load: () => import("../../commands/list.ts") },
  rename: {
    about: words.renameAbout,
    arguments: { "<name>": words.renameName },
    load: from(competitionActs, "rename"),
  },
  "leave-fide-mode": {
    about: words.leaveFideModeAbout,
    options: reason,
    load: from(competitionActs, "leaveFideMode"),
  },
  settings: {
    about: words.settingsAbout,
    options: { ...setting, ...reason },
    load: () => import("../../commands/settings.ts"),
  },
};
