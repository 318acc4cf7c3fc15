import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordedEvent } from "../base/recorded-event.ts";
import { canonicalJson } from "./canonical-json.ts";

/**
 * Schema version of the events, databases and exports that this program writes and reads. It grows
 * with every change that older programs, or older journals, would misinterpret.
 */
export const EVENT_SCHEMA = 2;

/** `previous` of a journal's first event. */
export const NO_EVENT = "0".repeat(64);

/**
 * An event in a journal: identifying data are sealed in its `data`, and it holds the hash of the
 * event before it. Its own hash covers all these fields.
 */
export interface ChainedEvent extends RecordedEvent {
  readonly schema: number;
  readonly owner: string;
  /** The hash of the event before it; {@link NO_EVENT} for the first. */
  readonly previous: string;
}

/** The fields of an event other than its data. */
export type EventFrame = Omit<ChainedEvent, "data">;

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. Platforms may have a faster one. */
export type TextHash = (text: string) => string;

/** Portable implementation, by a library. */
export const sha256Hex: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Returns the hash of an event whose data are the canonical JSON text `data`: that of the canonical
 * JSON of all its fields. Linear in the length of the text.
 */
export const hashOfFramed = (
  frame: EventFrame,
  data: string,
  hash: TextHash = sha256Hex,
): string => {
  const { actor, competition, effectiveAt, owner, previous, recordedAt, schema, seq, type } = frame;
  // The keys in canonical order, so that the data need not be parsed.
  const front = JSON.stringify({ actor, competition }).slice(0, -1);
  const back = JSON.stringify({ effectiveAt, owner, previous, recordedAt, schema, seq, type });
  return hash(`${front},"data":${data},${back.slice(1)}`);
};

/** Returns the hash of an event. Linear in the size of its data. */
export const hashOf = ({ data, ...frame }: ChainedEvent): string =>
  hashOfFramed(frame, canonicalJson(data));
