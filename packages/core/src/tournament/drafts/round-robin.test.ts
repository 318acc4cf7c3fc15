import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attempt,
  cardOf,
  competition,
  nextRound,
  type Play,
  play,
  playTo,
  refusalOf,
} from "../../../test/play.ts";
import {
  annulledEntries,
  leaversOf,
  recordedResult,
  type Settings,
  standingDerivations,
  standingsOf,
  type TournamentCommand,
  totalRounds,
  verifyJournal,
} from "../index.ts";

const chess = "fide-round-robin";

/** The lower entry number wins. */
const favourites = (first: number, second: number): readonly [number, number] =>
  first < second ? [1, 0] : [0, 1];

const rounds = ({ state }: Play): number => totalRounds(state.settings);

const stagesWith = ({ state }: Play, part: object): Pick<Settings, "stages"> => ({
  stages: state.settings.stages.map((stage) => ({ ...stage, ...part })),
});

const change = (before: Play, part: object): Play =>
  play(before, [{ type: "change-settings", settings: stagesWith(before, part), reason: "" }]);

const twice = { options: { table: "fide", cycles: 2 } };

/** Opponents of an entry, round by round, 0 for none. */
const opponents = (event: Play, entry: number): readonly number[] =>
  cardOf(event, entry).lines.map((line) => line?.opponent ?? 0);

const withdraw = (entry: number, fromRound?: number): TournamentCommand => ({
  type: "withdraw-entry",
  entry,
  reason: "ill",
  ...(fromRound === undefined ? {} : { fromRound }),
});

const rowOf = (event: Play, entry: number) =>
  standingsOf(event.state).find((row) => row.entry === entry);

describe("The number of rounds of a round robin", () => {
  it.each([chess, "scrabble-round-robin"])("follows from the entries (%s)", (format) => {
    expect([0, 1, 2, 3, 4, 7, 8].map((players) => rounds(competition(format, players)))).toEqual([
      1, 1, 1, 3, 3, 7, 7,
    ]);
  });

  it("follows them when entries come, go and come back before round 1", () => {
    const six = competition(chess, 6);
    const eight = play(six, [{ type: "add-entries", entries: [{ name: "A" }, { name: "B" }] }]);
    expect(rounds(eight)).toBe(7);
    expect(rounds(play(eight, [{ type: "remove-entry", entry: 8 }]))).toBe(7);
    const gone = play(eight, [withdraw(8), withdraw(7)]);
    expect(rounds(gone)).toBe(5);
    expect(rounds(play(gone, [{ type: "reinstate-entry", entry: 7 }]))).toBe(7);
  });

  it("is doubled by a double cycle", () => {
    expect(rounds(change(competition(chess, 7), twice))).toBe(14);
    expect(rounds(change(competition(chess, 6), twice))).toBe(10);
  });

  it("stays as it is once it is set by hand, and follows again where that is asked for", () => {
    const byHand = change(competition(chess, 6), { rounds: 3 });
    expect(byHand.state.settings.stages[0]).not.toHaveProperty("roundsFollow");
    const more = play(byHand, [{ type: "add-entries", entries: [{ name: "A" }, { name: "B" }] }]);
    expect(rounds(more)).toBe(3);
    expect(rounds(change(more, { roundsFollow: true }))).toBe(7);
  });

  it("is by hand where a competition begins with another number than its preset", () => {
    const stages = competition(chess, 0).state.settings.stages.map((stage) => ({
      ...stage,
      rounds: 9,
    }));
    expect(rounds(competition(chess, 4, { stages }))).toBe(9);
  });

  it("does not change with a late entry, who takes the empty place, or with who leaves", () => {
    const event = playTo(competition(chess, 5), 2, favourites);
    const late = play(event, [{ type: "add-entries", entries: [{ name: "Late" }] }]);
    expect(rounds(late)).toBe(5);
    expect(rounds(play(late, [withdraw(2)]))).toBe(5);
  });

  it("cannot fall below the rounds that are paired already", () => {
    const event = playTo(change(competition(chess, 4), twice), 4, favourites);
    const settings = stagesWith(event, { options: { table: "fide", cycles: 1 } });
    expect(refusalOf(event, { type: "change-settings", settings, reason: "" })).toEqual({
      code: "stage-already-played",
      stage: 0,
      rounds: 4,
    });
  });

  it("follows from the places of a stage that only the best reach", () => {
    const stages: Settings["stages"] = [
      { system: "fide-dutch", rounds: 2, options: {}, participants: "everybody" },
      {
        system: "round-robin",
        rounds: 1,
        roundsFollow: true,
        options: { table: "fide" },
        participants: { top: 4 },
      },
    ];
    const event = competition("fide-swiss", 9, { stages });
    expect(rounds(event)).toBe(5);
    const done = playTo(event, 5, favourites);
    expect(attempt(done, { type: "draft-round" })).toMatchObject({ code: "all-rounds-played" });
    expect(verifyJournal(done.events).sound).toBe(true);
  });
});

describe("The table of a round robin", () => {
  it("has every pair once a cycle, byes of odd fields included, whatever the number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.boolean(), (players, isDouble) => {
        const event = isDouble
          ? change(competition(chess, players), twice)
          : competition(chess, players);
        const done = playTo(event, rounds(event), favourites);
        for (let entry = 1; entry <= players; entry++) {
          const met = opponents(done, entry).filter((other) => other !== 0);
          const all = Array.from({ length: players }, (_, index) => index + 1);
          const others = all.filter((other) => other !== entry);
          expect(met.toSorted((a, b) => a - b)).toEqual(
            isDouble ? others.flatMap((other) => [other, other]) : others,
          );
        }
        expect(attempt(done, { type: "draft-round" })).toMatchObject({ code: "all-rounds-played" });
        expect(verifyJournal(done.events).sound).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it("stays as it was laid out when ratings are corrected later", () => {
    const begun = playTo(competition(chess, 6), 2, favourites);
    const raise: TournamentCommand = { type: "change-entry", entry: 6, details: { rating: 2800 } };
    const corrected = playTo(play(begun, [raise]), 5, favourites);
    const untouched = playTo(begun, 5, favourites);
    for (const entry of [1, 2, 3, 4, 5, 6]) {
      expect(opponents(corrected, entry)).toEqual(opponents(untouched, entry));
    }
  });

  it("keeps the place of somebody who is away in the first round", () => {
    const event = playTo(
      play(competition(chess, 6), [{ type: "pause-entry", entry: 2, rounds: [1] }]),
      5,
      favourites,
    );
    const met = opponents(event, 2).filter((other) => other !== 0);
    expect(met).toHaveLength(4);
    expect(new Set(met).size).toBe(4);
    for (const entry of [1, 3, 4, 5, 6]) {
      const others = opponents(event, entry).filter((other) => other !== 0);
      expect(new Set(others).size).toBe(others.length);
    }
  });

  it("gives one late entry the empty place, who keeps it, and none to a second", () => {
    const event = playTo(competition(chess, 5), 1, favourites);
    const late = play(event, [{ type: "add-entries", entries: [{ name: "L1" }, { name: "L2" }] }]);
    expect(refusalOf(late, { type: "draft-round" })).toEqual({
      code: "field-changed",
      entries: [7],
    });
    const one = play(late, [{ type: "remove-entry", entry: 7 }]);
    const done = playTo(one, 5, favourites);
    expect(opponents(done, 6).filter((other) => other !== 0)).toHaveLength(4);
  });

  it("misses and repeats no round when a second cycle is added in the middle", () => {
    for (const already of [1, 3, 4, 5]) {
      const begun = playTo(competition(chess, 6), already, favourites);
      const event = playTo(change(begun, twice), 10, favourites);
      for (const entry of [1, 2, 3, 4, 5, 6]) {
        expect(new Set(opponents(event, entry).slice(0, 5)).size).toBe(5);
        expect(new Set(opponents(event, entry).slice(5)).size).toBe(5);
      }
      expect(verifyJournal(event.events).sound).toBe(true);
    }
  });
});

describe("Who leaves a round robin", () => {
  /** Seven games each for eight players. */
  const after = (played: number): Play => playTo(competition(chess, 8), played, favourites);

  it("before half of the games is out of the table: no game counts, all stay on record", () => {
    const event = play(after(3), [withdraw(1)]);
    expect(leaversOf(event.state)).toMatchObject([
      { entry: 1, played: 3, games: 7, isAnnulled: true },
    ]);
    const rows = standingsOf(event.state);
    expect(rows.at(-1)).toMatchObject({ entry: 1, annulled: true, points: 3 });
    expect(rows.slice(0, -1).some(({ annulled }) => annulled)).toBe(false);
    expect(cardOf(event, 1).lines.filter((line) => line?.kind === "played")).toHaveLength(3);
    expect(standingDerivations(event.state, 1)).toEqual([]);
    // Each score is that of the remaining games.
    for (const row of rows.slice(0, -1)) {
      const lines = cardOf(event, row.entry).lines;
      const own = lines.filter((line) => line?.kind === "played" && line.opponent !== 1);
      const won = own.filter((line) => line?.kind === "played" && line.own > line.theirs);
      expect(row.points).toBe(won.length);
    }
  });

  it("counts in no tie-break either", () => {
    const ranking = ["PTS", "SB", "KS", "DE", "WIN", "BH", "ARO"];
    const event = play(playTo(competition(chess, 8, { ranking, fideMode: "off" }), 3, favourites), [
      withdraw(1),
    ]);
    for (const { entry } of standingsOf(event.state).slice(0, -1)) {
      const opponentsTold = standingDerivations(event.state, entry).flatMap(({ terms }) =>
        terms.map(({ opponent }) => opponent),
      );
      expect(opponentsTold).not.toContain(1);
    }
  });

  it("after half of the games stays: what was played counts, the others win by forfeit", () => {
    const event = playTo(play(after(4), [withdraw(1)]), 7, favourites);
    expect(annulledEntries(event.state).size).toBe(0);
    expect(rowOf(event, 1)).toMatchObject({ points: 4 });
    const left = cardOf(event, 1).lines.slice(4);
    expect(left).toMatchObject(
      left.map(() => ({ kind: "unplayed", reason: "forfeit", credit: "loss" })),
    );
    for (const line of left) {
      const opponent = line?.opponent ?? 0;
      expect(cardOf(event, opponent).lines[(line?.round ?? 1) - 1]).toMatchObject({
        reason: "forfeit",
        opponent: 1,
        credit: "win",
      });
    }
    expect(verifyJournal(event.events).sound).toBe(true);
  });

  it("with exactly half of the games has completed half, and stays", () => {
    const event = change(competition(chess, 5), twice);
    const half = play(playTo(event, 5, favourites), [withdraw(1)]);
    expect(leaversOf(half.state)).toMatchObject([{ played: 4, games: 8, isAnnulled: false }]);
    const less = play(playTo(event, 4, favourites), [withdraw(1)]);
    expect(leaversOf(less.state)).toMatchObject([{ games: 8, isAnnulled: true }]);
  });

  it("shows forfeits in the table in either case", () => {
    const event = playTo(play(after(2), [withdraw(1)]), 7, favourites);
    expect(cardOf(event, 1).lines.slice(2)).toMatchObject(
      Array.from({ length: 5 }, () => ({ reason: "forfeit", credit: "loss" })),
    );
    expect(standingsOf(event.state).at(-1)).toMatchObject({ entry: 1, annulled: true });
    for (const entry of [2, 3, 4, 5, 6, 7, 8]) {
      expect(rowOf(event, entry)?.points).toBe(8 - entry);
    }
  });

  it("counts from when it is known: earlier standings stay as they were", () => {
    const before = after(3);
    const event = play(before, [withdraw(1)]);
    expect(standingsOf(event.state, 2)).toEqual(standingsOf(before.state, 2));
    const later = play(before, [withdraw(1, 6)]);
    expect(standingsOf(later.state)).toEqual(standingsOf(before.state));
  });

  it("is back in the table once the withdrawal is taken back", () => {
    const before = after(3);
    const event = play(before, [withdraw(1), { type: "reinstate-entry", entry: 1 }]);
    expect(standingsOf(event.state)).toEqual(standingsOf(before.state));
  });

  it("keeps the pairing of a draft, where the game becomes a forfeit when it is published", () => {
    const drafted = play(after(4), [{ type: "draft-round" }, withdraw(1)]);
    expect(drafted.state.rounds[4]?.unpaired).toEqual([]);
    const published = play(drafted, [{ type: "publish-round", round: 5 }]);
    const forfeits = published.state.rounds[4]?.games.filter(({ result }) => result !== null);
    expect(forfeits).toHaveLength(1);
    expect(recordedResult(forfeits?.[0])?.outcome).toEqual({ kind: "forfeit", absent: [1] });
  });

  it("loses games that are published already, but not one with a result", () => {
    const ahead = nextRoundAhead(nextRoundAhead(nextRoundAhead(after(4))));
    const event = play(ahead, [withdraw(1, 6)]);
    const games = event.state.rounds.map(({ games: all }) =>
      all.find(({ seats }) => seats.includes(1)),
    );
    expect(games.map((game) => recordedResult(game)?.outcome.kind ?? null)).toEqual([
      "played",
      "played",
      "played",
      "played",
      null,
      "forfeit",
      "forfeit",
    ]);
    expect(refusalOf(ahead, withdraw(1, 4))).toEqual({
      code: "entry-has-result",
      entry: 1,
      round: 4,
    });
  });

  it("lets a round be recalled and drafted again", () => {
    const published = nextRound(play(after(4), [withdraw(1)]));
    const again = play(published, [
      { type: "recall-round", round: 5, reason: "wrong" },
      { type: "discard-draft", round: 5 },
      { type: "draft-round" },
      { type: "publish-round", round: 5 },
    ]);
    expect(again.state.rounds[4]?.games.filter(({ result }) => result !== null)).toHaveLength(1);
  });

  it("meets somebody else who left: nobody wins", () => {
    const event = playTo(play(after(4), [withdraw(1), withdraw(2)]), 7, favourites);
    const line = cardOf(event, 1).lines.find((one) => one?.opponent === 2);
    if (line?.kind === "unplayed") expect(line.credit).toBe("loss");
    else expect(line?.kind).toBe("played");
    const together = cardOf(event, 2).lines.find((one) => one?.opponent === 1);
    expect(together?.kind).toBe(line?.kind);
  });

  it("has no bye in the free round of an odd field", () => {
    const odd = playTo(competition("scrabble-round-robin", 5), 1);
    const done = playTo(play(odd, [withdraw(1)]), 5);
    const byes = cardOf(done, 1).lines.filter(
      (line) => line?.kind === "unplayed" && line.reason === "bye",
    );
    expect(byes.length).toBeLessThanOrEqual(1);
    expect(
      cardOf(done, 1)
        .lines.slice(1)
        .every((line) => line?.kind === "unplayed"),
    ).toBe(true);
  });

  it("stays with all results and forfeits, or gives opponents a bye, where it is set so", () => {
    const leaving = (way: string): Play =>
      playTo(
        play(change(after(2), { options: { table: "fide", leaving: way } }), [withdraw(1)]),
        7,
        favourites,
      );
    const forfeit = leaving("forfeit");
    expect(annulledEntries(forfeit.state).size).toBe(0);
    expect(rowOf(forfeit, 1)).toMatchObject({ points: 2 });
    expect(rowOf(forfeit, 8)?.points).toBe(
      cardOf(forfeit, 8).lines.some((line) => line?.opponent === 1 && line.kind === "played")
        ? 0
        : 1,
    );
    const byes = leaving("bye");
    expect(cardOf(byes, 1).lines.slice(2)).toMatchObject(
      Array.from({ length: 5 }, () => ({ reason: "withdrawn" })),
    );
    expect(verifyJournal(byes.events).sound).toBe(true);
  });

  it("of a Scrabble round robin loses by the spread of a forfeit, or is out of the table too", () => {
    const event = playTo(play(playTo(competition("scrabble-round-robin", 6), 3), [withdraw(6)]), 5);
    expect(annulledEntries(event.state).size).toBe(0);
    expect(cardOf(event, 6).lines.slice(3)).toMatchObject([
      { reason: "forfeit", spread: -50 },
      { reason: "forfeit", spread: -50 },
    ]);
    const early = play(playTo(competition("scrabble-round-robin", 6), 2), [withdraw(6)]);
    expect(standingsOf(early.state).at(-1)).toMatchObject({ entry: 6, annulled: true });
  });
});

/** A table goes on without results if requested. */
const nextRoundAhead = (before: Play): Play =>
  play(before, [
    { type: "draft-round", basedOn: 0 },
    { type: "publish-round", round: before.state.rounds.length + 1 },
  ]);
