import type { FieldsFor, PathsOf } from "../base/fields.ts";
import type { LadderSettings } from "./settings.ts";

/** Groups of settings on a page and in lists, in this order. */
export const LADDER_SETTING_TOPICS = ["deadline-settings", "rule-settings"] as const;

export type LadderSettingTopic = (typeof LADDER_SETTING_TOPICS)[number];

/** Properties of a setting of a pyramid. */
export interface LadderSettingProperties {
  readonly topic?: LadderSettingTopic;
  /** True if it cannot change once the pyramid has a player. */
  readonly fixed?: true;
}

const days = { kind: "integer", minimum: 1, maximum: 365 } as const;
const months = { kind: "integer", minimum: 1, maximum: 120 } as const;
const seats = { kind: "integer", minimum: 0, maximum: 1000 } as const;

/**
 * Every setting of a pyramid, in the order of forms and lists. The console's form, `--set` of the
 * command line, the schema of the API and the guide follow from it; its words are in the catalogue
 * `ladder-settings`.
 */
export const LADDER_SETTING_FIELDS = {
  capacity: {
    kind: "group",
    topic: "rule-settings",
    fixed: true,
    fields: { base: seats, perLevel: seats },
  },
  timeZone: { kind: "text", longest: 100, topic: "rule-settings" },
  deadlines: {
    kind: "group",
    topic: "deadline-settings",
    fields: {
      confirmDays: days,
      acceptDays: { ...days },
      acceptAssignedDays: days,
      clockStartDays: { ...days, minimum: 0 },
      objectionDays: { ...days },
      gameMonths: { ...months },
      recordDays: { ...days, minimum: 0 },
      idleMonths: months,
      letterDays: days,
    },
  },
  directorsDeadlines: {
    kind: "choice",
    choices: ["from-departure", "from-mail", "from-cause"],
    topic: "deadline-settings",
  },
  holidayDays: { kind: "integer", minimum: 0, maximum: 366, topic: "rule-settings" },
  strikesToExpulsion: { kind: "integer", minimum: 1, maximum: 100, topic: "rule-settings" },
  onWin: { kind: "choice", choices: ["swap", "insert"], topic: "rule-settings" },
  orderBy: {
    kind: "choice",
    choices: ["arrival", "recording"],
    topic: "rule-settings",
    fixed: true,
  },
  bestPlaced: {
    kind: "choice",
    choices: ["earliest", "highest-seat"],
    topic: "rule-settings",
  },
  impossibleInChain: { kind: "choice", choices: ["skip", "stop"], topic: "rule-settings" },
  standingListBegins: {
    kind: "choice",
    choices: ["at-game-end", "at-once"],
    missing: "at-once",
    topic: "rule-settings",
  },
  opponents: {
    kind: "choice",
    choices: ["addresses", "relay"],
    missing: "addresses",
    topic: "rule-settings",
  },
  vacancyCountsAsPlaying: { kind: "flag", topic: "rule-settings" },
  suspendedCountsAsWaiting: { kind: "flag", topic: "rule-settings" },
  contradictionIsObjection: { kind: "flag", topic: "rule-settings" },
  publicHolidays: { kind: "flag", missing: false, topic: "rule-settings" },
} as const satisfies FieldsFor<LadderSettings, LadderSettingProperties>;

/** The path of a setting: `deadlines.acceptDays`. */
export type LadderSettingPath = PathsOf<typeof LADDER_SETTING_FIELDS>;

/** True if a setting, or the group around it, cannot change once the pyramid has a player. */
export const isFixedSetting = (path: string): boolean => {
  const fields: Readonly<Record<string, LadderSettingProperties>> = LADDER_SETTING_FIELDS;
  return fields[path.split(".", 1)[0] ?? ""]?.fixed === true;
};
