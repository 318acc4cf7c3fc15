import type { RecordedEvent } from "./recorded-event.ts";

/** What the rules may know of the world when a command is decided. Times are ISO 8601 in UTC. */
export interface DecisionContext {
  /** The competition's identifier, also of one that the command begins. */
  readonly competition: string;
  /** Who asks, as it will stand in the journal. */
  readonly actor: string;
  /** When the command came in, by the server's clock: `recordedAt` of its events. */
  readonly now: string;
  /** When that happened which the command tells of, where it was earlier: e.g. when a mail came in. */
  readonly effectiveAt?: string;
}

/** What a command comes to, by the rules of a competition's kind. */
export interface CompetitionDecision<Recorded, State, Warning> {
  /** What is to be recorded, as it will stand in the journal; none where nothing has to happen. */
  readonly events: readonly Recorded[];
  /** The state they lead to: that of before where there are none. */
  readonly state: State;
  /** What deserves a second look. */
  readonly warnings: readonly Warning[];
}

/** What an event has besides its type and data once it stands in a journal. */
type Framed<Event> = Event & Omit<RecordedEvent, "type" | "data">;

/**
 * A decided event as event `seq` of the journal: the one place where events get what they carry there.
 * It takes effect when it is recorded, unless it is dated otherwise.
 */
export const recordAs = <Event extends { readonly type: string; readonly data: unknown }>(
  event: Event,
  seq: number,
  { competition, actor, now }: DecisionContext,
  effectiveAt: string = now,
): Framed<Event> => ({ ...event, competition, seq, actor, recordedAt: now, effectiveAt });

/** For decisions that are only looked at and never recorded: by nobody, at no time. */
export const lookAhead = ({ competition }: { readonly competition: string }): DecisionContext => ({
  competition,
  actor: "",
  now: "",
});
