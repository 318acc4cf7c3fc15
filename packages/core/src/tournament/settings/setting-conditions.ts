import type { PlacedField } from "../../base/fields.ts";
import { gameTermsOf } from "./game-terms.ts";
import { isSeated, resultKindOf, type Settings } from "./settings.ts";

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

/** True if a setting matters to an event with these settings. */
export const mattersTo = ({ when }: Pick<PlacedField, "when">, settings: Settings): boolean =>
  when.every((condition) => CONDITIONS[condition as SettingCondition](settings));
