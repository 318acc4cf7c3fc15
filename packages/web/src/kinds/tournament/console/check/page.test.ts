import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { buildResults } from "../results/model.ts";
import { buildCheck } from "./page.ts";

const complete = enterResults(
  publishNext(competitionOf(annas(6), { format: "scrabble-swiss", secondEntry: true })),
);
const helper = { viewer: { role: "results", label: "results:Anna" } } as const;
const director = { viewer: { role: "director", label: "director" } } as const;
const recorded = complete.state.rounds[0]?.games.flatMap(({ result }) =>
  result?.status === "confirmed" && result.outcome.kind === "played" ? [result.outcome.scores] : [],
);

describe("the second entry is blind", () => {
  it("the page of a helper contains no score that somebody else entered", () => {
    for (const model of [
      buildCheck(requestOf(complete, helper)),
      buildResults(requestOf(complete, helper)),
    ]) {
      const text = JSON.stringify(model);
      expect(model).not.toBeNull();
      for (const scores of recorded ?? []) {
        expect(text).not.toContain(scores.join("–"));
        expect(text).not.toContain(JSON.stringify(scores));
        expect(text).not.toContain(scores.join(" "));
      }
    }
  });

  it("the director sees results where they are entered, not where they are checked", () => {
    const text = JSON.stringify(buildResults(requestOf(complete, director)));
    for (const scores of recorded ?? []) expect(text).toContain(scores.join("–"));
    expect(JSON.stringify(buildCheck(requestOf(complete, director)))).not.toContain(
      recorded?.[0]?.join("–"),
    );
  });

  it("says which games are still to be checked", () => {
    const model = buildCheck(requestOf(complete, helper));
    expect(model?.boards.map(({ state }) => state)).toEqual(["missing", "missing", "missing"]);
    expect(model?.differences).toEqual([]);
  });
});
