import * as words from "@losfee/messages/cli-usage-options";
import type { Places } from "./command.ts";

/** For the journal. */
export const reason: Places = { "--reason <text>": words.reason };

/** The director's answer to a warning of broken rules. */
export const despite: Places = { "--despite <reason>": words.despite };

/** Reasons for pairings. */
export const pairReasons: Places = { "--why": words.why };

/** Fate of rounds and stages made from a changed result. */
export const repair: Places = { "--repair <how>": words.repair };

/** One setting by its path. */
export const setting: Places = { "--set <name=value>": { ...words.set, repeatable: true } };

/** An entered player. */
export const player: Places = { "<player>": words.player };

/** A round or stage to show or take back. */
export const lastRound: Places = { "[round]": words.round };

/** The drafted round or stage. */
export const draftedRound: Places = { "[round]": words.round2 };

/** The round of the results. */
export const roundInPlay: Places = { "--round <round>": words.round3 };

/** A file instead of the journal. */
export const rankedFile: Places = { "[file]": words.file };

/** Time zone of a competition. */
export const timeZone: Places = { "--time-zone <name>": words.timeZone };

/** Details of an event. */
export const eventDetails: Places = {
  "--place <town>": words.place,
  "--federation <code>": words.federation,
  "--organiser <name>": words.organiser,
  "--start <day>": words.start,
  "--end <day>": words.end,
  ...timeZone,
  "--round-date <round=day>": { ...words.roundDate, repeatable: true },
  "--arbiter <name:id>": words.arbiter,
  "--deputy <name:id>": { ...words.deputy, repeatable: true },
  "--time-control <code>": words.timeControl,
  "--times <text>": words.times,
  "--rate <standard|rapid|blitz>": words.rate,
  "--type <text>": words.type,
  "--address <formal|informal>": words.address,
  "--hue <degrees|colour>": words.hue,
  "--text <markdown>": words.text,
  "--programme <time=what>": { ...words.programme, repeatable: true },
  "--type-code <code>": words.typeCode,
};

/** Details of a player. */
export const entryDetails: Places = {
  "--name <name>": words.name,
  "--rating <number>": words.rating,
  "--club <name>": words.club,
  "--team <name>": words.team,
  "--venue <text>": words.venue,
  "--nation <code>": words.nation,
  "--class <name>": words.classText,
  "--title <title>": words.title,
  "--fide-id <digits>": words.fideId,
  "--sex <m|w>": words.sex,
  "--birth <date>": words.birth,
  "--starting-number <number>": words.startingNumber,
};

/** Ranking options for files. */
export const fileRanking: Places = {
  "--tie-breaks <codes>": words.tieBreaks,
  "--rounds <round>": words.rounds,
  "--rules <year>": words.rules,
  "--swiss": words.swiss,
  "--round-robin": words.roundRobin,
  "--teams": words.teams,
  "--individual": words.individual,
  "--anyway": words.anyway,
};
