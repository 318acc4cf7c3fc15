import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { RecordedEvent } from "../base/recorded-event.ts";
import type { Erasure } from "../chain/personal.ts";
import type { EventDetails } from "../event-details/event-details.ts";
import type { SeedAndHash } from "../lots/commitments.ts";
import type { Seed } from "../lots/lots.ts";
import type { TablesEntry } from "./entry.ts";
import type { TablesSettings } from "./settings.ts";
import type { DraftedSeating, SeatingAct, StageMember } from "./stage.ts";
import type { SeatedGame, TableAddress, TableOutcome } from "./table-game.ts";

/** What can happen at a table tournament, by type. Data are plain JSON; old journals stay readable. */
export interface TablesEventData {
  readonly "competition-created": {
    readonly name: string;
    readonly format: string;
    readonly settings: TablesSettings;
    /** Nothing in journals without them. */
    readonly details?: EventDetails;
    readonly seed: Seed;
    readonly seedHash: string;
  };
  readonly "competition-renamed": { readonly name: string };
  readonly "settings-changed": { readonly settings: TablesSettings; readonly reason: string };
  /** All details anew. */
  readonly "event-details-changed": { readonly details: EventDetails };
  readonly "entries-added": { readonly entries: readonly TablesEntry[] };
  readonly "entry-changed": { readonly entry: EntryId; readonly details: EntryDetails };
  readonly "entry-removed": { readonly entry: EntryId };
  /** What said who the entry is has been taken out of all events before this one, for good. */
  readonly "person-erased": Erasure;
  /** From now on: absent in every game that has no result yet. */
  readonly "entry-withdrawn": { readonly entry: EntryId; readonly reason: string };
  readonly "entry-reinstated": { readonly entry: EntryId };
  readonly "entry-checked-in": { readonly entry: EntryId; readonly present: boolean };
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
  readonly "draft-discarded": { readonly stage: number };
  readonly "stage-published": { readonly stage: number };
  readonly "stage-recalled": { readonly stage: number; readonly reason: string };
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
  /** Entered by the table itself; the director has still to confirm it. */
  readonly "result-reported": TableAddress & { readonly outcome: TableOutcome };
  readonly "result-confirmed": TableAddress;
  readonly "result-entered": TableAddress & { readonly outcome: TableOutcome };
  readonly "result-erased": TableAddress;
  readonly "result-corrected": TableAddress & {
    readonly outcome: TableOutcome;
    readonly reason: string;
  };
  readonly "game-annulled": TableAddress & { readonly reason: string };
  readonly "penalty-imposed": {
    readonly entry: EntryId;
    readonly stage: number;
    readonly of: "rank-points" | "game-points";
    readonly points: number;
    readonly reason: string;
  };
  readonly "penalty-lifted": { readonly penalty: number; readonly reason: string };
  /** The last draw is made: the seed may be published. */
  readonly "competition-closed": Record<string, never>;
  /** Draws come from the new seed from here on; earlier versions recorded none. */
  readonly "competition-reopened": {
    readonly reason: string;
    readonly commitment?: SeedAndHash;
  };
}

export type TablesEventType = keyof TablesEventData;

/** An event as decided, before the journal gives it a number. */
export type TablesEvent = {
  readonly [Type in TablesEventType]: {
    readonly type: Type;
    readonly data: TablesEventData[Type];
  };
}[TablesEventType];

/** An event in the journal of a table tournament. */
export type RecordedTablesEvent = {
  readonly [Type in TablesEventType]: RecordedEvent<Type, TablesEventData[Type]>;
}[TablesEventType];
