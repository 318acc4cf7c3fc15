import type { EntryId } from "./entry-id.ts";

/** What an unplayed round is worth: a win, half a win, a loss, or nothing at all. */
export type Credit = "win" | "draw" | "loss" | "none";

/** Who went first in a game, from the point of view of the card's owner. */
export type Start = "first" | "second" | "unknown";

/** A game that was played over the board. */
export interface PlayedLine {
  readonly kind: "played";
  readonly round: number;
  readonly opponent: EntryId;
  /** Own score in game points, penalties not deducted. */
  readonly own: number;
  /** The opponent's score in game points. */
  readonly theirs: number;
  readonly start: Start;
  /** Its spread, where the two scores do not say it: of a match the spreads of its boards together. */
  readonly spread?: number;
  /** What the game counts, where the two scores do not say it: 0–0 is a loss of both sides. */
  readonly credit?: Credit;
  /** Points awarded, where they differ from what the event's point system gives for the result. */
  readonly points?: number;
  /** Reported, and not confirmed yet. */
  readonly reported?: true;
}

/** Why a round was not played. */
export type UnplayedReason =
  /** Nobody was left to play against. */
  | "bye"
  /** Paired, but one side or both did not come. */
  | "forfeit"
  /** Away by arrangement for this round. */
  | "pause"
  /** No longer in the competition. */
  | "withdrawn"
  /** Entered after this round. */
  | "late-entry"
  /** The stage is played by others (the final between ranks 1 and 2). */
  | "not-in-stage";

/** A round without a game. */
export interface UnplayedLine {
  readonly kind: "unplayed";
  readonly round: number;
  readonly reason: UnplayedReason;
  /** The opponent of a forfeited game; null where there was none. */
  readonly opponent: EntryId | null;
  readonly credit: Credit;
  /** Spread booked for the round: +50, −50, 0 … */
  readonly spread: number;
  /** Who was to go first in a forfeited game, where that counts (tsh files can say so). */
  readonly start?: Start;
  /** Points awarded, where they differ from what the event's point system gives for the credit. */
  readonly points?: number;
  /** Of a forfeit: reported, and not confirmed yet. */
  readonly reported?: true;
}

/** A game that is paired and published but has no result yet: it counts as a meeting and a start. */
export interface PendingLine {
  readonly kind: "pending";
  readonly round: number;
  readonly opponent: EntryId;
  readonly start: Start;
}

/** One round on a player's card. */
export type Line = PlayedLine | UnplayedLine | PendingLine;

/**
 * What a player has done so far: what rankings and pairing systems work on.
 * Immutable; made from the competition's state or from a file.
 */
export interface Scorecard {
  readonly entry: EntryId;
  readonly name: string;
  /** Rating in the event's own scale; 0 for unrated. */
  readonly rating: number;
  /** Place of the player's title among FIDE's, 1 for a grandmaster; left out without one. */
  readonly title?: number;
  /** The rank of the player's lot among all entries, 1 first: it ends ties that nothing else ends. */
  readonly lot: number;
  /** The starting number (FIDE's tournament pairing number), where it is not the entry's number. */
  readonly seed?: number;
  /** Points added to the score by the director, apart from any round; negative for a penalty. */
  readonly pointsAdjustment?: number;
  /** More of them, each by the round from which it counts. */
  readonly adjustments?: readonly { readonly round: number; readonly points: number }[];
  /** `lines[r - 1]` is round r; undefined where nothing is recorded (yet). */
  readonly lines: readonly (Line | undefined)[];
  /** Deducted from the spread, per round, in points ≥ 0: `penalties[r - 1]`. */
  readonly penalties: readonly number[];
}

/** Half-wins are exact in binary floating point: 0, 0.5 and 1 add up without error. */
const CREDIT_WINS: Readonly<Record<Credit, number>> = { win: 1, draw: 0.5, loss: 0, none: 0 };
const CREDIT_LOSSES: Readonly<Record<Credit, number>> = { win: 0, draw: 0.5, loss: 1, none: 0 };

/**
 * What a line is worth: win, draw or loss of a played game, or the credit of an unplayed round;
 * nothing while the game is pending.
 */
export const creditOf = (line: Line): Credit => {
  if (line.kind === "pending") return "none";
  if (line.credit !== undefined) return line.credit;
  return line.own > line.theirs ? "win" : line.own < line.theirs ? "loss" : "draw";
};

/** Wins of one line: 1, 0.5 or 0. */
export const winsOf = (line: Line): number => CREDIT_WINS[creditOf(line)];

/** Losses of one line: 1, 0.5 or 0. */
export const lossesOf = (line: Line): number => CREDIT_LOSSES[creditOf(line)];

/**
 * Spread of one line: own minus opponent's points, or what was booked for an unplayed round; of a match
 * of boards that are played for game points, what it was on all of them.
 */
export const spreadOf = (line: Line): number => {
  if (line.kind === "pending") return 0;
  if (line.kind === "unplayed") return line.spread;
  return line.spread ?? line.own - line.theirs;
};

/** The totals of a card after `rounds` rounds. */
export interface Totals {
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
  /** Games in which the player went first. */
  readonly starts: number;
  /** Games in which the player went second. */
  readonly replies: number;
  /** Rounds without an opponent over the board, forfeits included. */
  readonly byes: number;
}

/** Adds a card up over rounds 1 … `rounds` (all rounds by default). O(rounds). */
export const totalsOf = (card: Scorecard, rounds: number = card.lines.length): Totals => {
  let [wins, losses, spread, starts, replies, byes] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < rounds; index++) {
    spread -= card.penalties[index] ?? 0;
    const line = card.lines[index];
    if (line === undefined) continue;
    wins += winsOf(line);
    losses += lossesOf(line);
    spread += spreadOf(line);
    if (line.kind === "unplayed") byes++;
    if (line.start === "first") starts++;
    else if (line.start === "second") replies++;
  }
  return { wins, losses, spread, starts, replies, byes };
};

/**
 * In which of rounds 1 … `rounds` a card's owner and `opponent` have met (or are meeting) over the
 * board: games that were not played do not count. None without a card. O(rounds).
 */
export const roundsMet = (
  card: Scorecard | undefined,
  opponent: EntryId,
  rounds: number = card?.lines.length ?? 0,
): readonly number[] => {
  const met: number[] = [];
  for (let index = 0; index < rounds; index++) {
    const line = card?.lines[index];
    if (line !== undefined && line.kind !== "unplayed" && line.opponent === opponent) {
      met.push(line.round);
    }
  }
  return met;
};
