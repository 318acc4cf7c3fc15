import {
  type Fields,
  type FieldsFor,
  own,
  type PathsOf,
  type PlacedField,
} from "../../base/fields.ts";
import type { Acceleration } from "../../pairing/acceleration.ts";
import { findSystem } from "../../pairing/registry.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import type { RankPointScale } from "../../ranking/tables/rank-points.ts";
import { gameTermsOf } from "./game-terms.ts";
import {
  type Cut,
  type ForbiddenPairs,
  isSeated,
  type KeptApart,
  type PairedStage,
  type Participants,
  resultKindOf,
  type SeatedStage,
  type Settings,
  type Stage,
  TABLES,
  TABLES_RULES,
  type Unconfirmed,
} from "./settings.ts";
import { TEAM_FIELDS, type TeamRanking } from "./team-ranking.ts";
import { MOST_BOARDS, SANCTIONS, type TeamRules } from "./team-rules.ts";

/** Events that a setting matters to. */
const CONDITIONS = {
  "at-boards": ({ stages }) => !stages.every(isSeated),
  "at-tables": ({ stages }) => stages.some(isSeated),
  "with-scores": (settings) =>
    settings.stages.every(isSeated) || resultKindOf(settings) === "game-points",
  "win-draw-loss": (settings) => resultKindOf(settings) === "win-draw-loss",
  "with-spread": (settings) => gameTermsOf(settings).tally === "wins-and-spread",
  "with-pairing-numbers": (settings) => gameTermsOf(settings).number === "pairing",
  "by-dutch-system": ({ stages }) => stages.some(({ system }) => system === "fide-dutch"),
  "of-people": ({ teams }) => teams === undefined,
  "of-teams": ({ teams }) => teams !== undefined,
} as const satisfies Readonly<Record<string, (settings: Settings) => boolean>>;

export type SettingCondition = keyof typeof CONDITIONS;

/** Groups of settings on a page and in lists, in this order. */
export const SETTING_TOPICS = [
  "stages",
  "points",
  "course",
  "matches",
  "line-ups",
  "league",
  "numbers",
  "ranking",
  "kept-apart",
  "accelerations",
  "abnormal-points",
  "scores",
  "starts",
  "bookings",
  "team-ranking",
  "more",
] as const;

export type SettingTopic = (typeof SETTING_TOPICS)[number];

/** Properties of a setting of a tournament. */
export interface SettingProperties {
  readonly topic?: SettingTopic;
  readonly when?: readonly SettingCondition[];
  /**
   * Effect of a change after rounds were drafted: they keep their pairings, as the setting applies
   * when a round is drafted, or all rounds are counted again.
   */
  readonly change?: "next-rounds" | "counted-anew";
}

const CREDITS = ["win", "draw", "loss", "none"] as const;

const points = { kind: "decimal", minimum: 0, maximum: 100, step: 0.5 } as const;
const places = { kind: "integer", minimum: 0, maximum: 100, missing: 0 } as const;
const members = { kind: "integer", minimum: 1, maximum: 100 } as const;
const sanction = { kind: "choice", choices: SANCTIONS, missing: "none" } as const;
const mark = { kind: "flag", mark: true, missing: false } as const;

const booking = {
  kind: "group",
  named: true,
  topic: "bookings",
  when: ["at-boards"],
  summed: true,
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

const firstPenalty = (): NonNullable<TeamRules["lineUps"]["penalty"]> => ({
  of: "match-points",
  points: 1,
});

const stage = {
  name: { kind: "text", longest: 200, missing: "" },
  rounds: { kind: "integer", minimum: 1, maximum: 200 },
  participants: own<Participants>(),
  skipped: { ...own<true>(), missing: null },
} as const;

/** The settings of a stage of games for two. */
export const PAIRED_STAGE_FIELDS = {
  ...stage,
  system: { kind: "text", longest: 100 },
  roundsFollow: mark,
  options: own<PairedStage["options"]>(),
} as const satisfies FieldsFor<Omit<PairedStage, "seats">>;

/** The settings of a stage at tables. */
export const SEATED_STAGE_FIELDS = {
  ...stage,
  seats: own<SeatedStage["seats"]>(),
  system: { kind: "choice", choices: [TABLES] },
  options: {
    kind: "group",
    fields: {
      tables: { kind: "choice", choices: ["fixed", "new"] },
      seating: { kind: "choice", choices: ["lot", "rank"] },
      seatOrder: { kind: "choice", choices: ["drawn", "in-turn"] },
    },
  },
  ranking: own<SeatedStage["ranking"]>(),
  factors: own<SeatedStage["factors"]>(),
  cut: own<Cut>(),
} as const satisfies FieldsFor<Omit<SeatedStage, "roundsFollow" | "options">> & Fields;

/** Returns the declarations of a stage's settings, of its system's options too. */
export const stageFieldsOf = (stage: Stage): Fields => {
  if (isSeated(stage)) return { ...SEATED_STAGE_FIELDS, ranking: { kind: "codes" } };
  const options = Object.entries(findSystem(stage.system)?.options ?? {}).map(([key, option]) => [
    key,
    { ...option, missing: option.default },
  ]);
  return {
    ...PAIRED_STAGE_FIELDS,
    options: { kind: "group", fields: Object.fromEntries(options) },
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
    summed: true,
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
    summed: true,
  },
  scores: {
    kind: "group",
    topic: "scores",
    when: ["with-scores"],
    fields: {
      minimum: { kind: "integer" },
      maximum: { kind: "integer" },
      usualMinimum: { kind: "integer", summed: true },
      usualMaximum: { kind: "integer", summed: true },
    },
  },
  teams: {
    kind: "group",
    missing: null,
    when: ["of-teams"],
    topic: "matches",
    fields: {
      boards: { kind: "integer", minimum: 1, maximum: MOST_BOARDS, summed: true },
      colours: { kind: "text", longest: 64 },
      primary: { kind: "choice", choices: ["match", "game"] },
      byeGamePoints: { ...points, missing: null },
      gamePoints: {
        kind: "group",
        named: true,
        missing: { win: 1, draw: 0.5, loss: 0 },
        fields: { win: points, draw: points, loss: points },
      },
      margins: { ...own<NonNullable<TeamRules["margins"]>>(), missing: [] },
      season: {
        kind: "group",
        topic: "league",
        missing: null,
        begins: () => ({ name: "", division: "", level: 1 }),
        summed: true,
        fields: {
          name: { kind: "text", longest: 100 },
          division: { kind: "text", longest: 100 },
          level: { kind: "integer", minimum: 1, maximum: 50 },
        },
      },
      lines: {
        kind: "group",
        named: true,
        topic: "league",
        missing: {},
        fields: {
          promoted: places,
          promotionPlayOff: places,
          relegationPlayOff: places,
          relegated: places,
        },
      },
      neutral: { ...mark, topic: "league" },
      lineUps: {
        kind: "group",
        topic: "line-ups",
        fields: {
          order: { kind: "choice", choices: ["list", "fixed", "free"], summed: true },
          emptyBoards: { kind: "choice", choices: ["last", "any"] },
          boundAfter: { kind: "integer", minimum: 1, maximum: 1000, nullable: true },
          oneMatchADay: mark,
          penalty: {
            kind: "group",
            named: true,
            missing: null,
            begins: firstPenalty,
            fields: {
              of: { kind: "choice", choices: ["match-points", "game-points"] },
              points,
            },
          },
          sanctions: {
            kind: "group",
            named: true,
            fields: {
              order: sanction,
              "empty-board": sanction,
              bound: sanction,
              registered: sanction,
              suspended: sanction,
              loan: sanction,
              "same-day": sanction,
            },
          },
        },
      },
      captainsEnter: { ...mark, topic: "line-ups" },
    },
  },
  points: {
    kind: "group",
    named: true,
    topic: "matches",
    when: ["at-boards"],
    missing: { win: 1, draw: 0.5, loss: 0 },
    summed: true,
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
  tables: {
    kind: "group",
    topic: "points",
    when: ["at-tables"],
    missing: TABLES_RULES,
    fields: {
      results: { kind: "choice", choices: ["game-points", "places"], summed: true },
      best: { kind: "choice", choices: ["most", "fewest"], summed: true },
      tieRounding: { kind: "choice", choices: ["whole", "half", "none"] },
      scales: own<readonly RankPointScale[]>(),
      sharedWins: { kind: "flag" },
      sharedLosses: { kind: "flag" },
      seedFrom: {
        kind: "choice",
        choices: ["previous", "first"],
        topic: "course",
        summed: true,
      },
      fewerEntries: {
        kind: "choice",
        choices: ["skip-stage", "fewer-tables"],
        topic: "course",
        summed: true,
      },
      noShow: {
        kind: "group",
        topic: "course",
        fields: {
          firstStage: { kind: "choice", choices: ["draw-again", "empty-seat"] },
          laterStage: { kind: "choice", choices: ["next-best", "empty-seat"] },
        },
      },
    },
  },
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
  secondEntry: { kind: "flag", topic: "more", summed: true },
  reported: {
    kind: "choice",
    choices: ["counted", "when-confirmed"],
    yes: "when-confirmed",
    missing: "counted",
    topic: "more",
    summed: true,
    change: "counted-anew",
  },
  unconfirmed: { ...own<Unconfirmed>(), missing: "director", topic: "more", summed: true },
  selfCheckIn: {
    kind: "choice",
    choices: ["off", "links", "names"],
    missing: "off",
    topic: "more",
    summed: true,
  },
  chances: {
    kind: "choice",
    choices: ["private", "public"],
    yes: "public",
    missing: "private",
    topic: "more",
    when: ["of-people"],
    summed: true,
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

/** True if a setting matters to an event with these settings. */
export const mattersTo = ({ when }: Pick<PlacedField, "when">, settings: Settings): boolean =>
  when.every((condition) => CONDITIONS[condition as SettingCondition](settings));

/** Returns the top-level settings whose change has an effect on drafted rounds. */
export const settingsWithChange = (
  change: NonNullable<SettingProperties["change"]>,
): readonly (keyof Settings)[] =>
  Object.entries<SettingProperties>(SETTING_FIELDS).flatMap(([key, field]) =>
    field.change === change ? [key as keyof Settings] : [],
  );
