import {
  derivationsOf,
  evaluateDerivation,
  type PairingKind,
  parseChain,
  type RankingField,
} from "@losfee/core";
import { describe, expect, test } from "vitest";
import {
  type CheckerValues,
  EDITIONS,
  eventsIn,
  fieldOf,
  isValue,
  jsonOf,
  ranked,
  tableOf,
} from "./events.ts";

/** `VUR` counts rounds; no rule of C.07 (article 5) ranks by it. */
const NOT_A_TIE_BREAK: ReadonlySet<string> = new Set(["VUR"]);

const PAIRINGS: readonly (readonly [string, PairingKind])[] = [
  ["fide-dutch", "swiss"],
  ["round-robin", "pre-determined"],
];

describe.each(PAIRINGS)("tie-breaks of %s events", (folder, pairing) => {
  test.each(eventsIn(folder))("%s has the checker's value in every column", (name) => {
    const field = fieldOf(`${folder}/${name}`, { pairing });
    const { columns, rows } = tableOf(`${folder}/${name}.tiebreaks.tsv`);
    const codes = columns.slice(1);
    const wrong: string[] = [];
    for (const { entry, rank, values } of ranked(codes, field)) {
      const [wantedRank, ...wanted] = rows.get(entry) ?? [];
      if (Number(wantedRank) !== rank) wrong.push(`#${entry} rank ${rank}, not ${wantedRank}`);
      for (const [place, code] of codes.entries()) {
        const text = wanted[place];
        const value = text === undefined || text === "" ? null : Number(text);
        if (!isValue(values[place], value))
          wrong.push(`#${entry} ${code} ${values[place]}, not ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows.size).toBe(field.cards.length);
    expectDerivations(codes, field);
  });
});

/** Expects every value of every player to follow from its derivation. */
const expectDerivations = (codes: readonly string[], field: RankingField): void => {
  const chain = parseChain(codes.join(","));
  if (!chain.ok) throw new Error(chain.error.code);
  const wrong = field.cards.flatMap(({ entry }) =>
    derivationsOf(chain.value, field, entry)
      .filter((derivation) => !Object.is(evaluateDerivation(derivation, entry), derivation.value))
      .map(({ code, value }) => `#${entry} ${code} ${value}`),
  );
  expect(wrong).toEqual([]);
};

describe.each(["official", "synthetic"])("tie-breaks of %s events", (folder) => {
  const editions = Object.entries(EDITIONS);
  const events = eventsIn(folder).flatMap((name) =>
    editions.map(([key, edition]) => ({ name, key, edition })),
  );
  test.each(events)("$name has the checker's values and ranks, edition $key", (event) => {
    const { roundRobin, editions: all } = jsonOf<CheckerValues>(`${folder}/${event.name}.json`);
    const field = fieldOf(`${folder}/${event.name}`, {
      pairing: roundRobin ? "pre-determined" : "swiss",
      edition: event.edition,
    });
    const { values: wanted, rankAfterPtsThenCode } = all[event.key] ?? {};
    const codes = Object.keys(wanted ?? {});
    const wrong: string[] = [];
    for (const code of codes) {
      const chain = code === "PTS" ? ["PTS"] : ["PTS", code];
      for (const { entry, rank, values } of ranked(chain, field)) {
        const value = values.at(-1);
        if (!isValue(value, wanted?.[code]?.[entry])) {
          wrong.push(`#${entry} ${code} ${value}, not ${wanted?.[code]?.[entry]}`);
        }
        const place = rankAfterPtsThenCode?.[code]?.[entry];
        if (!NOT_A_TIE_BREAK.has(code) && place !== rank) {
          wrong.push(`#${entry} rank by ${code} ${rank}, not ${place}`);
        }
      }
    }
    expect(codes.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});
