import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { longJournal } from "../../test/ladder/long-journal.ts";
import { NotInMemory } from "../base/not-in-memory.ts";
import { itemsFrom } from "./chronicle.ts";
import { dueTimers } from "./due-timers.ts";
import type { RecordedLadderEvent } from "./events.ts";
import { foldLadder } from "./fold/fold.ts";
import { levelsOf, whomMayChallenge } from "./queries/field.ts";
import { allDeadlines, gameArchive, runningGames } from "./queries/games.ts";
import { historyOfPlayer } from "./queries/history.ts";
import { waitingLists } from "./queries/lists.ts";
import { type SnapshotPiece, snapshotOf, stateOfSnapshot } from "./snapshot.ts";
import type { LadderState } from "./state.ts";

const journal = longJournal(100, 6);

const folded = (
  events: readonly RecordedLadderEvent[],
  from: LadderState | null = null,
): LadderState => {
  const state = foldLadder(events, from);
  if (state === null) throw new Error("nothing folded");
  return state;
};

/** The state restored from a snapshot by way of JSON: shares nothing with the original. */
const restored = (state: LadderState): LadderState => {
  const pieces: SnapshotPiece[] = JSON.parse(JSON.stringify([...snapshotOf(state)]));
  const again = stateOfSnapshot(pieces);
  if (again === null) throw new Error("nothing restored");
  return again;
};

const BLOCK = 512;

/** Everything of a state that can differ; of its lists, what both have in memory. */
const heldOf = (state: LadderState, held: LadderState) => {
  const { checkpoints: _, archive, history, log, ...rest } = state;
  const from = ({ blocks }: { readonly blocks: readonly unknown[] }): number =>
    BLOCK * blocks.filter((block) => !Array.isArray(block)).length;
  return {
    ...rest,
    lengths: [archive.length, history.length, log.length],
    archive: itemsFrom(archive, from(held.archive)),
    history: itemsFrom(history, from(held.history)),
    log: itemsFrom(log, from(held.log)),
  };
};

/** The same events, the last one recorded this many places too late. */
const withLateEvent = (
  events: readonly RecordedLadderEvent[],
  late: number,
): readonly RecordedLadderEvent[] => {
  const at = events.length - 1 - late;
  const moved = events[at];
  if (moved === undefined) throw new Error("no such event");
  return [...events.slice(0, at), ...events.slice(at + 1), moved].map((event, index) => ({
    ...event,
    seq: index + 1,
  }));
};

describe("A pyramid continued from a snapshot", () => {
  it("comes to the state of the whole journal, wherever the snapshot was made", () => {
    const end = fc.integer({ min: 2, max: journal.length });
    fc.assert(
      fc.property(end, fc.nat(3000), (last, before) => {
        const events = journal.slice(0, last);
        const at = Math.max(1, last - before);
        const part = restored(folded(events.slice(0, at)));
        const continued = folded(events.slice(at), part);
        const whole = folded(events);
        expect(heldOf(continued, continued)).toStrictEqual(heldOf(whole, continued));
      }),
      { numRuns: sweep(4, 10) },
    );
  });

  it("does so event by event, and when one arrives late, or says that it must know what was before", () => {
    const events = journal.slice(0, 6000);
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), fc.nat(900), (before, late) => {
        const recorded = withLateEvent(events, late);
        const at = recorded.length - before;
        const part = restored(folded(recorded.slice(0, at)));
        const rest = recorded.slice(at);
        try {
          let continued = part;
          for (const event of rest) continued = folded([event], continued);
          expect(heldOf(continued, continued)).toStrictEqual(heldOf(folded(recorded), continued));
        } catch (error) {
          if (!(error instanceof NotInMemory)) throw error;
          const isOfBefore = rest.some(({ effectiveAt }) => Date.parse(effectiveAt) <= part.at);
          expect(isOfBefore).toBe(true);
        }
      }),
      { numRuns: sweep(4, 10) },
    );
  });

  it("leaves old games out, and answers what needs none of them as the whole does", () => {
    const whole = folded(journal);
    const part = restored(whole);
    const now = whole.at;
    expect(part.log.blocks.filter((block) => !Array.isArray(block)).length).toBeGreaterThan(10);
    for (const asked of [
      levelsOf,
      waitingLists,
      allDeadlines,
      dueTimers,
      (state: LadderState) => runningGames(state, now),
      (state: LadderState) => whomMayChallenge(state, 100),
    ]) {
      expect(asked(part)).toStrictEqual(asked(whole));
    }
  });

  it("never answers what needs them as if they had not been", () => {
    const part = restored(folded(journal));
    for (const asked of [gameArchive, (state: LadderState) => historyOfPlayer(state, 1)]) {
      expect(() => asked(part)).toThrow(NotInMemory);
    }
  });

  it("is not made of pieces of which one is missing", () => {
    const pieces = [...snapshotOf(folded(journal))];
    expect(stateOfSnapshot(pieces.slice(1))).toBeNull();
    expect(stateOfSnapshot(pieces.slice(0, -1))).toBeNull();
    expect(stateOfSnapshot([])).toBeNull();
  });
});
