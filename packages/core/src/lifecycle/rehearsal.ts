import type { RecordedEvent } from "../base/recorded-event.ts";
import type { LifecycleEventData } from "./events.ts";

/** Origin of a rehearsal copy. */
export interface Rehearsal {
  /** The competition that was copied. */
  readonly of: string;
  /** The last event that both have in common. */
  readonly seq: number;
}

/** Tells rehearsals from real competitions. */
export interface Rehearsed {
  /** Null: it is the real one. */
  readonly rehearsal: Rehearsal | null;
}

type Begun = RecordedEvent<"rehearsal-begun", LifecycleEventData<never>["rehearsal-begun"]>;

/** Returns the origin of a rehearsal that this event begins. */
export const rehearsalBy = ({ seq, data: { of } }: Begun): Rehearsal => ({ of, seq: seq - 1 });
