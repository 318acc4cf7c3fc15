import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cutLine,
  foldTables,
  impactOnTables,
  type SeatingAct,
  type TablesCommand,
  tablesFinalPlaces,
  tablesStandings,
  verifyTables,
} from "../src/index.ts";
import { attemptTables, pointsOf, type TablesPlay, tablesCompetition } from "./tables-play.ts";

/** One act of a director who does everything at any moment: numbers that the state gives sense to. */
interface Move {
  readonly kind: (typeof kinds)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What a competition goes on by comes more often than the rest. */
const kinds = [
  "draft",
  "draft",
  "draft",
  "publish",
  "publish",
  "publish",
  "results",
  "results",
  "results",
  "results",
  "report",
  "confirm",
  "confirm",
  "swap",
  "move",
  "order",
  "redraw",
  "discard",
  "recall",
  "withdraw",
  "reinstate",
  "substitute",
  "add",
  "remove",
  "erase",
  "correct",
  "annul",
  "penalty",
] as const;

const reason = "why not";

const commandsFor = ({ state }: TablesPlay, move: Move): readonly TablesCommand[] => {
  const { a: x, b: y, c } = move;
  const ids = [...state.entries.keys()];
  const [a, b] = [ids[x % ids.length] ?? 0, ids[y % ids.length] ?? 0];
  const last = state.stages.at(-1);
  const stage = c % 4 === 0 ? (state.stages[0]?.stage ?? 1) : (last?.stage ?? 1);
  const games = state.stages.find((one) => one.stage === stage)?.games ?? [];
  const game = (y % Math.max(1, games.length)) + 1;
  const tables = games[game - 1]?.tables ?? [];
  const table = (x % Math.max(1, tables.length)) + 1;
  const address = { stage, game, table };
  const seats = tables[table - 1]?.seats ?? [];
  const outcome = pointsOf(
    seats,
    seats.map((entry) => (entry * c) % 3),
  );
  const adjust = (act: SeatingAct): readonly TablesCommand[] => [
    { type: "adjust-seating", stage, act, reason },
  ];
  const everyGame = c % 2 === 0 ? null : game;
  switch (move.kind) {
    case "draft":
      return [{ type: "draft-stage" }];
    case "publish":
      return [{ type: "publish-stage", stage }];
    case "results":
      return games.flatMap((one) =>
        one.tables.map((each): TablesCommand => {
          const points = each.seats.map((entry) =>
            (entry + x) % 17 === 0 ? null : (entry * y + one.game * c) % 5,
          );
          const at = { stage, game: one.game, table: each.table };
          return { type: "enter-result", ...at, outcome: pointsOf(each.seats, points) };
        }),
      );
    case "report":
      return [{ type: "report-result", ...address, outcome }];
    case "confirm":
      return games.flatMap((one) =>
        one.tables.map((each): TablesCommand => {
          const at = { stage, game: one.game, table: each.table };
          return { type: "confirm-results", results: [at] };
        }),
      );
    case "swap":
      return adjust({ kind: "swap", players: [a, b], game: everyGame });
    case "move":
      return adjust({ kind: "move", entry: a, table, game: everyGame });
    case "order":
      return adjust({ kind: "order", game, table, seats: seats.toReversed() });
    case "redraw":
      return [{ type: "redraw-stage", stage, ...(c % 2 === 0 ? { fromGame: game } : {}), reason }];
    case "discard":
      return [{ type: "discard-draft", stage }];
    case "recall":
      return [{ type: "recall-stage", stage, reason }];
    case "withdraw":
      return [{ type: "withdraw-entry", entry: a, reason }];
    case "reinstate":
      return [{ type: "reinstate-entry", entry: a }];
    case "substitute":
      return [{ type: "substitute-player", stage, out: a, in: b, takesOver: c % 2 === 0, reason }];
    case "add":
      return [{ type: "add-entries", entries: [{ name: `Late ${state.seq}` }] }];
    case "remove":
      return [{ type: "remove-entry", entry: a }];
    case "erase":
      return [{ type: "erase-result", ...address }];
    case "correct": {
      const repair = c % 2 === 0 ? "keep" : "draft-again";
      return [{ type: "correct-result", ...address, outcome, reason, repair }];
    }
    case "annul":
      return [{ type: "annul-game", ...address, reason }];
    case "penalty":
      return [
        { type: "impose-penalty", entry: a, stage, of: "rank-points", points: c / 2 + 0.5, reason },
      ];
  }
};

/** Nobody sits twice in a game; everybody who sits is a member; all members are ranked once. */
const expectSound = ({ state }: TablesPlay): void => {
  for (const { stage, games, members } of state.stages) {
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

/** A stage that is drafted overall takes nobody before somebody who ranks higher and is there. */
const expectFairCut = (before: TablesPlay, { state }: TablesPlay): void => {
  const last = before.state.stages.at(-1);
  const next = state.stages.at(-1);
  if (last === undefined || next === undefined) return;
  if (state.settings.stages[last.stage - 1]?.cut.by !== "overall") return;
  const chosen = new Set(next.members.map(({ entry }) => entry));
  const replaced = last.substitutions.map(({ out }) => out);
  const there = tablesStandings(before.state, last.stage)
    .map(({ entry }) => entry)
    .filter((id) => before.state.entries.get(id)?.withdrawn === null && !replaced.includes(id));
  if (replaced.length > 0) return;
  expect(there.slice(0, chosen.size).every((entry) => chosen.has(entry))).toBe(true);
};

/** What was shown before a correction is what follows from it. */
const expectAsShown = (before: TablesPlay, after: TablesPlay, command: TablesCommand): void => {
  if (command.type !== "correct-result" && command.type !== "annul-game") return;
  const impact = impactOnTables(before.state, command, { actor: "director" });
  if (!impact.ok) throw new Error(impact.error.code);
  expect(impact.value.after).toEqual(tablesStandings(after.state, command.stage));
};

const number = fc.nat(99);
const moves = fc.array(
  fc.record<Move>({ kind: fc.constantFrom(...kinds), a: number, b: number, c: number }),
  { minLength: 30, maxLength: 80 },
);
const formats = fc.constantFrom("king-lui", "king-lui", "table-tournament");

describe("whatever a director of tables does, and whenever", { timeout: 120_000 }, () => {
  it("everybody sits once, corrections do what they showed, the journal verifies", () => {
    fc.assert(
      fc.property(formats, fc.integer({ min: 6, max: 13 }), moves, (format, players, given) => {
        let now = tablesCompetition(format, players);
        for (const move of given) {
          for (const command of commandsFor(now, move)) {
            const after = attemptTables(now, command);
            if ("code" in after) continue;
            expectAsShown(now, after, command);
            if (command.type === "draft-stage") expectFairCut(now, after);
            now = after;
          }
          expectSound(now);
        }
        for (const { stage } of now.state.stages) cutLine(now.state, stage);
        expect(verifyTables(now.events).sound).toBe(true);
        expect(foldTables(now.events)).toEqual(now.state);
      }),
      { numRuns: 16 },
    );
  });
});
