import { describe, expect, it } from "vitest";
import { kingLuiSettings } from "../../src/formats/king-lui.ts";
import { chanceFrom } from "../../src/pairing/seating/chance.ts";
import { tableSizes } from "../../src/pairing/seating/sizes.ts";
import type { TablesCriterionCode } from "../../src/ranking/tables/codes.ts";
import { evaluateTablesDerivation } from "../../src/ranking/tables/evaluate-derivation.ts";
import { nextTablesStage } from "../../src/tournament/drafts/next-draft.ts";
import { tablesRulesOf } from "../../src/tournament/settings/settings.ts";
import { currentStage, tablesStages } from "../../src/tournament/stages/tables-stage.ts";
import { tablesFinalPlaces } from "../../src/tournament/standings/final-places.ts";
import {
  tablesCodes,
  tablesDerivations,
  tablesLead,
  tablesStandings,
} from "../../src/tournament/standings/tables-standings.ts";
import type { Play } from "../play.ts";
import {
  type Luck,
  openStage,
  playStage,
  playThrough,
  steadyLuck,
  tablesCompetition,
} from "../tables-play.ts";

/** King Lui of `players` up to the given stage, published. */
const upTo = (stage: number, players: number, luck: Luck = steadyLuck): Play => {
  let now = openStage(tablesCompetition("king-lui", players));
  while (currentStage(now.state)?.stage !== stage) now = openStage(playStage(now, luck));
  return now;
};

/** Players at a table of the last stage, best seed first. */
const seedsAt = ({ state }: Play, table: number): readonly number[] => {
  const stage = currentStage(state);
  const seats = stage?.games[0]?.tables.find((one) => one.board === table)?.seats ?? [];
  return (stage?.members ?? []).map(({ entry }) => entry).filter((entry) => seats.includes(entry));
};

/** Game points by entry, one line for each game, at one table; arbitrary elsewhere. */
const atTable =
  (table: number, games: readonly ReadonlyMap<number, number>[]): Luck =>
  (address, seats) => {
    if (address.table !== table) return steadyLuck(address, seats);
    return seats.map((entry) => games[address.game - 1]?.get(entry) ?? 0);
  };

/** Games in which these finish in this order. */
const orders = (...games: readonly (readonly number[])[]): readonly ReadonlyMap<number, number>[] =>
  games.map((order) => new Map(order.map((entry, place) => [entry, 30 - 10 * place])));

const valuesOf = ({ state }: Play, stage: number, entry: number): readonly number[] =>
  (tablesStandings(state, stage).find((row) => row.entry === entry)?.values ?? []).map(
    ({ n, d }) => n / d,
  );

const advancing = ({ state }: Play): readonly number[] => {
  const next = nextTablesStage(state);
  return next.ok ? next.value.members.map(({ entry }) => entry) : [];
};

describe("scenarios of King Lui", () => {
  it("1: 26 entries play at six threes and two fours, 27 at nine threes, 20 send nine on", () => {
    const told = (players: number) => {
      const sizes = tableSizes(players, [3, 4]) ?? [];
      return [3, 4].map((size) => sizes.filter((one) => one === size).length);
    };
    expect([26, 27, 28, 29, 7, 8, 20].map(told)).toEqual([
      [6, 2],
      [9, 0],
      [8, 1],
      [7, 2],
      [1, 1],
      [0, 2],
      [4, 2],
    ]);
    expect(advancing(playStage(upTo(1, 20), steadyLuck))).toHaveLength(9);
  });

  it("2: six rank points each; two wins and two losses go before one and one", () => {
    const begun = upTo(2, 27);
    const [x = 0, y = 0, z = 0] = seedsAt(begun, 4).toReversed();
    const games = orders([x, y, z], [x, z, y], [y, z, x], [z, y, x]);
    const played = playStage(begun, atTable(4, games));
    expect([x, y, z].map((entry) => valuesOf(played, 2, entry).slice(0, 3))).toEqual([
      [6, 2, 2],
      [6, 1, 1],
      [6, 1, 1],
    ]);
    expect(advancing(played)).toContain(x);
    expect(advancing(played)).not.toContain(y);
    expect(tablesLead(played.state, 2, y, x)).toMatchObject({ ahead: x, decidedBy: "WIN" });
  });

  it("3: equal in points, wins and losses, preliminary rank 5 goes before 14", () => {
    const begun = upTo(2, 27);
    const [five = 0, fourteen = 0, last = 0] = seedsAt(begun, 5);
    const preliminary = tablesStandings(begun.state, 1).map(({ entry }) => entry);
    expect([five, fourteen].map((entry) => preliminary.indexOf(entry) + 1)).toEqual([5, 14]);
    const games = orders(
      [five, fourteen, last],
      [fourteen, five, last],
      [five, fourteen, last],
      [fourteen, five, last],
    );
    const played = playStage(begun, atTable(5, games));
    expect(advancing(played)).toContain(five);
    expect(advancing(played)).not.toContain(fourteen);
    expect(tablesLead(played.state, 2, five, fourteen)?.decidedBy).toBe("PRE");
  });

  it("4: ranks 27 and 28 equal in everything are told apart by lot, the same on every replay", () => {
    const level: Luck = (_address, seats) => seats.map(() => 10);
    const play = () => playStage(upTo(1, 30, level), level);
    const rows = tablesStandings(play().state, 1);
    expect(rows[27]?.decidedBy).toBe("LOT");
    expect(advancing(play())).toEqual(rows.slice(0, 27).map(({ entry }) => entry));
    expect(tablesStandings(play().state, 1)).toEqual(rows);
  });

  it("5: the final at 9 : 9 rank points goes by 310 : 305 game points, even with fewer wins", () => {
    const begun = upTo(4, 27);
    const [a = 0, b = 0, c = 0] = seedsAt(begun, 1);
    const games = [
      [80, 20, 40],
      [80, 20, 40],
      [70, 90, 10],
      [70, 90, 10],
      [10, 85, 40],
    ].map(
      ([ofA = 0, ofB = 0, ofC = 0]) =>
        new Map([
          [a, ofA],
          [b, ofB],
          [c, ofC],
        ]),
    );
    const played = playStage(begun, atTable(1, games));
    expect(valuesOf(played, 4, a).slice(0, 3)).toEqual([9, 310, 2]);
    expect(valuesOf(played, 4, b).slice(0, 3)).toEqual([9, 305, 3]);
    expect(tablesFinalPlaces(played.state)[0]?.entry).toBe(a);
    expect(tablesLead(played.state, 4, a, b)?.decidedBy).toBe("GP");
  });
});

describe("the chains of King Lui", () => {
  it("count game points at a four times 4/3, and say so", () => {
    const played = playStage(upTo(1, 7), (_address, seats) => seats.map((_, seat) => 90 - seat));
    const { state } = played;
    const four = tablesStandings(state, 1).find(({ card }) => card.lines[0]?.size === 4);
    const own = four?.card.lines.reduce((sum, { share }) => sum + (share.gamePoints ?? 0), 0) ?? 0;
    const [, points] = tablesDerivations(state, 1, four?.entry ?? 0);
    expect(points?.code).toBe("GP");
    expect(points && points.value.n / points.value.d).toBeCloseTo((own * 4) / 3, 10);
    expect(points?.terms.map((term) => term.kind === "game" && term.factor)).toEqual([
      { n: 4, d: 3 },
      { n: 4, d: 3 },
      { n: 4, d: 3 },
    ]);
  });

  it("are derived value by value: the terms make the value", () => {
    const { state } = playThrough(tablesCompetition("king-lui", 31), steadyLuck);
    for (const { stage } of tablesStages(state)) {
      for (const { entry, values } of tablesStandings(state, stage)) {
        const derivations = tablesDerivations(state, stage, entry);
        expect(derivations.map(({ code }) => code)).toEqual(tablesCodes(state, stage));
        expect(derivations.map(({ value }) => value)).toEqual(values);
        for (const derivation of derivations) {
          expect(evaluateTablesDerivation(derivation)).toEqual(derivation.value);
        }
      }
    }
  });

  it("all decide somewhere: points, game points, wins, losses, preliminary rank, lot", () => {
    const reached = new Map<number, Set<TablesCriterionCode>>();
    // Few different game points cause many ties.
    for (let luck = 1; luck <= 40; luck++) {
      const chance = chanceFrom(luck);
      const fewPoints: Luck = (_address, seats) => seats.map(() => chance.below(4));
      const { state } = playThrough(tablesCompetition("king-lui", 30), fewPoints);
      for (const { stage } of tablesStages(state)) {
        const codes = reached.get(stage) ?? new Set<TablesCriterionCode>();
        for (const { decidedBy } of tablesStandings(state, stage)) {
          if (decidedBy !== null) codes.add(decidedBy);
        }
        reached.set(stage, codes);
      }
    }
    const sorted = (stage: number) => [...(reached.get(stage) ?? [])].sort();
    expect(sorted(1)).toEqual(["GP", "LOSS", "LOT", "RP", "WIN"]);
    expect(sorted(2)).toEqual(["LOSS", "PRE", "RP", "WIN"]);
    expect(sorted(3)).toEqual(["LOSS", "PRE", "RP", "WIN"]);
  });

  it.each<[string, TablesCriterionCode, readonly (readonly number[])[]]>([
    [
      "wins",
      "WIN",
      [
        [20, 80, 40],
        [20, 80, 40],
        [90, 70, 10],
        [90, 70, 10],
        [90, 10, 40],
      ],
    ],
    [
      "losses",
      "LOSS",
      [
        [10, 50, 50],
        [30, 50, 30],
        [30, 50, 30],
        [60, 20, 40],
        [60, 20, 40],
      ],
    ],
    [
      "preliminary rank",
      "PRE",
      [
        [30, 20, 10],
        [20, 30, 10],
        [30, 20, 10],
        [20, 30, 10],
        [9, 9, 9],
      ],
    ],
  ])("end the final by %s where points and game points are equal", (_name, code, points) => {
    const begun = upTo(4, 27);
    const seats = seedsAt(begun, 1);
    const games = points.map((each) => new Map(seats.map((entry, at) => [entry, each[at] ?? 0])));
    const played = playStage(begun, atTable(1, games));
    const [first, second] = seats.map((entry) => valuesOf(played, 4, entry).slice(0, 2));
    expect(first).toEqual(second);
    expect(tablesLead(played.state, 4, seats[0] ?? 0, seats[1] ?? 0)?.decidedBy).toBe(code);
  });

  it("seed a stage by the rank in the stage before: twelve points above nine", () => {
    const begun = upTo(3, 30);
    const before = tablesStandings(begun.state, 2);
    const members = currentStage(begun.state)?.members.map(({ entry }) => entry) ?? [];
    const ranks = members.map((entry) => before.findIndex((row) => row.entry === entry));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(currentStage(begun.state)?.members.every((one) => one.admission === "table")).toBe(true);
  });

  it("seed by the preliminary rank where the settings say so", () => {
    const first = tablesCompetition("king-lui", 27, {
      tables: { ...tablesRulesOf(kingLuiSettings), seedFrom: "first" },
    });
    let now = playStage(openStage(first), steadyLuck);
    now = openStage(playStage(openStage(now), steadyLuck));
    const preliminary = tablesStandings(now.state, 1).map(({ entry }) => entry);
    const ranks =
      tablesStages(now.state)[2]?.members.map(({ entry }) => preliminary.indexOf(entry)) ?? [];
    expect(ranks).toHaveLength(9);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it("place everybody by the stage they reached, then by its chain", () => {
    const { state } = playThrough(tablesCompetition("king-lui", 31), steadyLuck);
    const places = tablesFinalPlaces(state);
    expect(places.map(({ stage }) => stage)).toEqual([
      ...Array.from({ length: 3 }, () => 4),
      ...Array.from({ length: 6 }, () => 3),
      ...Array.from({ length: 18 }, () => 2),
      ...Array.from({ length: 4 }, () => 1),
    ]);
    for (const { stage } of tablesStages(state)) {
      const ranks = places.filter((one) => one.stage === stage).map(({ row }) => row.rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});
