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

/** An event with its own hash. */
export type HashedEvent = ChainedEvent & { readonly hash: string };

/** An event as journals store it, with the parts that are kept outside the chain. */
export type StoredEvent = HashedEvent & { readonly parts: readonly PersonalPart[] };

/**
 * Fault of an event in a chain. `altered`: its hash does not match its content. `unlinked`: it does
 * not follow the event before it; one of the two is not the recorded one.
 */
export type LinkFault = "altered" | "unlinked";

/** Returns the fault of an event that follows one with the hash `previous`; null if it is sound. */
export const linkFaultOf = (event: HashedEvent, previous: string): LinkFault | null =>
  linkFaultOfFramed(event, canonicalJson(event.data), previous);

/** Like {@link linkFaultOf}, with the data as canonical JSON text. */
export const linkFaultOfFramed = (
  { hash, ...frame }: Omit<HashedEvent, "data">,
  data: string,
  previous: string,
  textHash: TextHash = sha256Hex,
): LinkFault | null => {
  if (hashOfFramed(frame, data, textHash) !== hash) return "altered";
  return frame.previous === previous ? null : "unlinked";
};

/** Links events, each to the hash of the one before it. Linear. */
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

/** The first fault of a chain. */
export interface ChainBreak {
  /** Index of the faulty event, from 0; the length of the list if the head is wrong. */
  readonly at: number;
  readonly fault: LinkFault | "missing";
}

/**
 * Returns the first deviation of a whole journal from what was recorded: an altered event, one that
 * does not follow its predecessor, or a missing one. `head` is the expected hash of the last event.
 * Null: every event is as recorded. Linear.
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
