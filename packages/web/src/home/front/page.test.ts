import type { CompetitionSummary } from "@losfee/contract/api";
import { expect, it } from "vitest";
import { buildHome } from "./page.ts";

const competitions = Array.from(
  { length: 125 },
  (_, number) => ({ id: `c${number + 1}` }) as CompetitionSummary,
);

const idsOf = (part?: string): readonly string[] =>
  buildHome({
    ...{ competitions, offersSignIn: false },
    query: part === undefined ? {} : { part },
  }).competitions.map(({ id }) => id);

it("shows the latest competitions first, in parts that have each of them once", () => {
  const all = [...idsOf(), ...idsOf("2"), ...idsOf("3")];
  expect(all).toEqual(competitions.map(({ id }) => id).reverse());
  expect(idsOf("3")).toHaveLength(5);
});

it("shows the nearest part there is where an address asks for another", () => {
  for (const part of ["0", "-4", "", "x", "1.9"]) expect(idsOf(part)).toEqual(idsOf("1"));
  for (const part of ["4", "1e9"]) expect(idsOf(part)).toEqual(idsOf("3"));
});

it("is one empty part where there are no competitions", () => {
  expect(buildHome({ competitions: [], query: {}, offersSignIn: false })).toEqual({
    ...{ competitions: [], part: 1, parts: 1, offersSignIn: false },
  });
});
