import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competition, livelyScores, play, playTo } from "../../../test/play.ts";
import {
  type Draw,
  fold,
  type RecordedTournamentEvent,
  seedHash,
  verifyJournal,
} from "../../index.ts";

const played = playTo(competition("scrabble-championship", 14), 6, livelyScores);

describe("verifying a journal", () => {
  it("repeats every draw and every pairing", () => {
    const report = verifyJournal(played.events);
    expect(report).toMatchObject({ sound: true, seedMatches: true });
    expect(report.rounds).toHaveLength(6);
    expect(report.draws.length).toBeGreaterThan(0);
    expect(report.seedHash).toBe(seedHash(report.seed));
  });

  it("finds a seed that was exchanged afterwards", () => {
    const forged = change(1, (data) => ({ ...data, seed: "0".repeat(64) }));
    expect(verifyJournal(forged)).toMatchObject({ sound: false, seedMatches: false });
  });

  it("finds a lot that was not drawn", () => {
    const at = played.events.findIndex(({ type }) => type === "round-drafted") + 1;
    const forged = change(at, (data) => {
      const [first, ...others] = data["draws"] as Draw[];
      if (first === undefined) throw new Error("no draws");
      return { ...data, draws: [{ ...first, order: first.order.toReversed() }, ...others] };
    });
    const report = verifyJournal(forged);
    const [wrong] = report.draws.filter(({ matches }) => !matches);
    expect(report.sound).toBe(false);
    expect(wrong?.expected).toEqual(wrong?.draw.order.toReversed());
  });

  it("finds a pairing that the rules do not make", () => {
    const at = played.events.findIndex(({ type }) => type === "round-drafted") + 1;
    const forged = change(at, (data) => {
      const [one, two, ...rest] = data["games"] as { seats: [number, number] }[];
      if (one === undefined || two === undefined) throw new Error("too few games");
      const games = [
        { ...one, seats: [one.seats[0], two.seats[0]] },
        { ...two, seats: [one.seats[1], two.seats[1]] },
        ...rest,
      ];
      return { ...data, games };
    });
    expect(verifyJournal(forged).rounds[0]).toMatchObject({ round: 1, matches: false });
  });

  it.each<[string, (data: Recorded) => Partial<Recorded>]>([
    ["who goes first", ({ games: [one, ...rest] }) => ({ games: [turned(one), ...rest] })],
    ["who sits at which board", ({ games }) => ({ games: exchanged(games) })],
    [
      "what a bye is worth",
      ({ unplayed }) => ({ unplayed: unplayed.map((one) => ({ ...one, spread: 500 })) }),
    ],
    ["a draw that is left out", ({ draws }) => ({ draws: draws.slice(1) })],
    ["a lot that is left out", ({ draws: [one, ...rest] }) => ({ draws: [shorter(one), ...rest] })],
    [
      "a draw that nobody made",
      ({ draws }) => ({ draws: [...draws, { name: "x", order: [1, 2] }] }),
    ],
  ])("finds %s changed afterwards", (_, forge) => {
    const odd = playTo(competition("scrabble-championship", 15), 2, livelyScores);
    const at = odd.events.findIndex(({ type }) => type === "round-drafted") + 1;
    expect(verifyJournal(odd.events).sound).toBe(true);
    const report = verifyJournal(changed(odd.events, at, forge));
    expect(report.rounds[0]).toMatchObject({ round: 1, matches: false });
  });

  it("repeats what was changed by hand, and finds what was not", () => {
    const adjusted = play(competition("scrabble-swiss", 8), [
      { type: "draft-round" },
      { type: "adjust-draft", round: 1, act: { kind: "break", board: 1 }, reason: "sisters" },
      { type: "adjust-draft", round: 1, act: { kind: "break", board: 2 }, reason: "sisters" },
      { type: "adjust-draft", round: 1, act: { kind: "pair-rest" }, reason: "" },
      { type: "withdraw-entry", entry: 1, reason: "ill" },
      { type: "add-entries", entries: [{ name: "Late" }] },
    ]);
    const acts = adjusted.events.filter(({ type }) => type === "draft-adjusted");
    const report = verifyJournal(adjusted.events);
    expect(report.sound).toBe(true);
    expect(report.rounds.filter(({ by }) => by === "hand")).toHaveLength(acts.length);
    for (const { seq } of acts) {
      const forged = changed(adjusted.events, seq, ({ games }) => ({ games: exchanged(games) }));
      const found = verifyJournal(forged).rounds.find((round) => round.seq === seq);
      expect(found).toMatchObject({ by: "hand", matches: false });
    }
  });
});

it("repeats what was changed by hand in a round whose pairs were all given", () => {
  const act = { kind: "exchange-starts", board: 1 } as const;
  const given = play(competition("scrabble-swiss", 2), [
    { type: "draft-round", pinned: [[1, 2]], reason: "friends" },
    { type: "adjust-draft", round: 1, act, reason: "agreed" },
  ]);
  expect(verifyJournal(given.events).sound).toBe(true);
});

/** What a forger changes in an event of a draft. */
interface Recorded {
  readonly games: readonly { readonly seats: readonly number[] }[];
  readonly unplayed: readonly { readonly spread: number }[];
  readonly draws: readonly Draw[];
}

const turned = (game: Recorded["games"][number] | undefined) => ({
  ...game,
  seats: game?.seats.toReversed() ?? [],
});

/** The first two games at each other's boards. */
function exchanged([one, two, ...rest]: Recorded["games"]): Recorded["games"] {
  if (one === undefined || two === undefined) throw new Error("too few games");
  return [{ ...one, seats: two.seats }, { ...two, seats: one.seats }, ...rest];
}

const shorter = (draw: Draw = { name: "", order: [] }): Draw => ({
  ...draw,
  order: draw.order.slice(1),
});

it("is linear in the log: thousands who entered one by one, none of whom is numbered anew", () => {
  const [created, added] = competition("scrabble-swiss", 1).events;
  if (created === undefined || added?.type !== "entries-added") throw new Error("no entries");
  const [first] = added.data.entries;
  if (first === undefined) throw new Error("no entry");
  const others = Array.from({ length: 4000 }, (_, index) => ({
    ...added,
    seq: index + 3,
    data: { ...added.data, entries: [{ ...first, id: index + 2, name: `Player ${index + 2}` }] },
  }));
  const report = verifyJournal([created, added, ...others]);
  expect(report).toMatchObject({ sound: true, events: 4002 });
});

describe("the fold", () => {
  it("comes to the same state whether events come at once or in pieces", () => {
    const whole = fold(played.events);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: played.events.length - 1 }), (cut) => {
        const part = fold(played.events.slice(0, cut));
        expect(fold(played.events.slice(cut), part)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it("refuses a journal with a gap, a stranger or an unknown event", () => {
    const [created, entered] = played.events;
    if (created === undefined || entered === undefined) throw new Error("no events");
    expect(() => fold([entered])).toThrow("Event 2");
    expect(() => fold([created, { ...entered, seq: 3 }])).toThrow("expected number 2");
    expect(() => fold([created, { ...entered, type: "magic" } as never])).toThrow("unknown type");
    expect(() => fold([created, { ...created, seq: 2 }])).toThrow("created once");
  });
});

/** The journal with the data of event `seq` changed by a forger. */
function change(
  seq: number,
  forge: (data: Record<string, unknown>) => Record<string, unknown>,
): readonly RecordedTournamentEvent[] {
  return changed(played.events, seq, forge as never);
}

function changed(
  events: readonly RecordedTournamentEvent[],
  seq: number,
  forge: (data: Recorded) => Partial<Recorded>,
): readonly RecordedTournamentEvent[] {
  return events.map((event) =>
    event.seq === seq
      ? ({ ...event, data: { ...event.data, ...forge(event.data as never) } } as never)
      : event,
  );
}
