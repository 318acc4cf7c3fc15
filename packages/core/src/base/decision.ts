import type { RecordedEvent } from "./recorded-event.ts";

/** Context in which a command is decided. Times are ISO 8601 in UTC. */
export interface DecisionContext {
  /** The competition's identifier, even if the command is the one that creates it. */
  readonly competition: string;
  /** The requesting actor, as recorded in the journal. */
  readonly actor: string;
  /**
   * The codes of the cautions that the sender has acknowledged; missing: none. Others refuse the
   * command. All: nothing is asked.
   */
  readonly acknowledged?: readonly string[] | "all";
  /** When the command arrived, by the server's clock: `recordedAt` of its events. */
  readonly now: string;
  /** When the reported thing happened, if earlier: e.g. when a mail arrived. */
  readonly effectiveAt?: string;
  /** Messages of players that wait for the director: a deadline they may keep waits with them. */
  readonly undecided?: readonly UndecidedMessage[];
}

/** A player's message that the director has not dealt with yet. */
export interface UndecidedMessage {
  /** The entries that may have sent it. */
  readonly senders: readonly number[];
  readonly arrivedAt: string;
}

/** Outcome of a command under the rules of a competition kind. */
export interface CompetitionDecision<Recorded, State, Warning> {
  /** Events to record; empty if nothing changes. */
  readonly events: readonly Recorded[];
  /** The state after the events: the previous state if there are none. */
  readonly state: State;
  readonly warnings: readonly Warning[];
}

/** An event with the fields that it gets once it is in a journal. */
type Framed<Event> = Event & Omit<RecordedEvent, "type" | "data">;

/**
 * Turns a decided event into event `seq` of the journal: the only place where events get their
 * frame. It takes effect when it is recorded, unless it has another date.
 */
export const recordAs = <Event extends { readonly type: string; readonly data: unknown }>(
  event: Event,
  seq: number,
  { competition, actor, now }: DecisionContext,
  effectiveAt: string = now,
): Framed<Event> => ({ ...event, competition, seq, actor, recordedAt: now, effectiveAt });

/** Context for decisions that are previewed and never recorded: no actor, no time, no question. */
export const lookAhead = ({ competition }: { readonly competition: string }): DecisionContext => ({
  competition,
  actor: "",
  now: "",
  acknowledged: "all",
});
