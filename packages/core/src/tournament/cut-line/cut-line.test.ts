import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Play, play } from "../../../test/play.ts";
import { openStage, playStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import { type StageChanges, seatedStage } from "../../../test/tables-stages.ts";
import { compareFractions, fraction } from "../../base/fraction.ts";
import { seatShares } from "../../ranking/tables/rank-points.ts";
import { nextTablesStage } from "../drafts/next-draft.ts";
import { applyEvent } from "../fold/fold.ts";
import {
  type SeatedStage,
  type Settings,
  TABLES_RULES,
  type TablesRules,
  tablesRulesOf,
} from "../settings/settings.ts";
import { openGames, tableGame, tablesStages } from "../stages/tables-stage.ts";
import { tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import { cutLine } from "./cut-line.ts";
import { placingsOf } from "./placings.ts";

/** Far more game points than anybody has. */
const FAR = 400_000;

/** The game points of three places: all low, all high, one high, one low, far apart. */
const POINTS: readonly (readonly number[])[] = [
  [2 - FAR, 1 - FAR, -FAR],
  [2 + FAR, 1 + FAR, FAR],
  [FAR, 1 - FAR, -FAR],
  [1 + FAR, FAR, -FAR],
  [FAR, 0, -FAR],
];

/** Every way in which three can finish, as game points. */
const endingsFor = (ranking: SeatedStage["ranking"]): readonly (readonly number[])[] => {
  const points = ranking.includes("GP") ? POINTS : POINTS.slice(0, 1);
  return placingsOf(3).flatMap((placings) =>
    points.map((values) => placings.map(({ place }) => values[place - 1] ?? 0)),
  );
};

/** Two rounds at fixed tables of three, with what a test changes of it. */
const stageWith = (changes: StageChanges): SeatedStage =>
  seatedStage({ rounds: 2, ranking: ["RP", "LOT"], ...changes });

const settingsOf = (
  first: StageChanges,
  advancing: number,
  tieRounding: TablesRules["tieRounding"] = "none",
): Partial<Settings> => ({
  stages: [
    stageWith(first),
    stageWith({
      participants: { top: advancing },
      options: { seating: "rank" },
      seats: [3, 2, 4, 5],
    }),
  ],
  scores: { minimum: -1_000_000, maximum: 1_000_000, usualMinimum: 0, usualMaximum: 999 },
  tables: { ...TABLES_RULES, tieRounding },
});

/** The state with these game points at every table that is open. */
const endedWith = (
  state: TournamentState,
  endings: readonly (readonly number[])[],
): TournamentState => {
  const [stage] = tablesStages(state);
  if (stage === undefined) return state;
  return openGames(stage).reduce((now, { game: round, table: board }, index) => {
    const seats = tableGame(stage, round, board)?.seats ?? [];
    const outcome = pointsOf(seats, endings[index] ?? []);
    return applyEvent(now, {
      competition: "test",
      seq: now.seq + 1,
      type: "result-entered",
      data: { round, board, seats, outcome },
      actor: "director",
      recordedAt: "",
      effectiveAt: "",
    });
  }, state);
};

/** Every way in which the open tables can end. */
const allEndings = (
  open: number,
  each: readonly (readonly number[])[],
): readonly (readonly (readonly number[])[])[] =>
  open === 0
    ? [[]]
    : allEndings(open - 1, each).flatMap((endings) => each.map((ending) => [...endings, ending]));

const advancing = (state: TournamentState): ReadonlySet<number> => {
  const next = nextTablesStage(state);
  if (!next.ok) throw new Error(next.error.code);
  return new Set(next.value.members.map(({ entry }) => entry));
};

/** All results but those of the last `open` tables of the last game. */
const playedBut = (
  settings: Partial<Settings>,
  luck: readonly number[],
  open: number,
  players = 6,
): Play => {
  const begun = openStage(tablesCompetition("table-tournament", players, settings));
  const [stage] = tablesStages(begun.state);
  const games = stage === undefined ? [] : openGames(stage);
  return games.slice(0, games.length - open).reduce<Play>((now, address, index) => {
    const seats = tableGame(
      tablesStages(now.state)[0] ?? stage!,
      address.game,
      address.table,
    )?.seats;
    const points = [0, 1, 2].map((seat) => luck[(index * 3 + seat) % luck.length] ?? 0);
    const outcome = pointsOf(seats ?? [], points);
    const at = { round: address.game, board: address.table };
    return play(now, [{ type: "enter-result", ...at, outcome }]);
  }, begun);
};

const chains = fc.constantFrom<SeatedStage["ranking"][]>(
  ["RP", "LOT"],
  ["RP", "WIN", "LOSS", "LOT"],
  ["RP", "GP", "WIN", "LOT"],
  ["WIN", "RP", "GP", "LOT"],
  ["RP", "SEC", "GP", "LOT"],
  ["GP", "LOT"],
);
const scenes = fc.record({
  ranking: chains,
  cut: fc.constantFrom<SeatedStage["cut"][]>(
    { by: "overall" },
    { by: "table", places: 1 },
    { by: "table", places: 2 },
  ),
  advancing: fc.integer({ min: 2, max: 5 }),
  rounding: fc.constantFrom<TablesRules["tieRounding"][]>("whole", "half", "none"),
  open: fc.integer({ min: 0, max: 2 }),
  luck: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }),
});

/** Every ending is played out; a slow machine may take its time. */
const PATIENCE = 120_000;

describe("the cut line", { timeout: PATIENCE }, () => {
  it("says exactly what the games left can bring: nobody is told in or out too early or too late", () => {
    fc.assert(
      fc.property(scenes, ({ ranking, cut, advancing: players, rounding, open, luck }) => {
        const settings = settingsOf({ ranking, cut }, players, rounding);
        const { state } = playedBut(settings, luck, open);
        const sets = allEndings(open, endingsFor(ranking)).map((endings) =>
          advancing(endedWith(state, endings)),
        );
        const line = cutLine(state, 1);
        for (const { entry, verdict, exact } of line?.outlooks ?? []) {
          const got = sets.filter((set) => set.has(entry)).length;
          const expected = got === sets.length ? "in" : got === 0 ? "out" : "open";
          expect({ entry, verdict, exact }).toEqual({ entry, verdict: expected, exact: true });
        }
      }),
      { numRuns: 16 },
    );
  });

  it("says what a place in the last game comes to, and how many rank points are enough", () => {
    fc.assert(
      fc.property(scenes, ({ ranking, cut, advancing: players, rounding, luck }) => {
        const settings = settingsOf({ ranking, cut }, players, rounding);
        const { state } = playedBut(settings, luck, 2);
        const all = allEndings(2, endingsFor(ranking)).map((endings) => endedWith(state, endings));
        const ended = all.map((after) => ({ after, got: advancing(after) }));
        for (const { entry, places, enough, atLeast } of cutLine(state, 1)?.outlooks ?? []) {
          const won = ended.map(({ after, got }) => {
            const table = tablesStages(after)[0]?.games[1]?.tables.find(({ seats }) =>
              seats.includes(entry),
            );
            const shares = table?.result
              ? seatShares(tablesRulesOf(after.settings), table.result.outcome)
              : [];
            const share = shares.find((one) => one.entry === entry);
            return { place: share?.place, shared: share?.shared, got: got.has(entry), share };
          });
          for (const { place, shared, verdict, rankPoints } of places) {
            const such = won.filter((one) => one.place === place && one.shared === shared);
            const got = such.filter((one) => one.got).length;
            expect(verdict).toBe(got === such.length ? "in" : got === 0 ? "out" : "open");
            expect(such[0]?.share?.rankPoints).toEqual(rankPoints);
          }
          const points = (one: (typeof won)[number]) => one.share?.rankPoints ?? fraction(0);
          const safe = won.filter((one) => enough && compareFractions(points(one), enough) >= 0);
          expect(safe.every((one) => one.got)).toBe(true);
          const lost = won.filter((one) => !atLeast || compareFractions(points(one), atLeast) < 0);
          expect(lost.every((one) => !one.got)).toBe(true);
        }
      }),
      { numRuns: 4 },
    );
  });

  it("follows two games at one table to the end: who can still win the last stage", () => {
    fc.assert(
      fc.property(scenes, ({ ranking, rounding, luck }) => {
        const stages = [stageWith({ ranking, rounds: 3 })];
        const settings = { ...settingsOf({}, 2, rounding), stages };
        const { state } = playedBut(settings, luck, 2, 3);
        const winners = allEndings(2, endingsFor(ranking)).map(
          (endings) => tablesStandings(endedWith(state, endings), 1)[0]?.entry,
        );
        for (const { entry, verdict } of cutLine(state, 1)?.outlooks ?? []) {
          const won = winners.filter((winner) => winner === entry).length;
          expect(verdict).toBe(won === winners.length ? "in" : won === 0 ? "out" : "open");
        }
      }),
      { numRuns: 5 },
    );
  });

  it("is never wrong where tables mix, and says where it may not be sharp", () => {
    const settings = settingsOf({ options: { tables: "new" }, rounds: 3 }, 3);
    const { state } = playedBut(settings, [4, 2, 0, 3, 3, 1, 0, 4, 1], 4);
    const line = cutLine(state, 1);
    expect(line?.outlooks.every(({ exact }) => !exact)).toBe(true);
    const set = advancing(
      playStage({ state, decided: state, events: [], warnings: [] }, () => [2, 1, 0]).state,
    );
    for (const { entry, verdict } of line?.outlooks ?? []) {
      if (verdict !== "open") expect(set.has(entry)).toBe(verdict === "in");
    }
  });
});
