import type { RecordedEvent } from "../base/recorded-event.ts";
import type { Erasure } from "../chain/personal.ts";
import { type EventRows, lifecycleEvents } from "../lifecycle/event-rows.ts";
import type { LifecycleEventData } from "../lifecycle/events.ts";
import { type DirectorEventData, directorEvents } from "./acts/director.ts";
import { type MailEventData, mailEvents } from "./acts/mail.ts";
import { type PlayerEventData, playerEvents } from "./acts/players.ts";
import type { LadderSettings } from "./settings.ts";

/**
 * Events of a pyramid, by type; mostly mails. Consequences (entitled or not, assignments, moves)
 * are never recorded: the fold derives them, because late mail can change them. Data are plain
 * JSON; old journals must stay readable.
 */
export interface LadderEventData
  extends LifecycleEventData<LadderSettings>,
    PlayerEventData,
    MailEventData,
    DirectorEventData {
  /** The player's identity has been erased from all earlier events, for good. */
  readonly "person-erased": Erasure;
}

/** Every type of event of a pyramid. */
export const ladderEvents: EventRows<LadderEventData> = {
  ...lifecycleEvents,
  ...playerEvents,
  ...mailEvents,
  ...directorEvents,
};

export type LadderEventType = keyof LadderEventData;

/** A decided ladder event, before the journal numbers it. */
export type LadderEvent = {
  readonly [Type in LadderEventType]: {
    readonly type: Type;
    readonly data: LadderEventData[Type];
    /** When it happened, ISO 8601 in UTC; missing: when it is recorded. */
    readonly effectiveAt?: string;
  };
}[LadderEventType];

export type RecordedLadderEvent = {
  readonly [Type in LadderEventType]: RecordedEvent<Type, LadderEventData[Type]>;
}[LadderEventType];
