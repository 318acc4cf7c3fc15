/** In every field, a number that is too large is reported as too large, and as nothing else. */
import {
  decide,
  formats,
  isSeated,
  type SeatedStage,
  type Settings,
  TABLES_RULES,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { describeRefusal } from "../src/index.ts";

const settingsOf = (id: string): Settings => {
  const format = formats.find((one) => one.id === id);
  if (format?.kind !== "tournament") throw new Error(`no format ${id}`);
  return format.settings;
};

const kingLui = settingsOf("king-lui");

const withStage = (index: number, changes: Partial<SeatedStage>): Settings => ({
  ...kingLui,
  stages: kingLui.stages.map((stage, at) =>
    at === index && isSeated(stage) ? { ...stage, ...changes } : stage,
  ),
});

const said = (settings: Settings): string => {
  const creation = { type: "create-competition", name: "Test", format: "king-lui" } as const;
  const command = { ...creation, settings, seed: "5eed".repeat(16) };
  const context = { competition: "test", actor: "director", now: "2026-05-02T08:00:00.000Z" };
  const decision = decide(null, command, context);
  if (decision.ok) throw new Error("not refused");
  return describeRefusal(decision.error, "en");
};

describe("a number that is too large", () => {
  it.each([
    [
      "games",
      withStage(0, { rounds: 51 }),
      "Setting “Games” of stage 1: 51 is too large. Allowed: 1–50.",
    ],
    [
      "players",
      withStage(1, { participants: { top: 10_001 } }),
      "Setting “Players” of stage 2: 10001 is too large.",
    ],
    [
      "seats at a table",
      withStage(0, { seats: [9] }),
      "Setting “Table sizes” of stage 1: 9 is too large. Allowed: 2–8.",
    ],
    [
      "places of the cut",
      withStage(1, { cut: { by: "table", places: 9 } }),
      "Setting “Who advances” of stage 2: 9 is too large. Allowed: 1–8.",
    ],
    [
      "a factor",
      withStage(0, { factors: [{ size: 4, factor: { n: 1001, d: 1 } }] }),
      "1001 is too large",
    ],
    [
      "game points",
      { ...kingLui, scores: { ...kingLui.scores, maximum: 1_000_001 } },
      "1000001 is too large",
    ],
    [
      "rank points",
      {
        ...kingLui,
        tables: {
          ...TABLES_RULES,
          scales: [
            { size: 3, points: [1001, 1, 0] },
            { size: 4, points: [3, 2, 1, 0] },
          ],
        },
      },
      "1001 is too large",
    ],
    [
      "rounds",
      {
        ...settingsOf("fide-swiss"),
        stages: settingsOf("fide-swiss").stages.map((stage) => ({
          ...stage,
          rounds: 201,
        })) as Settings["stages"],
      },
      "Setting “Rounds” of stage 1: 201 is too large. Allowed: 1–200.",
    ],
    [
      "points for a win",
      { ...settingsOf("fide-swiss"), points: { win: 101, draw: 1, loss: 0 } },
      "101 is too large. Allowed: 0–100.",
    ],
  ])("of %s is called too large", (_what, settings, sentence) => {
    expect(said(settings as Settings)).toContain(sentence);
  });

  it("is not what is said of one that is too small, or of none at all", () => {
    expect(said(withStage(0, { rounds: 0 }))).toContain("0 is too small");
    expect(said(withStage(0, { seats: [] }))).not.toContain("too");
  });

  it("is called so in a result, too: at a board, at a table, in a match", () => {
    const limits = { minimum: -9999, maximum: 9999 };
    const score = (value: number) =>
      ({ code: "score-out-of-range", entry: 1, score: value, ...limits }) as const;
    const name = () => "Ada";
    expect(describeRefusal(score(41_200), "en", name)).toContain(
      "Ada: 41200 is too large, at most 9999 is allowed.",
    );
    expect(describeRefusal(score(-41_200), "en", name)).toContain(
      "Ada: −41200 is too small, at least −9999 is allowed.",
    );
    expect(describeRefusal(score(1.5), "en", name)).toContain("is not a whole number");
    const fault = { code: "score-out-of-range", board: 4, score: 41_200, ...limits } as const;
    const match = { code: "match-wrong", teams: [1, 2], faults: [fault] } as const;
    expect(describeRefusal(match, "de", name)).toContain(
      "Brett 4: 41200 ist zu groß, höchstens 9999 ist erlaubt.",
    );
  });

  it("is called so in a rating, too", () => {
    const refusal = { code: "rating-out-of-range", name: "Ada", rating: 12_345 } as const;
    expect(describeRefusal(refusal, "en")).toContain("12345 is too large, at most 9999");
  });

  it("of a penalty names the most that there may be", () => {
    const points = 1_000_000;
    expect(
      describeRefusal({ code: "penalty-out-of-range", points, most: 999_999 }, "de"),
    ).toContain("sind zu viele");
  });
});
