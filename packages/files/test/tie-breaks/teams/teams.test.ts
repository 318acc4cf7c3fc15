import { readFileSync } from "node:fs";
import { derivationsOf, evaluateDerivation, parseChain, type RankingField } from "@losfee/core";
import { describe, expect, test } from "vitest";
import {
  parseTrf,
  type TrfTeamRankingOptions,
  teamRankingFieldOf,
} from "../../../src/trf/index.ts";
import {
  type CheckerValues,
  type CodeValues,
  EDITIONS,
  eventsIn,
  isValue,
  jsonOf,
  ranked,
} from "../events.ts";

const fieldOf = (event: string, options: TrfTeamRankingOptions): RankingField => {
  const file = parseTrf(readFileSync(new URL(`vectors/${event}.trf`, import.meta.url)));
  if (!file.ok) throw new Error(`${event}: ${file.error.code}`);
  return teamRankingFieldOf(file.value.tournament, options);
};

const EVENTS = ["official", "synthetic"].flatMap((folder) =>
  eventsIn(`../teams/vectors/${folder}`).flatMap((name) =>
    Object.entries(EDITIONS).map(([key, edition]) => ({
      event: `${folder}/${name}`,
      key,
      edition,
    })),
  ),
);

describe("team events", () => {
  test.each(EVENTS)("$event has the checker's values and ranks, edition $key", (vector) => {
    const { event, key, edition } = vector;
    const { roundRobin, editions } = jsonOf<CheckerValues>(`../teams/vectors/${event}.json`);
    const pairing = roundRobin ? "pre-determined" : "swiss";
    const field = fieldOf(event, { pairing, edition });
    const { values: wanted = {}, rankAfterPtsThenCode = {} } = editions[key] ?? {};
    const codes = Object.keys(wanted);
    const wrong = codes.flatMap((code) =>
      ranked(["PTS", code], field).flatMap(({ entry, rank, values }) => {
        const [value, place] = [wanted[code]?.[entry], rankAfterPtsThenCode[code]?.[entry]];
        return isValue(values.at(-1), value) && rank === place
          ? []
          : [`#${entry} ${code} ${values.at(-1)} rank ${rank}, not ${value} rank ${place}`];
      }),
    );
    expect(codes).toHaveLength(47);
    expect(wrong).toEqual([]);
    expectDerivations(codes, field);
  });
});

/** Expects every value of every team to follow from its derivation. */
const expectDerivations = (codes: readonly string[], field: RankingField): void => {
  const chain = parseChain(["PTS", ...codes].join(","));
  if (!chain.ok) throw new Error(chain.error.code);
  const wrong = field.cards.flatMap(({ entry }) =>
    derivationsOf(chain.value, field, entry)
      .filter((derivation) => !Object.is(evaluateDerivation(derivation, entry), derivation.value))
      .map(({ code, value }) => `#${entry} ${code} ${value}`),
  );
  expect(wrong).toEqual([]);
};

interface Exercises {
  readonly held_team_7: Readonly<Record<string, CodeValues>>;
}

describe("FIDE's exercises in tie-breaking for teams", () => {
  const { held_team_7: answers } = jsonOf<Exercises>("expected/fide_tec_exercises.json");

  test.each(Object.entries(EDITIONS))("have the published values, edition %s", (key, edition) => {
    const field = fieldOf("official/held_team_7", { edition });
    for (const [code, values] of Object.entries(answers[key] ?? {})) {
      for (const placing of ranked([code], field)) {
        if (!(placing.entry in values)) continue;
        const right = isValue(placing.values[0], values[placing.entry]);
        expect(right, `#${placing.entry} ${code} ${placing.values[0]}`).toBe(true);
      }
    }
  });

  test("have the published ranks by extended direct encounter, with board count or boards", () => {
    const field = fieldOf("official/held_team_7", {});
    for (const [code, ranks] of Object.entries(answers["ranks"] ?? {})) {
      for (const { entry, rank } of ranked(["MPTS", code], field)) {
        if (entry in ranks) expect(rank, `#${entry} by ${code}`).toBe(ranks[entry]);
      }
    }
  });

  test("order the teams by match points then game points, and the other way round", () => {
    const field = fieldOf("official/held_team_7", {});
    const byGames = fieldOf("official/held_team_7", { primary: "game" });
    const order = (codes: readonly string[], of: RankingField) =>
      ranked(codes, of).map(({ entry }) => entry);
    expect(order(["PTS", "MPvGP"], field)).toEqual(order(["MPTS", "GPTS"], byGames));
    expect(order(["PTS", "MPvGP"], byGames)).toEqual(order(["GPTS", "MPTS"], field));
    expect(order(["PTS", "MPvGP"], byGames).slice(0, 5)).toEqual([5, 1, 2, 4, 3]);
  });
});
