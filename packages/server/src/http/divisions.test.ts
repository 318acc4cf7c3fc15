import type { CompetitionState, Season, TournamentState } from "@losfee/core";
import { expect, it } from "vitest";
import { UnreadableJournal } from "../competitions/read-journal.ts";
import { divisionsOf } from "./divisions.ts";

const season = (division: string, level: number): Season => ({ name: "2026/27", division, level });

const stateOf = (id: string, division: string, level: number): CompetitionState =>
  ({
    ...{ competition: id, kind: "tournament" },
    settings: { teams: { season: season(division, level) } },
  }) as TournamentState;

const states = new Map([
  ["b", stateOf("b", "Kreisliga", 2)],
  ["a", stateOf("a", "Bezirksliga", 1)],
]);

const competitions = (failure: Error) => ({
  list: async () => ({
    competitions: ["b", "c", "a"].map((id) => ({
      ...{ id, name: id, season: season(id === "c" ? "Kreisklasse" : "", 1) },
    })) as never,
    unreadable: [],
  }),
  state: async (id: string) => {
    if (id === "c") throw failure;
    return states.get(id) ?? null;
  },
});

it("tells the other divisions of a season where one cannot be read, and which one that is", async () => {
  const damaged = competitions(new UnreadableJournal({ seq: 1, reason: "not-json" }));
  const { divisions, missingDivisions } = await divisionsOf(damaged, "2026/27", null);
  expect(divisions.map(({ competition }) => competition)).toEqual(["a", "b"]);
  expect(missingDivisions).toEqual(["Kreisklasse"]);
});

it("hides no failure of everything", async () => {
  await expect(divisionsOf(competitions(new Error("no disk")), "2026/27", null)).rejects.toThrow(
    "no disk",
  );
});
