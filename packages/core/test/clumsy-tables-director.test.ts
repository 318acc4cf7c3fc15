import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tablesCommandsFor, tablesMovesOf } from "../../../test/clumsy-tables-director.ts";
import { sweep } from "../../../test/long.ts";
import {
  cutLine,
  fold,
  impactOnTables,
  seatedStageSettings,
  type TournamentCommand,
  tablesFinalPlaces,
  tablesStages,
  tablesStandings,
  verifyJournal,
} from "../src/index.ts";
import { attempt, type Play } from "./play.ts";
import { tablesCompetition } from "./tables-play.ts";

/** No player sits twice in a game; all seated players are members; all members are ranked once. */
const expectSound = ({ state }: Play): void => {
  for (const { stage, games, members } of tablesStages(state)) {
    const ids = members.map(({ entry }) => entry);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { tables } of games) {
      const seated = tables.flatMap(({ seats }) => seats);
      expect(new Set(seated).size).toBe(seated.length);
      expect(ids).toEqual(expect.arrayContaining(seated));
    }
    const ranked = tablesStandings(state, stage).map(({ entry }) => entry);
    expect(ranked.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  }
  expect(new Set(tablesFinalPlaces(state).map(({ entry }) => entry)).size).toBe(
    tablesFinalPlaces(state).length,
  );
};

/** A stage drafted overall takes no player before a higher ranked one who is present. */
const expectFairCut = (before: Play, { state }: Play): void => {
  const last = tablesStages(before.state).at(-1);
  const next = tablesStages(state).at(-1);
  if (last === undefined || next === undefined) return;
  if (seatedStageSettings(state.settings, last.stage)?.cut.by !== "overall") return;
  const chosen = new Set(next.members.map(({ entry }) => entry));
  const replaced = last.substitutions.map(({ out }) => out);
  const there = tablesStandings(before.state, last.stage)
    .map(({ entry }) => entry)
    .filter((id) => before.state.entries.get(id)?.withdrawal === null && !replaced.includes(id));
  if (replaced.length > 0) return;
  expect(there.slice(0, chosen.size).every((entry) => chosen.has(entry))).toBe(true);
};

/** The preview of a correction matches its consequences. */
const expectAsShown = (before: Play, after: Play, command: TournamentCommand): void => {
  if (command.type !== "correct-result" && command.type !== "annul-game") return;
  const stage = (before.state.rounds[command.round - 1]?.stage ?? 0) + 1;
  const impact = impactOnTables(before.state, command);
  if (!impact.ok) throw new Error(impact.error.code);
  expect(impact.value.after).toEqual(tablesStandings(after.state, stage));
};

const moves = tablesMovesOf(30, 80);
const formats = fc.constantFrom("king-lui", "king-lui", "table-tournament");

describe("whatever a director of tables does, and whenever", { timeout: 120_000 }, () => {
  it("everybody sits once, corrections do what they showed, the journal verifies", () => {
    fc.assert(
      fc.property(formats, fc.integer({ min: 6, max: 13 }), moves, (format, players, given) => {
        let now = tablesCompetition(format, players);
        for (const move of given) {
          for (const command of tablesCommandsFor(now.state, move)) {
            const after = attempt(now, command);
            if ("code" in after) continue;
            expectAsShown(now, after, command);
            if (command.type === "draft-round") expectFairCut(now, after);
            now = after;
            expect(now.decided).toEqual(now.state);
          }
          expectSound(now);
        }
        for (const { stage } of tablesStages(now.state)) cutLine(now.state, stage);
        expect(verifyJournal(now.events).sound).toBe(true);
        expect(fold(now.events)).toEqual(now.state);
      }),
      { numRuns: sweep(5, 16) },
    );
  });
});
