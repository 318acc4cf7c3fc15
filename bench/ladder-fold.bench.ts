/**
 * Folding twenty years of a pyramid of 1,000 players: all at once from cold, one more event in order,
 * and one that arrives late (three days, a year).
 *
 *     node --conditions=losfee:source bench/ladder-fold.bench.ts
 */
import { applyLadderEvent, foldLadder, type RecordedLadderEvent } from "@losfee/core";
import { longJournal } from "../packages/core/test/ladder/long-journal.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const journal = longJournal(1000, 20);
const state = foldLadder(journal);
if (state === null) throw new Error("nothing folded");

/** An idle player's request for the waiting list, so many days before the end of the journal. */
const late = (days: number): RecordedLadderEvent => ({
  competition: "club",
  seq: state.seq + 1,
  type: "waiting-list-requested",
  data: { player: 1000 },
  actor: "mail",
  recordedAt: new Date(state.at).toISOString(),
  effectiveAt: new Date(state.at + 1000 - days * 86_400_000).toISOString(),
});

const whole = medianOf(5, () => milliseconds(() => foldLadder(journal)));
const single = medianOf(51, () => milliseconds(() => applyLadderEvent(state, late(0))));
const threeDays = medianOf(15, () => milliseconds(() => applyLadderEvent(state, late(3))));
const year = medianOf(5, () => milliseconds(() => applyLadderEvent(state, late(365))));

console.log(describeMachine("."));
console.log(
  `${journal.length} events, ${state.archive.length} games, ${state.checkpoints.length} checkpoints`,
);
console.log(
  `the whole journal             ${whole.toFixed(0)} ms  (${((1000 * whole) / journal.length).toFixed(1)} µs an event)`,
);
console.log(`one more event                ${single.toFixed(2)} ms`);
console.log(`one that is 3 days late       ${threeDays.toFixed(2)} ms`);
console.log(`one that is a year late       ${year.toFixed(1)} ms`);
