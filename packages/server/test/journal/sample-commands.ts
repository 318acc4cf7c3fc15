import { competitionKey } from "@losfee/core";
import type { Append } from "../../src/journal/store.ts";

/** Returns a command, by default with two events. */
export const command = (changes: Partial<Append> = {}): Append => ({
  journal: competitionKey("dm-2026"),
  expectedSeq: 0,
  events: [
    { type: "entered", data: { name: "Ulrike", rating: 1890 } },
    { type: "entered", data: { name: "Jörg 🎲", rating: null } },
  ],
  actor: "director",
  recordedAt: "2026-11-21T08:00:00.000Z",
  ...changes,
});

/** Returns an event with a text. */
export const note = (text: string) => ({ type: "noted", data: { text } });

/** Returns an idempotency key with its own fingerprint and answer. */
export const idempotency = (key: string, answer: unknown = { told: key }) => ({
  key,
  fingerprint: `hash of ${key}`,
  answer,
});
