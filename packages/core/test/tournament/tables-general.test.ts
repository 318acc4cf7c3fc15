import { describe, expect, it } from "vitest";
import { kingLuiSettings } from "../../src/formats/king-lui.ts";
import { tableTournamentSettings } from "../../src/formats/table-tournament.ts";
import { type TablesCriterionCode, tablesCriterionCodes } from "../../src/ranking/tables/codes.ts";
import { evaluateTablesDerivation } from "../../src/ranking/tables/evaluate-derivation.ts";
import {
  type Settings,
  TABLES_RULES,
  tablesRulesOf,
} from "../../src/tournament/settings/settings.ts";
import { tablesStages } from "../../src/tournament/stages/tables-stage.ts";
import { tablesFinalPlaces } from "../../src/tournament/standings/final-places.ts";
import {
  tablesCodes,
  tablesDerivations,
  tablesStandings,
} from "../../src/tournament/standings/tables-standings.ts";
import { verifyJournal } from "../../src/tournament/verify/verify.ts";
import { type Play, play, refusalOf } from "../play.ts";
import {
  openStage,
  playStage,
  playThrough,
  steadyLuck,
  tablesCompetition,
} from "../tables-play.ts";
import { type StageChanges, tablesPresetStages } from "../tables-stages.ts";

const valueIn = (play: Play, stage: number, entry: number, code: TablesCriterionCode) => {
  const found = tablesDerivations(play.state, stage, entry).find((one) => one.code === code);
  return found === undefined ? Number.NaN : found.value.n / found.value.d;
};

describe("a general table tournament", () => {
  it.each([6, 13, 16])("of %i plays new tables each game, then a final", (players) => {
    const { state, events } = playThrough(
      tablesCompetition("table-tournament", players),
      steadyLuck,
    );
    expect(tablesStages(state).map(({ stage }) => stage)).toEqual([1, 2]);
    expect(tablesFinalPlaces(state)).toHaveLength(players);
    expect(verifyJournal(events).sound).toBe(true);
  });

  it("sends the best of each table on, and the best of the others where seats are left", () => {
    const stages = tablesPresetStages(
      { seats: [4], cut: { by: "table", places: 1 } },
      { participants: { top: 4 }, seats: [4] },
    );
    const begun = openStage(tablesCompetition("table-tournament", 12, { stages }));
    const final = openStage(playStage(begun, steadyLuck));
    const admissions =
      tablesStages(final.state)[1]?.members.map(({ admission }) => admission) ?? [];
    expect(admissions.filter((one) => one === "table")).toHaveLength(3);
    expect(admissions.filter((one) => one === "overall")).toHaveLength(1);
  });

  it("seats the first stage by rating where it is seated by rank", () => {
    const stages = tablesPresetStages(
      { options: { seating: "rank" } },
      { participants: { top: 3 }, seats: [3] },
    );
    let now = tablesCompetition("table-tournament", 6, { stages });
    for (let entry = 1; entry <= 6; entry++) {
      const details = { rating: 1000 + 100 * entry };
      now = play(now, [{ type: "change-entry", entry, details }]);
    }
    const { state } = openStage(now);
    const tables =
      tablesStages(state)[0]?.games[0]?.tables.map(({ seats }) => seats.toSorted()) ?? [];
    expect(tables).toEqual([
      [2, 3, 6],
      [1, 4, 5],
    ]);
  });

  it("gives everybody each seat equally often at fixed tables, where seats are in turn", () => {
    const stages = tablesPresetStages(
      { seats: [4], rounds: 4, options: { seatOrder: "in-turn" } },
      { participants: { top: 4 }, seats: [4] },
    );
    const { state } = openStage(tablesCompetition("table-tournament", 8, { stages }));
    for (const entry of state.entries.keys()) {
      const seats = tablesStages(state)[0]?.games.flatMap(({ tables }) =>
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
    { seats: [3], rounds: 2, ranking: all },
    { participants: { top: 3 }, seats: [3], rounds: 1, ranking: all },
  );
  const played = playThrough(
    tablesCompetition("table-tournament", 6, { stages }),
    ({ stage, game }, seats) =>
      seats.map((_, seat) => (stage === 2 ? [50, 30, 20][seat] : [60, 30, 10][(seat + game) % 3])!),
  );
  const seats = tablesStages(played.state)[1]?.games[0]?.tables[0]?.seats ?? [];
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

  it.each(["most", "fewest"] as const)("are what their terms make, with the %s ahead", (best) => {
    const tables = { ...tablesRulesOf(tableTournamentSettings), best };
    const { state } = playThrough(
      tablesCompetition("table-tournament", 6, { stages, tables }),
      steadyLuck,
    );
    for (const { stage } of tablesStages(state)) {
      for (const { entry } of tablesStandings(state, stage)) {
        const derivations = tablesDerivations(state, stage, entry);
        expect(derivations.map(evaluateTablesDerivation)).toEqual(
          derivations.map(({ value }) => value),
        );
      }
    }
  });

  it("rank the fewest game points first where these win", () => {
    const fewest = playStage(
      openStage(
        tablesCompetition("king-lui", 3, {
          tables: { ...tablesRulesOf(kingLuiSettings), best: "fewest" },
        }),
      ),
      (_address, at) => at.map((entry) => entry),
    );
    expect(tablesStandings(fewest.state, 4).map(({ entry }) => entry)).toEqual([1, 2, 3]);
    expect(valueIn(fewest, 4, 1, "GP")).toBe(5);
  });
});

describe("settings that make no sense are refused", () => {
  const strange: string = "XYZ";
  const refused = (first: StageChanges, rest: Partial<Settings> = {}) =>
    refusalOf(null, {
      type: "create-competition",
      name: "Test",
      format: "table-tournament",
      seed: "5eed".repeat(16),
      settings: {
        stages: tablesPresetStages(first, { participants: { top: 4 }, seats: [4] }),
        ...rest,
      },
    });

  it.each<[string, StageChanges, string]>([
    ["no games", { rounds: 0 }, "setting-out-of-range"],
    ["tables of nine", { seats: [9] }, "setting-out-of-range"],
    ["the same size twice", { seats: [4, 4] }, "setting-out-of-range"],
    ["a first stage for some only", { participants: { top: 12 } }, "setting-out-of-range"],
    [
      "a cut by table where tables are new each game",
      { options: { tables: "new" }, cut: { by: "table", places: 1 } },
      "setting-out-of-range",
    ],
    [
      "a criterion there is not",
      { ranking: ["RP", strange as TablesCriterionCode] },
      "unknown-criterion",
    ],
    ["a criterion twice", { ranking: ["RP", "RP"] }, "criterion-twice"],
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
    expect(refused({ seats: [3, 4] }, { tables: { ...TABLES_RULES, scales } })).toEqual({
      code: "scale-missing",
      size: 3,
    });
    const rising = [{ size: 4, points: [0, 1, 2, 3] }];
    expect(refused({ seats: [4] }, { tables: { ...TABLES_RULES, scales: rising } }).code).toBe(
      "setting-out-of-range",
    );
    const stages = tablesPresetStages({ seats: [4] }, { participants: { top: 6 }, seats: [4] });
    expect(refused({}, { stages })).toMatchObject({ code: "cannot-be-seated", players: 6 });
    expect(refused({}, { stages: [] }).code).toBe("setting-out-of-range");
  });
});
