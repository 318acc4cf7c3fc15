import type { RecordedEvent } from "../base/recorded-event.ts";
import type { Erasure } from "../chain/personal.ts";
import { type EventRows, lifecycleEvents } from "../lifecycle/event-rows.ts";
import type { LifecycleEventData } from "../lifecycle/events.ts";
import { type AbsenceEventData, absenceEvents } from "./acts/absences.ts";
import { type CautionEventData, cautionEvents } from "./acts/cautions.ts";
import { type EntryEventData, entryEvents } from "./acts/entries.ts";
import { type PenaltyEventData, penaltyEvents } from "./acts/penalties.ts";
import { type ResultEventData, resultEvents } from "./acts/results.ts";
import { type RoundEventData, roundEvents } from "./acts/rounds.ts";
import { type SeatingEventData, seatingEvents } from "./acts/seating.ts";
import { type SquadEventData, squadEvents } from "./acts/squads.ts";
import type { Settings } from "./settings/settings.ts";

/** Events of a tournament, by type. Data are plain JSON; old journals must stay readable. */
export interface TournamentEventData
  extends LifecycleEventData<Settings>,
    EntryEventData,
    SquadEventData,
    AbsenceEventData,
    RoundEventData,
    SeatingEventData,
    ResultEventData,
    PenaltyEventData,
    CautionEventData {
  /** The entry's identity has been erased from all earlier events, for good. */
  readonly "person-erased": Erasure;
}

/**
 * Every type of event of a tournament. Ratings, clubs, titles … stay in the chain, as pairing uses
 * them. So do reasons that name no person: of a correction, of a recalled round.
 */
export const tournamentEvents: EventRows<TournamentEventData> = {
  ...lifecycleEvents,
  ...entryEvents,
  ...squadEvents,
  ...absenceEvents,
  ...roundEvents,
  ...seatingEvents,
  ...resultEvents,
  ...penaltyEvents,
  ...cautionEvents,
};

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
