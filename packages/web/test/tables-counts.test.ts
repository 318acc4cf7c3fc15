/** The pages of a King Lui count the same people alike. */
import { currentStage, headcount, missingEntries, unseatedEntries } from "@losfee/core";
import { expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { openStage, playGames, playTables, tablesOf, tablesRequest } from "./tables-play.ts";

const before = openStage(tablesOf("king-lui", 31));
const seats = currentStage(before.state)?.games[0]?.tables[0]?.seats ?? [];
const out = seats[0] ?? 0;
const replaced = playTables(
  playGames(before, 1),
  { type: "check-in", entries: [1, 2, 3, out], present: true },
  { type: "withdraw-entry", entry: out, reason: "krank" },
  { type: "add-entries", entries: [{ name: "Ersatz, Emil" }] },
  {
    type: "substitute-player",
    stage: 1,
    out,
    in: 32,
    takesOver: false,
    reason: "krank",
  },
);

const said = (id: string): string => {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  const viewer = { role: "director", label: "director" } as const;
  const params = { competition: replaced.state.competition };
  const html = htmlOf(page, tablesRequest(replaced, { params, viewer }));
  if (html === null) throw new Error(`${id} is not found`);
  return textOf(html);
};

const { entered, withdrawn, playing, present, seated } = headcount(replaced.state);

it("a substitute and the player who left have one seat between them", () => {
  expect({ entered, withdrawn, playing, seated }).toEqual({
    entered: 32,
    withdrawn: 1,
    playing: 31,
    seated: 31,
  });
});

it.each([
  ["overview", `${entered} Personen · ${withdrawn} ausgeschieden`],
  ["overview", `Vorrunde ${seated} Personen, 3 Spiele`],
  ["console-day", `${entered} Meldungen, ${present} anwesend · ${withdrawn} ausgeschieden`],
  ["console-day", `Vorrunde ${seated} Personen, 3 Spiele`],
  ["console-entries", `${present} von ${playing} anwesend`],
  ["console-attendance", `Anwesend: ${present} von ${playing}`],
])("%s says %s", (id, text) => {
  expect(said(id)).toContain(text);
});

it("the tables have as many seats as the course says", () => {
  const last = currentStage(replaced.state)?.games.at(-1);
  expect(last?.tables.flatMap((table) => table.seats)).toHaveLength(seated);
});

it("a substitute is present instead of the player who left, where people are checked in at all", () => {
  expect(replaced.state.entries.get(32)?.checkedIn).toBe(true);
  // The three others who were checked in, without the one who left.
  expect(present).toBe(4);
  const unused = playTables(
    playGames(before, 1),
    { type: "add-entries", entries: [{ name: "Ersatz, Emil" }] },
    { type: "substitute-player", stage: 1, out, in: 32, takesOver: false, reason: "krank" },
  );
  expect(unused.state.entries.get(32)?.checkedIn).toBe(false);
  const all = [...unused.state.entries.keys()].filter((id) => id !== 32);
  const stepped = playTables(
    playGames(before, 1),
    { type: "check-in", entries: all, present: true },
    { type: "add-entries", entries: [{ name: "Ersatz, Emil" }] },
    { type: "substitute-player", stage: 1, out, in: 32, takesOver: false, reason: "krank" },
  ).state;
  expect(headcount(stepped)).toMatchObject({ present: 31, seated: 31 });
  expect(stepped.entries.get(out)?.checkedIn).toBe(false);
  const stage = currentStage(stepped);
  expect(stage && unseatedEntries(stepped, stage)).toEqual([]);
  expect(missingEntries(stepped)).toEqual([]);
});
