import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Penalty } from "../base/penalty.ts";
import type { RecordedEvent } from "../base/recorded-event.ts";
import type { Erasure } from "../chain/personal.ts";
import type { LifecycleEventData } from "../lifecycle/events.ts";
import type { Draw } from "../lots/lots.ts";
import type { Breach } from "../pairing/breach.ts";
import type { PairingNote } from "../pairing/notes.ts";
import type { Outcome } from "./contest-result.ts";
import type { AbsenceWish } from "./entries/absence-request.ts";
import type { Entry } from "./entries/entry.ts";
import type { MatchDate } from "./match-date.ts";
import type { ContestAddress, Despite, DraftedPairs, DraftRequest, RecordedAct } from "./round.ts";
import type { DraftedSeating, SeatedGame, SeatingAct, StageMember } from "./seating.ts";
import type { Settings } from "./settings/settings.ts";
import type { LineUpPlayers } from "./teams/line-up.ts";
import type { Eligibility, Member } from "./teams/squad.ts";

/** The absolute rules that a round breaks after an event, and the director's answers. */
export interface Judgement {
  /** All of them; missing: none. */
  readonly breaches?: readonly Breach[];
  /** Missing if no answer was needed. */
  readonly despite?: Despite;
}

/** Result of a contest. */
export interface RecordedOutcome extends ContestAddress {
  /** The actual seats; differ from the draft if the players drew for the start. */
  readonly seats: readonly EntryId[];
  readonly outcome: Outcome;
}

/** Events of a tournament, by type. Data are plain JSON; old journals must stay readable. */
export interface TournamentEventData extends LifecycleEventData<Settings> {
  readonly "entries-added": { readonly entries: readonly Entry[] };
  readonly "entry-changed": { readonly entry: EntryId; readonly details: EntryDetails };
  readonly "entry-removed": { readonly entry: EntryId };
  /** At the end of the team's list. */
  readonly "members-added": { readonly team: EntryId; readonly members: readonly Member[] };
  /** All members of the team, in the new order. */
  readonly "squad-ordered": { readonly team: EntryId; readonly order: readonly EntryId[] };
  readonly "eligibility-changed": {
    readonly entry: EntryId;
    readonly eligibility: Eligibility;
  };
  /** Secret until it is published. */
  readonly "line-up-set": {
    readonly round: number;
    readonly team: EntryId;
    readonly players: LineUpPlayers;
    /** Reason for breaking a rule; empty if none is broken. */
    readonly reason: string;
  };
  /** The handed-in line-ups of both sides of these matches. */
  readonly "line-ups-published": {
    readonly round: number;
    readonly boards: readonly number[];
  };
  /** These teams have no line-up for the round any more. */
  readonly "line-ups-taken-back": {
    readonly round: number;
    readonly teams: readonly EntryId[];
  };
  /** Replaces earlier ones; without a day and a place it is played with its round. */
  readonly "match-moved": MatchDate;
  /** The entry's identity has been erased from all earlier events, for good. */
  readonly "person-erased": Erasure;
  readonly "entry-withdrawn": {
    readonly entry: EntryId;
    readonly fromRound: number;
    readonly reason: string;
  };
  readonly "entry-reinstated": { readonly entry: EntryId };
  readonly "entry-paused": {
    readonly entry: EntryId;
    readonly rounds: readonly number[];
    /** Those of the rounds that are worth a draw; missing: none. */
    readonly halfPoints?: readonly number[];
  };
  /** Replaces an earlier request. The absence event itself shows that it was granted. */
  readonly "absence-requested": {
    readonly entry: EntryId;
    readonly wish: AbsenceWish;
    readonly reason: string;
  };
  readonly "request-taken-back": { readonly entry: EntryId };
  readonly "request-declined": { readonly entry: EntryId; readonly reason: string };
  readonly "entry-checked-in": { readonly entry: EntryId; readonly present: boolean };
  readonly "round-drafted": DraftedPairs &
    Judgement & {
      readonly round: number;
      readonly stage: number;
      readonly request: DraftRequest;
      readonly notes: readonly PairingNote[];
      readonly draws: readonly Draw[];
    };
  readonly "draft-adjusted": DraftedPairs &
    Judgement & {
      readonly round: number;
      readonly act: RecordedAct["act"];
      readonly reason: string;
      readonly draws: readonly Draw[];
    };
  /** All rounds of a stage at tables, counted from 1. */
  readonly "stage-drafted": DraftedSeating & { readonly stage: number };
  /** The seating from a game on was redrawn for the present players; earlier games stay. */
  readonly "stage-redrawn": DraftedSeating & {
    readonly stage: number;
    readonly fromGame: number;
    readonly reason: string;
  };
  readonly "seating-adjusted": {
    readonly stage: number;
    readonly act: SeatingAct;
    readonly reason: string;
    /** All members of the stage, including players moved in from outside. */
    readonly members: readonly StageMember[];
    /** The changed games, with all their tables. */
    readonly games: readonly SeatedGame[];
  };
  /** The best who had not advanced takes a seat vacated before the stage began. */
  readonly "seat-filled": {
    readonly stage: number;
    readonly out: EntryId;
    readonly in: EntryId;
    readonly reason: string;
  };
  readonly "player-substituted": {
    readonly stage: number;
    readonly out: EntryId;
    readonly in: EntryId;
    /** The first game without `out`; games with a result keep it. */
    readonly fromGame: number;
    readonly takesOver: boolean;
    readonly reason: string;
  };
  /** For a stage at tables, here and below: its first round, for all of them. */
  readonly "draft-discarded": { readonly round: number };
  readonly "round-published": Judgement & { readonly round: number };
  readonly "round-recalled": { readonly round: number; readonly reason: string };
  /** By a player; a director has yet to confirm it. */
  readonly "result-reported": RecordedOutcome;
  /** In addition to earlier reports: replaces neither those nor a result. */
  readonly "result-also-reported": RecordedOutcome & {
    /** The event of its sender's earlier report, which it replaces; missing: none. */
    readonly replaces?: number;
  };
  /** For a confirmed result: it stands despite contradicting reports. */
  readonly "result-confirmed": ContestAddress & {
    /** Without an actor, because there was no objection for this many minutes. */
    readonly afterMinutes?: number;
  };
  readonly "result-entered": RecordedOutcome & {
    /** Entered without knowledge of the reports: contradicting ones stay. */
    readonly unseen?: true;
  };
  readonly "result-erased": ContestAddress;
  readonly "result-entered-again": ContestAddress & {
    readonly outcome: Outcome;
    readonly agrees: boolean;
  };
  readonly "result-corrected": RecordedOutcome & { readonly reason: string };
  /** Counts for no player. */
  readonly "game-annulled": ContestAddress & { readonly reason: string };
  readonly "penalty-imposed": Omit<Penalty, "id">;
  /** The cost of an earlier line-up, by the settings, is waived. */
  readonly "penalty-waived": {
    readonly entry: EntryId;
    readonly round: number;
    /** The boards stay as played; missing: the penalty is not imposed. */
    readonly of?: "boards";
    readonly reason: string;
  };
  readonly "penalty-lifted": { readonly penalty: number; readonly reason: string };
  readonly "play-off-entered": {
    /** The kind of games. */
    readonly games: "regular" | "rapid" | "blitz";
    /** Best first; empty: there is none. */
    readonly order: readonly EntryId[];
    readonly reason: string;
  };
}

export type TournamentEventType = keyof TournamentEventData;

/** A decided tournament event, before the journal numbers it. */
export type TournamentEvent = {
  readonly [Type in TournamentEventType]: {
    readonly type: Type;
    readonly data: TournamentEventData[Type];
  };
}[TournamentEventType];

export type RecordedTournamentEvent = {
  readonly [Type in TournamentEventType]: RecordedEvent<Type, TournamentEventData[Type]>;
}[TournamentEventType];
