import { describe, expect, it } from "vitest";
import {
  cardOf,
  competition,
  livelyScores,
  nextRound,
  type Play,
  play,
  playTo,
  refusalOf,
} from "../../../test/play.ts";
import {
  impactOfCorrection,
  pairedRound,
  recordedResult,
  standingsOf,
  verifyJournal,
} from "../index.ts";

const swiss = "scrabble-swiss";
const published = nextRound(competition(swiss, 6));
const seatsAt = ({ state }: Play, round: number, board: number): readonly [number, number] => {
  const game = pairedRound(state, round)?.games.find((candidate) => candidate.board === board);
  if (game === undefined) throw new Error("no such board");
  return game.seats;
};
const scores = (round: number, a: number, aScore: number, b: number, bScore: number) => ({
  round,
  outcome: {
    kind: "played" as const,
    sides: [
      { entry: a, score: aScore },
      { entry: b, score: bScore },
    ] as const,
  },
});
const [first, second] = seatsAt(published, 1, 1);

describe("a game played with the colours or starts the wrong way round", () => {
  const swapped = (round: number, a: number, aScore: number, b: number, bScore: number) => {
    const entered = scores(round, a, aScore, b, bScore);
    return { ...entered, outcome: { ...entered.outcome, swapped: true as const } };
  };

  it("is entered so, and counts so on both cards", () => {
    const after = play(published, [
      { type: "enter-result", ...swapped(1, first, 412, second, 300) },
    ]);
    expect(seatsAt(after, 1, 1)).toEqual([second, first]);
    expect(cardOf(after, first).lines[0]).toMatchObject({ own: 412, start: "second" });
    expect(cardOf(after, second).lines[0]).toMatchObject({ own: 300, start: "first" });
  });

  it("is corrected with the result as it was, rounds later, and back again", () => {
    const later = playTo(competition(swiss, 6), 3);
    const [a, b] = seatsAt(later, 1, 1);
    const line = cardOf(later, a).lines[0];
    if (line?.kind !== "played") throw new Error("not played");
    const correct = {
      type: "correct-result",
      ...swapped(1, a, line.own, b, line.theirs),
      reason: "they sat the other way round",
      repair: "keep",
    } as const;
    const corrected = play(later, [correct]);
    expect(cardOf(corrected, a).lines[0]).toMatchObject({ own: line.own, start: "second" });
    expect(cardOf(play(corrected, [correct]), a).lines[0]).toMatchObject({ start: "first" });
  });
});

describe("entering a result", () => {
  it("books it on both cards, whoever was named first", () => {
    const after = play(published, [
      { type: "enter-result", ...scores(1, second, 300, first, 412) },
    ]);
    expect(cardOf(after, first).lines[0]).toMatchObject({ own: 412, theirs: 300, start: "first" });
    expect(cardOf(after, second).lines[0]).toMatchObject({
      own: 300,
      theirs: 412,
      start: "second",
    });
  });

  it("takes the order of the scores as the start where the players draw", () => {
    const starts = { assigned: false, headToHead: false, breakRuns: false };
    const drawing = nextRound(competition(swiss, 6, { starts }));
    const [a, b] = seatsAt(drawing, 1, 1);
    const after = play(drawing, [{ type: "enter-result", ...scores(1, b, 300, a, 412) }]);
    expect(cardOf(after, b).lines[0]).toMatchObject({ own: 300, start: "first" });
    expect(cardOf(drawing, b).lines[0]).toMatchObject({ kind: "pending", start: "unknown" });
  });

  it("refuses two who do not play each other, naming whom they play", () => {
    const [other, opponent] = seatsAt(published, 1, 2);
    expect(
      refusalOf(published, { type: "enter-result", ...scores(1, first, 400, other, 300) }),
    ).toEqual({
      code: "not-opponents",
      round: 1,
      players: [first, other],
      opponents: [second, opponent],
    });
  });

  it("refuses a second result for a game", () => {
    const entered = play(published, [
      { type: "enter-result", ...scores(1, first, 400, second, 300) },
    ]);
    expect(
      refusalOf(entered, { type: "enter-result", ...scores(1, first, 400, second, 300) }),
    ).toMatchObject({ code: "result-exists", board: 1 });
  });

  it.each([-150, 1500, 400.5])("refuses the score %s", (score) => {
    expect(
      refusalOf(published, { type: "enter-result", ...scores(1, first, score, second, 300) }),
    ).toMatchObject({ code: "score-out-of-range", entry: first, score });
  });

  it.each([99, -149, 801])("accepts %s with a warning", (score) => {
    const after = play(published, [
      { type: "enter-result", ...scores(1, first, score, second, 300) },
    ]);
    expect(after.warnings).toMatchObject([{ code: "unusual-score", entry: first, score }]);
  });

  it("takes 0 : 50 as a forfeit", () => {
    const after = play(published, [{ type: "enter-result", ...scores(1, first, 0, second, 50) }]);
    expect(after.warnings).toEqual([{ code: "entered-as-forfeit", absent: first }]);
    expect(cardOf(after, first).lines[0]).toMatchObject({ reason: "forfeit", spread: -50 });
    expect(cardOf(after, second).lines[0]).toMatchObject({ credit: "win", spread: 50 });
  });

  it("books a loss for both where neither came", () => {
    const after = play(published, [
      { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent: [second, first] } },
    ]);
    expect(cardOf(after, first).lines[0]).toMatchObject({ credit: "loss", spread: -50 });
    expect(cardOf(after, second).lines[0]).toMatchObject({ credit: "loss", spread: -50 });
  });

  it("needs a published round and known players", () => {
    const drafted = play(competition(swiss, 6), [{ type: "draft-round" }]);
    const result = { type: "enter-result", ...scores(1, first, 400, second, 300) } as const;
    expect(refusalOf(drafted, result)).toEqual({ code: "round-not-published", round: 1 });
    expect(refusalOf(published, { ...result, round: 2 })).toEqual({
      code: "unknown-round",
      round: 2,
    });
    expect(
      refusalOf(published, { type: "enter-result", ...scores(1, first, 400, 99, 300) }),
    ).toEqual({ code: "unknown-entry", entry: 99 });
  });
});

describe("undo", () => {
  it("takes a result away while nothing was built on it", () => {
    const entered = play(published, [
      { type: "enter-result", ...scores(1, first, 400, second, 300) },
      { type: "erase-result", round: 1, board: 1 },
    ]);
    expect(pairedRound(entered.state, 1)?.games[0]?.result).toBeNull();
    expect(refusalOf(entered, { type: "erase-result", round: 1, board: 1 })).toMatchObject({
      code: "no-result",
    });
  });

  it("is refused once a round was paired with it", () => {
    const later = nextRound(playTo(competition(swiss, 6), 1));
    expect(refusalOf(later, { type: "erase-result", round: 1, board: 1 })).toEqual({
      code: "result-built-on",
      round: 1,
      board: 1,
      laterRound: 2,
    });
  });
});

describe("blind second entry", () => {
  const entered = play(published, [
    { type: "enter-result", ...scores(1, first, 400, second, 300) },
  ]);
  const stateAt = ({ state }: Play) => recordedResult(pairedRound(state, 1)?.games[0])?.secondEntry;

  it("agrees in either order of the players", () => {
    const again = play(
      entered,
      [{ type: "enter-again", ...scores(1, second, 300, first, 400) }],
      "results:Anna",
    );
    expect(stateAt(again)).toEqual({ state: "agrees", actor: "results:Anna" });
  });

  it("changes nothing where it differs, but shows it", () => {
    const again = play(
      entered,
      [{ type: "enter-again", ...scores(1, first, 410, second, 300) }],
      "results:Anna",
    );
    expect(stateAt(again)).toMatchObject({
      state: "differs",
      outcome: { kind: "played", scores: [410, 300] },
    });
    expect(again.warnings).toEqual([{ code: "second-entry-differs", round: 1, board: 1 }]);
    expect(standingsOf(again.state)).toEqual(standingsOf(entered.state));
  });

  it("is by another person where the setting asks for it", () => {
    const strict = nextRound(competition(swiss, 6, { secondEntry: true }));
    const once = play(strict, [{ type: "enter-result", ...scores(1, first, 400, second, 300) }]);
    expect(refusalOf(once, { type: "enter-again", ...scores(1, first, 400, second, 300) })).toEqual(
      { code: "same-person", actor: "director" },
    );
  });
});

describe("a correction", () => {
  const played = playTo(competition(swiss, 10), 4, livelyScores);
  const [a, b] = seatsAt(played, 1, 1);
  const correction = {
    type: "correct-result",
    ...scores(1, a, 250, b, 600),
    reason: "slip misread",
    repair: "keep",
  } as const;

  it("changes the standings and leaves every later pairing as it was", () => {
    const after = play(played, [correction]);
    expect(cardOf(after, b).lines[0]).toMatchObject({ own: 600, theirs: 250 });
    expect(after.state.rounds.slice(1)).toEqual(played.state.rounds.slice(1));
  });

  it("shows beforehand what it would change, and records nothing", () => {
    const impact = impactOfCorrection(played.state, correction);
    if (!impact.ok) throw new Error(impact.error.code);
    const after = play(played, [correction]);
    expect(impact.value.before).toEqual(standingsOf(played.state));
    expect(impact.value.after).toEqual(standingsOf(after.state));
    expect(impact.value.moved).toEqual(expect.arrayContaining([a, b]));
    expect(impact.value.canDraftAgain).toBe(false);
    for (const round of impact.value.rounds) {
      expect(round.round).toBeGreaterThan(1);
      expect(round.gone.length).toBe(round.instead.length);
    }
  });

  it("drafts the next round again when asked to, and leaves it to be published", () => {
    const next = nextRound(playTo(competition(swiss, 10), 1, livelyScores));
    const [x, y] = seatsAt(next, 1, 1);
    const swapped = {
      type: "correct-result",
      ...scores(1, x, 200, y, 700),
      reason: "swapped",
      repair: "draft-again",
    } as const;
    const impact = impactOfCorrection(next.state, swapped);
    expect(impact.ok && impact.value.canDraftAgain).toBe(true);
    const after = play(next, [swapped]);
    expect(after.state.rounds[1]?.status).toBe("draft");
    expect(verifyJournal(after.events).sound).toBe(true);
    const fresh = nextRound(
      play(playTo(competition(swiss, 10), 1, livelyScores), [{ ...swapped, repair: "keep" }]),
    );
    expect(pairedRound(after.state, 2)?.games).toEqual(pairedRound(fresh.state, 2)?.games);
  });

  it("does not draft a round again that has results", () => {
    const command = { ...correction, repair: "draft-again" } as const;
    expect(refusalOf(played, command)).toMatchObject({ code: "cannot-draft-again", round: 4 });
  });

  it("wants a reason and a difference", () => {
    expect(refusalOf(played, { ...correction, reason: " " })).toEqual({ code: "reason-missing" });
    const [own, theirs] = livelyScores(a, b, 1);
    expect(refusalOf(played, { ...correction, ...scores(1, a, own, b, theirs) })).toMatchObject({
      code: "result-unchanged",
    });
  });
});

describe("penalties", () => {
  it("count on the spread of their round and can be lifted", () => {
    const played = playTo(competition(swiss, 4), 1);
    const spreadOf1 = ({ state }: Play) =>
      standingsOf(state).find(({ entry }) => entry === 1)?.spread ?? 0;
    const fined = play(played, [
      { type: "impose-penalty", entry: 1, round: 1, points: 30, reason: "phone" },
    ]);
    expect(spreadOf1(fined)).toBe(spreadOf1(played) - 30);
    const [penalty] = fined.state.penalties;
    const lifted = play(fined, [
      { type: "lift-penalty", penalty: penalty?.id ?? 0, reason: "it was the neighbour's" },
    ]);
    expect(spreadOf1(lifted)).toBe(spreadOf1(played));
  });

  it("are refused where games have no spread", () => {
    const chess = nextRound(competition("fide-swiss", 4));
    const fine = {
      type: "impose-penalty",
      entry: 1,
      round: 1,
      points: 1,
      reason: "phone",
    } as const;
    expect(refusalOf(chess, fine)).toEqual({ code: "penalty-without-spread" });
  });
});

describe("a play-off", () => {
  const settings = { ranking: ["WINS", "PO", "ENT"] };
  const played = playTo(competition(swiss, 4, settings), 1);
  const order = ({ state }: Play) => standingsOf(state).map(({ entry }) => entry);
  const [best = 0, second = 0, third = 0] = order(played);
  const enter = (entries: readonly number[], reason = "blitz") =>
    ({ type: "enter-play-off", games: "blitz", order: entries, reason }) as const;

  it("ends the tie of those who took part, and can be taken back", () => {
    const decided = play(played, [enter([second, best])]);
    expect(order(decided).slice(0, 2)).toEqual([second, best]);
    expect(order(play(decided, [enter([])]))).toEqual(order(played));
  });

  it("does not lift anybody above who has won more", () => {
    const decided = play(played, [enter([third, best])]);
    expect(order(decided)[2]).toBe(third);
  });

  it("is refused with a stranger, one alone, somebody twice or no reason", () => {
    expect(refusalOf(played, enter([best, 99]))).toEqual({ code: "unknown-entry", entry: 99 });
    expect(refusalOf(played, enter([best]))).toEqual({ code: "play-off-order", entries: [best] });
    expect(refusalOf(played, enter([best, best]))).toMatchObject({ code: "play-off-order" });
    expect(refusalOf(played, enter([best, second], " "))).toEqual({ code: "reason-missing" });
  });
});
