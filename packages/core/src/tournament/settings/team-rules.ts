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

/** Sanctions for a line-up that breaks a rule. */
export const SANCTIONS = ["none", "board", "lower-boards", "match", "penalty"] as const;

/**
 * Sanction for a line-up that breaks a rule: none, the board in question, that board and all below
 * it, the match, or points of the table.
 */
export type Sanction = (typeof SANCTIONS)[number];

/** Rules for players of a squad at boards. */
export interface LineUpRules {
  /**
   * `list`: no player sits below a later one of the squad's list. `fixed`: each at the board of
   * their place in the list, reserves anywhere. `free`: as the captain likes.
   */
  readonly order: "list" | "fixed" | "free";
  /** Boards that may stay empty: the last ones, or any. */
  readonly emptyBoards: "last" | "any";
  /** Number of matches for a higher team that bind a player to it; null: never. */
  readonly boundAfter: number | null;
  /** Players may not play two matches on one day; missing: allowed. */
  readonly oneMatchADay?: true;
  /** The points deducted by the sanction `penalty`, once per line-up. */
  readonly penalty?: Pick<Penalty, "points"> & { readonly of: "match-points" | "game-points" };
  /** Sanction for each rule; missing: `none`. */
  readonly sanctions: Partial<Readonly<Record<LineUpRule, Sanction>>>;
}

/**
 * Promotion and relegation places of the final table, counted from its ends; missing: none.
 * Play-off places (a relegation match) are next to the direct ones.
 */
export interface LeagueLines {
  readonly promoted?: number;
  readonly promotionPlayOff?: number;
  readonly relegationPlayOff?: number;
  readonly relegated?: number;
}

/** The season of a division, which links it to other competitions of the same server. */
export interface Season {
  /** `Bezirk Nord 2026/27`: the same in all divisions. */
  readonly name: string;
  /** `Bezirksliga`, `Kreisklasse Ost`. */
  readonly division: string;
  /** Level of the division: 1 is the highest; parallel ones have the same. */
  readonly level: number;
}

/** Rules of matches between teams: everything specific to team events. */
export interface TeamRules {
  /** Number of boards of a match. */
  readonly boards: number;
  /**
   * First moves (White) of the team in the first seat, board by board: `W` or `B`, repeated if
   * there are more boards. `WB`: boards alternate; `BW`: the home team has White on the even
   * boards; `W`: on all of them.
   */
  readonly colours: string;
  /** The score for pairing and primary ranking; the other one is the secondary score. */
  readonly primary: TeamScore;
  /** Values of a game; missing: 1-½-0. */
  readonly gamePoints?: Pick<PointSystem, "win" | "draw" | "loss">;
  /**
   * Match points by margin: a win by at least `from` game points gives the first of `points`, the
   * loss the second. Missing: by the event's points alone.
   */
  readonly margins?: readonly {
    readonly from: number;
    readonly points: readonly [number, number];
  }[];
  /** Game points of the bye; missing: as if each board had ended as the bye is credited. */
  readonly byeGamePoints?: number;
  /** Neutral ground: the first team has its colours by the pattern alone. */
  readonly neutral?: true;
  readonly lines?: LeagueLines;
  readonly season?: Season;
  readonly lineUps: LineUpRules;
  /**
   * Captains may add players to their own squads, and correct those who have not been lined up;
   * missing: only directors may.
   */
  readonly captainsEnter?: true;
}

/** Maximum size of a squad. */
export const MOST_SQUAD = 200;

/** Maximum number of boards of a match. */
export const MOST_BOARDS = 64;

/** Returns the team that moves first at a board, counted from 1. */
export const firstAt = ({ colours }: Pick<TeamRules, "colours">, board: number): Side =>
  colours[(board - 1) % colours.length] === "B" ? 1 : 0;

/** Returns the values of a game in game points. */
export const gamePointSystem = ({ gamePoints }: TeamRules): PointSystem => {
  const { win, draw, loss } = gamePoints ?? { win: 1, draw: 0.5, loss: 0 };
  return { win, draw, loss, forfeitLoss: 0, zeroPointBye: 0, pairingBye: null };
};
