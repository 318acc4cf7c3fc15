import { competitionKey } from "@losfee/core";
import type { Append } from "../../src/journal/store.ts";

/** A command with two events unless the test says otherwise. */
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

/** An event that says something. */
export const note = (text: string) => ({ type: "noted", data: { text } });

/** An idempotency key with a fingerprint and an answer of its own. */
export const idempotency = (key: string, answer: unknown = { told: key }) => ({
  key,
  fingerprint: `hash of ${key}`,
  answer,
});
