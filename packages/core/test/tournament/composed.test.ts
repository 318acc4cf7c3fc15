import { describe, expect, it } from "vitest";
import {
  nextPlayedAt,
  pairedRound,
  placeOf,
  playedAt,
  standingDerivations,
  standingsOf,
  TABLES_RULES,
  tablesFinalPlaces,
  tablesStandings,
} from "../../src/tournament/index.ts";
import {
  composed,
  cutByTable,
  cutOverall,
  expectSound,
  orderOf,
  pairedStage,
  playAll,
  playLast,
  playOn,
  seatedIn,
  sorted,
  swissThenTables,
  tableOrder,
  top,
} from "../composed-play.ts";
import { competition, enterAll, nextRound, type Play, play, refusalOf } from "../play.ts";
import { playThrough, steadyLuck, tablesCompetition } from "../tables-play.ts";
import { seatedStage } from "../tables-stages.ts";

const reason = "as it happened";

describe("tables of three, New Swiss of the best, and a final for two", () => {
  it("send the winner of each table on, and the best of the others", () => {
    const played = playOn(cutByTable(), 3);
    const rows = tablesStandings(played.state, 1);
    const winners = [1, 2, 3, 4, 5, 6].map(
      (board) => rows.find(({ table }) => table === board)?.entry ?? 0,
    );
    const others = rows.map(({ entry }) => entry).filter((entry) => !winners.includes(entry));
    expect(sorted(seatedIn(nextRound(played), 4))).toEqual(
      sorted([...winners, ...others.slice(0, 2)]),
    );
  });

  it("send the best on, whatever their table, where the cut is overall", () => {
    const played = playOn(cutOverall(), 3);
    expect(sorted(seatedIn(nextRound(played), 4))).toEqual(
      sorted(tableOrder(played, 1).slice(0, 8)),
    );
  });

  it("are drafted where they come up: tables until all are played, then boards", () => {
    const begun = cutByTable();
    expect(nextPlayedAt(begun.state)).toBe("tables");
    const atTables = nextRound(begun);
    expect(nextPlayedAt(atTables.state)).toBe("tables");
    const first = playLast(atTables);
    expect([playedAt(first.state), nextPlayedAt(first.state)]).toEqual(["tables", "boards"]);
    expect(nextPlayedAt(nextRound(first).state)).toBe("boards");
    expect(nextPlayedAt(playAll(begun).state)).toBe("boards");
    const swiss = playOn(swissThenTables(), 4);
    expect([playedAt(swiss.state), nextPlayedAt(swiss.state)]).toEqual(["boards", "tables"]);
  });

  it("count their rounds through; a contest at a table knows its stage and game", () => {
    const { state } = playAll(cutByTable());
    expect(state.rounds.map(({ number, at, stage }) => [number, at, stage])).toEqual([
      [1, "tables", 0],
      [2, "tables", 0],
      [3, "tables", 0],
      [4, "boards", 1],
      [5, "boards", 1],
      [6, "boards", 1],
      [7, "boards", 2],
      [8, "boards", 2],
    ]);
    expect(placeOf(state, { round: 2, board: 5 })).toEqual({
      round: 2,
      board: 5,
      at: { stage: 1, game: 2 },
    });
    expect(placeOf(state, { round: 5, board: 1 })).toEqual({ round: 5, board: 1 });
  });

  it("pair those who go on; everybody else sits out as not in the stage", () => {
    const { state } = nextRound(playOn(cutByTable(), 3));
    const { games = [], unplayed = [] } = pairedRound(state, 4) ?? {};
    expect(games).toHaveLength(4);
    expect(unplayed).toHaveLength(10);
    expect(unplayed.every((one) => one.reason === "not-in-stage")).toBe(true);
  });

  it.each([
    ["by table", cutByTable],
    ["overall", cutOverall],
  ])("rank by the stage reached, then as there: cut %s", (_cut, begun) => {
    const swiss = playOn(begun(), 6);
    const end = playAll(swiss);
    const order = orderOf(end);
    const swissOrder = orderOf(swiss).slice(0, 8);
    expect(sorted(order.slice(0, 2))).toEqual(sorted(swissOrder.slice(0, 2)));
    expect(order.slice(2, 8)).toEqual(swissOrder.slice(2));
    const members = seatedIn(end, 4);
    const left = tableOrder(end, 1).filter((entry) => !members.includes(entry));
    expect(order.slice(8)).toEqual(left);
    expect(standingsOf(end.state).map(({ rank }) => rank)).toEqual(order.map((_, at) => at + 1));
  });

  it("have the winner of the final first", () => {
    const [one = 0, two = 0] = orderOf(playOn(cutByTable(), 6));
    for (const winner of [one, two]) {
      let end = playOn(cutByTable(), 6);
      for (const round of [7, 8]) {
        end = enterAll(nextRound(end), (first) => (first === winner ? [400, 300] : [300, 400]));
        expect(sorted(seatedIn(end, round))).toEqual(sorted([one, two]));
      }
      expect(orderOf(end).slice(0, 2)).toEqual([winner, winner === one ? two : one]);
    }
  });

  it("rank who is level in games for two by the place at the tables", () => {
    let now = playOn(cutByTable(), 3);
    for (const round of [4, 5, 6]) {
      now = enterAll(nextRound(now), () => [300, 300]);
      expect(now.state.rounds).toHaveLength(round);
    }
    const members = new Set(seatedIn(now, 4));
    const places = tablesFinalPlaces(now.state).map(({ entry }) => entry);
    expect(orderOf(now).slice(0, 8)).toEqual(places.filter((entry) => members.has(entry)));
  });

  it("are ranked after any round as they were then", () => {
    const end = playAll(cutByTable());
    for (const rounds of [3, 4, 5, 6, 7]) {
      expect(orderOf(end, rounds)).toEqual(orderOf(playOn(cutByTable(), rounds)));
    }
    expect(orderOf(end, 3)).toEqual(tableOrder(end, 1));
  });

  it("close when everything is played; the journal verifies and folds to the same", () => {
    const end = play(playAll(cutOverall()), [{ type: "close-competition" }]);
    expect(end.state.status).toBe("closed");
    expectSound(end);
    const open = nextRound(playOn(cutOverall(), 3));
    expect(refusalOf(open, { type: "close-competition" })).toMatchObject({
      code: "results-missing",
      round: 4,
    });
  });
});

describe("New Swiss, then tables of four of the best", () => {
  it("seats the first eight by rank: 1, 4, 5, 8 and 2, 3, 6, 7", () => {
    const swiss = playOn(swissThenTables(), 4);
    const [a, b, c, d, e, f, g, h] = orderOf(swiss);
    const { games = [] } = nextRound(swiss).state.rounds[4] ?? {};
    expect(games.map(({ seats }) => sorted(seats))).toEqual(
      [
        [a, d, e, h],
        [b, c, f, g],
      ].map((seats) => sorted(seats.map((entry) => entry ?? 0))),
    );
  });

  it("ranks the eight as at their tables, the others as in the Swiss behind them", () => {
    const swiss = playOn(swissThenTables(), 4);
    const end = playAll(swiss);
    expect(orderOf(end).slice(0, 8)).toEqual(tableOrder(end, 2));
    expect(orderOf(end).slice(8)).toEqual(orderOf(swiss).slice(8));
    expect(orderOf(end, 4)).toEqual(orderOf(swiss));
    expectSound(play(end, [{ type: "close-competition" }]));
  });

  it("takes no wishes for pairs where tables are drafted", () => {
    const swiss = playOn(swissThenTables(), 4);
    for (const wish of [{ basedOn: 3 }, { system: "new-swiss" }]) {
      expect(refusalOf(swiss, { type: "draft-round", ...wish })).toEqual({
        code: "round-at-tables",
        round: 5,
      });
    }
    const pinned = [[1, 2]] as const;
    expect(refusalOf(swiss, { type: "draft-round", pinned, reason }).code).toBe("round-at-tables");
  });

  it("is all that follows: after the tables nothing is drafted", () => {
    expect(refusalOf(playAll(swissThenTables()), { type: "draft-round" })).toEqual({
      code: "all-stages-played",
      stages: 2,
    });
  });

  it("waits for every result of the Swiss, each confirmed", () => {
    const open = nextRound(playOn(swissThenTables(), 3));
    expect(refusalOf(open, { type: "draft-round" })).toMatchObject({
      code: "results-missing",
      round: 4,
    });
  });
});

describe("stages at tables and boards in any order", () => {
  it("take on only who was in the stage before, also where everybody of it plays", () => {
    const now = playOn(
      composed(12, [
        seatedStage({ rounds: 2 }),
        pairedStage("new-swiss", 2, top(6)),
        seatedStage({ rounds: 1 }),
        pairedStage("new-swiss", 1),
      ]),
      6,
    );
    const six = sorted(tableOrder(now, 1).slice(0, 6));
    for (const round of [3, 4, 5, 6]) expect(sorted(seatedIn(now, round))).toEqual(six);
    expect(orderOf(now).slice(6)).toEqual(tableOrder(now, 1).slice(6));
    expectSound(now);
  });

  it("are ranked by their final places where all are at tables", () => {
    const end = playThrough(tablesCompetition("king-lui", 31), steadyLuck);
    expect(orderOf(end)).toEqual(tablesFinalPlaces(end.state).map(({ entry }) => entry));
  });

  it("rank earlier rounds by the tables that were played then, not by later ones", () => {
    const stages = [
      seatedStage({ rounds: 1 }),
      pairedStage("new-swiss", 1),
      seatedStage({ rounds: 1, participants: top(6) }),
    ];
    const level = enterAll(nextRound(playOn(composed(9, stages), 1)), () => [300, 300]);
    const end = playAll(level);
    expect(orderOf(end, 2)).toEqual(orderOf(level));
    expect(orderOf(end).slice(6)).toEqual(orderOf(level).slice(6));
  });

  it("go past a stage with more players than there are, into games for two", () => {
    const stages = [
      seatedStage({ rounds: 1, cut: { by: "table", places: 1 } }),
      seatedStage({ rounds: 1, participants: top(27) }),
      pairedStage("new-swiss", 2),
    ];
    const tables = { ...TABLES_RULES, fewerEntries: "skip-stage" } as const;
    const now = playAll(composed(12, stages, { tables }));
    expect(now.state.rounds.map(({ stage }) => stage)).toEqual([0, 2, 2]);
    expect(seatedIn(now, 2)).toHaveLength(4);
    expectSound(now);
  });

  it("count nothing in games for two that was not one: no dummies, no running score at tables", () => {
    const stages = [
      pairedStage("fide-dutch", 2),
      seatedStage({ rounds: 2 }),
      pairedStage("fide-dutch", 2),
    ];
    const { state } = playAll(composed(12, stages, { ranking: ["PTS", "PS", "BH/C1"] }));
    for (const { entry, points } of standingsOf(state)) {
      const [score, running, buchholz] = standingDerivations(state, entry).filter(({ code }) =>
        ["PTS", "PS", "BH/C1"].includes(code),
      );
      expect(score?.value).toBe(points);
      expect(running?.terms.map(({ round }) => round)).toEqual([1, 2, 5, 6]);
      expect(buchholz?.terms).toHaveLength(4);
      expect(buchholz?.terms.every(({ dummy }) => dummy === undefined)).toBe(true);
    }
  });
});

describe("a chess open with a cut after round 5", () => {
  const begun = () =>
    competition("fide-swiss", 40, {
      stages: [pairedStage("fide-dutch", 5), pairedStage("fide-dutch", 4, top(16))],
    });
  const chess = (before: Play, rounds: number): Play => {
    let now = before;
    while (now.state.rounds.length < rounds) {
      now = enterAll(nextRound(now), (first, second, round) =>
        (first * 7 + second * 3 + round) % 3 === 0
          ? [0.5, 0.5]
          : (first + round) % 4 === 0
            ? [0, 1]
            : [1, 0],
      );
    }
    return now;
  };

  it("pairs the best sixteen to the end; the others sit out and stay behind them", () => {
    const five = chess(begun(), 5);
    const best = orderOf(five).slice(0, 16);
    const end = play(chess(five, 9), [{ type: "close-competition" }]);
    for (const round of [6, 7, 8, 9]) {
      expect(sorted(seatedIn(end, round))).toEqual(sorted(best));
      expect(pairedRound(end.state, round)?.unplayed).toHaveLength(24);
    }
    expect(sorted(orderOf(end).slice(0, 16))).toEqual(sorted(best));
    expect(refusalOf(chess(begun(), 9), { type: "draft-round" })).toEqual({
      code: "all-rounds-played",
      rounds: 9,
    });
    expectSound(end);
  });

  it("lets nobody meet twice on either side of the cut", () => {
    const { state } = chess(begun(), 9);
    const pairs = state.rounds.flatMap(({ games }) =>
      games.map(({ seats }) => sorted(seats).join()),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("carries points over: who leads after round 5 leads the sixteen by them", () => {
    const five = chess(begun(), 5);
    const six = nextRound(five);
    const points = (now: Play) =>
      new Map(standingsOf(now.state).map((row) => [row.entry, row.points]));
    for (const entry of seatedIn(six, 6))
      expect(points(six).get(entry)).toBe(points(five).get(entry));
  });
});
