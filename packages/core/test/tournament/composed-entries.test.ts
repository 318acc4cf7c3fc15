import { describe, expect, it } from "vitest";
import { pairedDraftOf, pairedRound } from "../../src/tournament/index.ts";
import {
  composed,
  cutByTable,
  cutOverall,
  expectSound,
  orderOf,
  pairedStage,
  playAll,
  playNext,
  playOn,
  seatedIn,
  sorted,
  swissThenTables,
  tableOrder,
} from "../composed-play.ts";
import { nextRound, play, refusalOf } from "../play.ts";
import { playStage, steadyLuck } from "../tables-play.ts";
import { seatedStage } from "../tables-stages.ts";

const reason = "as it happened";

describe("who enters late", () => {
  const late = { type: "add-entries", entries: [{ name: "Late", rating: 1950 }] } as const;

  it("while tables are drafted gets a seat with the next draw", () => {
    const drafted = play(cutByTable(), [{ type: "draft-round" }, late]);
    expect(refusalOf(drafted, { type: "publish-round", round: 1 })).toMatchObject({
      code: "entries-unseated",
      entries: [19],
    });
  });

  it("after the tables is in no stage of the best, and behind everybody who sat at one", () => {
    for (const rounds of [3, 4]) {
      const end = playAll(play(playOn(cutOverall(), rounds), [late]));
      expect(orderOf(end).at(-1)).toBe(19);
      for (const round of [4, 5, 6, 7, 8]) expect(seatedIn(end, round)).not.toContain(19);
      expectSound(end);
    }
  });

  it("while the best are paired sits out, where all play is still to be paired", () => {
    const drafted = play(playOn(cutOverall(), 3), [{ type: "draft-round" }, late]);
    expect(pairedDraftOf(drafted.state)?.unpaired).toEqual([]);
    expect(pairedDraftOf(drafted.state)?.unplayed.at(-1)).toMatchObject({
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
    const { games = [], unplayed = [] } = pairedRound(end.state, 3) ?? {};
    expect(games.flatMap(({ seats }) => seats)).toHaveLength(12);
    expect(unplayed).toMatchObject([{ reason: "bye" }]);
    expectSound(end);
  });

  it("during a Swiss has a chance of the tables after it", () => {
    const swiss = play(playOn(swissThenTables(7), 2), [late]);
    const end = playAll(swiss);
    expect(sorted(seatedIn(end, 5))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expectSound(end);
  });
});

describe("who withdraws", () => {
  const leaves = (entry: number) => ({ type: "withdraw-entry", entry, reason }) as const;

  it("at the tables is not among those who go on: the next one is", () => {
    const begun = nextRound(cutOverall());
    const best = tableOrder(playStage(begun, steadyLuck), 1)[0] ?? 0;
    const swiss = nextRound(playStage(play(begun, [leaves(best)]), steadyLuck));
    expect(seatedIn(swiss, 4)).toHaveLength(8);
    expect(seatedIn(swiss, 4)).not.toContain(best);
  });

  it("between the stages makes room for the next one; in the draft leaves an opponent to be paired", () => {
    const played = playOn(cutOverall(), 3);
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
    const swiss = playOn(cutOverall(), 6);
    const [first = 0, second, third] = orderOf(swiss);
    const end = playAll(play(swiss, [leaves(first)]));
    expect(sorted(seatedIn(end, 7))).toEqual(sorted([second ?? 0, third ?? 0]));
    expect(orderOf(end)[2]).toBe(first);
    expectSound(end);
  });

  it("before tables of the best begin gives the seat to the best who had not advanced", () => {
    const swiss = playOn(swissThenTables(), 4);
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
    for (const now of [playOn(cutByTable(), 3), nextRound(playOn(cutByTable(), 3))]) {
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
        pairedRound(back.state, 3)?.unplayed.some(({ entry }) => entry === 1),
    ).toBe(true);
  });
});
