import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  play,
  playTo,
  publishNext,
  requestOf,
} from "../../../../../test/play.ts";
import { buildConsoleWhy, buildWhy, buildWhyChoice } from "./page.ts";

const chess = playTo(competitionOf(annas(9), { format: "fide-swiss" }), 3);
const drafted = play(chess, [{ type: "draft-round" }]);
const competition = "dm-2026";

const ask = (query: Readonly<Record<string, string>>, round = "3", world = chess) =>
  buildWhyChoice(requestOf(world, { params: { competition, round }, query }));

describe("the page that says why two did not meet", () => {
  it("answers for two by number, and has no page for strangers or one alone", () => {
    const page = (a: string, b: string) =>
      buildWhy(requestOf(chess, { params: { competition, round: "2", a, b } }));
    expect(page("1", "2")?.answer?.names).toEqual(["Anna 1", "Anna 2"]);
    expect(page("1", "99")).toBeNull();
    expect(page("1", "1")).toBeNull();
    expect(page("1", "x")).toBeNull();
  });

  it("takes names, parts of names and numbers, and says which fit nobody or several", () => {
    expect(ask({ a: "#1", b: "anna 4" })?.answer?.names).toEqual(["Anna 1", "Anna 4"]);
    const unclear = ask({ a: "Anna", b: "Zoe" });
    expect(unclear?.answer).toBeNull();
    expect(unclear?.queries).toEqual([
      { text: "Anna", fault: "several" },
      { text: "Zoe", fault: "unknown" },
    ]);
    expect(ask({ a: "1", b: "1" })).toMatchObject({ same: true, answer: null });
    expect(ask({})?.queries.map(({ fault }) => fault)).toEqual([null, null]);
  });

  it("shows what would be different, and how the two play instead", () => {
    const answers = [2, 3, 4, 5, 6, 7, 8, 9].map((b) => ask({ a: "1", b: String(b) })?.answer);
    expect(answers.filter((answer) => answer?.together)).toHaveLength(1);
    const changed = answers.find((answer) => answer?.alternative)?.alternative;
    expect(changed?.pairs.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(answer?.places).toHaveLength(2);
      for (const { opponent, absence } of answer?.places ?? []) {
        expect(opponent === null).toBe(absence !== "");
      }
    }
  });

  it("is about published rounds in public, and about drafts for the director", () => {
    expect(ask({ a: "1", b: "2" }, "4", drafted)).toBeNull();
    const own = buildConsoleWhy(
      requestOf(drafted, { params: { competition, round: "4" }, query: { a: "1", b: "2" } }),
    );
    expect(own).toMatchObject({ draft: true, round: 4, side: "console" });
    expect(own?.answer?.names).toEqual(["Anna 1", "Anna 2"]);
  });

  it("names the system where it has no analysis of its own", () => {
    const scrabble = publishNext(playTo(competitionOf(annas(8), { format: "scrabble-swiss" }), 1));
    const answers = [2, 3, 4, 5, 6, 7, 8].map((b) => ask({ a: "1", b: String(b) }, "2", scrabble));
    expect(answers[0]?.system).toBe("New Swiss");
    expect(answers.some((model) => model?.answer?.why.includes("Auslosungssystem"))).toBe(true);
    expect(answers.some((model) => model?.answer?.why.includes("in Runde 1"))).toBe(true);
  });
});
