import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, competition, type Play, play, playTo, refusalOf } from "../../../test/play.ts";
import { card, nextRound as inputFor, newcomers } from "../../../test/simulated-tournament.ts";
import { totalsOf } from "../../base/scorecard.ts";
import { pairedRound, pairedRounds, standingsOf, verifyJournal } from "../../index.ts";
import { fideDutch } from "./fide-dutch.ts";

const swiss = "fide-swiss";
const white = { initialColour: "white", acceleration: "none" } as const;

/** Results that depend on players and round only, including draws. */
const lively = (first: number, second: number, round: number): readonly [number, number] => {
  const turn = (first * 7 + second * 13 + round * 5) % 5;
  return turn < 2 ? [1, 0] : turn === 2 ? [0.5, 0.5] : first < second ? [1, 0] : [0, 1];
};

const gamesOf = ({ state }: Play, round: number) => pairedRound(state, round)?.games ?? [];

describe("the FIDE (Dutch) system in a competition", () => {
  it("pairs the upper half with the lower in the first round, colours in turn", () => {
    const paired = fideDutch.pair(inputFor(newcomers(8), 5), white);
    expect(paired.ok && paired.value.startsAssigned).toBe(true);
    expect(paired.ok && paired.value.games.map(({ players }) => players)).toEqual([
      [1, 5],
      [6, 2],
      [3, 7],
      [8, 4],
    ]);
  });

  it("exchanges all colours of the first round with the other initial colour", () => {
    const paired = fideDutch.pair(inputFor(newcomers(4), 3), { ...white, initialColour: "black" });
    expect(paired.ok && paired.value.games.map(({ players }) => players)).toEqual([
      [3, 1],
      [2, 4],
    ]);
  });

  it("draws the initial colour once for the stage", () => {
    const played = playTo(competition(swiss, 7), 4, lively);
    const names = pairedRounds(played.state).flatMap(({ draws }) => draws.map(({ name }) => name));
    expect(names).toEqual(["stage/1/initial-colour"]);
  });

  it("never lets two meet again, nor anybody have a second bye or a third colour in a row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 30 }), (players) => {
        const played = playTo(competition(swiss, players), 5, lively);
        for (const { lines } of [...played.state.entries.keys()].map((id) => cardOf(played, id))) {
          const opponents = lines.flatMap((line) =>
            line?.kind === "played" ? [line.opponent] : [],
          );
          expect(new Set(opponents).size).toBe(opponents.length);
          const byes = lines.filter((line) => line?.kind === "unplayed");
          expect(byes.length).toBeLessThanOrEqual(1);
          const starts = lines.map((line) => (line?.kind === "played" ? line.start[0] : "-"));
          // Topscorers of the last round may have a colour for the third time.
          expect(starts.slice(0, -3).join("")).not.toMatch(/fff|sss/);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("keeps forbidden pairs apart and refuses where no pairing is left", () => {
    const one = fideDutch.pair(inputFor(newcomers(4), 3, { forbidden: [[1, 3]] }), white);
    expect(one.ok && one.value.games.map(({ players }) => players)).not.toContainEqual([1, 3]);
    const all = [
      [1, 2],
      [1, 3],
      [1, 4],
    ] as const;
    expect(fideDutch.pair(inputFor(newcomers(4), 3, { forbidden: all }), white)).toEqual({
      ok: false,
      error: { code: "no-legal-pairing", players: 4 },
    });
  });

  it("pairs by points: three for a win puts a win above two draws", () => {
    const line = (round: number, opponent: number, own: number, theirs: number) => ({
      kind: "played" as const,
      round,
      opponent,
      own,
      theirs,
      start: round === 1 ? ("first" as const) : ("second" as const),
    });
    const cards = [
      card(1, { lines: [line(1, 3, 0.5, 0.5), line(2, 4, 0.5, 0.5)] }),
      card(2, { lines: [line(1, 4, 1, 0), line(2, 3, 0, 1)] }),
    ];
    const others = [
      card(3, { lines: [line(1, 1, 0.5, 0.5), line(2, 2, 1, 0)] }),
      card(4, { lines: [line(1, 2, 0, 1), line(2, 1, 0.5, 0.5)] }),
    ];
    const points = {
      win: 3,
      draw: 1,
      loss: 0,
      forfeitLoss: 0,
      zeroPointBye: 0,
      pairingBye: null,
    };
    const paired = fideDutch.pair(inputFor([...cards, ...others], 5, { points }), white);
    const scores = paired.ok
      ? paired.value.games.flatMap(({ notes }) =>
          notes.flatMap((note) => (note.code === "dutch-float" ? [note.scores] : [])),
        )
      : [];
    expect(scores).toEqual([
      [4, 1],
      [3, 2],
    ]);
  });

  it("explains bracket, float and colours of each pair, and the bye", () => {
    const played = playTo(competition(swiss, 9), 3, lively);
    const [game] = gamesOf(played, 3);
    expect(game?.start).toEqual({ code: "by-system" });
    expect(game?.notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["dutch-bracket", "dutch-colours"]),
    );
    const bye = played.state.rounds[2]?.unplayed.find(({ reason }) => reason === "bye");
    expect(bye).toMatchObject({ credit: "win", notes: [{ code: "dutch-bye" }] });
  });

  it("gives the upper half a point in the first round of a Baku accelerated tournament", () => {
    const first = fideDutch.pair(inputFor(newcomers(8), 9), { ...white, acceleration: "baku" });
    expect(first.ok && first.value.games.map(({ players }) => players)).toEqual([
      [1, 3],
      [4, 2],
      [5, 7],
      [8, 6],
    ]);
    expect(first.ok && first.value.notes).toContainEqual({
      code: "dutch-accelerated",
      players: 4,
      points: 1,
    });
  });

  it("takes a late entry into the accelerated group only if seeded above its last player", () => {
    const before = newcomers(8).map((each, index) => ({
      ...each,
      lines: [
        {
          kind: "played" as const,
          round: 1,
          opponent: [3, 4, 1, 2, 7, 8, 5, 6][index] ?? 0,
          own: 0.5,
          theirs: 0.5,
          start: [1, 4, 5, 8].includes(index + 1) ? ("first" as const) : ("second" as const),
        },
      ],
    }));
    const late = (entry: number, rating: number) =>
      card(entry, {
        rating,
        lines: [
          {
            kind: "unplayed",
            round: 1,
            reason: "late-entry",
            opponent: null,
            credit: "none",
            spread: 0,
          },
        ],
      });
    const input = inputFor([...before, late(9, 2500), late(10, 1000)], 9);
    const paired = fideDutch.pair(input, { ...white, acceleration: "baku" });
    expect(paired.ok && paired.value.notes).toContainEqual({
      code: "dutch-accelerated",
      players: 5,
      points: 1,
    });
  });

  it("refuses rounds past the stage, and fewer than two players", () => {
    expect(fideDutch.pair(inputFor(newcomers(1), 3), white)).toMatchObject({
      error: { code: "too-few-players" },
    });
    expect(fideDutch.pair(inputFor(newcomers(4), 3, { round: 4 }), white)).toMatchObject({
      error: { code: "round-outside-stage", lastRound: 3 },
    });
  });
});

describe("a chess tournament", () => {
  it("is verified from its journal, withdrawals, half-point byes and late entries included", () => {
    let now = playTo(competition(swiss, 9), 2, lively);
    now = play(now, [
      { type: "pause-entry", entry: 2, rounds: [4], halfPoints: [3] },
      { type: "withdraw-entry", entry: 5, reason: "ill" },
      { type: "add-entries", entries: [{ name: "Late", rating: 1950 }] },
    ]);
    const played = playTo(now, 5, lively);
    expect(verifyJournal(played.events)).toMatchObject({ sound: true });
    expect(cardOf(played, 2).lines.slice(2, 4)).toMatchObject([
      { reason: "pause", credit: "draw" },
      { reason: "pause", credit: "none" },
    ]);
    expect(cardOf(played, 10).lines[0]).toMatchObject({ reason: "late-entry", credit: "none" });
  });

  it("ranks by points: a win counts one, a draw and a half-point bye a half", () => {
    const start = play(competition(swiss, 5), [
      { type: "pause-entry", entry: 5, rounds: [], halfPoints: [1] },
    ]);
    const rows = standingsOf(playTo(start, 1, () => [0.5, 0.5]).state);
    expect(rows.map(({ values }) => values[0])).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  it("adds absences to those that there are, and takes them back by an act of its own", () => {
    const asked = play(competition(swiss, 4), [
      { type: "pause-entry", entry: 1, rounds: [], halfPoints: [2, 3] },
      { type: "pause-entry", entry: 1, rounds: [2, 4] },
    ]);
    expect(asked.state.entries.get(1)).toMatchObject({ pauses: [2, 3, 4], halfPoints: [2, 3] });
    const dropped = play(asked, [{ type: "pause-entry", entry: 1, rounds: [2], halfPoints: [] }]);
    expect(dropped.state.entries.get(1)).toMatchObject({ pauses: [2, 3, 4], halfPoints: [3] });
    const ended = play(dropped, [{ type: "end-pause", entry: 1, rounds: [3] }]);
    expect(ended.state.entries.get(1)).toMatchObject({ pauses: [2, 4] });
    expect(ended.state.entries.get(1)).not.toHaveProperty("halfPoints");
    const none = play(ended, [{ type: "end-pause", entry: 1 }]);
    expect(none.state.entries.get(1)?.pauses).toEqual([]);
  });

  it("refuses results that are none of chess", () => {
    const round = play(competition(swiss, 4), [
      { type: "draft-round" },
      { type: "publish-round", round: 1 },
    ]);
    const [a = 0, b = 0] = gamesOf(round, 1)[0]?.seats ?? [];
    for (const scores of [
      [1, 1],
      [1, 0.5],
      [0.5, 1],
      [0.25, 0.75],
      [0, -1],
      [412, 389],
    ] as const) {
      const sides = [
        { entry: a, score: scores[0] },
        { entry: b, score: scores[1] },
      ] as const;
      const outcome = { kind: "played", sides } as const;
      expect(refusalOf(round, { type: "enter-result", round: 1, outcome })).toEqual({
        code: "scores-do-not-fit",
        scores,
      });
    }
  });

  it("gives everybody each colour as often, by FIDE's table, in a round robin", () => {
    const played = playTo(competition("fide-round-robin", 8), 7, lively);
    for (const id of played.state.entries.keys()) {
      const { starts, replies } = totalsOf(cardOf(played, id));
      expect(Math.abs(starts - replies)).toBe(1);
    }
    expect(gamesOf(played, 2).map(({ seats }) => seats)).toEqual([
      [8, 5],
      [6, 4],
      [7, 3],
      [1, 2],
    ]);
  });
});
