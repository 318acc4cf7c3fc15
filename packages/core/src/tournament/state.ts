import type { EntryId } from "../base/entry-id.ts";
import type { Penalty } from "../base/penalty.ts";
import type { Logged } from "../lifecycle/arbiter-log.ts";
import type { Publicity } from "../lifecycle/publicity.ts";
import type { Rehearsed } from "../lifecycle/rehearsal.ts";
import type { CompetitionSeeds } from "../lots/commitments.ts";
import type { PlayOff } from "../ranking/criterion.ts";
import type { AbsenceRequest } from "./entries/absence-request.ts";
import type { Entry } from "./entries/entry.ts";
import type { MatchDate } from "./match-date.ts";
import { type BoardRound, isPaired, isSettled, type Round } from "./round.ts";
import type { Seating } from "./seating.ts";
import type { Settings } from "./settings/settings.ts";
import type { LineUps } from "./teams/line-up.ts";
import type { Squads } from "./teams/squad.ts";

/** Pairing numbers that no correction changes any more. */
export interface SettledNumbers {
  readonly numbers: ReadonlyMap<EntryId, number>;
  /** The round whose pairing settled them. */
  readonly round: number;
  /** Whether that round has been published; before, throwing its draft away frees the numbers. */
  readonly isPublished: boolean;
}

/** Who sits at which place of a table by which a stage plays everybody against everybody. */
export interface TablePlaces {
  readonly places: readonly EntryId[];
  /** The round whose draft laid the table out. */
  readonly round: number;
}

/** What follows from the journal of a tournament so far. Immutable. */
export interface TournamentState extends CompetitionSeeds, Publicity, Logged, Rehearsed {
  readonly kind: "tournament";
  readonly competition: string;
  /** Number of the last event folded in. */
  readonly seq: number;
  readonly name: string;
  /** Key of `formats/registry.ts`. */
  readonly format: string;
  readonly settings: Settings;
  readonly status: "open" | "closed";
  /** In order of entry; removed entries are gone, their numbers are not used again. */
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly nextEntry: EntryId;
  /** Who plays for the teams; empty where people play for themselves. */
  readonly squads: Squads;
  readonly lineUps: LineUps;
  /** Matches that are not played when or where their round is. */
  readonly matchDates: readonly MatchDate[];
  /** Null as long as numbers follow from the starting list; read them by `pairingNumbersOf`. */
  readonly settledNumbers: SettledNumbers | null;
  /** `rounds[r - 1]` is round r. */
  readonly rounds: readonly Round[];
  /** By index of the stage; stages that play no table, or have not begun, are not in it. */
  readonly tablePlaces: ReadonlyMap<number, TablePlaces>;
  /** By index of the stage: who plays the drafted stages at tables, and what was done by hand. */
  readonly seatings: ReadonlyMap<number, Seating>;
  /** What players asked for last, by who asked. */
  readonly requests: ReadonlyMap<EntryId, AbsenceRequest>;
  readonly penalties: readonly Penalty[];
  /** Penalties and forfeits that were proposed for line-ups and are not imposed. */
  readonly waivedPenalties: readonly {
    readonly entry: EntryId;
    readonly round: number;
    /** The boards that a line-up costs; missing: the penalty. */
    readonly of?: "boards";
    readonly seq: number;
  }[];
  /** The play-off as the director entered it; null where there was none. */
  readonly playOff: PlayOff | null;
}

/** The number of the last published round; 0 before the first. */
export const publishedRounds = (state: TournamentState): number =>
  state.rounds.filter((round) => round.status === "published").length;

/** The first round that is a draft, if there is one: the last, or all of the last stage at tables. */
export const draftOf = (state: TournamentState): Round | undefined =>
  state.rounds.find(({ status }) => status === "draft");

/** The round of games for two that is a draft, if there is one. */
export const pairedDraftOf = (state: TournamentState): BoardRound | undefined => {
  const draft = draftOf(state);
  return draft !== undefined && isPaired(draft) ? draft : undefined;
};

/** All rounds of games for two, in order. */
export const pairedRounds = ({ rounds }: Pick<TournamentState, "rounds">): readonly BoardRound[] =>
  rounds.filter(isPaired);

/** The round with this number, if it is one of games for two. */
export const pairedRound = (
  { rounds }: Pick<TournamentState, "rounds">,
  number: number,
): BoardRound | undefined => {
  const round = rounds[number - 1];
  return round !== undefined && isPaired(round) ? round : undefined;
};

/** The number of rounds from the first on that have all their results. */
export const completeRounds = (state: TournamentState): number => {
  const open = state.rounds.findIndex(
    (round) => round.status === "draft" || !round.games.every(isSettled),
  );
  return open === -1 ? state.rounds.length : open;
};
