import { findFormat, findFormatOf, formatIds, type Settings, TABLES_RULES } from "@losfee/core";
import { expect, test } from "vitest";
import { Failure } from "../call/exit.ts";
import { changedSettings, listedSettings } from "./settings.ts";

const settings = findFormatOf("tournament", "scrabble-championship")!.settings;
const call = { language: "en", json: false, args: [], options: {} } as const;

test("settings are changed by their paths, stages counted from 1", async () => {
  const changed = await changedSettings(call, "tournament", settings, {
    "stages.2.rounds": "5",
    "stages.2.options.repeats": "1",
    "stages.4.participants": "8",
    "starts.assigned": "false",
    ranking: "wins; spr lot",
    "bye.spread": "0",
  });
  expect(changed.stages[1]).toMatchObject({ rounds: 5, options: { repeats: 1 } });
  expect(changed.stages[3]?.participants).toEqual({ top: 8 });
  expect(changed.ranking).toEqual(["WINS", "SPR", "LOT"]);
  expect(changed.starts).toEqual({ ...settings.starts, assigned: false });
  expect(changed.bye).toEqual({ credit: "win", spread: 0 });
});

test("stages can be given as JSON", async () => {
  const stages = [{ system: "new-swiss", rounds: 3, options: {}, participants: "everybody" }];
  const changed = await changedSettings(call, "tournament", settings, {
    stages: JSON.stringify(stages),
  });
  expect(changed.stages).toEqual(stages);
});

test.each(formatIds)("every value that is listed of %s can be set to itself", async (id) => {
  const { kind, settings: preset } = findFormat(id)!;
  const listed = listedSettings(kind, preset);
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  for (const { path, value } of listed) {
    expect(await changedSettings(call, kind, preset, { [path]: value })).toEqual(preset);
  }
});

test("decimals are read with a point, a comma or a half, and refused where numbers are whole", async () => {
  const league = findFormatOf("tournament", "league")!.settings;
  const changed = await changedSettings(call, "tournament", league, {
    "points.win": "2.5",
    "points.draw": "1,5",
    "teams.gamePoints.win": "1½",
    "teams.byeGamePoints": "4½",
    "teams.lineUps.penalty.points": "0.5",
  });
  expect(changed.points).toEqual({ win: 2.5, draw: 1.5, loss: 0 });
  expect(changed.teams).toMatchObject({
    gamePoints: { win: 1.5, draw: 0.5, loss: 0 },
    byeGamePoints: 4.5,
    lineUps: { penalty: { of: "match-points", points: 0.5 } },
  });
  await expect(
    changedSettings(call, "tournament", league, { "teams.boards": "4.5" }),
  ).rejects.toThrow("1–64");
});

test("a value is read as its setting is declared: a name of digits stays a text", async () => {
  const league = findFormatOf("tournament", "league")!.settings;
  const changed = await changedSettings(call, "tournament", league, {
    "stages.1.name": "2026",
    "teams.season.name": "2026",
    "teams.season.division": "1",
    tieBreakRules: "2024",
  });
  expect(changed.stages[0]?.name).toBe("2026");
  expect(changed.teams?.season).toEqual({ name: "2026", division: "1", level: 1 });
  expect(changed.tieBreakRules).toBe(2024);
});

test("an empty value switches off what is optional", async () => {
  const league = findFormatOf("tournament", "league")!.settings;
  const on = { "teams.season.name": "A", "teams.season.division": "B", "teams.byeGamePoints": "2" };
  const changed = await changedSettings(call, "tournament", league, on);
  const off = { "teams.season": "", "teams.byeGamePoints": "", "teams.lineUps.boundAfter": "" };
  const { teams } = await changedSettings(call, "tournament", changed, off);
  expect(teams).toEqual({
    ...league.teams,
    lineUps: { ...league.teams?.lineUps, boundAfter: null },
  });
  const ranked = await changedSettings(call, "tournament", settings, { "teamRanking.best": "5" });
  expect(ranked.teamRanking).toMatchObject({ best: 5, criteria: ["WINS", "BEST"] });
  const unranked = await changedSettings(call, "tournament", ranked, { teamRanking: "" });
  expect(unranked.teamRanking).toBeNull();
});

test("settings of stages at tables are changed alike, and begin with those that are usual", async () => {
  const lui = findFormatOf("tournament", "king-lui")!.settings;
  const changed = await changedSettings(call, "tournament", lui, {
    "stages.1.ranking": "rp lot",
    "stages.1.seats": "[4,3]",
    "tables.best": "fewest",
  });
  expect(changed.stages[0]).toMatchObject({ ranking: ["RP", "LOT"], seats: [4, 3] });
  expect(changed.tables).toEqual({ ...lui.tables, best: "fewest" });
  const fresh = await changedSettings(call, "tournament", settings, { "tables.best": "fewest" });
  expect(fresh.tables).toEqual({ ...TABLES_RULES, best: "fewest" });
});

test("a fault in a stage is found where it is, at boards and at tables", async () => {
  const lui = findFormatOf("tournament", "king-lui")!.settings;
  const faulty = (of: Settings, path: string) =>
    changedSettings(call, "tournament", of, { [path]: "many" });
  await expect(faulty(settings, "stages.2.rounds")).rejects.toThrow(
    "“Stage 2, Rounds” (stages.2.rounds)",
  );
  await expect(faulty(lui, "stages.2.rounds")).rejects.toThrow(
    "“Stage 2, Rounds” (stages.2.rounds)",
  );
});

test.each([
  { "stages.9.rounds": "3" },
  { "stages.1.colour": "3" },
  { colour: "red" },
  { "bye.credit": "much" },
  { "stages.2.rounds": "many" },
  { stages: "[1" },
  { __proto__x: "1" },
  { "teams.boards": "4" },
])("%j is refused", async (changes) => {
  await expect(changedSettings(call, "tournament", settings, changes)).rejects.toThrow(Failure);
});
