import type { EventDetailProblem, Refusal } from "@losfee/core";
import type { TrfProblem } from "../problem.ts";

/** An assumption or loss in making a competition from a file. */
export type TrfImportNote =
  /** Nobody said in which time zone the event is: no record does. */
  | { readonly code: "trf-import-no-time-zone" }
  /** Neither 142 nor XXR: the event has the rounds that were played. */
  | { readonly code: "trf-import-rounds-assumed"; readonly rounds: number }
  /** The declared system is none of ours: the event can be ranked, but not paired on. */
  | {
      readonly code: "trf-import-other-system";
      readonly record: "192" | "092";
      readonly declared: string;
    }
  /** Games without colours: the lower number was taken for White. */
  | { readonly code: "trf-import-colours-assumed"; readonly games: number }
  /** Neither stated nor evident from a round: it will be drawn. */
  | { readonly code: "trf-import-colour-by-lot" }
  /** `XXC rank`: the ranks of the file became the starting numbers. */
  | { readonly code: "trf-import-numbered-by-rank" }
  /** Unknown tie-breaks (202, 212). */
  | { readonly code: "trf-import-tie-breaks-left-out"; readonly criteria: readonly string[] }
  /** Players or teams whose rank in the file differs from that by results and tie-breaks. */
  | {
      readonly code: "trf-import-ranks-differ";
      readonly players: number;
      readonly ofTeams?: true;
    }
  /** Rounds that the engine would pair differently. */
  | { readonly code: "trf-import-rounds-differ"; readonly rounds: readonly number[] }
  /** FIDE does not allow the file's settings, or the file says so itself. */
  | { readonly code: "trf-import-fide-mode-left" }
  /** An invalid detail of a player: a nonexistent date, an identifier with letters. */
  | {
      readonly code: "trf-import-detail-left-out";
      readonly player: number;
      readonly detail: "title" | "fideId" | "birth";
      readonly value: string;
    }
  /** An invalid detail of the event in the tournament section. */
  | { readonly code: "trf-import-event-detail-left-out"; readonly problem: EventDetailProblem }
  /** Records that a competition has no place for, by their codes. */
  | { readonly code: "trf-import-records-left-out"; readonly records: readonly string[] }
  /** Full-point byes in rounds to come: these players are away, and should get the point then. */
  | { readonly code: "trf-import-full-points-ahead"; readonly players: readonly number[] }
  /** Won or lost without play and without an opponent: taken for a full-point or zero-point bye. */
  | { readonly code: "trf-import-forfeits-as-byes"; readonly rounds: number }
  /** Record 013 in an individual event: the teams became clubs. */
  | { readonly code: "trf-import-teams-of-players"; readonly teams: number }
  /** Short names of teams: squads have none. */
  | { readonly code: "trf-import-nicknames-left-out"; readonly teams: number }
  /** Players of the file without a team: omitted. */
  | { readonly code: "trf-import-without-team"; readonly players: readonly number[] }
  /** Neither record 352 nor colours of games: boards alternate. */
  | { readonly code: "trf-import-board-colours-assumed" }
  /** Game points not from games (299), by line: only match points can be changed. */
  | { readonly code: "trf-import-game-points-left-out"; readonly lines: readonly number[] };

/** A fault of a file that prevents making a competition. */
export type TrfImportFault =
  /** Errors, or contradictory lines. */
  | { readonly code: "trf-import-not-sound"; readonly problems: readonly TrfProblem[] }
  /** Points by colour, or of a forfeit or bye other than of a win, draw or absence. */
  | { readonly code: "trf-import-points"; readonly parts: readonly string[] }
  /** The file orders players by rank (`XXC rank`), and one has no rank or shares one. */
  | { readonly code: "trf-import-no-own-rank"; readonly player: number };

/** Reasons why a file makes no competition: its faults, or the rules' refusal of settings. */
export type TrfImportRefusal = TrfImportFault | Refusal;
