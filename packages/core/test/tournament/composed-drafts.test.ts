import { describe, expect, it } from "vitest";
import { recordedResult } from "../../src/index.ts";
import {
  draftOf,
  findStage,
  impactOfCorrection,
  impactOnTables,
  pairedDraftOf,
  pairedRound,
  standingsOf,
  tablesStandings,
} from "../../src/tournament/index.ts";
import {
  composed,
  cutByTable,
  cutOverall,
  expectSound,
  orderOf,
  pairedStage,
  playAll,
  playLast,
  playOn,
  seatedIn,
  sorted,
  swissThenTables,
  tableOrder,
  top,
} from "../composed-play.ts";
import { attempt, nextRound, type Play, play, refusalOf } from "../play.ts";
import { pointsOf } from "../tables-play.ts";
import { seatedStage } from "../tables-stages.ts";

const reason = "as it happened";

describe("a draft at the boundary between stages", () => {
  it("is made only when the tables have all results, each confirmed", () => {
    const open = playOn(cutByTable(), 3);
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
    for (const before of [playOn(cutByTable(), 3), playOn(swissThenTables(), 4)]) {
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
    const before = playOn(swissThenTables(), 4);
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
    const swiss = play(playOn(cutByTable(), 3), [{ type: "draft-round" }]);
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
    const tables = play(playOn(swissThenTables(), 4), [{ type: "draft-round" }]);
    expect(refusalOf(tables, { type: "erase-result", round: 4, board: 1 })).toEqual({
      code: "result-built-on",
      round: 4,
      board: 1,
      laterRound: 5,
    });
  });
});

describe("a result corrected after the next stage was made", () => {
  /** Takes the best game away from the last player who advanced. */
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

  /** Reverses the last win of the last of eight who advanced. */
  const atBoard = (now: Play) => {
    const loser = orderOf(now, 4)[7] ?? 0;
    const game = [4, 3, 2, 1]
      .flatMap((round) =>
        (pairedRound(now.state, round)?.games ?? []).map((one) => ({ round, one })),
      )
      .find(({ one }) => {
        const { seats } = one;
        const result = recordedResult(one);
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
    const swiss = nextRound(playOn(cutOverall(), 3));
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
    expectSound(playAll(playLast(left)));
    expectSound(playAll(playLast(play(again, [{ type: "publish-round", round: 4 }]))));
  });

  it("keeps who was sent on in the later stage, also where others should have been", () => {
    const swiss = nextRound(playOn(cutOverall(), 3));
    const { command, loser } = atTable(swiss);
    const members = sorted(seatedIn(swiss, 4));
    const end = playLast(play(swiss, [{ ...command, repair: "keep" }]));
    expect(sorted(seatedIn(nextRound(end), 5))).toEqual(members);
    expect(orderOf(end).indexOf(loser)).toBeLessThan(8);
  });

  it("shows before it is made which pairs of the Swiss would differ", () => {
    const swiss = nextRound(playOn(cutOverall(), 3));
    const { command, loser } = atTable(swiss);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOfCorrection(swiss.state, asked);
    if (!impact.ok) throw new Error(impact.error.code);
    expect(impact.value.rounds).toMatchObject([{ round: 4, status: "published", results: 0 }]);
    expect(impact.value.rounds[0]?.gone.flat()).toContain(loser);
    expect(impact.value.rounds[0]?.instead.flat()).not.toContain(loser);
    expect(impact.value.canDraftAgain).toBe(true);
    expect(impact.value.before).toEqual(standingsOf(swiss.state));
    const { rounds, nextTables, canDraftAgain } = impact.value;
    expect(impactOnTables(swiss.state, asked)).toMatchObject({
      ok: true,
      value: { at: "tables", rounds, nextTables, canDraftAgain },
    });
  });

  it("shows before it is made whom the tables after a Swiss would have had", () => {
    const tables = nextRound(playOn(swissThenTables(), 4));
    const { command, loser } = atBoard(tables);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOfCorrection(tables.state, asked);
    if (!impact.ok) throw new Error(impact.error.code);
    const { rounds, nextTables, canDraftAgain } = impact.value;
    expect(nextTables).toMatchObject({ stage: 2, played: false, out: [loser], instead: null });
    expect(rounds.map(({ round }) => round)).not.toContain(5);
    expect(canDraftAgain).toBe(true);
  });

  it("offers to make the next stage again only where that is possible", () => {
    const second = nextRound(playOn(cutOverall(), 4));
    const swiss = { ...atTable(second).command, repair: "keep" } as const;
    const onSwiss = impactOfCorrection(second.state, swiss);
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
      const impact = impactOnTables(third.state, asked);
      expect(impact).toMatchObject({ ok: true, value: { canDraftAgain: false } });
      expect(refusalOf(third, { ...address, repair: "draft-again" }).code).toBe(
        "cannot-draft-again",
      );
    }
  });

  it("lets a game at a table be annulled, and the Swiss be paired again", () => {
    const swiss = nextRound(playOn(cutOverall(), 3));
    const { round, board } = atTable(swiss).command;
    const annul = { type: "annul-game", round, board, reason } as const;
    expect(play(swiss, [annul]).state.rounds[3]?.status).toBe("published");
    const again = play(swiss, [{ ...annul, repair: "draft-again" }]);
    expect(sorted(seatedIn(again, 4))).toEqual(sorted(tableOrder(again, 1).slice(0, 8)));
    expectSound(again);
  });

  it("seats the tables again for those whom the corrected Swiss sends on", () => {
    const tables = nextRound(playOn(swissThenTables(), 4));
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
    const swiss = playOn(cutOverall(), 4);
    expect(refusalOf(swiss, { ...atTable(swiss).command, repair: "draft-again" })).toEqual({
      code: "cannot-draft-again",
      round: 4,
      results: 4,
    });
    const later = nextRound(swiss);
    expect(refusalOf(later, { ...atTable(later).command, repair: "draft-again" }).code).toBe(
      "cannot-draft-again",
    );
    const tables = playOn(swissThenTables(), 7);
    expect(refusalOf(tables, { ...atBoard(tables).command, repair: "draft-again" }).code).toBe(
      "cannot-draft-again",
    );
  });
});
