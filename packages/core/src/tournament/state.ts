import type { EntryId } from "../base/entry-id.ts";
import type { Penalty } from "../base/penalty.ts";
import type { Logged } from "../lifecycle/arbiter-log.ts";
import type { Publicity } from "../lifecycle/publicity.ts";
import type { Rehearsed } from "../lifecycle/rehearsal.ts";
import type { CompetitionSeeds } from "../lots/commitments.ts";
import type { PlayOff } from "../ranking/criterion.ts";
import type { Acknowledged } from "./acts/cautions.ts";
import type { AbsenceRequest } from "./entries/absence-request.ts";
import type { Entry } from "./entries/entry.ts";
import type { MatchDate } from "./match-date.ts";
import { type BoardRound, isPaired, isSettled, type Round } from "./round.ts";
import type { Seating } from "./seating.ts";
import type { Settings } from "./settings/settings.ts";
import type { LineUps } from "./teams/line-up.ts";
import type { Squads } from "./teams/squad.ts";

/** Fixed pairing numbers, independent of corrections. */
export interface SettledNumbers {
  readonly numbers: ReadonlyMap<EntryId, number>;
  /** The round whose pairing fixed them. */
  readonly round: number;
  /** True if that round has been published; before, discarding its draft frees the numbers. */
  readonly isPublished: boolean;
}

/** The places of entries in a stage's round robin table. */
export interface TablePlaces {
  readonly places: readonly EntryId[];
  /** The round whose draft laid the table out. */
  readonly round: number;
}

/** State of a tournament, folded from its journal. Immutable. */
export interface TournamentState extends CompetitionSeeds, Publicity, Logged, Rehearsed {
  readonly kind: "tournament";
  readonly competition: string;
  /** Number of the last folded event. */
  readonly seq: number;
  readonly name: string;
  /** Key of `formats/registry.ts`. */
  readonly format: string;
  readonly settings: Settings;
  readonly status: "open" | "closed";
  /** In order of entry; without removed entries, whose numbers are not reused. */
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly nextEntry: EntryId;
  /** The players of teams; empty for individuals. */
  readonly squads: Squads;
  readonly lineUps: LineUps;
  /** Matches at another time or place than their round. */
  readonly matchDates: readonly MatchDate[];
  /** Null while numbers follow from the starting list; read them by `pairingNumbersOf`. */
  readonly settledNumbers: SettledNumbers | null;
  /** `rounds[r - 1]` is round r. */
  readonly rounds: readonly Round[];
  /** By index of the stage; without stages that have no table, or have not begun. */
  readonly tablePlaces: ReadonlyMap<number, TablePlaces>;
  /** By index of the stage: members of the drafted stages at tables, and manual changes. */
  readonly seatings: ReadonlyMap<number, Seating>;
  /** The latest requests, by entry. */
  readonly requests: ReadonlyMap<EntryId, AbsenceRequest>;
  readonly penalties: readonly Penalty[];
  /** Penalties and forfeits that were proposed for line-ups and waived. */
  readonly waivedPenalties: readonly {
    readonly entry: EntryId;
    readonly round: number;
    /** The boards that a line-up costs; missing: the penalty. */
    readonly of?: "boards";
    readonly seq: number;
  }[];
  /** The play-off as entered by the director; null if there was none. */
  readonly playOff: PlayOff | null;
  /** The cautions that directors acknowledged, in order. */
  readonly acknowledged: readonly Acknowledged[];
}

/** Returns the number of the last published round; 0 before the first. */
export const publishedRounds = (state: TournamentState): number =>
  state.rounds.filter((round) => round.status === "published").length;

/** Returns the first draft round, if there is one: the last, or all of the last stage at tables. */
export const draftOf = (state: TournamentState): Round | undefined =>
  state.rounds.find(({ status }) => status === "draft");

/** Returns the draft round of games for two, if there is one. */
export const pairedDraftOf = (state: TournamentState): BoardRound | undefined => {
  const draft = draftOf(state);
  return draft !== undefined && isPaired(draft) ? draft : undefined;
};

/** Returns all rounds of games for two, in order. */
export const pairedRounds = ({ rounds }: Pick<TournamentState, "rounds">): readonly BoardRound[] =>
  rounds.filter(isPaired);

/** Returns the round with this number, if it is of games for two. */
export const pairedRound = (
  { rounds }: Pick<TournamentState, "rounds">,
  number: number,
): BoardRound | undefined => {
  const round = rounds[number - 1];
  return round !== undefined && isPaired(round) ? round : undefined;
};

/** Returns the number of leading rounds that have all their results. */
export const completeRounds = (state: TournamentState): number => {
  const open = state.rounds.findIndex(
    (round) => round.status === "draft" || !round.games.every(isSettled),
  );
  return open === -1 ? state.rounds.length : open;
};
