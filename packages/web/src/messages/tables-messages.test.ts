import { type TablesRefusal, type TablesWarning, tablesCriterionCodes } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { withCodes } from "../../test/messages.ts";
import { LANGUAGES, type Language } from "../language/language.ts";
import { formatFraction, sharedPlaces, stageLabel, tablesCriterionLabel } from "./tables-labels.ts";
import { describeTablesRefusal, describeTablesWarning } from "./tables-refusals.ts";

const address = { stage: 2, game: 1, table: 3 };

const refusals = withCodes<TablesRefusal>({
  "competition-exists": {},
  "no-competition": {},
  "competition-closed": {},
  "competition-open": {},
  "name-missing": { field: "entry" },
  "unknown-format": { format: "poker", known: ["king-lui", "table-tournament"] },
  "malformed-seed": {},
  "event-details-malformed": {
    problems: [{ code: "not-a-day", field: "start", value: "2026-02-30" }],
  },
  "setting-out-of-range": { setting: "scales.points", allowed: "3 values, each ≤ the one before" },
  "unknown-criterion": { given: "XX", position: 2, known: ["RP", "GP"] },
  "criterion-twice": { criterion: "RP", position: 3 },
  "scale-missing": { size: 5 },
  "stage-already-drafted": { stage: 1, setting: "games" },
  "duplicate-name": { name: "Ulla Beispiel", position: 4, entry: 2 },
  "duplicate-fide-id": {
    name: "Ulla Beispiel",
    fideId: "4600001",
    holder: "Anna Muster",
    position: 4,
    entry: null,
  },
  "entries-wrong": {
    entries: 3,
    faults: [
      { position: 1, fault: { code: "name-missing", field: "entry" } },
      { position: 3, fault: { code: "rating-out-of-range", name: "Ulla Beispiel", rating: -1 } },
    ],
  },
  "rating-out-of-range": { name: "Ulla Beispiel", rating: 12_345 },
  "detail-malformed": { name: "Ulla Beispiel", detail: "birth", value: "1990-02-30" },
  "unknown-entry": { entry: 99 },
  "entry-erased": { entry: 1 },
  "entry-in-stage": { entry: 1, stage: 1 },
  "entry-withdrawn": { entry: 1 },
  "entry-not-withdrawn": { entry: 1 },
  "reason-missing": {},
  "unknown-stage": { stage: 4 },
  "draft-exists": { stage: 2 },
  "no-draft": { stage: 2 },
  "all-stages-played": { stages: 4 },
  "cannot-be-seated": { players: 5, sizes: [3, 4], fewer: 4, more: 6 },
  "results-missing": { stage: 2, games: [address] },
  "entries-unseated": { stage: 1, entries: [1, 2] },
  "stage-not-published": { stage: 2 },
  "stage-already-published": { stage: 2 },
  "stage-has-results": { stage: 2 },
  "not-last-stage": { stage: 1, last: 2 },
  "unknown-game": { stage: 1, game: 9 },
  "unknown-table": { stage: 1, game: 1, table: 99 },
  "entry-not-in-stage": { entry: 1, stage: 2 },
  "entry-already-in-stage": { entry: 1, stage: 2 },
  "same-entry": { entry: 1 },
  "no-open-game": { stage: 1 },
  "already-at-table": { entry: 1, table: 2 },
  "seats-do-not-fit": { seats: [1, 1] },
  "results-kind": { given: "places", expected: "game-points" },
  "not-the-table": { address, missing: [1], strangers: [2], twice: [3] },
  "score-out-of-range": { entry: 1, score: 99_999, minimum: -9999, maximum: 9999 },
  "places-do-not-fit": { places: [1, 1, 2] },
  "result-exists": address,
  "no-result": address,
  "result-unchanged": address,
  "result-confirmed": address,
  "already-annulled": address,
  "result-built-on": { ...address, laterStage: 3 },
  "cannot-draft-again": { stage: 3 },
  "penalty-out-of-range": { points: 0 },
  "unknown-penalty": { penalty: 7 },
});

const warnings = withCodes<TablesWarning>({
  "unusual-score": { entry: 1, score: 4120, usual: [0, 999] },
  "not-checked-in": { entries: [1, 2] },
  "later-stage-stays": { stage: 1, laterStage: 2 },
  "seat-empty": { stage: 1, entry: 1 },
});

const name = (entry: number): string => ["", "Ulla", "Theo", "Ulrike"][entry] ?? `#${entry}`;

const expectSentence = (sentence: string): void => {
  expect(sentence).toMatch(/^[\p{Lu}\d„“”#]/u);
  expect(sentence).toMatch(/[.?!]$/);
  expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{| {2}/);
};

describe.each(LANGUAGES)("every message of table tournaments in %s", (language: Language) => {
  it.each(refusals)("refusal $code", (refusal) => {
    expectSentence(describeTablesRefusal(refusal, language, name));
  });

  it.each(warnings)("warning $code", (warning) => {
    expectSentence(describeTablesWarning(warning, language, name));
  });

  it("has a name for each criterion", () => {
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

  it("call the last stage the final, unless it has a name", () => {
    const settings = { stages: [{ name: "" }, { name: "Zwischenrunde" }, { name: "" }] };
    expect([1, 2, 3].map((stage) => stageLabel(stage, settings, "de"))).toEqual([
      "Stufe 1",
      "Zwischenrunde",
      "Finale",
    ]);
  });
});
