import type { EntryId } from "./entry-id.ts";

/** Value of an unplayed round: a win, half a win, a loss, or nothing. */
export type Credit = "win" | "draw" | "loss" | "none";

/** First or second player of a game, from the view of the card's owner. */
export type Start = "first" | "second" | "unknown";

/** A game played over the board. */
export interface PlayedLine {
  readonly kind: "played";
  readonly round: number;
  readonly opponent: EntryId;
  /** Own score in game points, before penalties. */
  readonly own: number;
  /** The opponent's score in game points. */
  readonly theirs: number;
  readonly start: Start;
  /** Spread, if the two scores do not give it: for a match, the sum of its boards' spreads. */
  readonly spread?: number;
  /** Value of the game, if the two scores do not give it: 0–0 is a loss for both sides. */
  readonly credit?: Credit;
  /** Points awarded, if they differ from what the event's point system gives for the result. */
  readonly points?: number;
  /** Reported but not yet confirmed. */
  readonly reported?: true;
}

/** Reason why a round was not played. */
export type UnplayedReason =
  /** No opponent was left. */
  | "bye"
  /** Paired, but one or both sides did not appear. */
  | "forfeit"
  /** Excused for this round. */
  | "pause"
  /** Withdrawn from the competition. */
  | "withdrawn"
  /** Entered after this round. */
  | "late-entry"
  /** Not in this stage (e.g. the final between ranks 1 and 2). */
  | "not-in-stage";

/** A round without a game. */
export interface UnplayedLine {
  readonly kind: "unplayed";
  readonly round: number;
  readonly reason: UnplayedReason;
  /** The opponent of a forfeited game; null if there was none. */
  readonly opponent: EntryId | null;
  readonly credit: Credit;
  /** Spread booked for the round: +50, −50, 0 … */
  readonly spread: number;
  /** The intended starter of a forfeited game, if that counts (tsh files can record it). */
  readonly start?: Start;
  /** Points awarded, if they differ from what the event's point system gives for the credit. */
  readonly points?: number;
  /** For a forfeit: reported but not yet confirmed. */
  readonly reported?: true;
}

/** A game paired and published but without a result: it counts as a meeting and a start. */
export interface PendingLine {
  readonly kind: "pending";
  readonly round: number;
  readonly opponent: EntryId;
  readonly start: Start;
}

/** One round on a player's card. */
export type Line = PlayedLine | UnplayedLine | PendingLine;

/**
 * A player's record so far: the input of rankings and pairing systems. Immutable; built from the
 * competition's state or from a file.
 */
export interface Scorecard {
  readonly entry: EntryId;
  readonly name: string;
  /** Rating in the event's own scale; 0 for unrated. */
  readonly rating: number;
  /** Rank of the player's title among FIDE's, 1 for a grandmaster; missing without a title. */
  readonly title?: number;
  /** Rank of the player's lot among all entries, 1 first: the final tie-break. */
  readonly lot: number;
  /** The starting number (FIDE's tournament pairing number), if it is not the entry's number. */
  readonly seed?: number;
  /** Points added to the score by the director, outside any round; negative for a penalty. */
  readonly pointsAdjustment?: number;
  /** Further adjustments, each with the round from which it counts. */
  readonly adjustments?: readonly { readonly round: number; readonly points: number }[];
  /** `lines[r - 1]` is round r; undefined if nothing is recorded (yet). */
  readonly lines: readonly (Line | undefined)[];
  /** Deducted from the spread, per round, in points ≥ 0: `penalties[r - 1]`. */
  readonly penalties: readonly number[];
}

/** Half-wins are exact in binary floating point: 0, 0.5 and 1 add up without error. */
const CREDIT_WINS: Readonly<Record<Credit, number>> = { win: 1, draw: 0.5, loss: 0, none: 0 };
const CREDIT_LOSSES: Readonly<Record<Credit, number>> = { win: 0, draw: 0.5, loss: 1, none: 0 };

/**
 * Returns the value of a line: win, draw or loss of a played game, or the credit of an unplayed
 * round; "none" while the game is pending.
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
 * Returns the spread of a line: own minus opponent's points, or the spread booked for an unplayed
 * round; for a match of boards played for game points, the sum over all boards.
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
  /** Rounds without an opponent over the board, including forfeits. */
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
 * Returns the rounds, among 1 … `rounds`, in which the card's owner met (or is meeting) `opponent`
 * over the board; unplayed games do not count. Empty without a card. O(rounds).
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
