import * as words from "@losfee/messages/cli-usage-commands-entries";
import { type Commands, from, type Places } from "../command.ts";
import { entryDetails, player, reason } from "../options.ts";

const entryActs = () => import("../../commands/entry-acts.ts");

const columns: Places = {
  "--columns <list>": words.columns,
};

/** Commands about entries. */
export const entriesCommands: Commands = {
  enter: {
    about: words.enterAbout,
    arguments: { "[file]": words.enterFile },
    options: { ...entryDetails, ...columns },
    load: () => import("../../commands/enter.ts"),
  },
  entries: { about: words.entriesAbout, load: () => import("../../commands/entries.ts") },
  change: {
    about: words.changeAbout,
    arguments: player,
    options: { ...entryDetails },
    load: from(entryActs, "change"),
  },
  remove: {
    about: words.removeAbout,
    arguments: player,
    load: from(entryActs, "remove"),
  },
  "erase-person": {
    about: words.erasePersonAbout,
    arguments: player,
    load: from(entryActs, "erasePerson"),
  },
  withdraw: {
    about: words.withdrawAbout,
    arguments: player,
    options: { "--from-round <round>": words.withdrawFromRound, ...reason },
    load: from(entryActs, "withdraw"),
  },
  reinstate: { about: words.reinstateAbout, arguments: player, load: from(entryActs, "reinstate") },
  pause: {
    about: words.pauseAbout,
    arguments: { ...player, "[rounds...]": words.pauseRounds },
    options: { "--half": words.pauseHalf, "--end": words.pauseEnd },
    load: from(entryActs, "pause"),
  },
  requests: { about: words.requestsAbout, load: from(entryActs, "requests") },
  grant: { about: words.grantAbout, arguments: player, load: from(entryActs, "grant") },
  decline: {
    about: words.declineAbout,
    arguments: player,
    options: reason,
    load: from(entryActs, "decline"),
  },
  "check-in": {
    about: words.checkInAbout,
    arguments: { "[players...]": words.checkInPlayers },
    options: { "--all": words.checkInAll, "--absent": words.checkInAbsent },
    load: from(entryActs, "checkIn"),
  },
  squad: {
    about: words.squadAbout,
    arguments: { "[team]": words.squadTeam },
    options: { "--file <file>": words.squadFile, ...columns, "--order <places>": words.squadOrder },
    load: () => import("../../commands/squad.ts"),
  },
  "line-up": {
    about: words.lineUpAbout,
    arguments: { "[team-and-places...]": words.lineUpTeamAndPlaces },
    options: {
      "--round <number>": words.lineUpRound,
      "--reason <text>": words.lineUpReason,
      "--by-list": words.lineUpByList,
      "--take-back": words.lineUpTakeBack,
      "--publish": words.lineUpPublish,
      "--match <number>": words.lineUpMatch,
    },
    load: () => import("../../commands/line-up.ts"),
  },
};
