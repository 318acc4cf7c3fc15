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

/** How a round without a game is booked on a card. */
export interface Booking {
  readonly credit: Credit;
  /** Points of spread, e.g. 50 or −50. */
  readonly spread: number;
}

/** The game points that a game may end with. */
export interface ScoreRange {
  /** The lowest and highest score that is accepted at all. */
  readonly minimum: number;
  readonly maximum: number;
  /** Scores outside these bounds are accepted with a warning. */
  readonly usualMinimum: number;
  readonly usualMaximum: number;
}

/**
 * The players of a stage: everybody (after a cut by table: all that it gives), or the first so many
 * of the standings before it.
 */
export type Participants = "everybody" | { readonly top: number };

/** What every stage has, whatever is played in it. */
interface StageBase {
  /** As the director calls it; missing or empty: by its number. */
  readonly name?: string;
  readonly rounds: number;
  readonly participants: Participants;
  /** Set by the fold where a later stage was drafted instead: it has no rounds. */
  readonly skipped?: true;
}

/** A stretch of rounds of games for two that one pairing system pairs, round by round. */
export interface PairedStage extends StageBase {
  readonly seats?: never;
  /** Key of `pairing/registry.ts`. */
  readonly system: string;
  /**
   * In a stage that plays a table: the number of rounds follows from who takes part, until the
   * director sets it by hand.
   */
  readonly roundsFollow?: true;
  /** Values of the system's option fields; missing ones have the system's defaults. */
  readonly options: Readonly<Record<string, number | boolean | string>>;
}

/** A stretch of rounds at tables of two to eight, all of them seated at once, ranked by itself. */
export interface SeatedStage extends StageBase {
  /** The usual size of a table first, then sizes allowed where the players do not come out even. */
  readonly seats: readonly number[];
  readonly system: typeof TABLES;
  readonly roundsFollow?: never;
  readonly options: SeatingOptions;
  /** Codes of criteria, most important first; the lot always comes last. */
  readonly ranking: readonly TablesCriterionCode[];
  readonly factors: readonly SizeFactor[];
  readonly cut: Cut;
}

/** A part of a competition whose rounds are made and ranked in one way. */
export type Stage = PairedStage | SeatedStage;

/** The system of stages at tables. */
export const TABLES = "tables";

/** Whether a stage is played at tables. */
export const isSeated = (stage: Stage): stage is SeatedStage => stage.seats !== undefined;

/** How the players of a stage come to their seats. */
export type SeatingOptions = Readonly<Record<string, number | boolean | string>> & {
  /** The same table for the stage, or new ones each round so that pairs meet as rarely as possible. */
  readonly tables: "fixed" | "new";
  /** How fixed tables, or the first of new ones, are filled: by lot or in the 1-18-19 pattern. */
  readonly seating: "lot" | "rank";
  /** Seats at fixed tables: drawn anew each round, or taken in turn so that everybody has each. */
  readonly seatOrder: "drawn" | "in-turn";
};

/** How the next stage's players are chosen from this one's. */
export type Cut =
  /** The best of the whole stage, as many as the next stage has players. */
  | { readonly by: "overall" }
  /**
   * The best `places` of each table, while the next stage has seats for them; where it has more,
   * the best of the others.
   */
  | { readonly by: "table"; readonly places: number };

/** What games at tables are worth, and what becomes of seats that stay empty. */
export interface TablesRules extends RankPointRules {
  /** What is written down of a game: game points of each seat, or their places. */
  readonly results: "game-points" | "places";
  /** Ranks that seat a stage: of the last stage played, or of the first. */
  readonly seedFrom: "previous" | "first";
  /** Too few for a stage: it is skipped, or played with fewer tables. */
  readonly fewerEntries: "skip-stage" | "fewer-tables";
  /** Who does not come before the first result of a stage. */
  readonly noShow: {
    readonly firstStage: "draw-again" | "empty-seat";
    readonly laterStage: "next-best" | "empty-seat";
  };
}

/**
 * The points of a result in the standings: 1-½-0, 3-1-0 …; for not coming to a game, being away, and
 * the bye only where they differ from nothing and from what the bye is credited with.
 */
export type ResultPoints = Pick<PointSystem, "win" | "draw" | "loss"> &
  Partial<Pick<PointSystem, "forfeitLoss" | "zeroPointBye" | "pairingBye">>;

/** What decides between players of equal rating and title in the starting list. */
export type EqualRatings = "alphabetical" | "lots";

/** How games end: with game points of each side, or with a win, a draw or a loss (1, ½, 0). */
export type ResultKind = "game-points" | "win-draw-loss";

/** No two of these meet in the rounds of the range, whatever the pairing system says. */
export interface ForbiddenPairs extends RoundRange {
  readonly entries: readonly EntryId[];
  /** Why, in the director's words; may be empty. */
  readonly reason: string;
}

/** Who sees what everybody's chances are: everybody, or directors alone. */
export type ChancesShown = "public" | "private";

/**
 * Players of one club (nation, team) do not meet in the rounds of the range, as long as a pairing of
 * all exists without that. At tables that are filled by lot mates of one team are spread.
 */
export interface KeptApart extends RoundRange {
  readonly by: (typeof SHARED)[number];
}

/** What players can have in common for which they are kept apart. */
export const SHARED = ["club", "nation", "team"] as const;

/** Everything that a director can set. Part of the journal; changes are events. */
export interface Settings {
  readonly stages: readonly Stage[];
  /**
   * How players of equal rating and title are numbered; by lots where missing. Lots have to
   * be announced (C.04.2 article 2.2).
   */
  readonly equalRatings?: EqualRatings;
  /** Codes of ranking criteria, most important first. */
  readonly ranking: readonly string[];
  /** The edition of FIDE's tie-break regulations; {@link DEFAULT_RULES} where missing. */
  readonly tieBreakRules?: RuleEdition;
  /** What results are worth; 1-½-0 where missing. */
  readonly points?: ResultPoints;
  /** Game points where missing. */
  readonly results?: ResultKind;
  readonly scores: ScoreRange;
  /** Of matches between teams; people play where missing. */
  readonly teams?: TeamRules;
  /** Of stages at tables; {@link TABLES_RULES} where they are not set. */
  readonly tables?: TablesRules;
  readonly starts: StartsPolicy;
  /** A bye, where nobody is left to play against. */
  readonly bye: Booking;
  /** Points of spread that the present side of a forfeited game wins and the absent one loses. */
  readonly forfeitSpread: number;
  /** A round away by arrangement, and every round after a withdrawal. */
  readonly absence: Booking;
  /** Each round before a late entry. */
  readonly lateEntry: Booking;
  /** Results count as checked only after a second, blind entry. */
  readonly secondEntry: boolean;
  /** What becomes of reported results that nobody confirms; they wait for the director where missing. */
  readonly unconfirmed?: Unconfirmed;
  /** When reported results count; at once, marked as unconfirmed, where missing. */
  readonly reported?: ReportedCount;
  /** Who may check in by the code on the projector; nobody where missing. */
  readonly selfCheckIn?: SelfCheckIn;
  /** Whether everybody sees the chances; directors alone where missing. */
  readonly chances?: ChancesShown;
  /** Pairs that do not meet; none where missing. */
  readonly forbidden?: readonly ForbiddenPairs[];
  /** Players who are kept apart by what they have in common; nobody where missing. */
  readonly keptApart?: readonly KeptApart[];
  /** Standings of teams beside those of people; none where missing or null. */
  readonly teamRanking?: TeamRanking | null;
  /** Replaces any other acceleration of a stage; none where missing. */
  readonly accelerations?: readonly Acceleration[];
  /** Points that do not follow from the results; none where missing. */
  readonly abnormalPoints?: readonly AbnormalPoints[];
}

/** Nobody, those with a personal link, or whoever chooses a name from the list. */
export type SelfCheckIn = "off" | "links" | "names";

/** The longest that a reported result may wait to be accepted, in minutes: a day. */
export const MOST_MINUTES_TO_OBJECT = 24 * 60;

/** Reported results wait for the director, or are accepted after so many minutes without objection. */
export type Unconfirmed =
  | "director"
  /** Whole minutes, from 1 to {@link MOST_MINUTES_TO_OBJECT}. */
  | { readonly acceptedAfter: number };

/** The edition that tie-breaks follow unless the settings say otherwise. */
export const DEFAULT_RULES: RuleEdition = 2026;

/**
 * The rules of tables unless the settings say otherwise. The first has 3 points and the last 0
 * whatever the size, so that tables of two sizes can be mixed.
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

/** The stage at tables with this number, counted from 1. */
export const seatedStageSettings = (settings: Settings, stage: number): SeatedStage | undefined => {
  const found = settings.stages[stage - 1];
  return found !== undefined && isSeated(found) ? found : undefined;
};

/** What results are worth in the standings; byes count what they are credited with. */
export const pointSystemOf = ({ points }: Settings): PointSystem => ({
  ...DEFAULT_POINTS,
  ...points,
});

/** How games for two end in this competition. */
export const resultKindOf = ({ results }: Pick<Settings, "results">): ResultKind =>
  results ?? "game-points";

/** One stage with its place in the whole: which rounds it has. */
export interface PlacedStage {
  readonly index: number;
  readonly stage: Stage;
  readonly firstRound: number;
  readonly lastRound: number;
}

const roundsOf = ({ rounds, skipped }: Stage): number => (skipped ? 0 : rounds);

/** The stages with their rounds counted through from 1; one that is skipped has none. */
export const placedStages = (settings: Settings): readonly PlacedStage[] => {
  const placed: PlacedStage[] = [];
  let firstRound = 1;
  for (const [index, stage] of settings.stages.entries()) {
    placed.push({ index, stage, firstRound, lastRound: firstRound + roundsOf(stage) - 1 });
    firstRound += roundsOf(stage);
  }
  return placed;
};

/** The stage that `round` belongs to; undefined after the last. */
export const stageOfRound = (settings: Settings, round: number): PlacedStage | undefined =>
  placedStages(settings).find((placed) => round >= placed.firstRound && round <= placed.lastRound);

/** The stage at tables that `round` belongs to, and which of its games; undefined for other rounds. */
export const tablesStageOfRound = (
  settings: Settings,
  round: number,
): { readonly stage: number; readonly game: number } | undefined => {
  const placed = stageOfRound(settings, round);
  if (placed === undefined || !isSeated(placed.stage)) return undefined;
  return { stage: placed.index + 1, game: round - placed.firstRound + 1 };
};

/** The number of rounds of all stages together. */
export const totalRounds = (settings: Settings): number =>
  settings.stages.reduce((sum, stage) => sum + roundsOf(stage), 0);
