import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../../../test/long.ts";
import { type Play, play } from "../../../test/play.ts";
import { openStage, playStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import { type StageChanges, seatedStage } from "../../../test/tables-stages.ts";
import { compareFractions, fraction } from "../../base/fraction.ts";
import { seatShares } from "../../ranking/tables/rank-points.ts";
import { nextTablesStage } from "../drafts/next-draft.ts";
import { applyEvent } from "../fold/fold.ts";
import { recordedResult } from "../index.ts";
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

/** Far more game points than anyone has. */
const FAR = 400_000;

/** The game points of three places: all low, all high, one high, one low, far apart. */
const POINTS: readonly (readonly number[])[] = [
  [2 - FAR, 1 - FAR, -FAR],
  [2 + FAR, 1 + FAR, FAR],
  [FAR, 1 - FAR, -FAR],
  [1 + FAR, FAR, -FAR],
  [FAR, 0, -FAR],
];

/** Every possible order of three players, as game points. */
const endingsFor = (ranking: SeatedStage["ranking"]): readonly (readonly number[])[] => {
  const points = ranking.includes("GP") ? POINTS : POINTS.slice(0, 1);
  return placingsOf(3).flatMap((placings) =>
    points.map((values) => placings.map(({ place }) => values[place - 1] ?? 0)),
  );
};

/** Two rounds at fixed tables of three, with a test's changes. */
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

/** Scores with these limits, the most or the fewest of them ahead. */
const limitedTo = (
  [minimum, maximum]: readonly [number, number],
  best: TablesRules["best"],
): Partial<Settings> => ({
  scores: { minimum, maximum, usualMinimum: minimum, usualMaximum: maximum },
  tables: { ...TABLES_RULES, tieRounding: "none", best },
});

/** Number of players at each open table. */
const openSeats = (state: TournamentState): readonly number[] => {
  const [stage] = tablesStages(state);
  if (stage === undefined) return [];
  return openGames(stage).map(
    ({ game, table }) => tableGame(stage, game, table)?.seats.length ?? 0,
  );
};

/** The state with these game points at every open table. */
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

/** Every possible ending of the open tables. */
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

/** All results except those of the last `open` tables of the last game. */
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
    const points = (seats ?? []).map((_, seat) => luck[(index * 3 + seat) % luck.length] ?? 0);
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

/** Every possible result of `players` within narrow limits. */
const scoresWithin = (
  [least, most]: readonly [number, number],
  players: number,
): readonly (readonly number[])[] =>
  players === 0
    ? [[]]
    : scoresWithin([least, most], players - 1).flatMap((before) =>
        Array.from({ length: most - least + 1 }, (_, more) => [...before, least + more]),
      );

const narrowScenes = fc.record({
  ranking: fc.constantFrom<SeatedStage["ranking"][]>(
    ["RP", "GP", "WIN", "LOSS", "LOT"],
    ["GP", "RP", "LOT"],
    ["WIN", "GP", "SEC", "LOT"],
    ["RP", "LOT"],
  ),
  cut: fc.constantFrom<SeatedStage["cut"][]>({ by: "overall" }, { by: "table", places: 1 }),
  advancing: fc.integer({ min: 2, max: 5 }),
  limits: fc.constantFrom<(readonly [number, number])[]>([0, 1], [0, 2], [-1, 1]),
  best: fc.constantFrom<TablesRules["best"][]>("most", "fewest"),
  /** Tables of three, or one of four among them, with game points times 3/4. */
  players: fc.constantFrom(6, 7),
  open: fc.integer({ min: 1, max: 2 }),
  luck: fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
});

/** Every ending is played out, which takes time on a slow machine. */
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
      { numRuns: sweep(6, 16) },
    );
  });

  it("knows the limits of scores: what nobody can score any more counts for nobody", () => {
    fc.assert(
      fc.property(
        narrowScenes,
        ({ ranking, cut, advancing: top, limits, best, players, open, luck }) => {
          const factors = [{ size: 4, factor: fraction(3, 4) }];
          const settings = {
            ...settingsOf({ ranking, cut, factors, seats: [3, 4] }, top),
            ...limitedTo(limits, best),
          };
          const span = limits[1] - limits[0] + 1;
          const before = luck.map((one) => limits[0] + (one % span));
          const { state } = playedBut(settings, before, open, players);
          const ended = openSeats(state).reduce<readonly (readonly (readonly number[])[])[]>(
            (all, seats) =>
              all.flatMap((endings) =>
                scoresWithin(limits, seats).map((ending) => [...endings, ending]),
              ),
            [[]],
          );
          const sets = ended.map((endings) => advancing(endedWith(state, endings)));
          for (const { entry, verdict, exact } of cutLine(state, 1)?.outlooks ?? []) {
            const got = sets.filter((set) => set.has(entry)).length;
            const expected = got === sets.length ? "in" : got === 0 ? "out" : "open";
            expect({ entry, verdict, exact }).toEqual({ entry, verdict: expected, exact: true });
          }
        },
      ),
      { numRuns: sweep(4, 250) },
    );
  });

  it("tells a lead that the limits of scores protect from one that they do not", () => {
    const settings = (maximum: number): Partial<Settings> => ({
      ...settingsOf({ ranking: ["RP", "GP", "LOT"] }, 3),
      scores: { minimum: 0, maximum, usualMinimum: 0, usualMaximum: maximum },
    });
    // Each table had the same order; P1's table scored 300, 200, 100, the other 100, 50, 0.
    const verdictsWith = (maximum: number) => {
      const { state } = playedBut(settings(maximum), [300, 200, 100, 100, 50, 0], 1);
      return cutLine(state, 1)?.outlooks.map(({ verdict }) => verdict);
    };
    expect(verdictsWith(300)).not.toEqual(verdictsWith(9999));
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
            const result = recordedResult(table);
            const shares = result ? seatShares(tablesRulesOf(after.settings), result.outcome) : [];
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
      { numRuns: sweep(2, 4) },
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
      { numRuns: sweep(2, 5) },
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
