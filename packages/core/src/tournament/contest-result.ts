import type { EntryId } from "../base/entry-id.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { MatchBoard } from "./match-outcome.ts";

/** Result of a game for two, or of a match between two teams. */
export type PairOutcome =
  /** Played to an end: game points in the order of the seats. */
  | {
      readonly kind: "played";
      readonly scores: readonly [number, number];
      /** Ended before the first moves were complete: counts, but is not rated. */
      readonly unrated?: true;
      /** For a match, board 1 first: they determine the scores. Missing if only these are known. */
      readonly boards?: readonly MatchBoard[];
    }
  /** Not played: one or both sides absent. */
  | { readonly kind: "forfeit"; readonly absent: readonly EntryId[] };

/** Result of a contest: at a board, or at a table. */
export type Outcome = PairOutcome | TableOutcome;

/**
 * Returns the winning seat of a game for two: by score, or as the only side present. Null if there
 * is none: a draw, both absent, and ½–0, where each side has its own result.
 */
export const winningSeat = (seats: readonly EntryId[], outcome: PairOutcome): 0 | 1 | null => {
  const [first, second] =
    outcome.kind === "played"
      ? outcome.scores
      : seats.map((entry) => Number(!outcome.absent.includes(entry)));
  if (first === undefined || second === undefined || first === second) return null;
  if (Math.max(first, second) === 0.5) return null;
  return first > second ? 0 : 1;
};

/** State of the blind second entry of a result by another person. */
export type SecondEntry<Ended extends Outcome = Outcome> =
  | { readonly state: "missing" }
  | { readonly state: "agrees"; readonly actor: string }
  | { readonly state: "differs"; readonly actor: string; readonly outcome: Ended };

/** One sender's report of a contest. */
export interface Report<Ended extends Outcome = Outcome> {
  readonly outcome: Ended;
  /** The players, in the order of the outcome. */
  readonly seats: readonly EntryId[];
  readonly actor: string;
  /** Time of arrival: ISO 8601 in UTC. */
  readonly at: string;
  /** When it was made, e.g. on a phone without a network; missing if equal to the arrival. */
  readonly madeAt?: string;
  /** Number of its event. */
  readonly seq: number;
  /** True if its sender reported otherwise before. */
  readonly changed: boolean;
}

interface ResultBase<Ended extends Outcome> {
  readonly outcome: Ended;
  readonly actor: string;
  /** When it was recorded: ISO 8601 in UTC. */
  readonly at: string;
  readonly seq: number;
  readonly secondEntry: SecondEntry<Ended>;
  /** Number of corrections. */
  readonly corrections: number;
}

/** A result reported by the players, until a director confirms it or enters one. */
export interface ReportedResult<Ended extends Outcome = Outcome> extends ResultBase<Ended> {
  readonly status: "reported";
  /** All agreeing reports, the first one first. */
  readonly reports: readonly Report<Ended>[];
  /** Since when the reports have agreed: ISO 8601 in UTC. */
  readonly since: string;
}

/** A result entered by a director or a helper, or confirmed by a director. */
export interface ConfirmedResult<Ended extends Outcome = Outcome> extends ResultBase<Ended> {
  readonly status: "confirmed";
  /** The conflict that it decided: restored if the result is taken back. */
  readonly decided: readonly Report<Ended>[];
  /** Contradicting reports unknown to its director: the result stands, but they are shown. */
  readonly contradictions: readonly Report<Ended>[];
}

/** A recorded result with its origin. */
export type ContestResult<Ended extends Outcome = Outcome> =
  | ReportedResult<Ended>
  | ConfirmedResult<Ended>;

/** Contradicting reports: the game is over, but counts for no player until decided. */
export interface Conflict<Ended extends Outcome = Outcome> {
  readonly status: "conflict";
  /** Two or more, in the order of arrival. */
  readonly reports: readonly Report<Ended>[];
  /** Its latest event. */
  readonly seq: number;
  readonly corrections: number;
}

/** When reported results count: at once, marked as unconfirmed, or once confirmed. */
export type ReportedCount = "counted" | "when-confirmed";

type Counting<Said> = Exclude<Said, { readonly status: "conflict" } | null>;

type Holder = { readonly result: { readonly status: string } | null };

/** The result, confirmed or not; null if there is none, or reports contradict each other. */
export const recordedResult = <Named extends Holder>(
  contest: Named | undefined,
): Counting<Named["result"]> | null => {
  const result: Named["result"] | null = contest?.result ?? null;
  return isRecorded(result) ? result : null;
};

/**
 * Returns the result that counts and is public: unconfirmed ones only if the settings count them.
 */
export const countingResult = <Named extends Holder>(
  contest: Named | undefined,
  { reported = "counted" }: { readonly reported?: ReportedCount },
): Counting<Named["result"]> | null => {
  const result = recordedResult(contest);
  return reported === "when-confirmed" && isUnconfirmed(contest) ? null : result;
};

/** True if the result of a contest is unconfirmed. */
export const isUnconfirmed = (contest: Holder | undefined): boolean =>
  contest?.result?.status === "reported";

const isRecorded = <Said extends { readonly status: string } | null>(
  said: Said,
): said is Counting<Said> => said !== null && said.status !== "conflict";
