import { canonicalJson } from "./canonical-json.ts";
import {
  type ChainedEvent,
  hashOf,
  hashOfFramed,
  NO_EVENT,
  sha256Hex,
  type TextHash,
} from "./chained-event.ts";
import type { PersonalPart } from "./personal.ts";

/** An event with its own hash beside it. */
export type HashedEvent = ChainedEvent & { readonly hash: string };

/** An event as journals hold it, with what was taken out of the chain beside it. */
export type StoredEvent = HashedEvent & { readonly parts: readonly PersonalPart[] };

/**
 * What is wrong with an event of a chain. `altered`: it is not what its hash was made of.
 * `unlinked`: it does not follow the event before it, of which one or the other is not the one that
 * was recorded.
 */
export type LinkFault = "altered" | "unlinked";

/** What is wrong with an event that stands behind one with the hash `previous`; null: nothing. */
export const linkFaultOf = (event: HashedEvent, previous: string): LinkFault | null =>
  linkFaultOfFramed(event, canonicalJson(event.data), previous);

/** As {@link linkFaultOf}, with the data as canonical JSON text. */
export const linkFaultOfFramed = (
  { hash, ...frame }: Omit<HashedEvent, "data">,
  data: string,
  previous: string,
  textHash: TextHash = sha256Hex,
): LinkFault | null => {
  if (hashOfFramed(frame, data, textHash) !== hash) return "altered";
  return frame.previous === previous ? null : "unlinked";
};

/** Events not yet linked, each with its hash and linked to the one before it. Linear. */
export const linked = (
  events: readonly Omit<ChainedEvent, "previous">[],
  after: string = NO_EVENT,
): readonly HashedEvent[] => {
  let previous = after;
  return events.map((event) => {
    const chained = { ...event, previous };
    previous = hashOf(chained);
    return { ...chained, hash: previous };
  });
};

/** Where a chain breaks, and how. */
export interface ChainBreak {
  /** The place in the list, from 0, of the event that is wrong; behind the last: the head is. */
  readonly at: number;
  readonly fault: LinkFault | "missing";
}

/**
 * Where a whole journal is first not what was recorded: at an event that is altered or follows
 * another than it should, or where one is missing. `head` is the hash that the last event must have.
 * Null: every event is as it was recorded. Linear.
 */
export const chainBreak = (events: readonly HashedEvent[], head: string): ChainBreak | null => {
  let previous = NO_EVENT;
  for (const [at, event] of events.entries()) {
    const fault = linkFaultOf(event, previous);
    if (fault !== null) {
      const isGap = fault === "unlinked" && event.seq !== at + 1;
      return { at, fault: isGap ? "missing" : fault };
    }
    if (event.seq !== at + 1) return { at, fault: "missing" };
    previous = event.hash;
  }
  return previous === head ? null : { at: events.length, fault: "missing" };
};
