import type { CompetitionSummary } from "@losfee/contract/api";
import { describe, expect, it } from "vitest";
import { buildHome, type Club } from "./page.ts";

const competition = (id: string, own: Partial<CompetitionSummary> = {}): CompetitionSummary => ({
  ...{ kind: "tournament", id, name: `Open ${id}`, format: "fide-swiss", status: "open" },
  ...{ entries: 20, rounds: 0, plannedRounds: 7, hue: 200, seq: 9 },
  ...own,
});

const built = (
  competitions: readonly CompetitionSummary[],
  query: { readonly part?: string; readonly q?: string; readonly show?: string } = {},
) =>
  buildHome({
    ...{ competitions, query, language: "en", now: "2026-11-22T10:00:00.000Z", baseUrl: "" },
    ...{ state: null, params: {}, offersSignIn: false },
    viewer: { role: "public", label: "" },
    front: { isAtDesk: false, organisation: null, sample: null },
  });

const club = (...given: Parameters<typeof built>): Club => {
  const model = built(...given).club;
  if (model === null) throw new Error("no club");
  return model;
};

const ids = (list: readonly CompetitionSummary[]): readonly string[] => list.map(({ id }) => id);

it("says what Losfee is where there are no competitions, and where visitors ask", () => {
  expect([built([]).club, built([]).formats.length]).toEqual([null, 11]);
  expect(built([competition("a")], { show: "about" }).club).toBeNull();
  expect(built([competition("a")]).formats).toEqual([]);
});

describe("a club's competitions", () => {
  const played = competition("p", { status: "closed", start: "2026-11-02", winner: "Ada" });

  it("are on from their first round, before that they come, and closed ones were played", () => {
    const {
      on,
      soon,
      played: past,
    } = club([
      ...[competition("later", { start: "2026-12-12" }), competition("undated")],
      ...[competition("sooner", { start: "2026-12-05" }), played],
      ...[competition("first", { rounds: 3 }), competition("latest", { rounds: 1 })],
      competition("pyramid", { kind: "ladder", plannedRounds: 0 }),
    ]);
    expect(ids(on)).toEqual(["pyramid", "latest", "first"]);
    expect(ids(soon)).toEqual(["sooner", "later", "undated"]);
    expect(ids(past)).toEqual(["p"]);
  });

  it("were played, too, once the last result is in and the last day is past", () => {
    const last = { rounds: 7, start: "2026-11-20", current: { games: 9, missing: 0 } };
    const over = competition("over", { ...last, end: "2026-11-21" });
    const today = competition("today", { ...last, end: "2026-11-22" });
    const missing = competition("missing", { ...last, current: { games: 9, missing: 1 } });
    const { on, played: past } = club([over, today, missing]);
    expect([ids(past), ids(on)]).toEqual([["over"], ["missing", "today"]]);
  });

  it("are shown by years where many were played, the latest year first", () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      competition(`c${index}`, {
        status: "closed",
        start: `20${10 + (index % 3)}-06-0${1 + (index % 9)}`,
      }),
    );
    const { years, year, played: past } = club(many);
    expect([years, year, past.length]).toEqual([["2012", "2011", "2010"], "2012", 8]);
    expect(club(many, { part: "2010" }).played).toHaveLength(9);
    for (const part of ["", "1", "x"]) expect(club(many, { part }).year).toBe("2012");
    expect([club([played]).years, club([played]).year]).toEqual([[], null]);
  });

  it("are found by a part of their names where there are many", () => {
    const many = Array.from({ length: 30 }, (_, index) => competition(`c${index}`));
    expect(ids(club(many, { q: " OPEN C7 " }).soon)).toEqual(["c7"]);
    expect([club(many).search, club([played]).search]).toEqual(["", null]);
  });
});
