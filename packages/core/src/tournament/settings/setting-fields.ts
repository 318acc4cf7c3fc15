import { type FieldsFor, own, type PathsOf } from "../../base/fields.ts";
import type { Acceleration } from "../../pairing/acceleration.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import type { SettingProperties } from "./setting-conditions.ts";
import {
  type ForbiddenPairs,
  isSeated,
  type KeptApart,
  type Settings,
  type Stage,
  type Unconfirmed,
} from "./settings.ts";
import { TABLES_FIELD } from "./tables-fields.ts";
import { TEAMS } from "./team-fields.ts";
import { TEAM_FIELDS, type TeamRanking } from "./team-ranking.ts";

const CREDITS = ["win", "draw", "loss", "none"] as const;

const points = { kind: "decimal", minimum: 0, maximum: 100, step: 0.5 } as const;
const members = { kind: "integer", minimum: 1, maximum: 100 } as const;

const booking = {
  kind: "group",
  named: true,
  topic: "bookings",
  when: ["at-boards"],
  change: "next-rounds",
  fields: {
    credit: { kind: "choice", choices: CREDITS },
    spread: { kind: "integer", signed: true, when: ["with-spread"] },
  },
} as const;

/** Three members of each team by their first ranking criterion, then the best place. */
const usualTeamRanking = ({ stages: [first], ranking }: Settings): TeamRanking => {
  const chain = first !== undefined && isSeated(first) ? first.ranking : ranking;
  return {
    by: "team-or-club",
    best: 3,
    minimum: 1,
    stage: 1,
    criteria: [...chain.slice(0, 1), "BEST"],
  };
};

/**
 * Every setting of a tournament, in the order of forms and lists. The console's form, `--set` of the
 * command line, the schema of the API and the guide follow from it; its words are in the catalogue
 * `settings`.
 */
export const SETTING_FIELDS = {
  fideMode: {
    kind: "choice",
    choices: ["off", "on", "left"],
    missing: "off",
    topic: "stages",
    when: ["at-boards", "win-draw-loss"],
  },
  stages: { ...own<readonly Stage[]>(), topic: "stages" },
  equalRatings: {
    kind: "choice",
    choices: ["alphabetical", "lots"],
    missing: "lots",
    topic: "numbers",
    when: ["at-boards", "with-pairing-numbers"],
  },
  ranking: { kind: "codes", topic: "ranking", when: ["at-boards"], change: "counted-anew" },
  tieBreakRules: {
    kind: "choice",
    choices: [2024, 2026],
    missing: 2026,
    topic: "ranking",
    when: ["at-boards"],
    change: "counted-anew",
  },
  results: {
    kind: "choice",
    choices: ["game-points", "win-draw-loss"],
    missing: "game-points",
    topic: "scores",
    when: ["at-boards"],
  },
  scores: {
    kind: "group",
    topic: "scores",
    when: ["with-scores"],
    fields: {
      minimum: { kind: "integer" },
      maximum: { kind: "integer", beside: true },
      usualMinimum: { kind: "integer" },
      usualMaximum: { kind: "integer", beside: true },
    },
  },
  teams: TEAMS,
  points: {
    kind: "group",
    named: true,
    topic: "matches",
    when: ["at-boards"],
    missing: { win: 1, draw: 0.5, loss: 0 },
    change: "counted-anew",
    fields: {
      win: points,
      draw: points,
      loss: points,
      forfeitLoss: { ...points, missing: 0 },
      zeroPointBye: { ...points, missing: 0 },
      pairingBye: { ...points, nullable: true, missing: null },
    },
  },
  tables: TABLES_FIELD,
  starts: {
    kind: "group",
    topic: "starts",
    when: ["at-boards"],
    change: "next-rounds",
    fields: {
      assigned: { kind: "flag" },
      headToHead: { kind: "flag" },
      breakRuns: { kind: "flag" },
    },
  },
  bye: booking,
  absence: booking,
  lateEntry: booking,
  forfeitSpread: {
    kind: "integer",
    minimum: 0,
    topic: "bookings",
    when: ["at-boards", "with-spread"],
    change: "counted-anew",
  },
  secondEntry: { kind: "flag", topic: "more" },
  reported: {
    kind: "choice",
    choices: ["counted", "when-confirmed"],
    yes: "when-confirmed",
    missing: "counted",
    topic: "more",
    change: "counted-anew",
  },
  unconfirmed: { ...own<Unconfirmed>(), missing: "director", topic: "more" },
  selfCheckIn: {
    kind: "choice",
    choices: ["off", "links", "names"],
    missing: "off",
    topic: "more",
  },
  chances: {
    kind: "choice",
    choices: ["private", "public"],
    yes: "public",
    missing: "private",
    topic: "more",
    when: ["of-people"],
  },
  keptApart: {
    ...own<readonly KeptApart[]>(),
    missing: [],
    topic: "kept-apart",
    when: ["at-boards"],
    change: "next-rounds",
  },
  forbidden: {
    ...own<readonly ForbiddenPairs[]>(),
    missing: [],
    topic: "kept-apart",
    when: ["at-boards"],
    change: "next-rounds",
  },
  accelerations: {
    ...own<readonly Acceleration[]>(),
    missing: [],
    topic: "accelerations",
    when: ["by-dutch-system"],
    change: "next-rounds",
  },
  abnormalPoints: {
    ...own<readonly AbnormalPoints[]>(),
    missing: [],
    topic: "abnormal-points",
    when: ["at-boards", "win-draw-loss"],
    change: "counted-anew",
  },
  teamRanking: {
    kind: "group",
    topic: "team-ranking",
    when: ["of-people"],
    nullable: true,
    missing: null,
    begins: usualTeamRanking,
    fields: {
      by: { kind: "choice", choices: TEAM_FIELDS },
      best: members,
      minimum: members,
      stage: { kind: "integer", minimum: 1, maximum: 100, when: ["at-tables"] },
      criteria: { kind: "codes" },
    },
  },
} as const satisfies FieldsFor<Settings, SettingProperties>;

/** The path of a setting: `bye.spread`. */
export type SettingPath = PathsOf<typeof SETTING_FIELDS>;

/** Returns the top-level settings whose change has an effect on drafted rounds. */
export const settingsWithChange = (
  change: NonNullable<SettingProperties["change"]>,
): readonly (keyof Settings)[] =>
  Object.entries<SettingProperties>(SETTING_FIELDS).flatMap(([key, field]) =>
    field.change === change ? [key as keyof Settings] : [],
  );
