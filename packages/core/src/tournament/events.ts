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

/** Which absolute rules a round breaks after an event, and which of them the director answered for. */
export interface Judgement {
  /** All of them; none where missing. */
  readonly breaches?: readonly Breach[];
  /** Missing where nothing had to be answered. */
  readonly despite?: Despite;
}

/** How a contest ended. */
export interface RecordedOutcome extends ContestAddress {
  /** Who sat where; differs from the draft where the players drew for the start. */
  readonly seats: readonly EntryId[];
  readonly outcome: Outcome;
}

/** What can happen at a tournament, by type. Data are plain JSON; old journals must stay readable. */
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
    /** Why it is so although it breaks a rule; empty where it does not. */
    readonly reason: string;
  };
  /** Of these matches both sides' line-ups, as far as they are in. */
  readonly "line-ups-published": {
    readonly round: number;
    readonly boards: readonly number[];
  };
  /** These teams have handed in nothing for the round. */
  readonly "line-ups-taken-back": {
    readonly round: number;
    readonly teams: readonly EntryId[];
  };
  /** Replaces what was said before; without a day and a place it is played as its round is. */
  readonly "match-moved": MatchDate;
  /** What said who the entry is has been taken out of all events before this one, for good. */
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
    /** Those of the rounds that are worth a draw; none where missing. */
    readonly halfPoints?: readonly number[];
  };
  /** It takes the place of an earlier request. That it was granted, the absence itself tells. */
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
  /** The seating from a game on was drawn again for who is there; earlier games stay. */
  readonly "stage-redrawn": DraftedSeating & {
    readonly stage: number;
    readonly fromGame: number;
    readonly reason: string;
  };
  readonly "seating-adjusted": {
    readonly stage: number;
    readonly act: SeatingAct;
    readonly reason: string;
    /** Everybody in the stage; who was moved in from outside is among them. */
    readonly members: readonly StageMember[];
    /** The games that changed, with all their tables. */
    readonly games: readonly SeatedGame[];
  };
  /** The best who had not advanced takes a seat that was left before the stage began. */
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
    /** The first game without `out`; games that have a result keep it. */
    readonly fromGame: number;
    readonly takesOver: boolean;
    readonly reason: string;
  };
  /** Of a stage at tables, here and below: its first round, for all of them. */
  readonly "draft-discarded": { readonly round: number };
  readonly "round-published": Judgement & { readonly round: number };
  readonly "round-recalled": { readonly round: number; readonly reason: string };
  /** By who played it; a director has still to confirm it. */
  readonly "result-reported": RecordedOutcome;
  /** Beside what was said of the contest already: it neither replaces that nor a result. */
  readonly "result-also-reported": RecordedOutcome & {
    /** The event of its sender's earlier report, which it replaces; missing: it replaces none. */
    readonly replaces?: number;
  };
  /** Of a result that is confirmed: it stands, whatever reports contradict it. */
  readonly "result-confirmed": ContestAddress & {
    /** By nobody, but because nobody objected for so many minutes. */
    readonly afterMinutes?: number;
  };
  readonly "result-entered": RecordedOutcome & {
    /** Who entered it did not know what was reported: reports that say otherwise stay beside it. */
    readonly unseen?: true;
  };
  readonly "result-erased": ContestAddress;
  readonly "result-entered-again": ContestAddress & {
    readonly outcome: Outcome;
    readonly agrees: boolean;
  };
  readonly "result-corrected": RecordedOutcome & { readonly reason: string };
  /** Counts for nobody. */
  readonly "game-annulled": ContestAddress & { readonly reason: string };
  readonly "penalty-imposed": Omit<Penalty, "id">;
  /** What a line-up that was given before costs by the settings is not imposed. */
  readonly "penalty-waived": {
    readonly entry: EntryId;
    readonly round: number;
    /** The boards that it costs stay as they were played; missing: the penalty is not imposed. */
    readonly of?: "boards";
    readonly reason: string;
  };
  readonly "penalty-lifted": { readonly penalty: number; readonly reason: string };
  readonly "play-off-entered": {
    /** What was played. */
    readonly games: "regular" | "rapid" | "blitz";
    /** Best first; empty: there is none. */
    readonly order: readonly EntryId[];
    readonly reason: string;
  };
}

export type TournamentEventType = keyof TournamentEventData;

/** A tournament event as decided, before the journal gives it a number. */
export type TournamentEvent = {
  readonly [Type in TournamentEventType]: {
    readonly type: Type;
    readonly data: TournamentEventData[Type];
  };
}[TournamentEventType];

/** A tournament event in the journal. */
export type RecordedTournamentEvent = {
  readonly [Type in TournamentEventType]: RecordedEvent<Type, TournamentEventData[Type]>;
}[TournamentEventType];
