import type { Run } from "../call/call.ts";
import { eventDetailOptions, repeatableDetails } from "./event-detail-options.ts";

/** How a command is written, and where its work is; loaded only when it is called. */
export interface CommandShape {
  /** In commander's notation: `<needed>`, `[optional]`, `[many...]`. */
  readonly arguments: readonly string[];
  /** In commander's notation; words for each are in `usage/usage.ts`. */
  readonly options: readonly string[];
  /** Those of the options that may be given more than once. */
  readonly repeatable?: readonly string[];
  readonly load: () => Promise<{ readonly run: Run }>;
}

/**
 * Every command. Add one: a file under `commands/` that exports `run`, an entry here, and its words
 * in `usage/usage.ts` (which does not compile without them).
 */
export const commands = {
  serve: {
    arguments: [],
    options: ["--port <number>", "--host <address>", "--network", "--trust-proxy <address>"],
    repeatable: ["--trust-proxy <address>"],
    load: () => import("../commands/serve.ts"),
  },
  link: {
    arguments: [],
    options: ["--port <number>", "--host <address>", "--network"],
    load: () => import("../commands/link.ts"),
  },
  "confirm-date": {
    arguments: [],
    options: ["--yes"],
    load: () => import("../commands/confirm-date.ts"),
  },
  backup: {
    arguments: ["[to]"],
    options: ["--keep <count>", "--every <minutes>", "--off"],
    load: () => import("../commands/backup.ts"),
  },
  restore: {
    arguments: ["<backup>"],
    options: ["--force"],
    load: () => import("../commands/restore.ts"),
  },
  new: {
    arguments: ["<name>"],
    options: ["--format <id>", "--set <name=value>", ...eventDetailOptions],
    repeatable: ["--set <name=value>", ...repeatableDetails],
    load: () => import("../commands/new.ts"),
  },
  details: {
    arguments: [],
    options: eventDetailOptions,
    repeatable: repeatableDetails,
    load: () => import("../commands/details.ts"),
  },
  list: { arguments: [], options: [], load: () => import("../commands/list.ts") },
  rename: { arguments: ["<name>"], options: [], load: () => import("../commands/rename.ts") },
  settings: {
    arguments: [],
    options: ["--set <name=value>", "--reason <text>"],
    repeatable: ["--set <name=value>"],
    load: () => import("../commands/settings.ts"),
  },
  enter: {
    arguments: ["[file]"],
    options: [
      "--name <name>",
      "--rating <number>",
      "--club <name>",
      "--nation <code>",
      "--class <name>",
      "--title <title>",
      "--fide-id <digits>",
      "--sex <m|w>",
      "--birth <date>",
      "--starting-number <number>",
      "--yes",
    ],
    load: () => import("../commands/enter.ts"),
  },
  entries: { arguments: [], options: [], load: () => import("../commands/entries.ts") },
  change: {
    arguments: ["<player>"],
    options: [
      "--name <name>",
      "--rating <number>",
      "--club <name>",
      "--nation <code>",
      "--class <name>",
      "--title <title>",
      "--fide-id <digits>",
      "--sex <m|w>",
      "--birth <date>",
      "--starting-number <number>",
      "--yes",
    ],
    load: () => import("../commands/change.ts"),
  },
  remove: {
    arguments: ["<player>"],
    options: ["--yes"],
    load: () => import("../commands/remove.ts"),
  },
  "erase-person": {
    arguments: ["<player>"],
    options: ["--yes"],
    load: () => import("../commands/erase-person.ts"),
  },
  withdraw: {
    arguments: ["<player>"],
    options: ["--from-round <round>", "--reason <text>", "--yes"],
    load: () => import("../commands/withdraw.ts"),
  },
  reinstate: {
    arguments: ["<player>"],
    options: [],
    load: () => import("../commands/reinstate.ts"),
  },
  pause: {
    arguments: ["<player>", "[rounds...]"],
    options: ["--half"],
    load: () => import("../commands/pause.ts"),
  },
  "check-in": {
    arguments: ["[players...]"],
    options: ["--all", "--absent"],
    load: () => import("../commands/check-in.ts"),
  },
  pair: {
    arguments: ["[file]"],
    options: [
      "--system <id>",
      "--based-on <round>",
      "--repeats <count>",
      "--track-starts",
      "--no-track-starts",
      "--option <name=value>",
      "--pin <pair>",
      "--forbid <pair>",
      "--reason <text>",
      "--despite <reason>",
      "--publish",
      "--why",
    ],
    repeatable: ["--option <name=value>", "--pin <pair>", "--forbid <pair>"],
    load: () => import("../commands/pair.ts"),
  },
  round: { arguments: ["[round]"], options: ["--why"], load: () => import("../commands/round.ts") },
  adjust: {
    arguments: ["<act>", "[what...]"],
    options: ["--reason <text>", "--despite <reason>"],
    load: () => import("../commands/adjust.ts"),
  },
  publish: {
    arguments: ["[round]"],
    options: ["--despite <reason>"],
    load: () => import("../commands/publish.ts"),
  },
  recall: {
    arguments: ["[round]"],
    options: ["--reason <text>"],
    load: () => import("../commands/recall.ts"),
  },
  discard: { arguments: ["[round]"], options: [], load: () => import("../commands/discard.ts") },
  result: {
    arguments: ["[line...]"],
    options: ["--round <round>", "--file <file>", "--again"],
    load: () => import("../commands/result.ts"),
  },
  undo: {
    arguments: ["[board]"],
    options: ["--round <round>"],
    load: () => import("../commands/undo.ts"),
  },
  correct: {
    arguments: ["<round>", "<line...>"],
    options: ["--reason <text>", "--repair <how>", "--yes"],
    load: () => import("../commands/correct.ts"),
  },
  confirm: {
    arguments: ["[games...]"],
    options: ["--round <round>"],
    load: () => import("../commands/confirm.ts"),
  },
  annul: {
    arguments: ["<game>"],
    options: ["--round <round>", "--reason <text>", "--repair <how>", "--yes"],
    load: () => import("../commands/annul.ts"),
  },
  substitute: {
    arguments: ["<out>", "<in>"],
    options: ["--round <round>", "--from-game <game>", "--takes-over", "--reason <text>"],
    load: () => import("../commands/substitute.ts"),
  },
  penalty: {
    arguments: ["<player>", "<points>"],
    options: ["--round <round>", "--of <what>", "--reason <text>"],
    load: () => import("../commands/penalty.ts"),
  },
  "lift-penalty": {
    arguments: ["<number>"],
    options: ["--reason <text>"],
    load: () => import("../commands/lift-penalty.ts"),
  },
  standings: {
    arguments: ["[file]"],
    options: [
      "--tie-breaks <codes>",
      "--rounds <round>",
      "--rules <year>",
      "--swiss",
      "--round-robin",
      "--teams",
      "--individual",
      "--anyway",
      "--seq <number>",
      "--why <player>",
      "--compare <players...>",
      "--final",
      "--csv",
      "--tsv",
    ],
    load: () => import("../commands/standings.ts"),
  },
  "cut-line": {
    arguments: ["[stage]"],
    options: [],
    load: () => import("../commands/cut-line.ts"),
  },
  explain: {
    arguments: ["[file]"],
    options: [
      "--player <player>",
      "--compare <players...>",
      "--tie-break <code>",
      "--tie-breaks <codes>",
      "--rounds <round>",
      "--rules <year>",
      "--swiss",
      "--round-robin",
      "--teams",
      "--individual",
      "--anyway",
    ],
    load: () => import("../commands/explain.ts"),
  },
  close: { arguments: [], options: ["--yes"], load: () => import("../commands/close.ts") },
  reopen: {
    arguments: [],
    options: ["--reason <text>"],
    load: () => import("../commands/reopen.ts"),
  },
  verify: { arguments: ["[file]"], options: [], load: () => import("../commands/verify.ts") },
  candidates: {
    arguments: ["<standings>"],
    options: ["--spread-margin <points>", "--win-margin <wins>"],
    load: () => import("../commands/candidates.ts"),
  },
  export: {
    arguments: ["[file]"],
    options: ["--tsh <folder>", "--trf <file>", "--strict", "--utf8", "--force"],
    load: () => import("../commands/export.ts"),
  },
  import: {
    arguments: ["<file>"],
    options: ["--config <file>", "--name <name>"],
    load: () => import("../commands/import.ts"),
  },
  delete: { arguments: [], options: ["--yes"], load: () => import("../commands/delete.ts") },
  pyramid: { arguments: [], options: [], load: () => import("../commands/pyramid.ts") },
  join: {
    arguments: ["<name>"],
    options: ["--address <address>", "--rating <number>", "--club <name>"],
    repeatable: ["--address <address>"],
    load: () => import("../commands/join.ts"),
  },
  challenge: {
    arguments: ["<player>", "<targets...>"],
    options: [],
    load: () => import("../commands/challenge.ts"),
  },
  accept: {
    arguments: ["<challenger>", "<defender>"],
    options: [],
    load: () => import("../commands/accept.ts"),
  },
  report: {
    arguments: ["<challenger>", "<defender>", "<result>"],
    options: ["--by <player>"],
    load: () => import("../commands/report.ts"),
  },
  deadlines: { arguments: [], options: [], load: () => import("../commands/deadlines.ts") },
  "pass-time": { arguments: [], options: [], load: () => import("../commands/pass-time.ts") },
  mail: {
    arguments: [],
    options: [
      "--address <address>",
      "--sender-name <name>",
      "--sending <off|drafts|on>",
      "--since <time>",
      "--receiving",
      "--no-receiving",
    ],
    load: () => import("../commands/mail.ts"),
  },
  "mail-in": {
    arguments: ["<files...>"],
    options: ["--at <time>"],
    load: () => import("../commands/mail-in.ts"),
  },
  do: {
    arguments: ["<command>", "[fields]"],
    options: [],
    load: () => import("../commands/do.ts"),
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type CommandName = keyof typeof commands;

/** The options that every command understands. */
export const commonOptions = [
  "--json",
  "--lang <de|en>",
  "--journal <file>",
  "-c, --competition <id>",
  "--as <name>",
  "--expected-seq <number>",
] as const;

export type CommonOption = (typeof commonOptions)[number];
