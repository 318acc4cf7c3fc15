import type { LadderRefusal, LifecycleRefusal } from "@losfee/core";
import { withCodes } from "./messages.ts";

const seat = { level: 4, index: 1 };
const game = { challenge: "7" } as const;

/** One refusal of each code that only pyramids have. */
export const ladderRefusals = withCodes<
  Exclude<LadderRefusal, { readonly code: LifecycleRefusal["code"] }>
>({
  "unknown-time-zone": { zone: "Europe/Ulm", known: ["Europe/Berlin"] },
  "setting-fixed": { setting: "capacity" },
  "duplicate-name": { name: "Ulla Beispiel", position: 4, entry: 2 },
  "duplicate-address": { address: "ulla@club.example", position: 4, entry: 2 },
  "malformed-address": { address: "ulla", position: 4 },
  "rating-out-of-range": { name: "Ulla Beispiel", rating: -1 },
  "no-targets": {},
  "challenges-refused": {
    refusals: [
      { position: 1, reason: { code: "target-busy", player: 2, opponent: 1 } },
      { position: 2, reason: { code: "not-vacant", seat, player: 3 } },
    ],
  },
  "holiday-over": { to: "2026-07-14", today: "2026-08-01" },
  "too-many-targets": { targets: 30, most: 20 },
  "no-such-seat": { seat },
  "record-too-long": { length: 30_000, most: 20_000 },
  "no-objection": game,
  "win-not-claimed": game,
  "malformed-time": { time: "soon" },
  "time-in-future": {
    time: "2026-08-02T00:00:00Z",
    now: "2026-08-01T00:00:00Z",
    timeZone: "Europe/Berlin",
  },
  "before-beginning": {
    time: "2026-01-01T00:00:00Z",
    beginning: "2026-08-01T00:00:00Z",
    timeZone: "Europe/Berlin",
  },
  overturns: {
    impact: {
      ...{ at: 0, laterEvents: 3, undone: [], added: [], challenges: [], timers: [] },
      seats: [{ player: 1, before: { level: 2, index: 1 }, after: seat }],
    },
  },
  "overturns-nothing": {},
  "no-absence": {},
  "deadline-not-due": { deadline: "answer:7" as never },
  "take-over-faults": { faults: [{ part: "games", position: 2, code: "unknown-player" }] },
  "too-high": { level: 6, target: 3, highest: 4 },
  "not-above": { level: 6, target: 6 },
  "challenger-busy": { player: 1, opponent: 2 },
  "target-busy": { player: 2, opponent: 1 },
  "challenge-of-self": { player: 1 },
  "not-in-pyramid": { player: 1 },
  "not-vacant": { seat, player: 2 },
  "chain-stopped": {},
  "seat-reachable": { seat, player: 2 },
  "nobody-above": { player: 1 },
  "already-waiting": { player: 1 },
  "not-waiting": { player: 1 },
  "already-on-standing-waiting-list": { player: 1 },
  "not-on-standing-waiting-list": { player: 1 },
  "already-suspended": { player: 1 },
  "not-suspended": { player: 1 },
  "no-such-game": { challenger: 1, defender: 2, status: null },
  "objection-late": { ...game, endedAt: 0, timeZone: "Europe/Berlin" },
  "not-of-game": { ...game, player: 1 },
  "holiday-dates": { from: "2026-07-14", to: "2026-07-01" },
  "holiday-allowance": { year: 2026, requested: 30, left: 12 },
  "holiday-late": { deadline: "2026-09-14" },
  "no-letter": { player: 1 },
  "already-in-pyramid": { player: 1 },
  "seat-taken": { seat, player: 2 },
  "no-strikes": { player: 1 },
  "unknown-challenge": game,
  "challenge-status": { ...game, status: "played" as never },
});
