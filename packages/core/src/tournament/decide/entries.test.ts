import { describe, expect, it } from "vitest";
import {
  attempt,
  cardOf,
  competition,
  nextRound,
  play,
  playTo,
  refusalOf,
} from "../../../test/play.ts";
import {
  draftOf,
  pairedRound,
  pairedRounds,
  recordedResult,
  standingsOf,
  totalRounds,
} from "../index.ts";

const swiss = "scrabble-swiss";

describe("entering", () => {
  it("numbers entries in the order of entry", () => {
    const { state } = competition(swiss, 3);
    expect([...state.entries.values()].map(({ id, name }) => [id, name])).toEqual([
      [1, "P1"],
      [2, "P2"],
      [3, "P3"],
    ]);
  });

  it("refuses a whole list for one name that is there already, however it is written", () => {
    const before = competition(swiss, 3);
    const refusal = refusalOf(before, {
      type: "add-entries",
      entries: [{ name: "New" }, { name: "  p2 " }],
    });
    expect(refusal).toEqual({ code: "duplicate-name", name: "p2", position: 2, entry: 2 });
  });

  it("warns of names in another order or without their marks, and enters them", () => {
    const before = play(competition(swiss, 2), [
      { type: "add-entries", entries: [{ name: "Anna Öz" }] },
    ]);
    const entries = [{ name: "Oez, Anna" }, { name: "Bo Ek" }, { name: "Ek, Bo" }];
    const { state, warnings } = play(before, [{ type: "add-entries", entries }]);
    expect(state.entries.size).toBe(6);
    expect(warnings).toEqual([
      {
        code: "probable-duplicates",
        pairs: [
          { entry: 4, name: "Oez, Anna", other: 3, otherName: "Anna Öz" },
          { entry: 6, name: "Ek, Bo", other: 5, otherName: "Bo Ek" },
        ],
      },
    ]);
  });

  it("warns of a change that makes a name somebody else's, not of a rating", () => {
    const entries = [{ name: "Anna Öz" }, { name: "Anna Oze" }];
    const before = play(competition(swiss, 2), [{ type: "add-entries", entries }]);
    const change = { type: "change-entry", entry: 4 } as const;
    const renamed = play(before, [{ ...change, details: { name: "Oz, Anna" } }]);
    expect(renamed.warnings).toMatchObject([{ code: "probable-duplicates" }]);
    expect(play(renamed, [{ ...change, details: { rating: 1500 } }]).warnings).toEqual([]);
  });

  it("refuses a name that is twice in the list", () => {
    const entries = [{ name: "Änne Öztürk" }, { name: "ÄNNE  öztürk" }];
    expect(refusalOf(competition(swiss, 2), { type: "add-entries", entries })).toMatchObject({
      code: "duplicate-name",
      position: 2,
      entry: null,
    });
  });

  it.each([-1, 10_000, 12.5, Number.NaN])("refuses the rating %s", (rating) => {
    const refusal = refusalOf(competition(swiss, 2), {
      type: "add-entries",
      entries: [{ name: "New", rating }],
    });
    expect(refusal).toEqual({ code: "rating-out-of-range", name: "New", rating });
  });

  it("refuses an empty name", () => {
    const command = { type: "add-entries", entries: [{ name: "  " }] } as const;
    expect(refusalOf(competition(swiss, 2), command)).toEqual({
      code: "name-missing",
      field: "entry",
    });
  });

  it("changes details without touching the name's own uniqueness", () => {
    const after = play(competition(swiss, 3), [
      { type: "change-entry", entry: 2, details: { name: "P2", club: "Köln" } },
    ]);
    expect(after.state.entries.get(2)).toMatchObject({ name: "P2", club: "Köln", rating: 1990 });
  });

  it("removes an entry before it was drawn and never uses its number again", () => {
    const after = play(competition(swiss, 3), [
      { type: "remove-entry", entry: 3 },
      { type: "add-entries", entries: [{ name: "P4" }] },
    ]);
    expect([...after.state.entries.keys()]).toEqual([1, 2, 4]);
  });

  it("does not remove an entry that a round has", () => {
    const before = nextRound(competition(swiss, 4));
    expect(refusalOf(before, { type: "remove-entry", entry: 3 })).toEqual({
      code: "entry-has-played",
      entry: 3,
      round: 1,
    });
  });
});

describe("a late entry", () => {
  it("joins the next round, with the rounds before booked as lost by 50", () => {
    const before = playTo(competition(swiss, 4), 2);
    const after = play(before, [{ type: "add-entries", entries: [{ name: "Late" }] }]);
    const row = standingsOf(after.state).find(({ entry }) => entry === 5);
    expect(row).toMatchObject({ wins: 0, losses: 2, spread: -100 });
    const next = nextRound(after);
    expect(pairedRound(next.state, 3)?.games.flatMap(({ seats }) => seats)).toContain(5);
  });

  it("is left to be paired where a draft stands, and can be paired with the bye", () => {
    const drafted = play(competition(swiss, 5), [{ type: "draft-round" }]);
    const bye = draftOf(drafted.state)?.unplayed[0]?.entry ?? 0;
    const joined = play(drafted, [{ type: "add-entries", entries: [{ name: "Late" }] }]);
    expect(draftOf(joined.state)?.unpaired).toEqual([6]);
    expect(refusalOf(joined, { type: "publish-round", round: 1 })).toMatchObject({
      code: "draft-incomplete",
      unpaired: [6],
    });
    const paired = play(joined, [
      {
        type: "adjust-draft",
        round: 1,
        act: { kind: "pair", players: [bye, 6] },
        reason: "came late",
      },
      { type: "publish-round", round: 1 },
    ]);
    expect(pairedRound(paired.state, 1)?.games).toHaveLength(3);
    expect(paired.state.rounds[0]?.unplayed).toHaveLength(0);
  });
});

describe("leaving", () => {
  it("a withdrawn player is not paired and is booked a loss by 50 each round", () => {
    const withdrawn = play(playTo(competition(swiss, 5), 1), [
      { type: "withdraw-entry", entry: 2, reason: "ill" },
    ]);
    const after = playTo(withdrawn, 3);
    for (const round of pairedRounds(after.state).slice(1)) {
      expect(round.games.flatMap(({ seats }) => seats)).not.toContain(2);
    }
    expect(cardOf(after, 2).lines.slice(1)).toMatchObject([
      { kind: "unplayed", reason: "withdrawn", credit: "loss", spread: -50 },
      { kind: "unplayed", reason: "withdrawn", credit: "loss", spread: -50 },
    ]);
  });

  it("frees the opponent in a draft that has the player", () => {
    const drafted = play(competition(swiss, 4), [{ type: "draft-round" }]);
    const game = draftOf(drafted.state)?.games[0];
    const [gone = 0, opponent = 0] = game?.seats ?? [];
    const after = play(drafted, [{ type: "withdraw-entry", entry: gone, reason: "no-show" }]);
    expect(draftOf(after.state)?.unpaired).toEqual([opponent]);
    expect(draftOf(after.state)?.unplayed).toMatchObject([{ entry: gone, reason: "withdrawn" }]);
    const bye = play(after, [
      { type: "adjust-draft", round: 1, act: { kind: "pair-rest" }, reason: "" },
      { type: "publish-round", round: 1 },
    ]);
    expect(cardOf(bye, opponent).lines[0]).toMatchObject({ reason: "bye", spread: 50 });
  });

  it("lets the one who is left play whoever had the bye", () => {
    const drafted = play(competition(swiss, 5), [{ type: "draft-round" }]);
    const bye = draftOf(drafted.state)?.unplayed[0]?.entry ?? 0;
    const [gone = 0, opponent = 0] = draftOf(drafted.state)?.games[0]?.seats ?? [];
    const after = play(drafted, [
      { type: "withdraw-entry", entry: gone, reason: "no-show" },
      { type: "adjust-draft", round: 1, act: { kind: "pair-rest" }, reason: "" },
    ]);
    const game = draftOf(after.state)?.games.find(({ seats }) => seats.includes(opponent));
    expect(game?.seats).toContain(bye);
  });

  it("is refused for a round that is published: there a forfeit is entered", () => {
    const before = nextRound(competition(swiss, 4));
    const command = { type: "withdraw-entry", entry: 1, fromRound: 1, reason: "" } as const;
    expect(refusalOf(before, command)).toEqual({ code: "entry-in-round", entry: 1, round: 1 });
  });

  it("cannot happen twice, and can be taken back", () => {
    const gone = play(competition(swiss, 4), [{ type: "withdraw-entry", entry: 1, reason: "" }]);
    expect(refusalOf(gone, { type: "withdraw-entry", entry: 1, reason: "" })).toMatchObject({
      code: "entry-withdrawn",
    });
    const back = play(gone, [{ type: "reinstate-entry", entry: 1 }]);
    expect(pairedRound(nextRound(back).state, 1)?.games).toHaveLength(2);
    expect(refusalOf(back, { type: "reinstate-entry", entry: 1 })).toMatchObject({
      code: "entry-not-withdrawn",
    });
  });

  it("a pause books one round and ends by itself", () => {
    const paused = play(competition(swiss, 5), [{ type: "pause-entry", entry: 3, rounds: [2] }]);
    const after = playTo(paused, 3);
    expect(cardOf(after, 3).lines[1]).toMatchObject({
      reason: "pause",
      credit: "loss",
      spread: -50,
    });
    const reasons = cardOf(after, 3).lines.flatMap((line) =>
      line?.kind === "unplayed" ? [line.reason] : [],
    );
    expect(reasons.filter((reason) => reason === "pause")).toHaveLength(1);
    expect(refusalOf(after, { type: "pause-entry", entry: 3, rounds: [1] })).toEqual({
      code: "round-already-published",
      round: 1,
    });
  });

  it("pause-replaces: a second bye leaves the first as it was, and ending one is an act of its own", () => {
    const pause = { type: "pause-entry", entry: 3 } as const;
    const both = play(competition(swiss, 5), [
      { ...pause, rounds: [2], halfPoints: [2] },
      { ...pause, rounds: [4] },
    ]);
    expect(both.state.entries.get(3)).toMatchObject({ pauses: [2, 4], halfPoints: [2] });
    const ended = play(both, [{ type: "end-pause", entry: 3, rounds: [2] }]);
    expect(ended.state.entries.get(3)?.pauses).toEqual([4]);
    expect(ended.state.entries.get(3)?.halfPoints ?? []).toEqual([]);
  });

  it("nobody pauses in, or leaves before, a round that the event has not", () => {
    const before = competition(swiss, 6);
    const rounds = totalRounds(before.state.settings);
    const notPlanned = { code: "round-not-planned", round: rounds + 1, rounds };
    const pause = { type: "pause-entry", entry: 3 } as const;
    expect(refusalOf(before, { ...pause, rounds: [2, rounds + 1] })).toEqual(notPlanned);
    expect(play(before, [{ ...pause, rounds: [2, rounds] }]).state.entries.get(3)?.pauses).toEqual([
      2,
      rounds,
    ]);
    const leave = { type: "withdraw-entry", entry: 3, reason: "ill" } as const;
    expect(refusalOf(before, { ...leave, fromRound: rounds + 1 })).toEqual(notPlanned);
    expect(
      play(before, [{ ...leave, fromRound: rounds }]).state.entries.get(3)?.withdrawal,
    ).toEqual({ fromRound: rounds, reason: "ill" });
  });
});

describe("check-in", () => {
  it("warns at the first draft of those who were not seen, once somebody was", () => {
    const before = competition(swiss, 4);
    expect(play(before, [{ type: "draft-round" }]).warnings).toEqual([]);
    const drafted = play(before, [
      { type: "check-in", entries: [1, 2, 3], present: true },
      { type: "draft-round" },
    ]);
    expect(drafted.warnings).toEqual([{ code: "not-checked-in", entries: [4] }]);
  });

  it("says nothing new when repeated", () => {
    const seen = play(competition(swiss, 2), [{ type: "check-in", entries: [1], present: true }]);
    const again = attempt(seen, { type: "check-in", entries: [1, 1], present: true });
    expect("state" in again && again.state.seq).toBe(seen.state.seq);
  });

  it("of several is one event for each whose presence changes", () => {
    const seen = play(competition(swiss, 4), [{ type: "check-in", entries: [2], present: true }]);
    const all = play(seen, [{ type: "check-in", entries: [1, 2, 3, 3], present: true }]);
    expect(all.state.seq).toBe(seen.state.seq + 2);
    const present = [...all.state.entries.values()].filter(({ checkedIn }) => checkedIn);
    expect(present.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("of several is refused as a whole when one of them is unknown", () => {
    const before = competition(swiss, 2);
    expect(refusalOf(before, { type: "check-in", entries: [1, 9], present: true })).toEqual({
      code: "unknown-entry",
      entry: 9,
    });
  });
});

describe("who enters or leaves at the end", () => {
  const short = {
    stages: [
      { system: "new-swiss", rounds: 2, options: {}, participants: "everybody" },
      { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
    ],
  } as const;

  it("does not get into the draft of a final that others reached", () => {
    const drafted = play(playTo(competition(swiss, 6, short), 2), [{ type: "draft-round" }]);
    const finalists = draftOf(drafted.state)?.games[0]?.seats ?? [];
    const joined = play(drafted, [
      { type: "add-entries", entries: [{ name: "Late" }] },
      { type: "publish-round", round: 3 },
    ]);
    expect(joined.state.rounds[2]?.unplayed).toContainEqual({
      entry: 7,
      reason: "not-in-stage",
      credit: "none",
      spread: 0,
      notes: [],
    });
    const top = standingsOf(playTo(joined, 4).state).slice(0, 2);
    expect(new Set(top.map(({ entry }) => entry))).toEqual(new Set(finalists));
  });

  it("keeps a game that is over, also where its round was recalled", () => {
    const published = nextRound(competition(swiss, 6));
    const [a, b] = pairedRound(published.state, 1)?.games[0]?.seats ?? [0, 0];
    const recalled = play(published, [
      {
        type: "enter-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: a, score: 400 },
            { entry: b, score: 300 },
          ],
        },
      },
      { type: "recall-round", round: 1, reason: "board 2 is wrong" },
    ]);
    const played = { code: "entry-has-result", entry: a, round: 1 };
    expect(refusalOf(recalled, { type: "withdraw-entry", entry: a, reason: "ill" })).toEqual(
      played,
    );
    expect(refusalOf(recalled, { type: "pause-entry", entry: a, rounds: [1] })).toEqual(played);
    const later = play(recalled, [
      { type: "withdraw-entry", entry: a, fromRound: 2, reason: "ill" },
    ]);
    expect(recordedResult(draftOf(later.state)?.games[0])?.outcome).toMatchObject({
      kind: "played",
    });
  });
});
