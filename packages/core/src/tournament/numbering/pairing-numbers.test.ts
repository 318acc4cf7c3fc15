import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attempt, competition, nextRound, type Play, play, playTo } from "../../../test/play.ts";
import type { EntryDetailsInput } from "../../base/entry-details.ts";
import {
  cardsOf,
  pairingNumbersOf,
  standingDerivations,
  type TournamentCommand,
  verifyJournal,
} from "../index.ts";

type Person = EntryDetailsInput & { readonly name: string };

const swiss = (...entries: readonly Person[]): Play =>
  play(competition("fide-swiss", 0), [{ type: "add-entries", entries }]);

/** Names in the order of their numbers, each with its number. */
const numbered = ({ state }: Play): readonly string[] =>
  [...pairingNumbersOf(state)]
    .sort(([, a], [, b]) => a - b)
    .map(([entry, number]) => `${number} ${state.entries.get(entry)?.name}`);

const draws = (): readonly [number, number] => [0.5, 0.5];

const chess = (players: number, rounds: number): Play =>
  playTo(competition("fide-swiss", players), rounds, draws);

describe("Pairing numbers (C.04.2 article 2)", () => {
  it("follow the rating, then FIDE's titles, then the alphabet; unrated players come last", () => {
    const event = swiss(
      { name: "Zorn, Eva", rating: 2200 },
      { name: "Österle, Max", rating: 2200 },
      { name: "Otto, Max", rating: 2200, title: "WCM" },
      { name: "Ost, Max", rating: 2200 },
      { name: "Abel, Max" },
      { name: "Quast, Max", rating: 2200, title: "GM" },
      { name: "Ulm, Max", rating: 2300 },
    );
    expect(numbered(event)).toEqual([
      "1 Ulm, Max",
      "2 Quast, Max",
      "3 Otto, Max",
      "4 Ost, Max",
      "5 Österle, Max",
      "6 Zorn, Eva",
      "7 Abel, Max",
    ]);
  });

  it("follow the lot instead of the alphabet where the event was announced so", () => {
    const people = ["Abel", "Bach", "Carl", "Dorn", "Ernst", "Falk"].map((name) => ({ name }));
    const alphabetical = swiss(...people);
    const drawn = play(alphabetical, [
      { type: "change-settings", settings: { equalRatings: "lots" }, reason: "announced" },
    ]);
    expect(numbered(alphabetical)).toEqual(people.map(({ name }, index) => `${index + 1} ${name}`));
    const byLot = cardsOf(drawn.state).toSorted((a, b) => a.lot - b.lot);
    expect(numbered(drawn)).toEqual(byLot.map(({ name }, index) => `${index + 1} ${name}`));
    expect(numbered(drawn)).not.toEqual(numbered(alphabetical));
  });

  it("of a journal that knows nothing of it follow the lot, as they did", () => {
    const { equalRatings: _, ...settings } = competition("fide-swiss", 0).state.settings;
    const [created] = competition("fide-swiss", 0).events;
    if (created?.type !== "competition-created") throw new Error("not created");
    const people = ["Abel", "Bach", "Carl", "Dorn", "Ernst", "Falk"].map((name) => ({ name }));
    const old = swiss(...people);
    const state = { ...old.state, settings };
    const byLot = cardsOf(state).toSorted((a, b) => a.lot - b.lot);
    expect(numbered({ ...old, state })).toEqual(byLot.map(({ name }, at) => `${at + 1} ${name}`));
  });

  it("move with a rating or title until round 4 is paired, and the answer says who moves", () => {
    const after = play(chess(6, 2), [
      { type: "change-entry", entry: 5, details: { rating: 1995 } },
    ]);
    expect(numbered(after)).toEqual(["1 P1", "2 P5", "3 P2", "4 P3", "5 P4", "6 P6"]);
    expect(after.warnings).toEqual([
      {
        code: "numbers-moved",
        moves: [
          { entry: 5, name: "P5", from: 5, to: 2 },
          { entry: 2, name: "P2", from: 2, to: 3 },
          { entry: 3, name: "P3", from: 3, to: 4 },
          { entry: 4, name: "P4", from: 4, to: 5 },
        ],
      },
    ]);
    const titled = play(after, [{ type: "change-entry", entry: 3, details: { title: "GM" } }]);
    expect(titled.warnings).toEqual([]);
  });

  it("stay from then on, the corrected rating is kept all the same, and the answer says so", () => {
    for (const round of [play(chess(10, 3), [{ type: "draft-round" }]), chess(10, 4)]) {
      const after = play(round, [
        { type: "change-entry", entry: 5, details: { rating: 2400, title: "GM" } },
      ]);
      expect(numbered(after)).toEqual(numbered(round));
      expect(after.state.entries.get(5)).toMatchObject({ rating: 2400, title: "GM" });
      expect(after.warnings).toEqual([
        { code: "numbers-unchanged", round: 4, entries: [{ entry: 5, number: 5 }] },
      ]);
    }
  });

  it("are free again if the draft of round 4 is thrown away before anybody has seen it", () => {
    const drafted = play(chess(10, 3), [{ type: "draft-round" }]);
    const raise: TournamentCommand = { type: "change-entry", entry: 5, details: { rating: 2400 } };
    const discard: TournamentCommand = { type: "discard-draft", round: 4 };
    expect(numbered(play(drafted, [raise, discard]))[0]).toBe("1 P5");
    const seen: readonly TournamentCommand[] = [
      { type: "publish-round", round: 4 },
      { type: "recall-round", round: 4, reason: "wrong" },
      discard,
      raise,
    ];
    expect(numbered(play(drafted, seen))).toEqual(numbered(drafted));
  });

  it("of late entries are their place in the list before that, and the next ones after it", () => {
    const entries = [
      { name: "Late1", rating: 1000 },
      { name: "Late2", rating: 2500 },
    ];
    const early = play(chess(4, 3), [{ type: "add-entries", entries }]);
    expect(numbered(early)).toEqual(["1 Late2", "2 P1", "3 P2", "4 P3", "5 P4", "6 Late1"]);
    expect(early.warnings.map(({ code }) => code)).toEqual(["numbers-moved"]);
    const late = play(chess(10, 4), [{ type: "add-entries", entries }]);
    expect(numbered(late).slice(8)).toEqual(["9 P9", "10 P10", "11 Late2", "12 Late1"]);
    expect(late.warnings).toMatchObject([
      {
        code: "late-numbers",
        round: 4,
        moves: [
          { name: "Late2", to: 11 },
          { name: "Late1", to: 12 },
        ],
      },
    ]);
  });

  it("are not spoken of while the first entries come in", () => {
    const before = competition("fide-swiss", 4);
    const added = play(before, [{ type: "add-entries", entries: [{ name: "New", rating: 2500 }] }]);
    expect(added.warnings).toEqual([]);
    expect(play(added, [{ type: "remove-entry", entry: 1 }]).warnings).toEqual([]);
  });

  it("are those given, gaps and all, and others find their place among them", () => {
    const given = [1, 2, 5, 7].map((startingNumber, index) => ({
      name: `G${startingNumber}`,
      rating: 2000 - 100 * index,
      startingNumber,
    }));
    expect(numbered(swiss(...given))).toEqual(["1 G1", "2 G2", "5 G5", "7 G7"]);
    const more = swiss(...given, { name: "New", rating: 1850 });
    expect(numbered(more)).toEqual(["1 G1", "2 G2", "3 New", "5 G5", "7 G7"]);
    const crowded = swiss(...given, { name: "New", rating: 1950 }, { name: "New2", rating: 1950 });
    expect(numbered(crowded)).toEqual(["1 G1", "2 New", "3 New2", "4 G2", "5 G5", "7 G7"]);
  });

  it("are those of standings, of pairings and of verification", () => {
    const corrected = play(
      playTo(competition("fide-swiss", 8, { ranking: ["PTS", "TPN"] }), 4, draws),
      [
        { type: "change-entry", entry: 8, details: { rating: 2700 } },
        { type: "change-entry", entry: 1, details: { rating: 100 } },
      ],
    );
    const next = playTo(corrected, 6, draws);
    const value = standingDerivations(next.state, 8).find(({ code }) => code === "TPN")?.value;
    expect(value).toBe(8);
    const untouched = playTo(competition("fide-swiss", 8, { ranking: ["PTS", "TPN"] }), 6, draws);
    const seats = ({ state }: Play) =>
      state.rounds.map(({ games }) => games.map(({ seats: pair }) => pair));
    expect(seats(next)).toEqual(seats(untouched));
    expect(verifyJournal(next.events).sound).toBe(true);
  });
});

describe("Whatever happens", () => {
  const change = fc.oneof(
    fc.record({
      type: fc.constant("change-entry" as const),
      entry: fc.integer({ min: 1, max: 12 }),
      details: fc.record(
        {
          rating: fc.integer({ min: 0, max: 2800 }),
          title: fc.constantFrom("GM", "FM", ""),
          startingNumber: fc.integer({ min: 0, max: 20 }),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      type: fc.constant("add-entries" as const),
      entries: fc.array(
        fc.record({
          name: fc.string({ minLength: 3, maxLength: 8 }),
          rating: fc.integer({ min: 0, max: 2800 }),
        }),
        { maxLength: 2 },
      ),
    }),
    fc.record({
      type: fc.constant("remove-entry" as const),
      entry: fc.integer({ min: 1, max: 14 }),
    }),
    fc.record({
      type: fc.constant("withdraw-entry" as const),
      entry: fc.integer({ min: 1, max: 12 }),
      reason: fc.constant("gone"),
    }),
    fc.constantFrom<TournamentCommand>(
      { type: "change-settings", settings: { equalRatings: "lots" }, reason: "" },
      { type: "change-settings", settings: { equalRatings: "alphabetical" }, reason: "" },
      { type: "draft-round" },
    ),
    fc.constantFrom<TournamentCommand>(
      ...[4, 5, 6].flatMap((round): TournamentCommand[] => [
        { type: "publish-round", round },
        { type: "recall-round", round, reason: "wrong" },
      ]),
    ),
  );
  const paired = nextRound(chess(9, 3));

  it("no pairing number changes once round 4 is paired, and no two are the same", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (commands) => {
        let event = paired;
        for (const command of commands) {
          const next = attempt(event, command);
          if (!("state" in next)) continue;
          const [was, is] = [pairingNumbersOf(event.state), pairingNumbersOf(next.state)];
          for (const [entry, number] of is) expect(was.get(entry) ?? number).toBe(number);
          expect([...is.keys()].sort()).toEqual([...next.state.entries.keys()].sort());
          expect(new Set(is.values()).size).toBe(is.size);
          event = next;
        }
        for (const id of paired.state.entries.keys()) {
          const was = pairingNumbersOf(paired.state).get(id);
          expect(pairingNumbersOf(event.state).get(id) ?? was).toBe(was);
        }
        expect(verifyJournal(event.events).sound).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
