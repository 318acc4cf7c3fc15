import { kingLuiSettings, tablesCriterionCodes } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../language/language.ts";
import { describeRefusal } from "./refusals.ts";
import { stageLabel, stagesIn } from "./stage-names.ts";
import {
  describeTablesTerm,
  formatFraction,
  placeLabel,
  sharedPlaces,
  tablesCriterionLabel,
} from "./tables-labels.ts";
import { describeWarning } from "./warnings.ts";

describe.each(LANGUAGES)("the criteria of tables in %s", (language: Language) => {
  it("have a name each", () => {
    for (const code of tablesCriterionCodes) {
      expect(tablesCriterionLabel(code, language)).not.toBe(code);
    }
  });
});

describe("values of table tournaments", () => {
  it("are shown exactly: halves, decimals where they end, else fractions", () => {
    const shown = (n: number, d: number): string => formatFraction({ n, d }, "de");
    expect([shown(3, 1), shown(3, 2), shown(5, 4), shown(-1, 2)]).toEqual([
      "3",
      "1½",
      "1,25",
      "−½",
    ]);
    expect(shown(364, 3)).toBe("121\u2009¹⁄₃");
    expect(shown(-1, 3)).toBe("−¹⁄₃");
  });

  it("show shared places as arithmetic", () => {
    const placePoints = [
      { n: 3, d: 1 },
      { n: 2, d: 1 },
    ];
    const share = { placePoints, mean: { n: 5, d: 2 }, rankPoints: { n: 3, d: 1 } };
    expect(sharedPlaces(share, "de")).toBe("(3 + 2) / 2 = 2½, gerundet 3");
    expect(sharedPlaces({ ...share, rankPoints: share.mean }, "de")).toBe("(3 + 2) / 2 = 2½");
    const alone = {
      placePoints: [{ n: 3, d: 2 }],
      mean: { n: 3, d: 2 },
      rankPoints: { n: 3, d: 2 },
    };
    expect(sharedPlaces(alone, "en")).toBe("1½");
  });

  it("call stages as the rulebook of King Lui does: Vorrunde, 2. Runde, Drittelfinale, Finale", () => {
    const labels = (language: "de" | "en") =>
      kingLuiSettings.stages.map((_, at) => stageLabel(at + 1, kingLuiSettings, language));
    expect(labels("de")).toEqual(["Vorrunde", "2. Runde", "Drittelfinale", "Finale"]);
    expect(labels("en")).toEqual(["Preliminary", "Round 2", "Semi-final", "Final"]);
  });

  it("call stages so in refusals, warnings and workings, too; by number where none are known", () => {
    const stage = stagesIn(kingLuiSettings, "de");
    const place = { round: 4, board: 3, at: { stage: 2, game: 1 } };
    const refusal = { code: "result-unchanged", ...place } as const;
    expect(describeRefusal(refusal, "de", undefined, stage)).toContain(
      "2. Runde, Spiel 1, Tisch 3:",
    );
    expect(describeRefusal(refusal, "de")).toContain("Stufe 2, Spiel 1, Tisch 3:");
    const left = { code: "not-last-stage", stage: 1, last: 3 } as const;
    expect(describeRefusal(left, "de", undefined, stage)).toMatch(/^Vorrunde .*: Drittelfinale\./);
    const empty = { code: "seat-empty", stage: 4, entry: 7 } as const;
    expect(describeWarning(empty, "de", undefined, stage)).toMatch(/^Finale: Der Platz von #7/);
    const term = { kind: "rank", stage: 1, amount: { n: 5, d: 1 } } as const;
    expect(describeTablesTerm(term, "PRE", "de", stage).from).toBe("Platz: Vorrunde");
    expect(placeLabel({ round: 1, board: 3, at: { stage: 1, game: 1 } }, "de", stage)).toBe(
      "Vorrunde, Spiel 1, Tisch 3",
    );
  });

  it("call a stage as the director named it", () => {
    const stage = { system: "tables" };
    const settings = { stages: [stage, { ...stage, name: "Zwischenrunde" }, stage] };
    expect([1, 2, 3].map((number) => stageLabel(number, settings, "de"))).toEqual([
      "Vorrunde",
      "Zwischenrunde",
      "Finale",
    ]);
    expect(stageLabel(1, { stages: [stage] }, "de")).toBe("An Tischen");
  });

  it("call no stage at tables a round among games for two, whose rounds are counted through", () => {
    const tables = { system: "tables" };
    const one = { stages: [{ system: "new-swiss" }, tables, tables] };
    expect(stageLabel(2, one, "de")).toBe("Zwischenrunde");
    const named = { ...tables, name: "Runde der letzten 16" };
    const several = { stages: [tables, tables, { system: "new-swiss" }, named, tables, tables] };
    expect([1, 2, 3, 4, 5, 6].map((stage) => stageLabel(stage, several, "de"))).toEqual([
      "Vorrunde",
      "1. Zwischenrunde",
      "New Swiss",
      "Runde der letzten 16",
      "2. Zwischenrunde",
      "Finale",
    ]);
  });

  it("tell stages of one system apart", () => {
    const swiss = { system: "new-swiss" };
    const settings = { stages: [swiss, { ...swiss, name: "B" }, swiss, { system: "final" }] };
    expect([1, 2, 3, 4].map((stage) => stageLabel(stage, settings, "en"))).toEqual([
      "New Swiss 1",
      "B",
      "New Swiss 2",
      "Final",
    ]);
  });

  it("call a stage of games for two by its system, whatever its number", () => {
    const settings = { stages: [{ system: "tables" }, { system: "new-swiss" }] };
    expect([1, 2].map((stage) => stageLabel(stage, settings, "en"))).toEqual([
      "Preliminary",
      "New Swiss",
    ]);
  });
});
