import type { EntryId } from "../base/entry-id.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { MatchBoard } from "./match-outcome.ts";

/** How a game for two ended, or a match between two teams. */
export type PairOutcome =
  /** Played to an end: game points in the order of the seats. */
  | {
      readonly kind: "played";
      readonly scores: readonly [number, number];
      /** Over before the first moves were complete: counts, but not for ratings. */
      readonly unrated?: true;
      /** Of a match, board 1 first: the scores follow from them. Missing where only these are known. */
      readonly boards?: readonly MatchBoard[];
    }
  /** Not played: one side or both did not come. */
  | { readonly kind: "forfeit"; readonly absent: readonly EntryId[] };

/** How a contest ended: at a board, or at a table. */
export type Outcome = PairOutcome | TableOutcome;

/**
 * Which seat has won a game for two: who scored more, or who came when the other did not. Null where
 * neither has: a draw, nobody came, and ½–0, where each side has its own result.
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

/** Whether a second person has entered the same result without seeing the first entry. */
export type SecondEntry<Ended extends Outcome = Outcome> =
  | { readonly state: "missing" }
  | { readonly state: "agrees"; readonly actor: string }
  | { readonly state: "differs"; readonly actor: string; readonly outcome: Ended };

/** What one sender says of a contest. */
export interface Report<Ended extends Outcome = Outcome> {
  readonly outcome: Ended;
  /** Who sat where, in the order of the outcome. */
  readonly seats: readonly EntryId[];
  readonly actor: string;
  /** When it came in: ISO 8601 in UTC. */
  readonly at: string;
  /** When it was made, e.g. on a phone without a network; missing where that is when it came in. */
  readonly madeAt?: string;
  /** The event that it stands in. */
  readonly seq: number;
  /** Whether its sender said otherwise before. */
  readonly changed: boolean;
}

interface ResultBase<Ended extends Outcome> {
  readonly outcome: Ended;
  readonly actor: string;
  /** When it was recorded: ISO 8601 in UTC. */
  readonly at: string;
  readonly seq: number;
  readonly secondEntry: SecondEntry<Ended>;
  /** How often it was corrected. */
  readonly corrections: number;
}

/** A result reported by those who played, until a director confirms it or enters one. */
export interface ReportedResult<Ended extends Outcome = Outcome> extends ResultBase<Ended> {
  readonly status: "reported";
  /** All who say so, the first of them first. */
  readonly reports: readonly Report<Ended>[];
  /** Since when nothing else is said: ISO 8601 in UTC. */
  readonly since: string;
}

/** A result that a director or a helper entered, or a director confirmed. */
export interface ConfirmedResult<Ended extends Outcome = Outcome> extends ResultBase<Ended> {
  readonly status: "confirmed";
  /** The conflict that it decided: it is there again if the result is taken back. */
  readonly decided: readonly Report<Ended>[];
  /** Reports that say otherwise and that its director did not know: it stands, but they are shown. */
  readonly contradictions: readonly Report<Ended>[];
}

/** A recorded result with where it came from. */
export type ContestResult<Ended extends Outcome = Outcome> =
  | ReportedResult<Ended>
  | ConfirmedResult<Ended>;

/** Reports that contradict each other: the game is over, but counts for nobody until it is decided. */
export interface Conflict<Ended extends Outcome = Outcome> {
  readonly status: "conflict";
  /** Two or more, in the order in which they came in. */
  readonly reports: readonly Report<Ended>[];
  /** The latest event of it. */
  readonly seq: number;
  readonly corrections: number;
}

/** From when on reported results count: at once, marked as unconfirmed, or when they are confirmed. */
export type ReportedCount = "counted" | "when-confirmed";

type Counting<Said> = Exclude<Said, { readonly status: "conflict" } | null>;

type Holder = { readonly result: { readonly status: string } | null };

/** The result as it stands, confirmed or not; null where there is none, or reports contradict each other. */
export const recordedResult = <Named extends Holder>(
  contest: Named | undefined,
): Counting<Named["result"]> | null => {
  const result: Named["result"] | null = contest?.result ?? null;
  return isRecorded(result) ? result : null;
};

/**
 * The result that counts and that the public sees: in an event whose reported results wait to be
 * confirmed, those are not among them.
 */
export const countingResult = <Named extends Holder>(
  contest: Named | undefined,
  { reported = "counted" }: { readonly reported?: ReportedCount },
): Counting<Named["result"]> | null => {
  const result = recordedResult(contest);
  return reported === "when-confirmed" && isUnconfirmed(contest) ? null : result;
};

/** Whether a contest has a result that nobody has confirmed. */
export const isUnconfirmed = (contest: Holder | undefined): boolean =>
  contest?.result?.status === "reported";

const isRecorded = <Said extends { readonly status: string } | null>(
  said: Said,
): said is Counting<Said> => said !== null && said.status !== "conflict";
