import type { EntryId } from "../base/entry-id.ts";
import type { RoundRange } from "../base/round-range.ts";
import type { Credit } from "../base/scorecard.ts";
import type { Acceleration } from "../pairing/acceleration.ts";
import type { StartsPolicy } from "../pairing/starts/policy.ts";
import type { AbnormalPoints } from "../ranking/abnormal-points.ts";
import type { RuleEdition } from "../ranking/criterion.ts";
import { DEFAULT_POINTS, type PointSystem } from "../ranking/point-system.ts";

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

/** The players of a stage: everybody, or the first so many of the standings before it. */
export type Participants = "everybody" | { readonly top: number };

/** A stretch of rounds that one pairing system pairs. */
export interface Stage {
  /** Key of `pairing/registry.ts`. */
  readonly system: string;
  readonly rounds: number;
  /**
   * In a stage that plays a table: the number of rounds follows from who takes part, until the
   * director sets it by hand.
   */
  readonly roundsFollow?: true;
  /** Values of the system's option fields; missing ones have the system's defaults. */
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly participants: Participants;
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

/**
 * Players of one club (or nation) do not meet in the rounds of the range, as long as a pairing of
 * all exists without that.
 */
export interface KeptApart extends RoundRange {
  readonly by: "club" | "nation";
}

/** Everything that a director can set. Part of the journal; changes are events. */
export interface Settings {
  readonly stages: readonly Stage[];
  /**
   * How players of equal rating and title are numbered; by lots in journals without it. Lots have to
   * be announced (C.04.2 article 2.2).
   */
  readonly equalRatings?: EqualRatings;
  /** Codes of ranking criteria, most important first. */
  readonly ranking: readonly string[];
  /** The edition of FIDE's tie-break regulations; {@link DEFAULT_RULES} in journals without it. */
  readonly tieBreakRules?: RuleEdition;
  /** What results are worth; 1-½-0 in journals without it. */
  readonly points?: ResultPoints;
  /** Game points in journals without it. */
  readonly results?: ResultKind;
  readonly scores: ScoreRange;
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
  /** Pairs that do not meet; none in journals without it. */
  readonly forbidden?: readonly ForbiddenPairs[];
  /** Players who are kept apart by what they have in common; nobody in journals without it. */
  readonly keptApart?: readonly KeptApart[];
  /** Replaces any other acceleration of a stage; none in journals without it. */
  readonly accelerations?: readonly Acceleration[];
  /** Points that do not follow from the results; none in journals without it. */
  readonly abnormalPoints?: readonly AbnormalPoints[];
}

/** The edition that tie-breaks follow unless the settings say otherwise. */
export const DEFAULT_RULES: RuleEdition = 2026;

/** What results are worth in the standings; byes count what they are credited with. */
export const pointSystemOf = ({ points }: Settings): PointSystem => ({
  ...DEFAULT_POINTS,
  ...points,
});

/** How games of this competition end. */
export const resultKindOf = ({ results }: Settings): ResultKind => results ?? "game-points";

/** One stage with its place in the whole: which rounds it has. */
export interface PlacedStage {
  readonly index: number;
  readonly stage: Stage;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** The stages with their rounds counted through from 1. */
export const placedStages = (settings: Settings): readonly PlacedStage[] => {
  const placed: PlacedStage[] = [];
  let firstRound = 1;
  for (const [index, stage] of settings.stages.entries()) {
    placed.push({ index, stage, firstRound, lastRound: firstRound + stage.rounds - 1 });
    firstRound += stage.rounds;
  }
  return placed;
};

/** The stage that `round` belongs to; undefined after the last. */
export const stageOfRound = (settings: Settings, round: number): PlacedStage | undefined =>
  placedStages(settings).find((placed) => round >= placed.firstRound && round <= placed.lastRound);

/** The number of rounds of all stages together. */
export const totalRounds = (settings: Settings): number =>
  settings.stages.reduce((sum, stage) => sum + stage.rounds, 0);
