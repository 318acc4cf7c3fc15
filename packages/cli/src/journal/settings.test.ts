import { findFormatOf, type Settings, TABLES_RULES } from "@losfee/core";
import { expect, test } from "vitest";
import { Failure } from "../call/exit.ts";
import { changedSettings, settingValues } from "./settings.ts";

const settings = findFormatOf("tournament", "scrabble-championship")!.settings;
const call = { language: "en", json: false, args: [], options: {} } as const;

test("settings are changed by their paths, stages counted from 1", async () => {
  const changed = await changedSettings(call, "tournament", settings, {
    "stages.2.rounds": 5,
    "stages.2.options.repeats": 1,
    "stages.4.participants": 8,
    "starts.assigned": false,
    ranking: "wins; spr lot",
    "bye.spread": 0,
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

test("every value that is shown can be set to itself", async () => {
  for (const [path, value] of settingValues(settings)) {
    expect(await changedSettings(call, "tournament", settings, { [path]: value })).toEqual(
      settings,
    );
  }
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
  for (const [path, value] of settingValues(lui)) {
    expect(await changedSettings(call, "tournament", lui, { [path]: value })).toEqual(lui);
  }
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
  { "stages.9.rounds": 3 },
  { "stages.1.colour": 3 },
  { colour: "red" },
  { "bye.credit": "much" },
  { "stages.2.rounds": "many" },
  { stages: "[1" },
  { __proto__x: 1 },
])("%j is refused", async (changes) => {
  await expect(changedSettings(call, "tournament", settings, changes)).rejects.toThrow(Failure);
});
