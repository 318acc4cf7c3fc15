import type { EntryId, RankingField, RuleEdition } from "@losfee/core";
import { describe, expect, test } from "vitest";
import { type CodeValues, EDITIONS, fieldOf, isValue, jsonOf, ranked, tableOf } from "./events.ts";

interface Exercises extends Readonly<Record<string, unknown>> {
  readonly ranks?: CodeValues;
}

const exercises = jsonOf<Readonly<Record<string, Exercises>>>("expected/fide_tec_exercises.json");

/** Returns values that differ from the expected ones; skips players without expected values. */
const differences = (expected: CodeValues, field: RankingField): readonly string[] =>
  Object.entries(expected).flatMap(([code, values]) =>
    ranked([code], field)
      .filter(({ entry }) => entry in values)
      .filter((placing) => !isValue(placing.values[0], values[placing.entry]))
      .map((placing) => `#${placing.entry} ${code} ${placing.values[0]}`),
  );

const optionsFor = (name: string, edition: RuleEdition) =>
  ({ pairing: name.includes("round_robin") ? "pre-determined" : "swiss", edition }) as const;

describe("FIDE's exercises in tie-breaking", () => {
  const individual = Object.keys(exercises).filter((name) => !name.includes("team"));
  test.each(individual)("%s has the published answers", (name) => {
    const answers = exercises[name];
    for (const [key, edition] of Object.entries(EDITIONS)) {
      const expected = (answers?.[key] ?? {}) as CodeValues;
      const field = fieldOf(`official/${name}`, optionsFor(name, edition));
      expect(differences(expected, field), key).toEqual([]);
    }
    for (const [code, ranks] of Object.entries(answers?.ranks ?? {})) {
      const field = fieldOf(`official/${name}`, optionsFor(name, 2026));
      for (const { entry, rank } of ranked(["PTS", code], field)) {
        if (entry in ranks) expect(rank, `#${entry} by ${code}`).toBe(ranks[entry]);
      }
    }
  });

  test.each([
    ["2026-02-28", 2024],
    ["2026-03-01", 2026],
  ] as const)("a Swiss event with many unplayed rounds, on %s", (date, edition) => {
    const { columns, rows } = tableOf(`expected/swiss_with_many_unplayed_rounds.${date}.all.tsv`);
    // Colour preferences and sequences belong to pairing; ESB is for teams; the players are unrated.
    const codes = columns.filter((code) => !["Rank", "COP", "CSQ", "ESB"].includes(code));
    const field = fieldOf("official/swiss_with_many_unplayed_rounds", {
      pairing: "swiss",
      edition,
    });
    for (const { entry, values } of ranked(codes, field)) {
      for (const [place, code] of codes.entries()) {
        const text = rows.get(entry)?.[columns.indexOf(code)];
        const wanted = text === "-0" ? null : Number(text);
        expect(isValue(values[place], wanted), `#${entry} ${code} ${values[place]}`).toBe(true);
      }
    }
  });
});

type Published = Readonly<Record<string, Readonly<Record<string, number>>>>;

const publishedOf = (name: string): Published =>
  jsonOf<{ readonly published: Published }>(`real/${name}.published.json`).published;

/** Published values of an event as codes of ours. */
const expectPublished = (
  name: string,
  field: RankingField,
  codes: Readonly<Record<string, string>>,
  compares: (entry: EntryId, code: string) => boolean = () => true,
): number => {
  const published = publishedOf(name);
  let compared = 0;
  const chain = Object.values(codes);
  for (const { entry, values } of ranked(chain, field)) {
    for (const [place, column] of Object.keys(codes).entries()) {
      const wanted = published[entry]?.[column];
      if (wanted === undefined || !compares(entry, column)) continue;
      compared++;
      expect(values[place], `#${entry} ${column}`).toBe(wanted);
    }
  }
  return compared;
};

describe("published results", () => {
  test("of the Women's World Rapid Championship 2024, under the edition of 2024", () => {
    const field = fieldOf("real/fide_wwrc_2024", { edition: 2024 });
    const codes = { points: "PTS", "BH/C1": "BH/C1", BH: "BH", "ARO/C1": "ARO/C1" };
    expect(expectPublished("fide_wwrc_2024", field, codes)).toBe(440);
  });

  test("of the UzChess Cup 2025, a round robin broken by direct encounter first", () => {
    const codes = {
      points: "PTS",
      "DE(points)": "DE",
      SB: "SB",
      WIN: "WIN",
      BWG: "BWG",
      KS: "KS",
    };
    const field = fieldOf("real/rr_uzchess_cup_2025");
    expect(field.pairing).toBe("pre-determined");
    expect(expectPublished("rr_uzchess_cup_2025", field, codes)).toBe(60);
  });

  // Both were published under rules with other virtual opponents: only compares players who played
  // every round against opponents who did.
  test.each([
    ["moscow_open_2018_A", { points: "PTS", BH: "BH", "BH/C1": "BH/C1", SB: "SB" }, 220 + 3 * 40],
    ["wbc2021_open", { points: "PTS", BH: "BH", "BH/C1": "BH/C1" }, 179 + 2 * 33],
  ] as const)("of %s, of undisturbed players", (name, codes, count) => {
    const field = fieldOf(`real/${name}`, { edition: 2024 });
    const cards = new Map(field.cards.map((card) => [card.entry, card]));
    const complete = (entry: EntryId): boolean =>
      cards.get(entry)?.lines.every((line) => line?.kind === "played") ?? false;
    const undisturbed = (entry: EntryId): boolean =>
      complete(entry) &&
      (cards
        .get(entry)
        ?.lines.every((line) => line?.kind === "played" && complete(line.opponent)) ??
        false);
    const compares = (entry: EntryId, column: string) => column === "points" || undisturbed(entry);
    expect(expectPublished(name, field, codes, compares)).toBe(count);
  });
});
