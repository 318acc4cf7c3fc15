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
import type { CautionRefusal } from "./acts/cautions.ts";
import type { EnteredOutcome } from "./entered-outcome.ts";
import type { EntriesRefusal } from "./entries/entry-check.ts";
import type { NumberMove } from "./numbering/numbers-impact.ts";
import type { ContestAddress } from "./round.ts";
import type { BoardFault } from "./teams/board-fault.ts";
import type { LineUpFault } from "./teams/line-up.ts";
import type { SquadFault } from "./teams/squad-check.ts";

/** True if a numbered board is a match of two teams, for wording. */
export interface OfTeams {
  readonly ofTeams?: true;
}

/** A contest for messages: at tables by the stage and the game within it. */
export interface Place extends ContestAddress, OfTeams {
  readonly at?: { readonly stage: number; readonly game: number };
}

/** Refusals about stages at tables; `stage` counts from 1, `game` within the stage. */
export type TablesRefusal =
  | { readonly code: "unknown-stage"; readonly stage: number }
  | { readonly code: "unknown-game"; readonly stage: number; readonly game: number }
  | {
      readonly code: "unknown-table";
      readonly stage: number;
      readonly game: number;
      readonly table: number;
    }
  /** Tables of this size are allowed but have no rank points. */
  | { readonly code: "scale-missing"; readonly size: number }
  /** Tables, games, players and results of drafted stages cannot change. */
  | { readonly code: "stage-already-drafted"; readonly stage: number; readonly setting: string }
  | { readonly code: "all-stages-played"; readonly stages: number }
  /** This many players cannot be seated at such tables, e.g. 1, 2 and 5 at threes and fours. */
  | {
      readonly code: "cannot-be-seated";
      /** The stage, from 1, if it is about settings; missing: the one to be drawn. */
      readonly stage?: number;
      readonly players: number;
      readonly sizes: readonly number[];
      /** The next smaller and larger number that can be seated; null if there is none. */
      readonly fewer: number | null;
      readonly more: number | null;
    }
  | {
      readonly code: "stage-results-missing";
      readonly stage: number;
      readonly games: readonly Place[];
      /** The games with contradicting reports; missing: none. */
      readonly conflicts?: readonly Place[];
    }
  /** Entered since the tables were drawn, without a seat. */
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
  /** There is no open game to change the seats of. */
  | { readonly code: "no-open-game"; readonly stage: number }
  | { readonly code: "already-at-table"; readonly entry: EntryId; readonly table: number }
  /** The order of seats must name each player of the table once. */
  | { readonly code: "seats-do-not-fit"; readonly seats: readonly EntryId[] }
  | {
      readonly code: "results-kind";
      readonly kind: EnteredOutcome["kind"];
      readonly expected: readonly EnteredOutcome["kind"][];
    }
  /** Results name each player of the table once; withdrawn ones may be left out. */
  | {
      readonly code: "not-the-table";
      readonly address: Place;
      readonly missing: readonly EntryId[];
      readonly strangers: readonly EntryId[];
      readonly twice: readonly EntryId[];
    }
  /** Places are 1 + the number of players ahead: two firsts are followed by a third. */
  | { readonly code: "places-do-not-fit"; readonly places: readonly number[] }
  | (Place & { readonly code: "already-annulled" })
  /** A game for two is not annulled: both sides may be absent instead. */
  | (Place & { readonly code: "annulled-at-tables-only" })
  /** Members of a stage at tables play all of its games. */
  | { readonly code: "no-pause-at-tables"; readonly round: number }
  /** The round is at tables; the command is about pairings. */
  | { readonly code: "round-at-tables"; readonly round: number }
  /** A penalty must be on what the stage counts. */
  | {
      readonly code: "penalty-of-nothing";
      readonly of: PenaltyTarget;
      readonly expected: readonly PenaltyTarget[];
    };

/**
 * Reason why a command was refused: a code and the data for its message. The journal is unchanged.
 * The outer layers have the texts, each with a way out.
 */
export type Refusal =
  | LifecycleRefusal
  | { readonly code: "unknown-system"; readonly system: string; readonly known: readonly string[] }
  /** The system decides starts; `stage` is missing if it was requested for one round alone. */
  | {
      readonly code: "starts-by-system";
      readonly rule: StartRule;
      readonly system: string;
      readonly stage?: number;
    }
  /** Stages with drafted rounds can only get longer. */
  | { readonly code: "stage-already-played"; readonly stage: number; readonly rounds: number }
  | { readonly code: "entry-has-played"; readonly entry: EntryId; readonly round: number }
  | { readonly code: "entry-withdrawn"; readonly entry: EntryId }
  | { readonly code: "entry-not-withdrawn"; readonly entry: EntryId }
  /** There is no unanswered request. */
  | { readonly code: "no-request"; readonly entry: EntryId }
  /** The player has changed the request since it was seen. */
  | { readonly code: "request-changed"; readonly entry: EntryId }
  | { readonly code: "request-unchanged"; readonly entry: EntryId }
  /** A pause without rounds. */
  | { readonly code: "rounds-missing" }
  /** The player is already away in all of the rounds. */
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
      /** The boards with contradicting reports; missing: none. */
      readonly conflicts?: readonly number[];
      /** The last complete round, if the pairing may be based on it instead. */
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
   * The manual round would break absolute rules: it is accepted with `despite`, these breaches and
   * a reason.
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
      /** The actual opponent of each; null for a bye. */
      readonly opponents: readonly [EntryId | null, EntryId | null];
    }
  | {
      readonly code: "score-out-of-range";
      readonly entry: EntryId;
      readonly score: number;
      readonly minimum: number;
      readonly maximum: number;
    }
  /** An event of individuals has no teams. */
  | { readonly code: "no-teams" }
  | {
      readonly code: "squad-too-large";
      readonly team: EntryId;
      readonly players: number;
      readonly allowed: number;
    }
  /** Reason why members were refused: all problems. */
  | { readonly code: "squads-wrong"; readonly faults: readonly SquadFault[] }
  /** The order must name each member of the squad once. */
  | {
      readonly code: "order-does-not-fit";
      readonly team: EntryId;
      readonly missing: readonly EntryId[];
      readonly strangers: readonly EntryId[];
    }
  | { readonly code: "too-many-boards"; readonly boards: number; readonly allowed: number }
  | { readonly code: "boards-missing"; readonly boards: number; readonly missing: number }
  /** All problems of the boards of a match. */
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
  /** Only accepted with a reason: it may cost the team boards. */
  | {
      readonly code: "line-up-breaks-rules";
      readonly team: EntryId;
      readonly round: number;
      readonly faults: readonly LineUpFault[];
    }
  /** Nobody plays: then the match is a forfeit, which the director enters. */
  | { readonly code: "line-up-empty"; readonly team: EntryId; readonly round: number }
  | { readonly code: "line-up-unchanged"; readonly team: EntryId; readonly round: number }
  /** Everybody has seen it: only a director changes it now. */
  | { readonly code: "line-up-published"; readonly team: EntryId; readonly round: number }
  | { readonly code: "no-line-ups"; readonly round: number }
  /** Neither a day nor a day and a time: the input. */
  | { readonly code: "match-date-malformed"; readonly value: string }
  | {
      readonly code: "match-date-unchanged";
      readonly round: number;
      readonly teams: readonly [EntryId, EntryId];
    }
  /** These teams have no line-up for the round, or their match has a result. */
  | {
      readonly code: "line-ups-stay";
      readonly round: number;
      readonly teams: readonly EntryId[];
    }
  /** No line-up of the team costs an undecided penalty. */
  | { readonly code: "no-penalty-proposed"; readonly entry: EntryId; readonly round: number }
  /** The pairs of the round are not known yet. */
  | { readonly code: "fixture-unknown"; readonly round: number }
  /** Teams, or the number of boards, are fixed: there are entries or boards. */
  | { readonly code: "teams-settled"; readonly setting: "teams" | "teams.boards" }
  /** Players are not ranked in teams: an event of individuals without such a ranking. */
  | { readonly code: "no-team-ranking" }
  /** A table derives pairs from the order of the squads, and games of it are played. */
  | { readonly code: "squad-order-settled"; readonly team: EntryId }
  /** The totals of a match are impossible for its boards. */
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
  /** Nothing could be confirmed: the director has to decide. */
  | { readonly code: "reports-conflict"; readonly places: readonly Place[] }
  /** Other reports came in since they were seen. */
  | { readonly code: "reports-changed"; readonly places: readonly Place[] }
  /** The line-ups of these matches cost boards by the settings, which is undecided. */
  | { readonly code: "forfeits-proposed"; readonly places: readonly Place[] }
  /** Later rounds were made with this result: correct it instead. */
  | (Place & { readonly code: "result-built-on"; readonly laterRound: number })
  | { readonly code: "same-person"; readonly actor: string }
  | { readonly code: "cannot-draft-again"; readonly round: number; readonly results: number }
  /** Its games have no spread to deduct from; points are changed by a setting. */
  | { readonly code: "penalty-without-spread" }
  | {
      readonly code: "penalty-out-of-range";
      readonly points: number;
      /** The maximum, if it is exceeded. */
      readonly most?: number;
    }
  | { readonly code: "unknown-penalty"; readonly penalty: number }
  /** A play-off has at least two players, each named once. */
  | { readonly code: "play-off-order"; readonly entries: readonly EntryId[] }
  | { readonly code: "final-not-decided" }
  | CautionRefusal
  | TablesRefusal
  | Exclude<EntriesRefusal, { readonly code: "name-missing" }>
  | OptionRefusal
  | PairingRefusal
  | ChainRefusal;

/** Warning about a command that was carried out. */
export type Warning =
  | LifecycleWarning
  | {
      readonly code: "unusual-score";
      readonly entry: EntryId;
      readonly score: number;
      readonly usual: readonly [number, number];
    }
  /** Half a point or none for both sides of a played game: rare, and easily mistyped. */
  | { readonly code: "unusual-result"; readonly scores: readonly [number, number] }
  /** 0 : 50 is the notation of a forfeit: it was entered as one. */
  | { readonly code: "entered-as-forfeit"; readonly absent: EntryId }
  | (ContestAddress & OfTeams & { readonly code: "second-entry-differs" })
  /** Another report contradicts: both are shown to the director, who decides. */
  | (Place & { readonly code: "reports-differ" })
  /** Not confirmed, since its reports contradict each other. */
  | { readonly code: "conflicts-left"; readonly places: readonly Place[] }
  /** Not confirmed, since other reports came in after they were seen. */
  | { readonly code: "changes-left"; readonly places: readonly Place[] }
  | { readonly code: "forfeits-left"; readonly places: readonly Place[] }
  /** Results that count despite contradicting reports. */
  | { readonly code: "results-contradicted"; readonly places: readonly Place[] }
  /** Pairing numbers have changed. */
  | { readonly code: "numbers-moved"; readonly moves: readonly NumberMove[] }
  /** Since `round` was paired pairing numbers are fixed: these stay despite corrections. */
  | {
      readonly code: "numbers-unchanged";
      readonly round: number;
      readonly entries: readonly { readonly entry: EntryId; readonly number: number }[];
    }
  /** Entries after `round` was paired have the next numbers. */
  | { readonly code: "late-numbers"; readonly round: number; readonly moves: readonly NumberMove[] }
  /** A manual pair that the rules of this event keep apart or forbid. */
  | {
      readonly code: "event-rule-broken";
      readonly players: readonly [EntryId, EntryId];
      readonly rule: EventRule;
    }
  /** A later stage was made before this change. */
  | { readonly code: "later-stage-stays"; readonly stage: number; readonly laterStage: number }
  /** A player left and no other could take the seat. */
  | { readonly code: "seat-empty"; readonly stage: number; readonly entry: EntryId }
  /** Manual changes gave more tables of a size than the rule would. */
  | {
      readonly code: "unusual-tables";
      readonly game: number;
      readonly size: number;
      readonly tables: number;
      readonly allowed: number;
    }
  /** The match has adjourned boards: until they are finished it does not count. */
  | { readonly code: "boards-adjourned"; readonly teams: readonly [EntryId, EntryId] }
  /** Probably one person entered twice: the names match in another order, or without diacritics. */
  | {
      readonly code: "probable-duplicates";
      readonly pairs: readonly ProbableDuplicate[];
    }
  /** Rules of pairing were changed: the first `rounds` rounds stay as they were drafted. */
  | { readonly code: "rounds-stay-paired"; readonly rounds: number }
  /** Not all of the rounds can be paired: nobody meets twice. */
  | {
      readonly code: "too-many-rounds";
      readonly rounds: number;
      readonly participants: number;
      readonly most: number;
    }
  /** Rules of counting were changed: they hold for what was played before, too. */
  | { readonly code: "counted-anew" }
  /** Some entries are not checked in. */
  | { readonly code: "not-checked-in"; readonly entries: readonly EntryId[] };
