import type { EntryId } from "../base/entry-id.ts";
import type { Credit, UnplayedReason } from "../base/scorecard.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { CommittedDraw } from "../lots/commitments.ts";
import { type Breach, playersOfBreach } from "../pairing/breach.ts";
import type { PairingNote } from "../pairing/notes.ts";
import type { StartNote } from "../pairing/starts/policy.ts";
import type { Conflict, ContestResult, Outcome, PairOutcome } from "./contest-result.ts";
import { isAdjourned } from "./match-outcome.ts";

/** A game as drafted: board, players, start and reasons. */
export interface DraftedGame {
  readonly board: number;
  /** The first goes first. If the players draw, the order has no meaning before the result. */
  readonly seats: readonly [EntryId, EntryId];
  readonly start: StartNote;
  readonly notes: readonly PairingNote[];
  /** Paired by the director: kept when the rest is paired again. */
  readonly pinned: boolean;
}

/** A game of a round. */
export interface Game extends DraftedGame {
  /** Null if there is no result or report yet. */
  readonly result: ContestResult<PairOutcome> | Conflict<PairOutcome> | null;
}

/** The players of a table in one round. */
export interface SeatedContest {
  /** The table, from 1. */
  readonly board: number;
  /** First seat first. */
  readonly seats: readonly EntryId[];
}

/** A game at a table. */
export interface TableContest extends SeatedContest {
  readonly result: ContestResult<TableOutcome> | Conflict<TableOutcome> | null;
  /** Reason if it counts for no player. A later result is that of its replay. */
  readonly annulled: string | null;
}

/** A unit of a round: a game at a board, or at a table. */
export type Contest = Game | TableContest;

/** Identifies one contest. */
export interface ContestAddress {
  readonly round: number;
  /** The board, or the table. */
  readonly board: number;
}

/** An entry without a game in a round: an unplayed round in FIDE's terms (C.07 article 16). */
export interface UnplayedRound {
  readonly entry: EntryId;
  readonly reason: UnplayedReason;
  readonly credit: Credit;
  readonly spread: number;
  readonly notes: readonly PairingNote[];
}

/** A director's manual change of a draft. */
export type DraftAct =
  | { readonly kind: "pair"; readonly players: readonly [EntryId, EntryId] }
  | { readonly kind: "break"; readonly board: number }
  | { readonly kind: "swap"; readonly players: readonly [EntryId, EntryId] }
  | { readonly kind: "exchange-starts"; readonly board: number }
  | { readonly kind: "exchange-boards"; readonly boards: readonly [number, number] }
  | { readonly kind: "bye"; readonly entry: EntryId }
  /** Pair all unpaired players by the stage's system, keeping the rest. */
  | { readonly kind: "pair-rest" };

/** An act with its reason, as shown with the round. */
export interface RecordedAct {
  readonly act: DraftAct | { readonly kind: "absent" | "joins"; readonly entry: EntryId };
  readonly reason: string;
  readonly actor: string;
  /** The players at the act's boards at that time; others may sit there later. */
  readonly boards?: readonly SeatedBoard[];
}

/** Two players at a board at one moment. */
export interface SeatedBoard {
  readonly board: number;
  readonly seats: readonly [EntryId, EntryId];
}

/** Returns the players at the boards of an act. O(games). */
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
  /** The reason; empty until the director was asked. */
  readonly reason: string;
  /** The actor who answered, or caused it. */
  readonly actor: string;
}

/**
 * The director's answer to a warning about broken rules: which ones, as reported by the refusal
 * `rules-broken`, and the reason to do it nevertheless.
 */
export interface Despite {
  readonly breaches: readonly Breach[];
  readonly reason: string;
}

/** The request of a draft: enough to draft it again. */
export interface DraftRequest {
  /** Results of rounds up to this one count. */
  readonly basedOn: number;
  readonly system: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly pinned: readonly (readonly [EntryId, EntryId])[];
  readonly forbidden: readonly (readonly [EntryId, EntryId])[];
  /** The director's reason for pinned or forbidden pairs; empty if there are none. */
  readonly reason: string;
}

/** The pairs of a round while it is a draft. */
export interface DraftedPairs {
  readonly games: readonly DraftedGame[];
  readonly unplayed: readonly UnplayedRound[];
  /** Participants, neither paired nor with a bye; empty in a publishable round. */
  readonly unpaired: readonly EntryId[];
}

/** Common fields of rounds. */
interface RoundBase {
  readonly number: number;
  /** Index of the stage in the settings. */
  readonly stage: number;
  readonly status: "draft" | "published";
  readonly unplayed: readonly UnplayedRound[];
  readonly unpaired: readonly EntryId[];
  readonly notes: readonly PairingNote[];
  readonly draws: readonly CommittedDraw[];
  /** The absolute rules broken by its pairs and byes, as last checked. */
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

/** True if a round is of games for two. */
export const isPaired = (round: Round): round is BoardRound => round.at === "boards";

/** True if a contest is at a table. */
export const isAtTable = (contest: Contest): contest is TableContest => "annulled" in contest;

/** True if a contest counts for no player. */
export const isAnnulled = (contest: Contest): boolean =>
  isAtTable(contest) && contest.annulled !== null;

/** True if a contest is finished: it has a confirmed result, or does not count. */
export const isSettled = (contest: Contest): boolean => {
  const { result } = contest;
  if (result === null) return isAnnulled(contest);
  return result.status === "confirmed" && !isToBePlayedOn(result.outcome);
};

const isToBePlayedOn = (outcome: Outcome): boolean =>
  outcome.kind === "played" && isAdjourned(outcome);

/** True if reports of a contest contradict each other and there is no decision. */
export const isInConflict = ({ result }: Contest): boolean => result?.status === "conflict";

/** True if the result of a contest counts despite contradicting reports. */
export const isContradicted = ({ result }: Contest): boolean =>
  result?.status === "confirmed" && result.contradictions.length > 0;

/** True if every contest of a published round has a result. */
export const isComplete = (round: Round): boolean =>
  round.status === "published" && round.games.every(isSettled);

/** Returns contests of a round without a confirmed result. */
export const missingResults = <Played extends Contest>(round: {
  readonly games: readonly Played[];
}): readonly Played[] => round.games.filter((game) => !isSettled(game));

/** True if anything was played in a round, or annulled. */
export const isTouched = ({ games }: { readonly games: readonly Contest[] }): boolean =>
  games.some((game) => game.result !== null || isAnnulled(game));

/** Returns the contest of `entry` in `round`, if there is one. */
export const gameOf = <Played extends Contest>(
  round: { readonly games: readonly Played[] },
  entry: EntryId,
): Played | undefined => round.games.find((game) => game.seats.includes(entry));

/** Returns the absolute rules broken by the pair or bye of `entry` in a round. */
export const breachesBy = <Recorded extends Pick<RecordedBreach, "breach">>(
  round: { readonly breaches: readonly Recorded[] },
  entry: EntryId,
): readonly Recorded[] =>
  round.breaches.filter(({ breach }) => playersOfBreach(breach).includes(entry));

/** True if `entry` is in a round at all: in a game, without one, or unpaired. */
export const hasEntry = (round: Round, entry: EntryId): boolean =>
  round.games.some(({ seats }) => seats.includes(entry)) ||
  (isPaired(round) &&
    (round.unpaired.includes(entry) || round.unplayed.some((one) => one.entry === entry)));
