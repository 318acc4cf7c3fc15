import { describe, expect, it } from "vitest";
import {
  openStage,
  playStage,
  playTables,
  playThrough,
  steadyLuck,
  type TablesPlay,
  tablesCompetition,
  tablesRefusal,
} from "../../../test/tables-play.ts";
import { tablesPresetStages } from "../../../test/tables-stages.ts";
import { type TablesCriterionCode, tablesCriterionCodes } from "../../ranking/tables/codes.ts";
import { tablesFinalPlaces } from "./final-places.ts";
import { tablesCodes, tablesDerivations, tablesStandings } from "./standings.ts";
import { verifyTables } from "./verify.ts";

const valueIn = (play: TablesPlay, stage: number, entry: number, code: TablesCriterionCode) => {
  const found = tablesDerivations(play.state, stage, entry).find((one) => one.code === code);
  return found === undefined ? Number.NaN : found.value.n / found.value.d;
};

describe("a general table tournament", () => {
  it.each([6, 13, 16])("of %i plays new tables each game, then a final", (players) => {
    const { state, events } = playThrough(
      tablesCompetition("table-tournament", players),
      steadyLuck,
    );
    expect(state.stages.map(({ stage }) => stage)).toEqual([1, 2]);
    expect(tablesFinalPlaces(state)).toHaveLength(players);
    expect(verifyTables(events).sound).toBe(true);
  });

  it("sends the best of each table on, and the best of the others where seats are left", () => {
    const stages = tablesPresetStages(
      { sizes: [4], cut: { by: "table", places: 1 } },
      { players: 4, sizes: [4] },
    );
    const begun = openStage(tablesCompetition("table-tournament", 12, { stages }));
    const final = openStage(playStage(begun, steadyLuck));
    const admissions = final.state.stages[1]?.members.map(({ admission }) => admission) ?? [];
    expect(admissions.filter((one) => one === "table")).toHaveLength(3);
    expect(admissions.filter((one) => one === "overall")).toHaveLength(1);
  });

  it("seats the first stage by rating where it is seated by rank", () => {
    const stages = tablesPresetStages({ sizes: [3], seating: "rank" }, { players: 3, sizes: [3] });
    let now = tablesCompetition("table-tournament", 6, { stages });
    for (let entry = 1; entry <= 6; entry++) {
      const details = { rating: 1000 + 100 * entry };
      now = playTables(now, { type: "change-entry", entry, details });
    }
    const { state } = openStage(now);
    const tables = state.stages[0]?.games[0]?.tables.map(({ seats }) => seats.toSorted()) ?? [];
    expect(tables).toEqual([
      [2, 3, 6],
      [1, 4, 5],
    ]);
  });

  it("gives everybody each seat equally often at fixed tables, where seats are in turn", () => {
    const stages = tablesPresetStages(
      { sizes: [4], games: 4, seats: "in-turn" },
      { players: 4, sizes: [4] },
    );
    const { state } = openStage(tablesCompetition("table-tournament", 8, { stages }));
    for (const entry of state.entries.keys()) {
      const seats = state.stages[0]?.games.flatMap(({ tables }) =>
        tables
          .filter((table) => table.seats.includes(entry))
          .map((one) => one.seats.indexOf(entry)),
      );
      expect(seats?.toSorted()).toEqual([0, 1, 2, 3]);
    }
  });
});

describe("the criteria of table tournaments", () => {
  const all = tablesCriterionCodes.filter((code) => code !== "LOT");
  const stages = tablesPresetStages(
    { sizes: [3], games: 2, chain: all },
    { players: 3, sizes: [3], games: 1, chain: all },
  );
  const played = playThrough(
    tablesCompetition("table-tournament", 6, { stages }),
    ({ stage, game }, seats) =>
      seats.map((_, seat) => (stage === 2 ? [50, 30, 20][seat] : [60, 30, 10][(seat + game) % 3])!),
  );
  const seats = played.state.stages[1]?.games[0]?.tables[0]?.seats ?? [];
  const [winner = 0, second = 0, third = 0] = seats;
  const values = (code: TablesCriterionCode) =>
    [winner, second, third].map((entry) => valueIn(played, 2, entry, code));

  it("count points, shares, best games, places, ranks and rating", () => {
    expect(tablesCodes(played.state, 2)).toEqual([...all, "LOT"]);
    expect(values("RP")).toEqual([3, 1.5, 0]);
    expect(values("GP")).toEqual([50, 30, 20]);
    expect(values("GPS")).toEqual([0.5, 0.3, 0.2]);
    expect(values("BEST")).toEqual([50, 30, 20]);
    expect(values("WIN")).toEqual([1, 0, 0]);
    expect(values("SEC")).toEqual([0, 1, 0]);
    expect(values("LOSS")).toEqual([0, 0, 1]);
    expect(values("RTG")).toEqual([0, 0, 0]);
    const before = tablesStandings(played.state, 1).map(({ entry }) => entry);
    const ranks = [winner, second, third].map((entry) => before.indexOf(entry) + 1);
    expect(values("PRE")).toEqual(ranks);
    expect(values("PREV")).toEqual(ranks);
    const earlier = [winner, second, third].map((entry) => valueIn(played, 1, entry, "RP"));
    expect(values("ALL")).toEqual(values("RP").map((now, at) => now + (earlier[at] ?? 0)));
  });

  it("rank the fewest game points first where these win", () => {
    const fewest = playStage(
      openStage(tablesCompetition("king-lui", 3, { best: "fewest" })),
      (_address, at) => at.map((entry) => entry),
    );
    expect(tablesStandings(fewest.state, 4).map(({ entry }) => entry)).toEqual([1, 2, 3]);
    expect(valueIn(fewest, 4, 1, "GP")).toBe(5);
  });
});

describe("settings that make no sense are refused", () => {
  const refused = (first: object, rest: object = {}) =>
    tablesRefusal(null, {
      type: "create-competition",
      name: "Test",
      format: "table-tournament",
      seed: "5eed".repeat(16),
      settings: { stages: tablesPresetStages(first, { players: 4, sizes: [4] }), ...rest },
    });

  it.each([
    ["no games", { games: 0 }, "setting-out-of-range"],
    ["tables of nine", { sizes: [9] }, "setting-out-of-range"],
    ["the same size twice", { sizes: [4, 4] }, "setting-out-of-range"],
    ["a first stage for some only", { players: 12 }, "setting-out-of-range"],
    [
      "a cut by table where tables are new each game",
      { tables: "new", cut: { by: "table", places: 1 } },
      "setting-out-of-range",
    ],
    ["a criterion there is not", { chain: ["RP", "XYZ"] }, "unknown-criterion"],
    ["a criterion twice", { chain: ["RP", "RP"] }, "criterion-twice"],
    [
      "a factor of nothing",
      { factors: [{ size: 4, factor: { n: 0, d: 1 } }] },
      "setting-out-of-range",
    ],
  ])("%s", (_name, first, code) => {
    expect(refused(first).code).toBe(code);
  });

  it("sizes without a scale, scales that rise, players that cannot be seated", () => {
    const scales = [{ size: 4, points: [3, 2, 1, 0] }];
    expect(refused({ sizes: [3, 4] }, { scales })).toEqual({ code: "scale-missing", size: 3 });
    const rising = [{ size: 4, points: [0, 1, 2, 3] }];
    expect(refused({ sizes: [4] }, { scales: rising }).code).toBe("setting-out-of-range");
    const stages = tablesPresetStages({ sizes: [4] }, { players: 6, sizes: [4] });
    expect(refused({}, { stages })).toMatchObject({ code: "cannot-be-seated", players: 6 });
    expect(refused({}, { stages: [] }).code).toBe("setting-out-of-range");
  });
});
