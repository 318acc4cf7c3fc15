import type { EntryId } from "../base/entry-id.ts";
import type { Credit, UnplayedReason } from "../base/scorecard.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { CommittedDraw } from "../lots/commitments.ts";
import { type Breach, playersOfBreach } from "../pairing/breach.ts";
import type { PairingNote } from "../pairing/notes.ts";
import type { StartNote } from "../pairing/starts/policy.ts";
import type { Conflict, ContestResult, Outcome, PairOutcome } from "./contest-result.ts";
import { isAdjourned } from "./match-outcome.ts";

/** A game as drafted: who sits at which board, who starts, and why. */
export interface DraftedGame {
  readonly board: number;
  /** The first goes first. Where the players draw, the order means nothing before the result. */
  readonly seats: readonly [EntryId, EntryId];
  readonly start: StartNote;
  readonly notes: readonly PairingNote[];
  /** Paired by the director's hand: kept when the rest is paired again. */
  readonly pinned: boolean;
}

/** A game of a round. */
export interface Game extends DraftedGame {
  /** Null where nobody has said how it ended. */
  readonly result: ContestResult<PairOutcome> | Conflict<PairOutcome> | null;
}

/** Who sits at a table in one round. */
export interface SeatedContest {
  /** The table, from 1. */
  readonly board: number;
  /** First seat first. */
  readonly seats: readonly EntryId[];
}

/** A game at a table. */
export interface TableContest extends SeatedContest {
  readonly result: ContestResult<TableOutcome> | Conflict<TableOutcome> | null;
  /** Counts for nobody: the reason. A result that is entered afterwards is of its replay. */
  readonly annulled: string | null;
}

/** What is played in a round by those who sit together: at a board, or at a table. */
export type Contest = Game | TableContest;

/** Names one contest. */
export interface ContestAddress {
  readonly round: number;
  /** The board, or the table. */
  readonly board: number;
}

/** An entry without a game in a round: an unplayed round, as FIDE calls it (C.07 article 16). */
export interface UnplayedRound {
  readonly entry: EntryId;
  readonly reason: UnplayedReason;
  readonly credit: Credit;
  readonly spread: number;
  readonly notes: readonly PairingNote[];
}

/** What the director changed in a draft by hand. */
export type DraftAct =
  | { readonly kind: "pair"; readonly players: readonly [EntryId, EntryId] }
  | { readonly kind: "break"; readonly board: number }
  | { readonly kind: "swap"; readonly players: readonly [EntryId, EntryId] }
  | { readonly kind: "exchange-starts"; readonly board: number }
  | { readonly kind: "exchange-boards"; readonly boards: readonly [number, number] }
  | { readonly kind: "bye"; readonly entry: EntryId }
  /** Pair everybody who is unpaired by the stage's system, keeping what stands. */
  | { readonly kind: "pair-rest" };

/** An act with its reason, as shown with the round. */
export interface RecordedAct {
  readonly act: DraftAct | { readonly kind: "absent" | "joins"; readonly entry: EntryId };
  readonly reason: string;
  readonly actor: string;
  /** Who sat at the boards that the act names, when it was done; others may sit there later. */
  readonly boards?: readonly SeatedBoard[];
}

/** Two players at a board at one moment. */
export interface SeatedBoard {
  readonly board: number;
  readonly seats: readonly [EntryId, EntryId];
}

/** Who sits at the boards that an act names. O(games). */
export const boardsOfAct = (
  act: RecordedAct["act"],
  games: readonly SeatedBoard[],
): readonly SeatedBoard[] => {
  const named = "boards" in act ? act.boards : "board" in act ? [act.board] : [];
  return games.flatMap(({ board, seats }) => (named.includes(board) ? [{ board, seats }] : []));
};

/** An absolute rule that a round breaks, with the director's answer. */
export interface RecordedBreach {
  readonly breach: Breach;
  /** Why it is so all the same; empty as long as nobody was asked. */
  readonly reason: string;
  /** Who answered, or did what led to it. */
  readonly actor: string;
}

/**
 * The director's answer to a warning of broken rules: which ones, as the refusal `rules-broken` told
 * them, and why it is to be done all the same.
 */
export interface Despite {
  readonly breaches: readonly Breach[];
  readonly reason: string;
}

/** What a draft was asked for: enough to draft it again. */
export interface DraftRequest {
  /** Results of rounds up to this one decide. */
  readonly basedOn: number;
  readonly system: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly pinned: readonly (readonly [EntryId, EntryId])[];
  readonly forbidden: readonly (readonly [EntryId, EntryId])[];
  /** Why the director pinned or forbade pairs; empty where none were. */
  readonly reason: string;
}

/** The pairs of a round while it is a draft. */
export interface DraftedPairs {
  readonly games: readonly DraftedGame[];
  readonly unplayed: readonly UnplayedRound[];
  /** Taking part, but neither paired nor a bye yet; empty in a round that can be published. */
  readonly unpaired: readonly EntryId[];
}

/** What every round has. */
interface RoundBase {
  readonly number: number;
  /** Index of the stage in the settings. */
  readonly stage: number;
  readonly status: "draft" | "published";
  readonly unplayed: readonly UnplayedRound[];
  readonly unpaired: readonly EntryId[];
  readonly notes: readonly PairingNote[];
  readonly draws: readonly CommittedDraw[];
  /** The absolute rules that its pairs and byes break, as last looked at. */
  readonly breaches: readonly RecordedBreach[];
}

/** A round at tables: one game of a stage whose rounds are all seated at once. */
export interface TableRound extends RoundBase {
  readonly at: "tables";
  readonly request: Pick<DraftRequest, "basedOn">;
  readonly games: readonly TableContest[];
}

/** A round of games for two. */
export interface BoardRound extends RoundBase {
  readonly at: "boards";
  readonly request: DraftRequest;
  readonly games: readonly Game[];
  readonly acts: readonly RecordedAct[];
}

/** A round of the competition. */
export type Round = BoardRound | TableRound;

/** Whether a round is of games for two. */
export const isPaired = (round: Round): round is BoardRound => round.at === "boards";

/** Whether a contest is one at a table. */
export const isAtTable = (contest: Contest): contest is TableContest => "annulled" in contest;

/** Whether a contest counts for nobody. */
export const isAnnulled = (contest: Contest): boolean =>
  isAtTable(contest) && contest.annulled !== null;

/** Whether a contest needs nothing more: it has a confirmed result, or does not count. */
export const isSettled = (contest: Contest): boolean => {
  const { result } = contest;
  if (result === null) return isAnnulled(contest);
  return result.status === "confirmed" && !isToBePlayedOn(result.outcome);
};

const isToBePlayedOn = (outcome: Outcome): boolean =>
  outcome.kind === "played" && isAdjourned(outcome);

/** Whether reports of a contest contradict each other, and nobody has decided yet. */
export const isInConflict = ({ result }: Contest): boolean => result?.status === "conflict";

/** Whether the result of a contest counts although reports say otherwise. */
export const isContradicted = ({ result }: Contest): boolean =>
  result?.status === "confirmed" && result.contradictions.length > 0;

/** Whether every contest of a published round has a result. */
export const isComplete = (round: Round): boolean =>
  round.status === "published" && round.games.every(isSettled);

/** Contests of a round that have no result yet, or none that is confirmed. */
export const missingResults = <Played extends Contest>(round: {
  readonly games: readonly Played[];
}): readonly Played[] => round.games.filter((game) => !isSettled(game));

/** Whether something was played in a round, or is not to be. */
export const isTouched = ({ games }: { readonly games: readonly Contest[] }): boolean =>
  games.some((game) => game.result !== null || isAnnulled(game));

/** The contest of `entry` in `round`, if there is one. */
export const gameOf = <Played extends Contest>(
  round: { readonly games: readonly Played[] },
  entry: EntryId,
): Played | undefined => round.games.find((game) => game.seats.includes(entry));

/** The absolute rules that the pair or bye of `entry` breaks in a round. */
export const breachesBy = <Recorded extends Pick<RecordedBreach, "breach">>(
  round: { readonly breaches: readonly Recorded[] },
  entry: EntryId,
): readonly Recorded[] =>
  round.breaches.filter(({ breach }) => playersOfBreach(breach).includes(entry));

/** Whether a round knows of `entry` at all: in a game, without one, or still to be paired. */
export const hasEntry = (round: Round, entry: EntryId): boolean =>
  round.games.some(({ seats }) => seats.includes(entry)) ||
  (isPaired(round) &&
    (round.unpaired.includes(entry) || round.unplayed.some((one) => one.entry === entry)));
