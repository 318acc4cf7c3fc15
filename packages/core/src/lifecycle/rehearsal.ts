import type { RecordedEvent } from "../base/recorded-event.ts";
import type { LifecycleEventData } from "./events.ts";

/** What a competition is tried out of that is not the real one. */
export interface Rehearsal {
  /** The competition that it is a copy of. */
  readonly of: string;
  /** The last event that both have in common. */
  readonly seq: number;
}

/** Whether a competition only tries something out. */
export interface Rehearsed {
  /** Null: it is the real one. */
  readonly rehearsal: Rehearsal | null;
}

type Begun = RecordedEvent<"rehearsal-begun", LifecycleEventData<never>["rehearsal-begun"]>;

/** What a competition is once its copy was made, for a rehearsal, by this event. */
export const rehearsalBy = ({ seq, data: { of } }: Begun): Rehearsal => ({ of, seq: seq - 1 });
