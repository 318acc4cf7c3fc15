import type { EntryId } from "../../base/entry-id.ts";
import type { RoundRange } from "../../base/round-range.ts";
import type { Credit } from "../../base/scorecard.ts";
import type { Acceleration } from "../../pairing/acceleration.ts";
import type { StartsPolicy } from "../../pairing/starts/policy.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import type { RuleEdition } from "../../ranking/criterion.ts";
import { DEFAULT_POINTS, type PointSystem } from "../../ranking/point-system.ts";
import type { TablesCriterionCode } from "../../ranking/tables/codes.ts";
import type { SizeFactor } from "../../ranking/tables/criterion.ts";
import type { RankPointRules } from "../../ranking/tables/rank-points.ts";
import type { ReportedCount } from "../contest-result.ts";
import type { TeamRanking } from "./team-ranking.ts";
import type { TeamRules } from "./team-rules.ts";

/** Booking of an unplayed round on a card. */
export interface Booking {
  readonly credit: Credit;
  /** Points of spread, e.g. 50 or −50. */
  readonly spread: number;
}

/** The possible game points of a game. */
export interface ScoreRange {
  /** The lowest and highest accepted score. */
  readonly minimum: number;
  readonly maximum: number;
  /** Scores outside these bounds are accepted with a warning. */
  readonly usualMinimum: number;
  readonly usualMaximum: number;
}

/**
 * The players of a stage: all (after a cut by table: all that it selects), or a number of the best
 * in the standings before it.
 */
export type Participants = "everybody" | { readonly top: number };

/** Common fields of stages. */
interface StageBase {
  /** The director's name for it; missing or empty: its number. */
  readonly name?: string;
  readonly rounds: number;
  readonly participants: Participants;
  /** Set by the fold if a later stage was drafted instead: it has no rounds. */
  readonly skipped?: true;
}

/** A stretch of rounds of games for two, paired round by round by one system. */
export interface PairedStage extends StageBase {
  readonly seats?: never;
  /** Key of `pairing/registry.ts`. */
  readonly system: string;
  /**
   * In a stage with a table: the number of rounds follows from its players, until the director sets
   * it.
   */
  readonly roundsFollow?: true;
  /** Values of the system's options; missing ones have the system's defaults. */
  readonly options: Readonly<Record<string, number | boolean | string>>;
}

/** A stretch of rounds at tables of two to eight, all seated at once, with its own ranking. */
export interface SeatedStage extends StageBase {
  /** The usual size of a table first, then the sizes allowed if players do not fit. */
  readonly seats: readonly number[];
  readonly system: typeof TABLES;
  readonly roundsFollow?: never;
  readonly options: SeatingOptions;
  /** Codes of criteria, most important first; the lot always comes last. */
  readonly ranking: readonly TablesCriterionCode[];
  readonly factors: readonly SizeFactor[];
  readonly cut: Cut;
}

/** A part of a competition with one way of pairing and ranking. */
export type Stage = PairedStage | SeatedStage;

/** The system id of stages at tables. */
export const TABLES = "tables";

/** True if a stage is played at tables. */
export const isSeated = (stage: Stage): stage is SeatedStage => stage.seats !== undefined;

/** Options for the seats of a stage. */
export type SeatingOptions = Readonly<Record<string, number | boolean | string>> & {
  /** The same table for the stage, or new ones each round so that pairs rarely meet again. */
  readonly tables: "fixed" | "new";
  /** Filling of fixed tables, or the first of new ones: by lot or in the 1-18-19 pattern. */
  readonly seating: "lot" | "rank";
  /** Seats at fixed tables: drawn anew each round, or taken in turn so that each player has all. */
  readonly seatOrder: "drawn" | "in-turn";
};

/** Selection of the next stage's players. */
export type Cut =
  /** The best of the whole stage, as many as the next stage has players. */
  | { readonly by: "overall" }
  /**
   * The best `places` of each table, while the next stage has seats for them; if it has more, the
   * best of the others.
   */
  | { readonly by: "table"; readonly places: number };

/** Values of games at tables, and the treatment of empty seats. */
export interface TablesRules extends RankPointRules {
  /** The record of a game: game points of each seat, or places. */
  readonly results: "game-points" | "places";
  /** Ranks for seating a stage: of the last stage played, or of the first. */
  readonly seedFrom: "previous" | "first";
  /** Too few players for a stage: it is skipped, or played with fewer tables. */
  readonly fewerEntries: "skip-stage" | "fewer-tables";
  /** Treatment of no-shows before the first result of a stage. */
  readonly noShow: {
    readonly firstStage: "draw-again" | "empty-seat";
    readonly laterStage: "next-best" | "empty-seat";
  };
}

/**
 * The points of a result in the standings: 1-½-0, 3-1-0 …; for forfeits, absences and the bye only
 * if they differ from nothing and from the bye's credit.
 */
export type ResultPoints = Pick<PointSystem, "win" | "draw" | "loss"> &
  Partial<Pick<PointSystem, "forfeitLoss" | "zeroPointBye" | "pairingBye">>;

/** Tie-break of players of equal rating and title in the starting list. */
export type EqualRatings = "alphabetical" | "lots";

/** Results of games: game points of each side, or a win, a draw or a loss (1, ½, 0). */
export type ResultKind = "game-points" | "win-draw-loss";

/** No two of these meet in the rounds of the range, regardless of the pairing system. */
export interface ForbiddenPairs extends RoundRange {
  readonly entries: readonly EntryId[];
  /** The director's reason; may be empty. */
  readonly reason: string;
}

/** Visibility of the odds: public, or for directors alone. */
export type ChancesShown = "public" | "private";

/**
 * Players of one club (nation, team) do not meet in the rounds of the range, as long as a complete
 * pairing exists. At tables filled by lot, mates of one team are spread.
 */
export interface KeptApart extends RoundRange {
  readonly by: (typeof SHARED)[number];
}

/** Common attributes for keeping players apart. */
export const SHARED = ["club", "nation", "team"] as const;

/** FIDE mode: never entered, on, or left for good. */
export type FideMode = "off" | "on" | "left";

/** All settings that a director can change. Part of the journal; changes are events. */
export interface Settings {
  /** A new competition has the preset's; missing: off, as in journals older than FIDE mode. */
  readonly fideMode?: FideMode;
  readonly stages: readonly Stage[];
  /**
   * Numbering of players of equal rating and title; missing: by lots. Lots have to be announced
   * (C.04.2 article 2.2).
   */
  readonly equalRatings?: EqualRatings;
  /** Codes of ranking criteria, most important first. */
  readonly ranking: readonly string[];
  /** The edition of FIDE's tie-break regulations; missing: {@link DEFAULT_RULES}. */
  readonly tieBreakRules?: RuleEdition;
  /** Values of results; missing: 1-½-0. */
  readonly points?: ResultPoints;
  /** Missing: game points. */
  readonly results?: ResultKind;
  readonly scores: ScoreRange;
  /** For matches between teams; missing: individuals. */
  readonly teams?: TeamRules;
  /** For stages at tables; missing: {@link TABLES_RULES}. */
  readonly tables?: TablesRules;
  readonly starts: StartsPolicy;
  /** A bye for lack of an opponent. */
  readonly bye: Booking;
  /** Points of spread that the present side of a forfeited game wins and the absent one loses. */
  readonly forfeitSpread: number;
  /** A round away by arrangement, and every round after a withdrawal. */
  readonly absence: Booking;
  /** Each round before a late entry. */
  readonly lateEntry: Booking;
  /** Results count as checked only after a second, blind entry. */
  readonly secondEntry: boolean;
  /** Treatment of unconfirmed reported results; missing: they wait for the director. */
  readonly unconfirmed?: Unconfirmed;
  /** When reported results count; missing: at once, marked as unconfirmed. */
  readonly reported?: ReportedCount;
  /** Self check-in by the code on the projector; missing: off. */
  readonly selfCheckIn?: SelfCheckIn;
  /** Visibility of the odds; missing: directors alone. */
  readonly chances?: ChancesShown;
  /** Pairs that do not meet; missing: none. */
  readonly forbidden?: readonly ForbiddenPairs[];
  /** Players kept apart by common attributes; missing: none. */
  readonly keptApart?: readonly KeptApart[];
  /** Standings of teams besides those of individuals; missing or null: none. */
  readonly teamRanking?: TeamRanking | null;
  /** Replaces any other acceleration of a stage; missing: none. */
  readonly accelerations?: readonly Acceleration[];
  /** Points that do not follow from the results; missing: none. */
  readonly abnormalPoints?: readonly AbnormalPoints[];
}

/** Off, players with a personal link, or anyone who picks a name from the list. */
export type SelfCheckIn = "off" | "links" | "names";

/** Maximum time before a reported result is accepted, in minutes: a day. */
export const MOST_MINUTES_TO_OBJECT = 24 * 60;

/** Reported results wait for the director, or are accepted after some minutes without objection. */
export type Unconfirmed =
  | "director"
  /** Whole minutes, from 1 to {@link MOST_MINUTES_TO_OBJECT}. */
  | { readonly acceptedAfter: number };

/** The default edition of tie-break rules. */
export const DEFAULT_RULES: RuleEdition = 2026;

/**
 * The default rules of tables. The first has 3 points and the last 0 for any size, so that tables
 * of two sizes can be mixed.
 */
export const TABLES_RULES: TablesRules = {
  results: "game-points",
  best: "most",
  scales: [
    { size: 2, points: [3, 0] },
    { size: 3, points: [3, 1.5, 0] },
    { size: 4, points: [3, 2, 1, 0] },
    { size: 5, points: [3, 2.25, 1.5, 0.75, 0] },
    { size: 6, points: [3, 2.4, 1.8, 1.2, 0.6, 0] },
    { size: 7, points: [3, 2.5, 2, 1.5, 1, 0.5, 0] },
    { size: 8, points: [3, 2.571, 2.143, 1.714, 1.286, 0.857, 0.429, 0] },
  ],
  tieRounding: "none",
  sharedWins: false,
  sharedLosses: false,
  seedFrom: "previous",
  fewerEntries: "fewer-tables",
  noShow: { firstStage: "draw-again", laterStage: "next-best" },
};

/** The rules of the stages at tables. */
export const tablesRulesOf = ({ tables }: Pick<Settings, "tables">): TablesRules =>
  tables ?? TABLES_RULES;

/** Returns the stage at tables with this number, counted from 1. */
export const seatedStageSettings = (settings: Settings, stage: number): SeatedStage | undefined => {
  const found = settings.stages[stage - 1];
  return found !== undefined && isSeated(found) ? found : undefined;
};

/** Returns the values of results in the standings; byes count their credit. */
export const pointSystemOf = ({ points }: Settings): PointSystem => ({
  ...DEFAULT_POINTS,
  ...points,
});

/** Returns the kind of results of games for two. */
export const resultKindOf = ({ results }: Pick<Settings, "results">): ResultKind =>
  results ?? "game-points";

/** A stage with its rounds in the competition. */
export interface PlacedStage {
  readonly index: number;
  readonly stage: Stage;
  readonly firstRound: number;
  readonly lastRound: number;
}

const roundsOf = ({ rounds, skipped }: Stage): number => (skipped ? 0 : rounds);

/** Returns the stages with rounds numbered consecutively from 1; skipped ones have none. */
export const placedStages = (settings: Settings): readonly PlacedStage[] => {
  const placed: PlacedStage[] = [];
  let firstRound = 1;
  for (const [index, stage] of settings.stages.entries()) {
    placed.push({ index, stage, firstRound, lastRound: firstRound + roundsOf(stage) - 1 });
    firstRound += roundsOf(stage);
  }
  return placed;
};

/** Returns the stage of `round`; undefined after the last. */
export const stageOfRound = (settings: Settings, round: number): PlacedStage | undefined =>
  placedStages(settings).find((placed) => round >= placed.firstRound && round <= placed.lastRound);

/** Returns the stage at tables of `round`, and the game within it; undefined for other rounds. */
export const tablesStageOfRound = (
  settings: Settings,
  round: number,
): { readonly stage: number; readonly game: number } | undefined => {
  const placed = stageOfRound(settings, round);
  if (placed === undefined || !isSeated(placed.stage)) return undefined;
  return { stage: placed.index + 1, game: round - placed.firstRound + 1 };
};

/** Returns the total number of rounds of all stages. */
export const totalRounds = (settings: Settings): number =>
  settings.stages.reduce((sum, stage) => sum + roundsOf(stage), 0);
