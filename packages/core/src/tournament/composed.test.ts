import { describe, expect, it } from "vitest";
import {
  composed,
  pairedStage,
  playAll,
  playLast,
  playNext,
  playOn,
} from "../../test/composed-play.ts";
import {
  attempt,
  competition,
  enterAll,
  nextRound,
  type Play,
  play,
  refusalOf,
} from "../../test/play.ts";
import {
  playStage,
  playThrough,
  pointsOf,
  steadyLuck,
  tablesCompetition,
} from "../../test/tables-play.ts";
import { seatedStage } from "../../test/tables-stages.ts";
import {
  type Cut,
  draftOf,
  findStage,
  fold,
  impactOfCorrection,
  impactOnTables,
  pairedDraftOf,
  pairedRound,
  placeOf,
  type Stage,
  standingDerivations,
  standingsOf,
  TABLES_RULES,
  tablesFinalPlaces,
  tablesStandings,
  verifyJournal,
} from "./index.ts";

const reason = "as it happened";
const top = (players: number): Stage["participants"] => ({ top: players });

const orderOf = ({ state }: Play, rounds?: number): readonly number[] =>
  standingsOf(state, rounds).map(({ entry }) => entry);

const tableOrder = ({ state }: Play, stage: number): readonly number[] =>
  tablesStandings(state, stage).map(({ entry }) => entry);

const seatedIn = ({ state }: Play, round: number): readonly number[] =>
  (state.rounds[round - 1]?.games ?? []).flatMap(({ seats }) => seats);

const sorted = (entries: readonly number[]): readonly number[] => entries.toSorted((a, b) => a - b);

const expectSound = (now: Play): void => {
  expect(verifyJournal(now.events).sound).toBe(true);
  expect(fold(now.events)).toEqual(now.state);
};

/** Three rounds at tables of three, three of New Swiss among the best eight, a final for two. */
const toTheFinal = (cut: Cut, players = 18): Play =>
  composed(players, [
    seatedStage({ rounds: 3, cut }),
    pairedStage("new-swiss", 3, top(8)),
    pairedStage("final", 2, top(2)),
  ]);

const byTable = (): Play => toTheFinal({ by: "table", places: 1 });
const overall = (): Play => toTheFinal({ by: "overall" });

describe("tables of three, New Swiss of the best, and a final for two", () => {
  it("send the winner of each table on, and the best of the others", () => {
    const played = playOn(byTable(), 3);
    const rows = tablesStandings(played.state, 1);
    const winners = [1, 2, 3, 4, 5, 6].map(
      (board) => rows.find(({ table }) => table === board)?.entry ?? 0,
    );
    const others = rows.map(({ entry }) => entry).filter((entry) => !winners.includes(entry));
    expect(sorted(seatedIn(nextRound(played), 4))).toEqual(
      sorted([...winners, ...others.slice(0, 2)]),
    );
  });

  it("send the best on, whatever their table, where the cut is overall", () => {
    const played = playOn(overall(), 3);
    expect(sorted(seatedIn(nextRound(played), 4))).toEqual(
      sorted(tableOrder(played, 1).slice(0, 8)),
    );
  });

  it("count their rounds through; a contest at a table knows its stage and game", () => {
    const { state } = playAll(byTable());
    expect(state.rounds.map(({ number, at, stage }) => [number, at, stage])).toEqual([
      [1, "tables", 0],
      [2, "tables", 0],
      [3, "tables", 0],
      [4, "boards", 1],
      [5, "boards", 1],
      [6, "boards", 1],
      [7, "boards", 2],
      [8, "boards", 2],
    ]);
    expect(placeOf(state, { round: 2, board: 5 })).toEqual({
      round: 2,
      board: 5,
      at: { stage: 1, game: 2 },
    });
    expect(placeOf(state, { round: 5, board: 1 })).toEqual({ round: 5, board: 1 });
  });

  it("pair the first round of games for two by the places at the tables, and seat everybody else", () => {
    const { state } = nextRound(playOn(byTable(), 3));
    const { games = [], sitOuts = [] } = pairedRound(state, 4) ?? {};
    expect(games).toHaveLength(4);
    expect(sitOuts).toHaveLength(10);
    expect(sitOuts.every((one) => one.reason === "not-in-stage")).toBe(true);
  });

  it.each([
    ["by table", byTable],
    ["overall", overall],
  ])("rank by the stage reached, then as there: cut %s", (_cut, begun) => {
    const swiss = playOn(begun(), 6);
    const end = playAll(swiss);
    const order = orderOf(end);
    const swissOrder = orderOf(swiss).slice(0, 8);
    expect(sorted(order.slice(0, 2))).toEqual(sorted(swissOrder.slice(0, 2)));
    expect(order.slice(2, 8)).toEqual(swissOrder.slice(2));
    const members = seatedIn(end, 4);
    const left = tableOrder(end, 1).filter((entry) => !members.includes(entry));
    expect(order.slice(8)).toEqual(left);
    expect(standingsOf(end.state).map(({ rank }) => rank)).toEqual(order.map((_, at) => at + 1));
  });

  it("have the winner of the final first", () => {
    const [one = 0, two = 0] = orderOf(playOn(byTable(), 6));
    for (const winner of [one, two]) {
      let end = playOn(byTable(), 6);
      for (const round of [7, 8]) {
        end = enterAll(nextRound(end), (first) => (first === winner ? [400, 300] : [300, 400]));
        expect(sorted(seatedIn(end, round))).toEqual(sorted([one, two]));
      }
      expect(orderOf(end).slice(0, 2)).toEqual([winner, winner === one ? two : one]);
    }
  });

  it("rank who is level in games for two by the place at the tables", () => {
    let now = playOn(byTable(), 3);
    for (const round of [4, 5, 6]) {
      now = enterAll(nextRound(now), () => [300, 300]);
      expect(now.state.rounds).toHaveLength(round);
    }
    const members = new Set(seatedIn(now, 4));
    const places = tablesFinalPlaces(now.state).map(({ entry }) => entry);
    expect(orderOf(now).slice(0, 8)).toEqual(places.filter((entry) => members.has(entry)));
  });

  it("are ranked after any round as they were then", () => {
    const end = playAll(byTable());
    for (const rounds of [3, 4, 5, 6, 7]) {
      expect(orderOf(end, rounds)).toEqual(orderOf(playOn(byTable(), rounds)));
    }
    expect(orderOf(end, 3)).toEqual(tableOrder(end, 1));
  });

  it("close when everything is played; the journal verifies and folds to the same", () => {
    const end = play(playAll(overall()), [{ type: "close-competition" }]);
    expect(end.state.status).toBe("closed");
    expectSound(end);
    const open = nextRound(playOn(overall(), 3));
    expect(refusalOf(open, { type: "close-competition" })).toMatchObject({
      code: "results-missing",
      round: 4,
    });
  });
});

/** Four rounds of New Swiss, then three at tables of four for the best eight. */
const toTheTables = (players = 13): Play =>
  composed(players, [
    pairedStage("new-swiss", 4),
    seatedStage({ rounds: 3, seats: [4], participants: top(8), options: { seating: "rank" } }),
  ]);

describe("New Swiss, then tables of four of the best", () => {
  it("seats the first eight by rank: 1, 4, 5, 8 and 2, 3, 6, 7", () => {
    const swiss = playOn(toTheTables(), 4);
    const [a, b, c, d, e, f, g, h] = orderOf(swiss);
    const { games = [] } = nextRound(swiss).state.rounds[4] ?? {};
    expect(games.map(({ seats }) => sorted(seats))).toEqual(
      [
        [a, d, e, h],
        [b, c, f, g],
      ].map((seats) => sorted(seats.map((entry) => entry ?? 0))),
    );
  });

  it("ranks the eight as at their tables, the others as in the Swiss behind them", () => {
    const swiss = playOn(toTheTables(), 4);
    const end = playAll(swiss);
    expect(orderOf(end).slice(0, 8)).toEqual(tableOrder(end, 2));
    expect(orderOf(end).slice(8)).toEqual(orderOf(swiss).slice(8));
    expect(orderOf(end, 4)).toEqual(orderOf(swiss));
    expectSound(play(end, [{ type: "close-competition" }]));
  });

  it("takes no wishes for pairs where tables are drafted", () => {
    const swiss = playOn(toTheTables(), 4);
    for (const wish of [{ basedOn: 3 }, { system: "new-swiss" }]) {
      expect(refusalOf(swiss, { type: "draft-round", ...wish })).toEqual({
        code: "round-at-tables",
        round: 5,
      });
    }
    const pinned = [[1, 2]] as const;
    expect(refusalOf(swiss, { type: "draft-round", pinned, reason }).code).toBe("round-at-tables");
  });

  it("is all that follows: after the tables nothing is drafted", () => {
    expect(refusalOf(playAll(toTheTables()), { type: "draft-round" })).toEqual({
      code: "all-stages-played",
      stages: 2,
    });
  });

  it("waits for every result of the Swiss, each confirmed", () => {
    const open = nextRound(playOn(toTheTables(), 3));
    expect(refusalOf(open, { type: "draft-round" })).toMatchObject({
      code: "results-missing",
      round: 4,
    });
  });
});

describe("stages at tables and boards in any order", () => {
  it("take on only who was in the stage before, also where everybody of it plays", () => {
    const now = playOn(
      composed(12, [
        seatedStage({ rounds: 2 }),
        pairedStage("new-swiss", 2, top(6)),
        seatedStage({ rounds: 1 }),
        pairedStage("new-swiss", 1),
      ]),
      6,
    );
    const six = sorted(tableOrder(now, 1).slice(0, 6));
    for (const round of [3, 4, 5, 6]) expect(sorted(seatedIn(now, round))).toEqual(six);
    expect(orderOf(now).slice(6)).toEqual(tableOrder(now, 1).slice(6));
    expectSound(now);
  });

  it("are ranked by their final places where all are at tables", () => {
    const end = playThrough(tablesCompetition("king-lui", 31), steadyLuck);
    expect(orderOf(end)).toEqual(tablesFinalPlaces(end.state).map(({ entry }) => entry));
  });

  it("rank earlier rounds by the tables that were played then, not by later ones", () => {
    const stages = [
      seatedStage({ rounds: 1 }),
      pairedStage("new-swiss", 1),
      seatedStage({ rounds: 1, participants: top(6) }),
    ];
    const level = enterAll(nextRound(playOn(composed(9, stages), 1)), () => [300, 300]);
    const end = playAll(level);
    expect(orderOf(end, 2)).toEqual(orderOf(level));
    expect(orderOf(end).slice(6)).toEqual(orderOf(level).slice(6));
  });

  it("go past a stage with more players than there are, into games for two", () => {
    const stages = [
      seatedStage({ rounds: 1, cut: { by: "table", places: 1 } }),
      seatedStage({ rounds: 1, participants: top(27) }),
      pairedStage("new-swiss", 2),
    ];
    const tables = { ...TABLES_RULES, fewerEntries: "skip-stage" } as const;
    const now = playAll(composed(12, stages, { tables }));
    expect(now.state.rounds.map(({ stage }) => stage)).toEqual([0, 2, 2]);
    expect(seatedIn(now, 2)).toHaveLength(4);
    expectSound(now);
  });

  it("count nothing in games for two that was not one: no dummies, no running score at tables", () => {
    const stages = [
      pairedStage("fide-dutch", 2),
      seatedStage({ rounds: 2 }),
      pairedStage("fide-dutch", 2),
    ];
    const { state } = playAll(composed(12, stages, { ranking: ["PTS", "PS", "BH/C1"] }));
    for (const { entry, points } of standingsOf(state)) {
      const [score, running, buchholz] = standingDerivations(state, entry).filter(({ code }) =>
        ["PTS", "PS", "BH/C1"].includes(code),
      );
      expect(score?.value).toBe(points);
      expect(running?.terms.map(({ round }) => round)).toEqual([1, 2, 5, 6]);
      expect(buchholz?.terms).toHaveLength(4);
      expect(buchholz?.terms.every(({ dummy }) => dummy === undefined)).toBe(true);
    }
  });
});

describe("a draft at the boundary between stages", () => {
  it("is made only when the tables have all results, each confirmed", () => {
    const open = playOn(byTable(), 3);
    const erased = play(open, [{ type: "erase-result", round: 2, board: 4 }]);
    const missing = { round: 2, board: 4, at: { stage: 1, game: 2 } };
    const refusal = { code: "stage-results-missing", stage: 1, games: [missing] };
    expect(refusalOf(erased, { type: "draft-round" })).toEqual(refusal);
    expect(refusalOf(erased, { type: "draft-round", basedOn: 1 })).toEqual(refusal);
    const seats = erased.state.rounds[1]?.games[3]?.seats ?? [];
    const report = { type: "report-result", round: 2, board: 4 } as const;
    const reported = play(erased, [{ ...report, outcome: pointsOf(seats, [3, 2, 1]) }]);
    expect(refusalOf(reported, { type: "draft-round" })).toEqual(refusal);
    const confirm = { type: "confirm-results", results: [{ round: 2, board: 4 }] } as const;
    expect(attempt(play(reported, [confirm]), { type: "draft-round" })).toHaveProperty("state");
  });

  it("is thrown away and made again as it was, on either side", () => {
    for (const before of [playOn(byTable(), 3), playOn(toTheTables(), 4)]) {
      const round = before.state.rounds.length + 1;
      const drafted = play(before, [{ type: "draft-round" }]);
      const discarded = play(drafted, [{ type: "discard-draft", round }]);
      expect(discarded.state.rounds).toEqual(before.state.rounds);
      expect(discarded.state.seatings).toEqual(before.state.seatings);
      const again = play(discarded, [{ type: "draft-round" }]);
      expect(again.state.rounds).toEqual(drafted.state.rounds);
      expectSound(again);
    }
  });

  it("of tables is one for all their rounds, by whichever of them it is named", () => {
    const before = playOn(toTheTables(), 4);
    const drafted = play(before, [{ type: "draft-round" }]);
    expect(drafted.state.rounds).toHaveLength(7);
    expect(draftOf(drafted.state)?.number).toBe(5);
    const published = play(drafted, [{ type: "publish-round", round: 7 }]);
    expect(published.state.rounds.every(({ status }) => status === "published")).toBe(true);
    const recalled = play(published, [{ type: "recall-round", round: 6, reason }]);
    expect(recalled.state.rounds.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => "published"),
      ...Array.from({ length: 3 }, () => "draft"),
    ]);
    expect(play(recalled, [{ type: "discard-draft", round: 6 }]).state.rounds).toHaveLength(4);
  });

  it("keeps the stage before from being recalled, and its results from being erased", () => {
    const swiss = play(playOn(byTable(), 3), [{ type: "draft-round" }]);
    expect(refusalOf(swiss, { type: "recall-round", round: 3, reason })).toEqual({
      code: "not-last-round",
      round: 3,
      last: 4,
    });
    expect(refusalOf(swiss, { type: "erase-result", round: 1, board: 2 })).toEqual({
      code: "result-built-on",
      round: 1,
      board: 2,
      at: { stage: 1, game: 1 },
      laterRound: 4,
    });
    const tables = play(playOn(toTheTables(), 4), [{ type: "draft-round" }]);
    expect(refusalOf(tables, { type: "erase-result", round: 4, board: 1 })).toEqual({
      code: "result-built-on",
      round: 4,
      board: 1,
      laterRound: 5,
    });
  });
});

describe("a result corrected after the next stage was made", () => {
  /** Takes its best game from the last who advanced. */
  const atTable = (now: Play) => {
    const members = seatedIn(now, 4);
    const last = tablesStandings(now.state, 1).findLast(({ entry }) => members.includes(entry));
    const lines = last?.card.lines.toSorted((a, b) => a.share.place - b.share.place);
    const address = { round: lines?.[0]?.game ?? 0, board: lines?.[0]?.table ?? 0 };
    const contest = now.state.rounds[address.round - 1]?.games[address.board - 1];
    const points = (contest?.seats ?? []).map((entry) => (entry === last?.entry ? 0 : 500 + entry));
    const outcome = pointsOf(contest?.seats ?? [], points);
    const command = { type: "correct-result", ...address, outcome, reason } as const;
    return { command, loser: last?.entry ?? 0 };
  };

  /** Turns the last win of the last of eight who advanced. */
  const atBoard = (now: Play) => {
    const loser = orderOf(now, 4)[7] ?? 0;
    const game = [4, 3, 2, 1]
      .flatMap((round) =>
        (pairedRound(now.state, round)?.games ?? []).map((one) => ({ round, one })),
      )
      .find(({ one: { seats, result } }) => {
        if (result?.outcome.kind !== "played" || !seats.includes(loser)) return false;
        const [first, second] = result.outcome.scores;
        return seats[0] === loser ? first > second : second > first;
      });
    if (game === undefined) throw new Error(`${loser} has won nothing`);
    const [first, second] = game.one.seats;
    const sides = [
      { entry: first, score: first === loser ? 0 : 900 },
      { entry: second, score: second === loser ? 0 : 900 },
    ] as const;
    const outcome = { kind: "played", sides } as const;
    const command = { type: "correct-result", round: game.round, outcome, reason } as const;
    return { command, loser };
  };

  it("keeps the pairs of the Swiss, or pairs it again for those who then go on", () => {
    const swiss = nextRound(playOn(overall(), 3));
    const { command, loser } = atTable(swiss);
    const before = seatedIn(swiss, 4);
    expect(before).toContain(loser);
    const left = play(swiss, [{ ...command, repair: "keep" }]);
    expect(left.state.rounds[3]).toEqual(swiss.state.rounds[3]);
    expect(tableOrder(left, 1).indexOf(loser)).toBeGreaterThan(7);
    const again = play(swiss, [{ ...command, repair: "draft-again" }]);
    expect(pairedDraftOf(again.state)?.number).toBe(4);
    expect(sorted(seatedIn(again, 4))).toEqual(sorted(tableOrder(again, 1).slice(0, 8)));
    expect(seatedIn(again, 4)).not.toContain(loser);
    for (const now of [left, again]) {
      expectSound(
        playAll(now.state.rounds[3]?.status === "draft" ? published(now, 4) : playLast(now)),
      );
    }
  });

  const published = (now: Play, round: number): Play =>
    playLast(play(now, [{ type: "publish-round", round }]));

  it("keeps who was sent on in the later stage, also where others should have been", () => {
    const swiss = nextRound(playOn(overall(), 3));
    const { command, loser } = atTable(swiss);
    const members = sorted(seatedIn(swiss, 4));
    const end = playLast(play(swiss, [{ ...command, repair: "keep" }]));
    expect(sorted(seatedIn(nextRound(end), 5))).toEqual(members);
    expect(orderOf(end).indexOf(loser)).toBeLessThan(8);
  });

  it("shows before it is made which pairs of the Swiss would differ", () => {
    const swiss = nextRound(playOn(overall(), 3));
    const { command, loser } = atTable(swiss);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOfCorrection(swiss.state, asked, { actor: "director" });
    if (!impact.ok) throw new Error(impact.error.code);
    expect(impact.value.rounds).toMatchObject([{ round: 4, status: "published", results: 0 }]);
    expect(impact.value.rounds[0]?.gone.flat()).toContain(loser);
    expect(impact.value.rounds[0]?.instead.flat()).not.toContain(loser);
    expect(impact.value.canDraftAgain).toBe(true);
    expect(impact.value.before).toEqual(standingsOf(swiss.state));
  });

  it("shows before it is made whom the tables after a Swiss would have had", () => {
    const tables = nextRound(playOn(toTheTables(), 4));
    const { command, loser } = atBoard(tables);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOfCorrection(tables.state, asked, { actor: "director" });
    if (!impact.ok) throw new Error(impact.error.code);
    const { rounds, nextTables, canDraftAgain } = impact.value;
    expect(nextTables).toMatchObject({ stage: 2, played: false, out: [loser], instead: null });
    expect(rounds.map(({ round }) => round)).not.toContain(5);
    expect(canDraftAgain).toBe(true);
  });

  it("offers to make the next stage again only where that is possible", () => {
    const second = nextRound(playOn(overall(), 4));
    const swiss = { ...atTable(second).command, repair: "keep" } as const;
    const onSwiss = impactOfCorrection(second.state, swiss, { actor: "director" });
    expect(onSwiss).toMatchObject({ ok: true, value: { canDraftAgain: false, nextTables: null } });
    const stages = [
      seatedStage({ rounds: 1 }),
      pairedStage("new-swiss", 1, top(6)),
      seatedStage({ rounds: 1, participants: top(3) }),
    ];
    const third = nextRound(playOn(composed(9, stages), 2));
    for (const { board, seats } of third.state.rounds[0]?.games ?? []) {
      const outcome = pointsOf(seats, [7, 8, 9]);
      const address = { type: "correct-result", round: 1, board, outcome, reason } as const;
      const asked = { ...address, repair: "keep" } as const;
      const impact = impactOnTables(third.state, asked, { actor: "director" });
      expect(impact).toMatchObject({ ok: true, value: { canDraftAgain: false } });
      expect(refusalOf(third, { ...address, repair: "draft-again" }).code).toBe(
        "cannot-draft-again",
      );
    }
  });

  it("lets a game at a table be annulled, and the Swiss be paired again", () => {
    const swiss = nextRound(playOn(overall(), 3));
    const { round, board } = atTable(swiss).command;
    const annul = { type: "annul-game", round, board, reason } as const;
    expect(play(swiss, [annul]).state.rounds[3]?.status).toBe("published");
    const again = play(swiss, [{ ...annul, repair: "draft-again" }]);
    expect(sorted(seatedIn(again, 4))).toEqual(sorted(tableOrder(again, 1).slice(0, 8)));
    expectSound(again);
  });

  it("seats the tables again for those whom the corrected Swiss sends on", () => {
    const tables = nextRound(playOn(toTheTables(), 4));
    const { command, loser } = atBoard(tables);
    expect(seatedIn(tables, 5)).toContain(loser);
    const left = play(tables, [{ ...command, repair: "keep" }]);
    expect(left.state.rounds.slice(4)).toEqual(tables.state.rounds.slice(4));
    const again = play(tables, [{ ...command, repair: "draft-again" }]);
    expect(draftOf(again.state)?.number).toBe(5);
    expect(findStage(again.state, 2)?.members.map(({ entry }) => entry)).toEqual(
      orderOf(again, 4).slice(0, 8),
    );
    expect(seatedIn(again, 5)).not.toContain(loser);
    expectSound(again);
  });

  it("cannot be made from the start again once something of the next stage was played", () => {
    const swiss = playOn(overall(), 4);
    expect(refusalOf(swiss, { ...atTable(swiss).command, repair: "draft-again" })).toEqual({
      code: "cannot-draft-again",
      round: 4,
      results: 4,
    });
    const later = nextRound(swiss);
    expect(refusalOf(later, { ...atTable(later).command, repair: "draft-again" }).code).toBe(
      "cannot-draft-again",
    );
    const tables = playOn(toTheTables(), 7);
    expect(refusalOf(tables, { ...atBoard(tables).command, repair: "draft-again" }).code).toBe(
      "cannot-draft-again",
    );
  });
});

describe("who enters late", () => {
  const late = { type: "add-entries", entries: [{ name: "Late", rating: 1950 }] } as const;

  it("while tables are drafted gets a seat with the next draw", () => {
    const drafted = play(byTable(), [{ type: "draft-round" }, late]);
    expect(refusalOf(drafted, { type: "publish-round", round: 1 })).toMatchObject({
      code: "entries-unseated",
      entries: [19],
    });
  });

  it("after the tables is in no stage of the best, and behind everybody who sat at one", () => {
    for (const rounds of [3, 4]) {
      const end = playAll(play(playOn(overall(), rounds), [late]));
      expect(orderOf(end).at(-1)).toBe(19);
      for (const round of [4, 5, 6, 7, 8]) expect(seatedIn(end, round)).not.toContain(19);
      expectSound(end);
    }
  });

  it("while the best are paired sits out, where all play is still to be paired", () => {
    const drafted = play(playOn(overall(), 3), [{ type: "draft-round" }, late]);
    expect(pairedDraftOf(drafted.state)?.unpaired).toEqual([]);
    expect(pairedDraftOf(drafted.state)?.sitOuts.at(-1)).toMatchObject({
      entry: 19,
      reason: "not-in-stage",
    });
    const byTables = composed(12, [
      seatedStage({ rounds: 1, cut: { by: "table", places: 2 } }),
      pairedStage("new-swiss", 2),
    ]);
    const cut = play(playOn(byTables, 1), [{ type: "draft-round" }, late]);
    expect(pairedDraftOf(cut.state)?.unpaired).toEqual([]);
    const everybody = composed(12, [seatedStage({ rounds: 1 }), pairedStage("new-swiss", 2)]);
    const all = play(playOn(everybody, 1), [{ type: "draft-round" }, late]);
    expect(pairedDraftOf(all.state)?.unpaired).toEqual([13]);
  });

  it("plays on with everybody where the tables cut nobody", () => {
    const everybody = composed(12, [seatedStage({ rounds: 2 }), pairedStage("new-swiss", 2)]);
    const end = playAll(play(playOn(everybody, 2), [late]));
    expect(end.state.entries.get(13)?.joinedRound).toBe(3);
    const { games = [], sitOuts = [] } = pairedRound(end.state, 3) ?? {};
    expect(games.flatMap(({ seats }) => seats)).toHaveLength(12);
    expect(sitOuts).toMatchObject([{ reason: "bye" }]);
    expectSound(end);
  });

  it("during a Swiss has a chance of the tables after it", () => {
    const swiss = play(playOn(toTheTables(7), 2), [late]);
    const end = playAll(swiss);
    expect(sorted(seatedIn(end, 5))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expectSound(end);
  });
});

describe("who withdraws", () => {
  const leaves = (entry: number) => ({ type: "withdraw-entry", entry, reason }) as const;

  it("at the tables is not among those who go on: the next one is", () => {
    const begun = nextRound(overall());
    const best = tableOrder(playStage(begun, steadyLuck), 1)[0] ?? 0;
    const end = playOn(play(begun, [leaves(best)]), 0);
    const played = playStage(end, steadyLuck);
    const swiss = nextRound(played);
    expect(seatedIn(swiss, 4)).toHaveLength(8);
    expect(seatedIn(swiss, 4)).not.toContain(best);
  });

  it("between the stages makes room for the next one; in the draft leaves an opponent to be paired", () => {
    const played = playOn(overall(), 3);
    const order = tableOrder(played, 1);
    const [best = 0] = order;
    const between = nextRound(play(played, [leaves(best)]));
    expect(sorted(seatedIn(between, 4))).toEqual(sorted(order.slice(1, 9)));
    expect(between.state.entries.get(best)?.withdrawal).toEqual({ fromRound: 4, reason });
    const drafted = play(played, [{ type: "draft-round" }]);
    const opponent = pairedDraftOf(drafted.state)?.games.find(({ seats }) => seats.includes(best));
    const left = play(drafted, [leaves(best)]);
    expect(pairedDraftOf(left.state)?.unpaired).toEqual(
      opponent?.seats.filter((entry) => entry !== best),
    );
  });

  it("after the Swiss is in no final, and keeps the place among those who reached as much", () => {
    const swiss = playOn(overall(), 6);
    const [first = 0, second, third] = orderOf(swiss);
    const end = playAll(play(swiss, [leaves(first)]));
    expect(sorted(seatedIn(end, 7))).toEqual(sorted([second ?? 0, third ?? 0]));
    expect(orderOf(end)[2]).toBe(first);
    expectSound(end);
  });

  it("before tables of the best begin gives the seat to the best who had not advanced", () => {
    const swiss = playOn(toTheTables(), 4);
    const order = orderOf(swiss);
    const [best = 0] = order;
    for (const begun of [play(swiss, [{ type: "draft-round" }]), nextRound(swiss)]) {
      const filled = play(begun, [leaves(best)]);
      expect(filled.events.at(-1)?.type).toBe("seat-filled");
      for (const round of [5, 6, 7]) {
        expect(sorted(seatedIn(filled, round))).toEqual(sorted(order.slice(1, 9)));
      }
      expectSound(filled);
    }
  });

  it("never does so from a round that is published", () => {
    for (const now of [playOn(byTable(), 3), nextRound(playOn(byTable(), 3))]) {
      expect(refusalOf(now, { ...leaves(1), fromRound: 2 })).toMatchObject({
        code: "entry-in-round",
        entry: 1,
      });
    }
  });

  it("comes back into the games for two that everybody plays", () => {
    const everybody = composed(12, [seatedStage({ rounds: 1 }), pairedStage("new-swiss", 2)]);
    const gone = playNext(play(playOn(everybody, 1), [leaves(1)]));
    expect(seatedIn(gone, 2)).not.toContain(1);
    const back = nextRound(play(gone, [{ type: "reinstate-entry", entry: 1 }]));
    expect(
      seatedIn(back, 3).includes(1) ||
        pairedRound(back.state, 3)?.sitOuts.some(({ entry }) => entry === 1),
    ).toBe(true);
  });
});

describe("a chess open with a cut after round 5", () => {
  const begun = () =>
    competition("fide-swiss", 40, {
      stages: [pairedStage("fide-dutch", 5), pairedStage("fide-dutch", 4, top(16))],
    });
  const chess = (before: Play, rounds: number): Play => {
    let now = before;
    while (now.state.rounds.length < rounds) {
      now = enterAll(nextRound(now), (first, second, round) =>
        (first * 7 + second * 3 + round) % 3 === 0
          ? [0.5, 0.5]
          : (first + round) % 4 === 0
            ? [0, 1]
            : [1, 0],
      );
    }
    return now;
  };

  it("pairs the best sixteen to the end; the others sit out and stay behind them", () => {
    const five = chess(begun(), 5);
    const best = orderOf(five).slice(0, 16);
    const end = play(chess(five, 9), [{ type: "close-competition" }]);
    for (const round of [6, 7, 8, 9]) {
      expect(sorted(seatedIn(end, round))).toEqual(sorted(best));
      expect(pairedRound(end.state, round)?.sitOuts).toHaveLength(24);
    }
    expect(sorted(orderOf(end).slice(0, 16))).toEqual(sorted(best));
    expect(refusalOf(chess(begun(), 9), { type: "draft-round" })).toEqual({
      code: "all-rounds-played",
      rounds: 9,
    });
    expectSound(end);
  });

  it("lets nobody meet twice on either side of the cut", () => {
    const { state } = chess(begun(), 9);
    const pairs = state.rounds.flatMap(({ games }) =>
      games.map(({ seats }) => sorted(seats).join()),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("carries points over: who leads after round 5 leads the sixteen by them", () => {
    const five = chess(begun(), 5);
    const six = nextRound(five);
    const points = (now: Play) =>
      new Map(standingsOf(now.state).map((row) => [row.entry, row.points]));
    for (const entry of seatedIn(six, 6))
      expect(points(six).get(entry)).toBe(points(five).get(entry));
  });
});
