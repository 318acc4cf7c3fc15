import type { EntryId } from "../base/entry-id.ts";
import type { PenaltyTarget } from "../base/penalty.ts";
import type { LifecycleRefusal, LifecycleWarning } from "../lifecycle/refusal.ts";
import type { ProbableDuplicate } from "../names/probable-duplicates.ts";
import type { Breach } from "../pairing/breach.ts";
import type { EventRule } from "../pairing/not-paired.ts";
import type { OptionRefusal } from "../pairing/options.ts";
import type { StartRule } from "../pairing/starts/policy.ts";
import type { PairingRefusal } from "../pairing/system.ts";
import type { ChainRefusal } from "../ranking/chain.ts";
import type { EnteredOutcome } from "./commands.ts";
import type { EntriesRefusal } from "./entries/entry-check.ts";
import type { NumberMove } from "./numbering/numbers-impact.ts";
import type { ContestAddress } from "./round.ts";
import type { BoardFault } from "./teams/board-fault.ts";
import type { LineUpFault } from "./teams/line-up.ts";
import type { SquadFault } from "./teams/squad-check.ts";

/** Whether what has a board's number is a match of two teams: sentences call it so. */
export interface OfTeams {
  readonly ofTeams?: true;
}

/** A contest as sentences name it: at tables by the stage and the game within it. */
export interface Place extends ContestAddress, OfTeams {
  readonly at?: { readonly stage: number; readonly game: number };
}

/** What is refused of stages at tables; `stage` counts from 1, `game` within the stage. */
export type TablesRefusal =
  | { readonly code: "unknown-stage"; readonly stage: number }
  | { readonly code: "unknown-game"; readonly stage: number; readonly game: number }
  | {
      readonly code: "unknown-table";
      readonly stage: number;
      readonly game: number;
      readonly table: number;
    }
  /** Tables of this size are allowed but nothing says what their places are worth. */
  | { readonly code: "scale-missing"; readonly size: number }
  /** Tables, games, players and results of stages that were drafted stay as they are. */
  | { readonly code: "stage-already-drafted"; readonly stage: number; readonly setting: string }
  | { readonly code: "all-stages-played"; readonly stages: number }
  /** So many players cannot be seated at tables of these sizes, e.g. 1, 2 and 5 at threes and fours. */
  | {
      readonly code: "cannot-be-seated";
      /** The stage, from 1, where it is about settings; missing: the one that is to be drawn. */
      readonly stage?: number;
      readonly players: number;
      readonly sizes: readonly number[];
      /** The next smaller and larger number that can be seated; null where there is none. */
      readonly fewer: number | null;
      readonly more: number | null;
    }
  | {
      readonly code: "stage-results-missing";
      readonly stage: number;
      readonly games: readonly Place[];
      /** Those of the games whose reports contradict each other; missing: none. */
      readonly conflicts?: readonly Place[];
    }
  /** In the competition since the tables were drawn, and at none of them. */
  | {
      readonly code: "entries-unseated";
      readonly stage: number;
      readonly entries: readonly EntryId[];
    }
  | { readonly code: "stage-has-results"; readonly stage: number }
  | { readonly code: "not-last-stage"; readonly stage: number; readonly last: number }
  | { readonly code: "entry-not-in-stage"; readonly entry: EntryId; readonly stage: number }
  | { readonly code: "entry-already-in-stage"; readonly entry: EntryId; readonly stage: number }
  | { readonly code: "same-entry"; readonly entry: EntryId }
  /** No game is open in which the players could be seated otherwise. */
  | { readonly code: "no-open-game"; readonly stage: number }
  | { readonly code: "already-at-table"; readonly entry: EntryId; readonly table: number }
  /** The order of seats must name everybody at the table once. */
  | { readonly code: "seats-do-not-fit"; readonly seats: readonly EntryId[] }
  | {
      readonly code: "results-kind";
      readonly kind: EnteredOutcome["kind"];
      readonly expected: readonly EnteredOutcome["kind"][];
    }
  /** Results name everybody at the table once; who has withdrawn may be left out. */
  | {
      readonly code: "not-the-table";
      readonly address: Place;
      readonly missing: readonly EntryId[];
      readonly strangers: readonly EntryId[];
      readonly twice: readonly EntryId[];
    }
  /** Places are 1 + the number of those ahead: two firsts are followed by a third. */
  | { readonly code: "places-do-not-fit"; readonly places: readonly number[] }
  | (Place & { readonly code: "already-annulled" })
  /** A game for two is not annulled: both sides of it may be absent. */
  | (Place & { readonly code: "annulled-at-tables-only" })
  /** Everybody in a stage at tables plays all of its games. */
  | { readonly code: "no-pause-at-tables"; readonly round: number }
  /** The round is seated at tables; what was asked for is of pairings. */
  | { readonly code: "round-at-tables"; readonly round: number }
  /** A penalty is on what the stage counts. */
  | {
      readonly code: "penalty-of-nothing";
      readonly of: PenaltyTarget;
      readonly expected: readonly PenaltyTarget[];
    };

/**
 * Why a command was not carried out: a code and what the sentence about it needs. The journal is
 * unchanged. Texts, each with the way out, are in the dictionaries at the edge.
 */
export type Refusal =
  | LifecycleRefusal
  | { readonly code: "unknown-system"; readonly system: string; readonly known: readonly string[] }
  /** The system says who starts; `stage` is missing where it was asked for one round alone. */
  | {
      readonly code: "starts-by-system";
      readonly rule: StartRule;
      readonly system: string;
      readonly stage?: number;
    }
  /** Stages with rounds drafted already can only get longer. */
  | { readonly code: "stage-already-played"; readonly stage: number; readonly rounds: number }
  | { readonly code: "entry-has-played"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "entry-withdrawn"; readonly entry: EntryId }
  | { readonly code: "entry-not-withdrawn"; readonly entry: EntryId }
  /** Nothing was asked for that waits for an answer. */
  | { readonly code: "no-request"; readonly entry: EntryId }
  /** The player has asked for something else since somebody looked. */
  | { readonly code: "request-changed"; readonly entry: EntryId }
  | { readonly code: "request-unchanged"; readonly entry: EntryId }
  /** A pause in no round. */
  | { readonly code: "rounds-missing" }
  /** The player is away in all of the rounds already. */
  | { readonly code: "already-away"; readonly entry: EntryId; readonly rounds: readonly number[] }
  /** The entry has a game in the published round: enter a forfeit there, or recall the round. */
  | { readonly code: "entry-in-round"; readonly entry: EntryId; readonly round: number }
  /** The game of the entry in the (recalled) round is over: it stays as it is. */
  | { readonly code: "entry-has-result"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "round-already-published"; readonly round: number }
  | { readonly code: "unknown-round"; readonly round: number }
  /** The event has fewer rounds. */
  | { readonly code: "round-not-planned"; readonly round: number; readonly rounds: number }
  | { readonly code: "draft-exists"; readonly round: number }
  | { readonly code: "no-draft"; readonly round: number }
  | { readonly code: "all-rounds-played"; readonly rounds: number }
  | {
      readonly code: "results-missing";
      readonly round: number;
      readonly boards: readonly number[];
      /** Those of the boards whose reports contradict each other; missing: none. */
      readonly conflicts?: readonly number[];
      /** The last round that has all its results, where the pairing may be based on it instead. */
      readonly basedOn?: number;
      readonly ofTeams?: true;
    }
  | { readonly code: "based-on-out-of-range"; readonly basedOn: number; readonly latest: number }
  | {
      readonly code: "draft-incomplete";
      readonly round: number;
      readonly unpaired: readonly EntryId[];
    }
  | { readonly code: "entry-not-in-round"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "entry-pinned-twice"; readonly entry: EntryId }
  | { readonly code: "player-against-self"; readonly entry: EntryId }
  | (ContestAddress & OfTeams & { readonly code: "unknown-board" })
  /**
   * By the director's hand the round would break absolute rules: asked for again with `despite`,
   * these breaches and a reason, it is carried out.
   */
  | {
      readonly code: "rules-broken";
      readonly round: number;
      readonly breaches: readonly Breach[];
    }
  | { readonly code: "nobody-unpaired"; readonly round: number }
  | { readonly code: "round-has-results"; readonly round: number; readonly results: number }
  | { readonly code: "not-last-round"; readonly round: number; readonly last: number }
  | { readonly code: "round-not-published"; readonly round: number }
  | {
      readonly code: "not-opponents";
      readonly round: number;
      readonly players: readonly [EntryId, EntryId];
      /** Whom each of the two really plays; null for a bye. */
      readonly opponents: readonly [EntryId | null, EntryId | null];
    }
  | {
      readonly code: "score-out-of-range";
      readonly entry: EntryId;
      readonly score: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  /** People play for themselves: the event has no teams. */
  | { readonly code: "no-teams" }
  | {
      readonly code: "squad-too-large";
      readonly team: EntryId;
      readonly players: number;
      readonly allowed: number;
    }
  /** Why nobody came into a squad: everything that is wrong. */
  | { readonly code: "squads-wrong"; readonly faults: readonly SquadFault[] }
  /** The order names everybody of the squad once. */
  | {
      readonly code: "order-does-not-fit";
      readonly team: EntryId;
      readonly missing: readonly EntryId[];
      readonly strangers: readonly EntryId[];
    }
  | { readonly code: "too-many-boards"; readonly boards: number; readonly allowed: number }
  | { readonly code: "boards-missing"; readonly boards: number; readonly missing: number }
  /** Everything that is wrong with the boards of a match. */
  | {
      readonly code: "match-wrong";
      readonly teams: readonly [EntryId, EntryId];
      readonly faults: readonly BoardFault[];
    }
  /** Named in a line-up and not of the team, or at two boards. */
  | {
      readonly code: "line-up-players";
      readonly team: EntryId;
      readonly strangers: readonly EntryId[];
      readonly twice: readonly EntryId[];
    }
  /** Taken only with a reason: it may cost the team boards. */
  | {
      readonly code: "line-up-breaks-rules";
      readonly team: EntryId;
      readonly round: number;
      readonly faults: readonly LineUpFault[];
    }
  | { readonly code: "line-up-unchanged"; readonly team: EntryId; readonly round: number }
  | { readonly code: "no-line-ups"; readonly round: number }
  /** Neither a day nor a day and a time: what was typed. */
  | { readonly code: "match-date-malformed"; readonly value: string }
  | {
      readonly code: "match-date-unchanged";
      readonly round: number;
      readonly teams: readonly [EntryId, EntryId];
    }
  /** These teams have handed in nothing for the round, or their match has a result. */
  | {
      readonly code: "line-ups-stay";
      readonly round: number;
      readonly teams: readonly EntryId[];
    }
  /** No line-up of the team costs a penalty that is not decided yet. */
  | { readonly code: "no-penalty-proposed"; readonly entry: EntryId; readonly round: number }
  /** Who meets in the round is not known by now. */
  | { readonly code: "fixture-unknown"; readonly round: number }
  /** Whether teams play, or at how many boards, is settled: somebody has entered, boards are taken. */
  | { readonly code: "teams-settled"; readonly setting: "teams" | "teams.boards" }
  /** Nobody is ranked in teams: people play for themselves, and the settings ask for no such ranking. */
  | { readonly code: "no-team-ranking" }
  /** A table tells who meets whom by the order of the squads, and games of it are played. */
  | { readonly code: "squad-order-settled"; readonly team: EntryId }
  /** The totals of a match are not those that its boards can have. */
  | {
      readonly code: "match-scores-do-not-fit";
      readonly scores: readonly [number, number];
      readonly boards: number;
    }
  /** Games of this competition end 1-0, ½-½ or 0-1, rarely ½-0, 0-½ or 0-0. */
  | { readonly code: "scores-do-not-fit"; readonly scores: readonly [number, number] }
  | { readonly code: "absent-not-in-game"; readonly entry: EntryId }
  | (Place & { readonly code: "result-exists"; readonly seats: readonly EntryId[] })
  | (Place & { readonly code: "no-result" })
  | (Place & { readonly code: "result-unchanged" })
  | (Place & { readonly code: "result-confirmed" })
  /** Nothing of what was to be confirmed could be: it is for the director to decide. */
  | { readonly code: "reports-conflict"; readonly places: readonly Place[] }
  /** Other reports came in since somebody looked. */
  | { readonly code: "reports-changed"; readonly places: readonly Place[] }
  /** The line-ups of these matches cost boards by the settings, and nobody has decided that. */
  | { readonly code: "forfeits-proposed"; readonly places: readonly Place[] }
  /** Later rounds were made with this result: correct it instead. */
  | (Place & { readonly code: "result-built-on"; readonly laterRound: number })
  | { readonly code: "same-person"; readonly actor: string }
  | { readonly code: "cannot-draft-again"; readonly round: number; readonly results: number }
  /** Its games have no spread that a penalty could lower; points are assigned by a setting. */
  | { readonly code: "penalty-without-spread" }
  | {
      readonly code: "penalty-out-of-range";
      readonly points: number;
      /** The most that there may be, where there are more. */
      readonly most?: number;
    }
  | { readonly code: "unknown-penalty"; readonly penalty: number }
  /** A play-off is between two or more, each named once. */
  | { readonly code: "play-off-order"; readonly entries: readonly EntryId[] }
  | { readonly code: "final-not-decided" }
  | TablesRefusal
  | Exclude<EntriesRefusal, { readonly code: "name-missing" }>
  | OptionRefusal
  | PairingRefusal
  | ChainRefusal;

/** What was carried out but deserves a second look. */
export type Warning =
  | LifecycleWarning
  | {
      readonly code: "unusual-score";
      readonly entry: EntryId;
      readonly score: number;
      readonly usual: readonly [number, number];
    }
  /** Half a point or none for both sides of a game that was played: rare, and easily mistyped. */
  | { readonly code: "unusual-result"; readonly scores: readonly [number, number] }
  /** 0 : 50 is how a forfeit is written down: it was entered as one. */
  | { readonly code: "entered-as-forfeit"; readonly absent: EntryId }
  | (ContestAddress & OfTeams & { readonly code: "second-entry-differs" })
  /** Somebody else says otherwise: both are shown to the director, who decides. */
  | (Place & { readonly code: "reports-differ" })
  /** What was to be confirmed and is left, since its reports contradict each other. */
  | { readonly code: "conflicts-left"; readonly places: readonly Place[] }
  /** What was to be confirmed and is left, since other reports came in after somebody looked. */
  | { readonly code: "changes-left"; readonly places: readonly Place[] }
  | { readonly code: "forfeits-left"; readonly places: readonly Place[] }
  /** Results that count, although reports say otherwise. */
  | { readonly code: "results-contradicted"; readonly places: readonly Place[] }
  /** Pairing numbers have changed. */
  | { readonly code: "numbers-moved"; readonly moves: readonly NumberMove[] }
  /** Since `round` was paired no pairing number changes: these stay, whatever was corrected. */
  | {
      readonly code: "numbers-unchanged";
      readonly round: number;
      readonly entries: readonly { readonly entry: EntryId; readonly number: number }[];
    }
  /** Who entered after `round` was paired has the next numbers. */
  | { readonly code: "late-numbers"; readonly round: number; readonly moves: readonly NumberMove[] }
  /** Two who were paired by hand are kept apart, or may not meet, by the rules of this event. */
  | {
      readonly code: "event-rule-broken";
      readonly players: readonly [EntryId, EntryId];
      readonly rule: EventRule;
    }
  /** A later stage was made before this changed. */
  | { readonly code: "later-stage-stays"; readonly stage: number; readonly laterStage: number }
  /** Somebody left and nobody could take the seat. */
  | { readonly code: "seat-empty"; readonly stage: number; readonly entry: EntryId }
  /** By hand there are more tables of a size than the rule would make of so many players. */
  | {
      readonly code: "unusual-tables";
      readonly game: number;
      readonly size: number;
      readonly tables: number;
      readonly allowed: number;
    }
  /** The match has boards to be played on: until then it counts for nobody. */
  | { readonly code: "boards-adjourned"; readonly teams: readonly [EntryId, EntryId] }
  /** Probably one person entered twice: the names are the same in another order, or without marks. */
  | {
      readonly code: "probable-duplicates";
      readonly pairs: readonly ProbableDuplicate[];
    }
  /** Some entries are not checked in. */
  | { readonly code: "not-checked-in"; readonly entries: readonly EntryId[] };
