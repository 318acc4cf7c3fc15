import { describe, expect, it } from "vitest";
import { competition, play, playTo, refusalOf } from "../../../test/play.ts";
import { evaluateDerivation } from "../../ranking/evaluate-derivation.ts";
import { modifierExamples } from "../../ranking/modifiers.ts";
import { FAMILIES } from "../../ranking/registry.ts";
import {
  rankedBy,
  rankingWarnings,
  type Settings,
  standingDerivations,
  standingsCodes,
  standingsOf,
} from "../index.ts";

const stages: Settings["stages"] = [
  { system: "preliminary-groups", rounds: 3, options: {}, participants: "everybody" },
  { system: "new-swiss", rounds: 3, options: {}, participants: "everybody" },
  { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
];
/** Nine players with a bye each round, a pause, a withdrawal and a penalty. */
const swiss = playTo(
  play(playTo(competition("scrabble-championship", 9, { stages }), 2), [
    { type: "pause-entry", entry: 1, rounds: [4] },
    { type: "withdraw-entry", entry: 7, reason: "krank" },
    { type: "impose-penalty", entry: 2, round: 1, points: 30, reason: "Handy" },
  ]),
  7,
).state;
const roundRobin = playTo(competition("scrabble-round-robin", 7), 7).state;

/** Every criterion, and each of its variants. */
const everything = FAMILIES.flatMap(({ code, takes }) => [
  code,
  ...modifierExamples(takes).map((modifier) => `${code}${modifier}`),
]);

describe.each([
  ["a championship with a final", swiss],
  ["a round robin", roundRobin],
] as const)("every criterion in %s", (_name, state) => {
  it.each(everything)("%s has a value for everybody, made by its terms", (code) => {
    const ranked = rankedBy(state, { ranking: [code] });
    const place = standingsCodes(ranked).length - 1;
    const rows = standingsOf(ranked);
    expect(rows).toHaveLength(state.entries.size);
    for (const { entry, values } of rows) {
      const derivation = standingDerivations(ranked, entry)[place];
      if (derivation === undefined) throw new Error("no derivation");
      expect(derivation.value).toBe(values[place]);
      const made = evaluateDerivation(derivation, entry);
      if (Number.isNaN(derivation.value)) expect(made).toBeNaN();
      else expect(made).toBeCloseTo(derivation.value, 9);
    }
  });
});

describe("points", () => {
  it("are the wins, unless the settings say otherwise", () => {
    const valuesBy = (ranking: readonly string[]) =>
      new Map(
        standingsOf(rankedBy(swiss, { ranking })).map((row) => [row.entry, row.values.at(-1)]),
      );
    expect(valuesBy(["PTS"])).toEqual(valuesBy(["WINS"]));
  });

  it("are three for a win where they are set so", () => {
    const points = { win: 3, draw: 1, loss: 0 };
    const changed = play(competition("scrabble-round-robin", 4), [
      { type: "change-settings", settings: { ranking: ["PTS"], points }, reason: "Ausschreibung" },
    ]);
    const rows = standingsOf(playTo(changed, 3).state);
    expect(rows.every(({ wins, values }) => wins % 1 !== 0 || values[0] === wins * 3)).toBe(true);
  });

  it.each([
    { win: 0, draw: 0, loss: 0 },
    { win: 1, draw: 2, loss: 0 },
    { win: 1, draw: 0, loss: -1 },
    { win: 101, draw: 0, loss: 0 },
  ])("of $win, $draw and $loss make no sense", (points) => {
    const refusal = refusalOf(competition("scrabble-swiss", 4), {
      type: "change-settings",
      settings: { points },
      reason: "x",
    });
    expect(refusal).toMatchObject({ code: "setting-out-of-range", setting: "points" });
  });
});

describe("the edition of the rules", () => {
  it("is that of 2026, also in journals that do not know of it", () => {
    expect(swiss.settings.tieBreakRules).toBeUndefined();
    const by = (code: string) =>
      standingsOf(rankedBy(swiss, { ranking: [code] })).map(({ values }) => values.at(-1));
    expect(by("BH")).toEqual(by("BH/V2026"));
    const earlier = rankedBy(swiss, { ranking: ["BH"], tieBreakRules: 2024 });
    expect(standingsOf(earlier).map(({ values }) => values.at(-1))).toEqual(by("BH/V2024"));
    expect(by("BH/V2024")).not.toEqual(by("BH"));
  });
});

describe("a chain seen before it is saved", () => {
  it("changes the order and nothing else", () => {
    const other = rankedBy(swiss, { ranking: ["BH", "LOT"] });
    const order = (rows: ReturnType<typeof standingsOf>) => rows.map(({ entry }) => entry);
    expect(order(standingsOf(other))).not.toEqual(order(standingsOf(swiss)));
    expect(other.rounds).toBe(swiss.rounds);
    expect(swiss.settings.ranking).toEqual(["WINS", "SPR", "RTG", "LOT"]);
  });

  it("is warned about where it says nothing in this event", () => {
    const codes = (state: typeof swiss, ...ranking: readonly string[]) =>
      rankingWarnings(state, undefined, ranking).map(({ code }) => code);
    expect(codes(swiss, "PTS", "BH", "SB")).toEqual([]);
    expect(codes(roundRobin, "PTS", "BH")).toEqual(["criterion-unsuited"]);
    expect(codes(swiss, "PTS", "LOT", "BER")).toEqual(["never-reached", "not-a-team-event"]);
    expect(codes(swiss, "NONSENSE")).toEqual([]);
  });
});
