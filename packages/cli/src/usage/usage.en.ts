import type { CommandTexts } from "./command-texts.ts";
import { eventDetailUsage } from "./event-detail-usage.ts";
import { tablesUsage } from "./usage-tables.ts";

/** What each command does, in English: for `--help`. */
export const commandsEn: CommandTexts = {
  serve: {
    about: "Opens the journal and serves console and public pages",
    arguments: {},
    options: {
      "--port <number>": "port (default: 4711, or a free one)",
      "--host <address>": "address to listen at",
      "--network": "for other devices in the network, too (as --host 0.0.0.0)",
      "--trust-proxy <address>":
        "address or network (CIDR) of a proxy in front, which is believed for whom it forwards; may be repeated",
    },
  },
  link: {
    about: "Gives the director a new link that works once; also while Losfee is running",
    arguments: {},
    options: {
      "--port <number>": "port that Losfee will have, if it is not running yet (default: 4711)",
      "--host <address>": "address that Losfee will listen at, if it is not running yet",
      "--network": "Losfee will be reachable from the hall's network, too (as --host 0.0.0.0)",
    },
  },
  "confirm-date": {
    about: "Confirms the date of this machine where Losfee doubts it",
    arguments: {},
    options: { "--yes": "without asking" },
  },
  backup: {
    about: "Backs the whole journal up, also while Losfee is running",
    arguments: {
      "[to]": "folder (second disk, USB stick) or new file .sqlite; without: that of the plan",
    },
    options: {
      "--keep <count>": "keep so many backups of this journal in the folder",
      "--every <minutes>": "from now on the server backs up there every so many minutes",
      "--off": "ends the plan",
    },
  },
  restore: {
    about: "Restores a backup, with -c only one competition; the journal there was stays beside it",
    arguments: { "<backup>": "the backup, or any other complete journal" },
    options: { "--force": "without asking, and also if the last entries are missing in it" },
  },
  new: {
    about: "Creates a competition",
    arguments: { "<name>": "the competition's name" },
    options: {
      "--format <id>":
        "scrabble-championship (default), scrabble-swiss, scrabble-round-robin, fide-swiss, fide-round-robin, king-lui, table-tournament, pyramid",
      "--set <name=value>": "a setting, e.g. stages.2.rounds=5",
      ...eventDetailUsage.en,
    },
  },
  details: {
    about: "Shows or changes what is announced of the event: place, days, schedule, arbiters …",
    arguments: {},
    options: eventDetailUsage.en,
  },
  list: { about: "Lists the competitions of the journal", arguments: {}, options: {} },
  rename: {
    about: "Gives the competition another name",
    arguments: { "<name>": "new name" },
    options: {},
  },
  settings: {
    about: "Shows or changes settings",
    arguments: {},
    options: {
      "--set <name=value>": "a setting, e.g. stages.2.rounds=5",
      "--reason <text>": "why",
    },
  },
  enter: {
    about: "Enters players: from a CSV file, or one with --name",
    arguments: { "[file]": "CSV file, - for standard input" },
    options: {
      "--name <name>": "name",
      "--rating <number>": "rating",
      "--club <name>": "club",
      "--nation <code>": "nation",
      "--class <name>": "class",
      "--title <title>": "title, e.g. WGM",
      "--fide-id <digits>": "FIDE ID",
      "--sex <m|w>": "sex",
      "--birth <date>": "birth date or year",
      "--starting-number <number>": "starting number, where it does not follow from the rating",
      "--yes": "without asking",
    },
  },
  entries: { about: "Lists all entries with their numbers", arguments: {}, options: {} },
  change: {
    about: "Changes what is known of a player",
    arguments: { "<player>": "number or name" },
    options: {
      "--name <name>": "name",
      "--rating <number>": "rating",
      "--club <name>": "club",
      "--nation <code>": "nation",
      "--class <name>": "class",
      "--title <title>": "title, e.g. WGM",
      "--fide-id <digits>": "FIDE ID",
      "--sex <m|w>": "sex",
      "--birth <date>": "birth date or year",
      "--starting-number <number>": "starting number, where it does not follow from the rating",
      "--yes": "without asking",
    },
  },
  remove: {
    about: "Removes an entry that no round has",
    arguments: { "<player>": "number or name" },
    options: { "--yes": "without asking" },
  },
  "erase-person": {
    about: "Erases for good what says who somebody is; results stay",
    arguments: { "<player>": "number or name" },
    options: { "--yes": "without asking" },
  },
  withdraw: {
    about: "Withdraws a player from the next or a later round on",
    arguments: { "<player>": "number or name" },
    options: {
      "--from-round <round>": "first round without",
      "--reason <text>": "why",
      "--yes": "without asking",
    },
  },
  reinstate: {
    about: "Takes a withdrawal back",
    arguments: { "<player>": "number or name" },
    options: {},
  },
  pause: {
    about: "Sets the rounds that a player is away for",
    arguments: { "<player>": "number or name", "[rounds...]": "rounds; none: not away any more" },
    options: { "--half": "each of these rounds is worth half a point" },
  },
  "check-in": {
    about: "Notes who is in the hall",
    arguments: { "[players...]": "numbers or names" },
    options: { "--all": "everybody", "--absent": "note as not here" },
  },
  pair: {
    about: "Pairs the next round or seats the next stage: of the competition or of a tsh division",
    arguments: { "[file]": "division of tsh (NAME.t); without: the competition in the journal" },
    options: {
      "--system <id>": "pairing system (default: the stage's; new-swiss for files)",
      "--based-on <round>": "the standings after this round count (default: the one before)",
      "--repeats <count>": "how often two may have met before",
      "--track-starts": "prefer opponents with whom starts can be balanced",
      "--no-track-starts": "starts do not count for the pairing",
      "--option <name=value>": "a further setting of the system",
      "--pin <pair>": "a pair by hand, e.g. 3-7",
      "--forbid <pair>": "not these two, e.g. 3-7",
      "--reason <text>": "why by hand",
      "--despite <reason>": "why, although rules are broken that the system never departs from",
      "--publish": "publish at once",
      "--why": "with the reason for every pair",
    },
  },
  round: {
    about: "Shows a round or stage with seats and results",
    arguments: { "[round]": "round (default: the last)" },
    options: { "--why": "with the reason for every pair" },
  },
  adjust: {
    about: "Changes pairings or seats by hand",
    arguments: {
      "<act>":
        "pair, break, swap, exchange-starts (exchange-colours), exchange-boards, bye, rest; at tables: swap, move, order, redraw",
      "[what...]": "players or boards, e.g. pair 3 7",
    },
    options: {
      "--reason <text>": "why",
      "--despite <reason>": "why, although rules are broken that the system never departs from",
    },
  },
  publish: {
    about: "Publishes the draft",
    arguments: { "[round]": "the draft's round" },
    options: {
      "--despite <reason>": "why, although rules are broken that the system never departs from",
    },
  },
  recall: {
    about: "Takes the last round or stage back into draft",
    arguments: { "[round]": "round (default: the last)" },
    options: { "--reason <text>": "why" },
  },
  discard: {
    about: "Discards the draft",
    arguments: { "[round]": "the draft's round" },
    options: {},
  },
  result: {
    about:
      "Enters results: 12 412 389, meier 412 389, 12 + - or 12 - - (both absent), in chess 12 1, 12 ½-½, 12 0-0; at tables 3.2 120 98 87 (table 3, game 2, by seat); without any, line by line",
    arguments: { "[line...]": "board or player and two scores; table.game and points or places" },
    options: {
      "--round <round>": "round (default: the current)",
      "--file <file>": "lines from a file",
      "--again": "blind second entry",
    },
  },
  undo: {
    about: "Takes back a result; by default the last",
    arguments: { "[board]": "board; at tables e.g. 3.2" },
    options: { "--round <round>": "round or stage (default: the current)" },
  },
  correct: {
    about: "Corrects a result; shows first what changes",
    arguments: { "<round>": "round or stage", "<line...>": "as for result" },
    options: {
      "--reason <text>": "why",
      "--repair <how>": "keep (default) or draft-again",
      "--yes": "without asking",
    },
  },
  penalty: {
    about: "Deducts penalty points from the spread, or from a stage at tables",
    arguments: { "<player>": "number or name", "<points>": "points" },
    options: {
      "--round <round>": "round or stage (default: the last)",
      "--of <what>": "tables: rank-points (default) or game-points",
      "--reason <text>": "why",
    },
  },
  "lift-penalty": {
    about: "Lifts a penalty",
    arguments: { "<number>": "the penalty's number" },
    options: { "--reason <text>": "why" },
  },
  standings: {
    about: "Shows the standings: of the competition in the journal or of a TRF file",
    arguments: { "[file]": "TRF file, - for standard input; without: the journal" },
    options: {
      "--tie-breaks <codes>": 'file: what ranks, e.g. "PTS, DE, BH/C1, SB"',
      "--rounds <round>": "after this round",
      "--rules <year>": "file: FIDE's tie-break rules of 2026 (default) or 2024",
      "--swiss": "file: Swiss system, whatever it says",
      "--round-robin": "file: round robin, whatever it says",
      "--teams": "file: the teams",
      "--individual": "file: the players, also of a team event",
      "--anyway": "file: compute in spite of errors",
      "--seq <number>": "journal: as it stood after this event",
      "--why <player>": "journal: how the rank is calculated",
      "--compare <players...>": "journal: why one of two players is ahead",
      "--final": "tables: everybody by the stage they reached",
      "--csv": "as CSV (for spreadsheets and losfee candidates)",
      "--tsv": "with tabs; of files by starting number",
    },
  },
  explain: {
    about: "Shows how values are calculated: of the competition in the journal or of a TRF file",
    arguments: { "[file]": "TRF file, - for standard input; without: the journal" },
    options: {
      "--player <player>": "whose values (number or name)",
      "--compare <players...>": "why one of two players is ahead",
      "--tie-break <code>": "only this value, e.g. BH/C1",
      "--tie-breaks <codes>": 'file: what ranks, e.g. "PTS, DE, BH/C1, SB"',
      "--rounds <round>": "after this round",
      "--rules <year>": "file: FIDE's tie-break rules of 2026 (default) or 2024",
      "--swiss": "file: Swiss system, whatever it says",
      "--round-robin": "file: round robin, whatever it says",
      "--teams": "file: the teams",
      "--individual": "file: the players, also of a team event",
      "--anyway": "file: compute in spite of errors",
    },
  },
  close: {
    about: "Closes the competition and publishes the lots' seed",
    arguments: {},
    options: { "--yes": "without asking" },
  },
  reopen: {
    about: "Opens a closed competition again; new lots from a new seed",
    arguments: {},
    options: { "--reason <text>": "why" },
  },
  verify: {
    about: "Repeats all draws and pairings and compares",
    arguments: { "[file]": "exported file; without: the competition in the journal" },
    options: {},
  },
  candidates: {
    about: "Candidates' round: who is sure of the final, a candidate or out, and why",
    arguments: { "<standings>": "standings as CSV: rank,name,wins,spread" },
    options: {
      "--spread-margin <points>": "spread that one round does not turn round (350)",
      "--win-margin <wins>": "wins that are safe with that spread (1)",
    },
  },
  export: {
    about: "Writes the whole competition to a file, or for tsh to a folder",
    arguments: { "[file]": "file (default: standard output)" },
    options: {
      "--tsh <folder>": "as a.t and config.tsh",
      "--trf <file>": "as TRF-2026, for rating chess",
      "--strict": "with --trf: write nothing as long as something needed for rating is missing",
      "--utf8": "for tsh in UTF-8 instead of ISO-8859-1",
      "--force": "replace existing files",
    },
  },
  import: {
    about: "Takes in an exported competition, a tsh division or a chess event (TRF)",
    arguments: { "<file>": "exported file, NAME.t or NAME.trf" },
    options: {
      "--config <file>": "config.tsh (default: the one beside the division)",
      "--name <name>": "the competition's name",
    },
  },
  delete: {
    about: "Deletes a competition for good",
    arguments: {},
    options: { "--yes": "without asking (together with -c)" },
  },
  pyramid: { about: "Pyramid: shows who sits where", arguments: {}, options: {} },
  join: {
    about: "Pyramid: takes somebody in, on the place for new players",
    arguments: { "<name>": "name" },
    options: {
      "--address <address>": "mail address (may be repeated; mails go to the first)",
      "--rating <number>": "rating",
      "--club <name>": "club",
    },
  },
  challenge: {
    about: "Pyramid: records a challenge, or several in the order of one mail",
    arguments: {
      "<player>": "who challenges: number or name",
      "<targets...>": "whom: number or name; vacant places as 5.1",
    },
    options: {},
  },
  accept: {
    about: "Pyramid: records that a challenge is accepted",
    arguments: { "<challenger>": "who has challenged", "<defender>": "who is challenged" },
    options: {},
  },
  report: {
    about: "Pyramid: records a result, provisional until the time for objections is over",
    arguments: {
      "<challenger>": "who has challenged (White)",
      "<defender>": "who is challenged",
      "<result>": "1-0, 0-1 or 1/2",
    },
    options: { "--by <player>": "who reported it (else the challenger)" },
  },
  deadlines: {
    about: "Pyramid: shows what has to happen until when",
    arguments: {},
    options: {},
  },
  "pass-time": {
    about: "Pyramid: lets deadlines act that have ended (a server does so by itself)",
    arguments: {},
    options: {},
  },
  mail: {
    about: "Pyramid: shows or changes how it sends and reads mail",
    arguments: {},
    options: {
      "--address <address>": "an address of its own; empty: the server's",
      "--sender-name <name>": "the name beside the address",
      "--sending <off|drafts|on>": "not at all, as drafts for the director, at once",
      "--since <time>": "what happened or arrived before is neither told nor read",
      "--receiving": "read mail",
      "--no-receiving": "read no mail",
    },
  },
  "mail-in": {
    about: "Pyramid: takes saved mails in, as if they came to the mailbox",
    arguments: { "<files...>": "files (.eml), - for standard input" },
    options: { "--at <time>": "when they arrived (else what their last server noted)" },
  },
  do: {
    about: "Carries out any command of the API",
    arguments: { "<command>": "e.g. withdraw-entry", "[fields]": "fields as JSON" },
    options: {},
  },
  ...tablesUsage.en,
};
