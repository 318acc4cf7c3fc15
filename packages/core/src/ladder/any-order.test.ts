import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparable, faultsOf } from "../../test/ladder/invariants.ts";
import { reordered } from "../../test/ladder/simulated-club.ts";
import { pyramid } from "../formats/pyramid.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { LadderEvent, RecordedLadderEvent } from "./events.ts";
import { applyLadderEvent, foldLadder } from "./fold/fold.ts";
import type { LadderState } from "./state.ts";

const PLAYERS = 12;
const BEGINNING = Date.parse("2026-01-01T00:00:00Z");
const HOUR = 3_600_000;

const iso = (hour: number): string => new Date(BEGINNING + hour * HOUR).toISOString();

const player = fc.integer({ min: 1, max: PLAYERS });

const target: fc.Arbitrary<ChallengeTarget> = fc.oneof(
  { weight: 4, arbitrary: player.map((id) => ({ kind: "player", player: id }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 5 })
      .chain((level) =>
        fc.record({ level: fc.constant(level), index: fc.integer({ min: 1, max: level }) }),
      )
      .map((seat) => ({ kind: "vacancy", seat }) as const),
  },
);

const pair = fc.record({ challenger: player, defender: player });
const outcome = fc.constantFrom("challenger-wins", "draw", "defender-wins");

/** A fact, valid or not, about few players, so that facts interact. */
const fact = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ challenger: player, targets: fc.array(target, { minLength: 1, maxLength: 3 }) })
      .map(({ challenger, targets }) => ({
        type: "challenge-sent",
        data: { challenger, targets, entitled: targets.map(() => false) },
      })),
  },
  { weight: 5, arbitrary: pair.map((data) => ({ type: "challenge-accepted", data })) },
  { weight: 2, arbitrary: pair.map((data) => ({ type: "challenge-confirmed", data })) },
  { weight: 1, arbitrary: pair.map((data) => ({ type: "challenge-refused", data })) },
  {
    weight: 5,
    arbitrary: fc.record({ pair, outcome, first: fc.boolean() }).map(({ pair: two, ...rest }) => ({
      type: "result-reported",
      data: { ...two, outcome: rest.outcome, by: rest.first ? two.challenger : two.defender },
    })),
  },
  {
    weight: 1,
    arbitrary: pair.map((two) => ({
      type: "objection-raised",
      data: { ...two, by: two.defender },
    })),
  },
  ...[
    "waiting-list-requested",
    "waiting-list-left",
    "standing-waiting-list-joined",
    "letter-answered",
  ].map((type) => ({ weight: 2, arbitrary: player.map((id) => ({ type, data: { player: id } })) })),
  ...[
    "standing-waiting-list-suspended",
    "standing-waiting-list-resumed",
    "standing-waiting-list-left",
  ].map((type) => ({
    weight: 1,
    arbitrary: player.map((id) => ({ type, data: { player: id } })),
  })),
  {
    weight: 1,
    arbitrary: player.map((id) => ({ type: "player-retired", data: { player: id, reason: "" } })),
  },
  {
    weight: 1,
    arbitrary: player.map((id) => ({ type: "player-returned", data: { player: id } })),
  },
);

/** A stream of facts at different hours, in the order in which they were first recorded. */
const stream = fc
  .array(fact, { minLength: 5, maxLength: 120 })
  .map((facts) => [
    created(),
    entered(),
    ...facts.map(({ type, data }, index) => recorded({ type, data } as LadderEvent, index + 3)),
  ]);

const recorded = (event: LadderEvent, seq: number): RecordedLadderEvent =>
  ({
    ...event,
    competition: "club",
    seq,
    actor: "test",
    recordedAt: iso(seq * 7),
    effectiveAt: iso(seq * 7),
  }) as RecordedLadderEvent;

const created = (): RecordedLadderEvent =>
  recorded(
    {
      type: "competition-created",
      data: {
        name: "Club",
        format: "pyramid",
        settings: pyramid.settings,
        seed: "0".repeat(64),
        seedHash: "",
      },
    },
    1,
  );

const entered = (): RecordedLadderEvent =>
  recorded(
    {
      type: "entries-added",
      data: {
        entries: Array.from({ length: PLAYERS }, (_, index) => ({
          id: index + 1,
          name: `P${index + 1}`,
          rating: 0,
          club: "",
          nation: "",
          class: "",
          addresses: [],
          language: "de",
        })),
      },
    },
    2,
  );

const folded = (events: readonly RecordedLadderEvent[]): LadderState => {
  const state = foldLadder(events);
  if (state === null) throw new Error("nothing folded");
  return state;
};

describe("A journal in whatever order it was recorded", () => {
  it("comes to the same state, all at once and event by event", () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(100), { minLength: 1 }), (events, delays) => {
        const other = reordered(events, ({ seq }) => delays[seq % delays.length] ?? 0);
        const expected = comparable(folded(events));
        expect(comparable(folded(other))).toBe(expected);
        const oneByOne = other.reduce<LadderState | null>(applyLadderEvent, null);
        expect(oneByOne === null ? "" : comparable(oneByOne)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("everyone has one seatNumber, nobody two games of a kind, after every event", () => {
    fc.assert(
      fc.property(stream, (events) => {
        let state: LadderState | null = null;
        for (const event of events) {
          state = applyLadderEvent(state, event);
          expect(faultsOf(state)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
