import type { Penalty } from "../../base/penalty.ts";
import type { PointSystem } from "../../ranking/point-system.ts";
import type { TeamScore } from "../../ranking/team/score-field.ts";
import type { Side } from "../match-outcome.ts";

/** The rules that a line-up can break. */
export const LINE_UP_RULES = [
  "order",
  "empty-board",
  "bound",
  "registered",
  "suspended",
  "loan",
  "same-day",
] as const;

/** A rule that a line-up can break. */
export type LineUpRule = (typeof LINE_UP_RULES)[number];

/** What a line-up that breaks a rule costs. */
export const SANCTIONS = ["none", "board", "lower-boards", "match", "penalty"] as const;

/**
 * What a line-up that breaks a rule costs: nothing, the board at which it does, that board and all
 * below it, the match, or points of the table.
 */
export type Sanction = (typeof SANCTIONS)[number];

/** Who of a squad may play at which board. */
export interface LineUpRules {
  /**
   * `list`: nobody plays below somebody who stands after them in the squad's list. `fixed`: each at
   * the board of the own place in the list, reserves anywhere. `free`: as the captain likes.
   */
  readonly order: "list" | "fixed" | "free";
  /** Where boards may stay empty: the last ones, or any. */
  readonly emptyBoards: "last" | "any";
  /** After how many matches for a higher team somebody is bound to it; null: never. */
  readonly boundAfter: number | null;
  /** Nobody plays in two matches of one day; allowed where missing. */
  readonly oneMatchADay?: true;
  /** The points that a line-up costs by the sanction `penalty`, once however many rules it breaks. */
  readonly penalty?: Pick<Penalty, "points"> & { readonly of: "match-points" | "game-points" };
  /** What breaking a rule costs; `none` where missing. */
  readonly sanctions: Partial<Readonly<Record<LineUpRule, Sanction>>>;
}

/**
 * Which places of the final table go up or down, counted from its ends; none where missing. Places of
 * a play-off (a relegation match) are those next to the ones that go without.
 */
export interface LeagueLines {
  readonly promoted?: number;
  readonly promotionPlayOff?: number;
  readonly relegationPlayOff?: number;
  readonly relegated?: number;
}

/** The season that a division belongs to, together with other competitions of the same server. */
export interface Season {
  /** `Bezirk Nord 2026/27`: the same in all divisions. */
  readonly name: string;
  /** `Bezirksliga`, `Kreisklasse Ost`. */
  readonly division: string;
  /** How high the division is: 1 is the highest; those side by side have the same. */
  readonly level: number;
}

/** What matches between teams are: all that an event of teams has beside one of people. */
export interface TeamRules {
  /** How many boards a match has. */
  readonly boards: number;
  /**
   * Who of the team in the first seat has the first move (White), board by board: `W` or `B`, taken
   * from the start again where there are more boards. `WB`: boards alternate; `BW`: the home team has
   * White on the even boards; `W`: on all of them.
   */
  readonly colours: string;
  /** The score that pairs teams and ranks them first; the other one is the secondary score. */
  readonly primary: TeamScore;
  /** What a game is worth; 1-½-0 where missing. */
  readonly gamePoints?: Pick<PointSystem, "win" | "draw" | "loss">;
  /**
   * Where the margin of a match decides about its points: who wins by at least `from` game points has
   * the first of `points`, who loses so the second. Missing: by the event's points alone.
   */
  readonly margins?: readonly {
    readonly from: number;
    readonly points: readonly [number, number];
  }[];
  /** Game points of the bye; where missing as if each board had ended as the bye is credited. */
  readonly byeGamePoints?: number;
  /** Nobody is at home: the first team has its colours by the pattern alone. */
  readonly neutral?: true;
  readonly lines?: LeagueLines;
  readonly season?: Season;
  readonly lineUps: LineUpRules;
}

/** The most players that a squad can have. */
export const MOST_SQUAD = 200;

/** The most boards that a match can have. */
export const MOST_BOARDS = 64;

/** The team that has the first move at a board, counted from 1. */
export const firstAt = ({ colours }: Pick<TeamRules, "colours">, board: number): Side =>
  colours[(board - 1) % colours.length] === "B" ? 1 : 0;

/** What a game is worth in game points of its team. */
export const gamePointSystem = ({ gamePoints }: TeamRules): PointSystem => {
  const { win, draw, loss } = gamePoints ?? { win: 1, draw: 0.5, loss: 0 };
  return { win, draw, loss, forfeitLoss: 0, zeroPointBye: 0, pairingBye: null };
};
