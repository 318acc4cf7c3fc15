import { kingLuiSettings, tablesCriterionCodes } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../language/language.ts";
import { formatFraction, sharedPlaces, stageLabel, tablesCriterionLabel } from "./tables-labels.ts";

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
    expect(sharedPlaces(share, "de")).toBe("(3 + 2) / 2 = 2½ → 3");
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

  it("call a stage as the director named it", () => {
    const stage = { system: "tables" };
    const settings = { stages: [stage, { ...stage, name: "Zwischenrunde" }, stage] };
    expect([1, 2, 3].map((number) => stageLabel(number, settings, "de"))).toEqual([
      "Vorrunde",
      "Zwischenrunde",
      "Finale",
    ]);
    expect(stageLabel(1, { stages: [stage] }, "de")).toBe("Stufe 1");
  });

  it("number stages at tables among rounds of games for two, which are counted through", () => {
    const tables = { system: "tables" };
    const settings = { stages: [{ system: "new-swiss" }, tables, tables] };
    expect(stageLabel(2, settings, "de")).toBe("Stufe 2");
  });

  it("call a stage of games for two by its system, whatever its number", () => {
    const settings = { stages: [{ system: "tables" }, { system: "new-swiss" }] };
    expect([1, 2].map((stage) => stageLabel(stage, settings, "en"))).toEqual([
      "Preliminary",
      "New Swiss",
    ]);
  });
});
