import { describe, expect, it } from "vitest";
import { composed, pairedStage, playOn } from "../../../test/composed-play.ts";
import {
  attempt,
  cardOf,
  competition,
  nextRound,
  type Play,
  play,
  refusalOf,
} from "../../../test/play.ts";
import { openStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import { seatedStage } from "../../../test/tables-stages.ts";
import {
  isAnnulled,
  pairedRound,
  recordedResult,
  type Settings,
  standingsOf,
  type TournamentCommand,
  tablesStandings,
  verifyJournal,
} from "../index.ts";

const reason = "as it happened";

const seatsAt = ({ state }: Play, round: number, board: number): readonly number[] =>
  state.rounds[round - 1]?.games.find((game) => game.board === board)?.seats ?? [];

const resultAt = ({ state }: Play, round: number, board: number) =>
  state.rounds[round - 1]?.games.find((game) => game.board === board)?.result;

/** The result of a board of round 1, named by its players. */
const scores = (now: Play, board: number, ofFirst: number, ofSecond: number) => {
  const [first = 0, second = 0] = seatsAt(now, 1, board);
  const sides = [
    { entry: first, score: ofFirst },
    { entry: second, score: ofSecond },
  ] as const;
  return { round: 1, outcome: { kind: "played", sides } } as const;
};

describe("a result of a game for two that was reported by who played it", () => {
  const published = () => nextRound(competition("scrabble-swiss", 6));
  const report = (now: Play, board: number, first: number, second: number) =>
    ({ type: "report-result", ...scores(now, board, first, second) }) as const;
  const confirm = (...boards: readonly number[]) =>
    ({ type: "confirm-results", results: boards.map((board) => ({ round: 1, board })) }) as const;

  it("counts at once, with who reported it", () => {
    const now = play(published(), [report(published(), 1, 420, 380)], "player 1");
    expect(resultAt(now, 1, 1)).toMatchObject({ status: "reported", actor: "player 1" });
    const [first = 0] = seatsAt(now, 1, 1);
    expect(cardOf(now, first).lines[0]).toMatchObject({ own: 420, theirs: 380 });
    expect(standingsOf(now.state).find(({ entry }) => entry === first)?.wins).toBe(1);
  });

  it("may be reported otherwise as long as it is not confirmed, but not the same again", () => {
    const once = play(published(), [report(published(), 1, 420, 380)]);
    const other = play(once, [report(once, 1, 380, 420)]);
    expect(resultAt(other, 1, 1)).toMatchObject({ outcome: { scores: [380, 420] } });
    expect(resultAt(other, 1, 1)?.corrections).toBe(0);
    expect(refusalOf(once, report(once, 1, 420, 380))).toEqual({
      code: "result-unchanged",
      round: 1,
      board: 1,
    });
    const confirmed = play(once, [confirm(1)]);
    expect(refusalOf(confirmed, report(once, 1, 420, 380))).toEqual({
      code: "result-confirmed",
      round: 1,
      board: 1,
    });
  });

  it("lets nothing be drafted or closed before a director has confirmed it", () => {
    const all = [1, 2, 3].map((board) => report(published(), board, 400, 390));
    const reported = play(published(), all);
    const missing = { code: "results-missing", round: 1, boards: [2, 3] };
    const one = play(reported, [confirm(1)]);
    expect(refusalOf(one, { type: "draft-round" })).toMatchObject(missing);
    expect(refusalOf(one, { type: "close-competition" })).toMatchObject(missing);
    const rest = play(one, [confirm(2, 3), { type: "draft-round" }]);
    expect(resultAt(rest, 1, 3)?.status).toBe("confirmed");
    expect(verifyJournal(rest.events).sound).toBe(true);
  });

  it("is replaced at once by what a director enters or corrects", () => {
    const reported = play(published(), [report(published(), 1, 420, 380)]);
    const entered = play(reported, [{ type: "enter-result", ...scores(reported, 1, 300, 310) }]);
    expect(resultAt(entered, 1, 1)).toMatchObject({
      status: "confirmed",
      outcome: { scores: [300, 310] },
    });
    const corrected = play(reported, [
      { type: "correct-result", ...scores(reported, 1, 300, 310), reason, repair: "keep" },
    ]);
    expect(resultAt(corrected, 1, 1)).toMatchObject({ status: "confirmed", corrections: 1 });
    expect(refusalOf(entered, { type: "enter-result", ...scores(entered, 1, 1, 2) }).code).toBe(
      "result-exists",
    );
  });

  it("is confirmed with all that are named, or none of them is", () => {
    const reported = play(published(), [report(published(), 1, 420, 380)]);
    expect(refusalOf(reported, confirm(1, 2))).toEqual({ code: "no-result", round: 1, board: 2 });
    expect(refusalOf(reported, confirm(1, 1)).code).toBe("result-confirmed");
    expect(refusalOf(reported, confirm(1, 9))).toEqual({
      code: "unknown-board",
      round: 1,
      board: 9,
    });
    expect(resultAt(reported, 1, 1)?.status).toBe("reported");
  });

  it("may be a forfeit, and stays where the round is recalled", () => {
    const now = published();
    const [first = 0] = seatsAt(now, 1, 2);
    const outcome = { kind: "forfeit", absent: [first] } as const;
    const reported = play(now, [
      { type: "report-result", round: 1, board: 2, outcome },
      { type: "recall-round", round: 1, reason },
    ]);
    expect(resultAt(reported, 1, 2)).toMatchObject({ status: "reported", outcome });
    expect(refusalOf(reported, confirm(2)).code).toBe("round-not-published");
  });
});

describe("a blind second entry at a table", () => {
  const begun = (settings: Partial<Settings> = {}): Play => {
    const now = openStage(tablesCompetition("king-lui", 9, settings));
    return play(now, [enter(now, [30, 20, 10])], "first");
  };
  const enter = (now: Play, points: readonly number[]) =>
    ({ type: "enter-result", round: 1, board: 2, outcome: given(now, points) }) as const;
  const given = (now: Play, points: readonly number[]) => pointsOf(seatsAt(now, 1, 2), points);
  const again = (now: Play, command: TournamentCommand, actor = "second"): Play => {
    const answer = attempt(now, command, actor);
    if ("code" in answer) throw new Error(answer.code);
    return answer;
  };
  const secondOf = ({ state }: Play) =>
    recordedResult(state.rounds[0]?.games.find(({ board }) => board === 2))?.secondEntry;

  it("agrees in whatever order of the seats, and finds the table by its players", () => {
    const now = begun();
    const turned = given(now, [30, 20, 10]);
    if (turned.kind !== "game-points") throw new Error("these are game points");
    const outcome = { ...turned, seats: turned.seats.toReversed() };
    const agreed = again(now, { type: "enter-again", round: 1, outcome });
    expect(secondOf(agreed)).toEqual({ state: "agrees", actor: "second" });
    expect(agreed.warnings).toEqual([]);
  });

  it("changes nothing where it differs, but shows it", () => {
    const now = begun();
    const outcome = given(now, [30, 10, 20]);
    const differs = again(now, { type: "enter-again", round: 1, board: 2, outcome });
    expect(secondOf(differs)).toEqual({ state: "differs", actor: "second", outcome });
    expect(differs.warnings).toEqual([
      { code: "second-entry-differs", round: 1, board: 2, at: { stage: 1, game: 1 } },
    ]);
    expect(tablesStandings(differs.state, 1)).toEqual(tablesStandings(now.state, 1));
    expect(verifyJournal(differs.events).sound).toBe(true);
  });

  it("is by another person where the setting asks for it, and of a result that is there", () => {
    const strict = begun({ secondEntry: true });
    const same = {
      type: "enter-again",
      round: 1,
      board: 2,
      outcome: given(strict, [1, 2, 3]),
    } as const;
    expect(attempt(strict, same, "first")).toEqual({ code: "same-person", actor: "first" });
    expect(attempt(strict, same, "second")).toHaveProperty("state");
    expect(attempt(begun(), same, "first")).toHaveProperty("state");
    const none = pointsOf(seatsAt(strict, 1, 3), [1, 2, 3]);
    expect(refusalOf(strict, { ...same, board: 3, outcome: none })).toEqual({
      code: "no-result",
      round: 1,
      board: 3,
      at: { stage: 1, game: 1 },
    });
  });
});

/** One round at tables of three for all, then two of New Swiss. */
const mixed = (): Play => composed(9, [seatedStage({ rounds: 1 }), pairedStage("new-swiss", 2)]);

describe("what is only done at tables, and what only in games for two", () => {
  const atTables = () => openStage(mixed());
  const atBoards = () => nextRound(playOn(mixed(), 1));

  it("annulling: a game for two has absent sides instead", () => {
    const annul = { type: "annul-game", reason } as const;
    expect(refusalOf(atBoards(), { ...annul, round: 2, board: 1 })).toEqual({
      code: "annulled-at-tables-only",
      round: 2,
      board: 1,
    });
    const now = play(atTables(), [{ ...annul, round: 1, board: 1 }]);
    expect(now.state.rounds[0]?.games.map(isAnnulled)).toEqual([true, false, false]);
    const place = { round: 1, board: 1, at: { stage: 1, game: 1 } };
    expect(refusalOf(now, { ...annul, round: 1, board: 1 })).toEqual({
      code: "already-annulled",
      ...place,
    });
    const outcome = pointsOf(seatsAt(now, 1, 1), [3, 2, 1]);
    const address = { round: 1, board: 1 } as const;
    expect(refusalOf(now, { type: "report-result", ...address, outcome })).toEqual({
      code: "already-annulled",
      ...place,
    });
    expect(refusalOf(now, { type: "enter-again", ...address, outcome }).code).toBe("no-result");
    const back = play(now, [{ type: "erase-result", ...address }]);
    expect(back.state.rounds[0]?.games.some(isAnnulled)).toBe(false);
    const replayed = play(now, [
      { type: "correct-result", ...address, outcome, reason, repair: "keep" },
    ]);
    expect(resultAt(replayed, 1, 1)).toMatchObject({ outcome });
    expect(replayed.state.rounds[0]?.games.some(isAnnulled)).toBe(false);
  });

  it("results are of the kind that is played for", () => {
    const [a = 0, b = 0] = seatsAt(atTables(), 1, 1);
    const pair = { kind: "forfeit", absent: [a] } as const;
    expect(refusalOf(atTables(), { type: "enter-result", round: 1, outcome: pair })).toEqual({
      code: "results-kind",
      kind: "forfeit",
      expected: ["game-points"],
    });
    const table = pointsOf([a, b], [1, 2]);
    expect(refusalOf(atBoards(), { type: "enter-result", round: 2, outcome: table })).toEqual({
      code: "results-kind",
      kind: "game-points",
      expected: ["played", "forfeit"],
    });
  });

  it("drafts are changed as what they are of", () => {
    const tables = play(mixed(), [{ type: "draft-round" }]);
    const act = { kind: "pair", players: [1, 2] } as const;
    expect(refusalOf(tables, { type: "adjust-draft", round: 1, act, reason })).toEqual({
      code: "round-at-tables",
      round: 1,
    });
    const swiss = play(playOn(mixed(), 1), [{ type: "draft-round" }]);
    const swap = { kind: "swap", players: [1, 2], game: null } as const;
    expect(refusalOf(swiss, { type: "adjust-seating", stage: 2, act: swap, reason })).toEqual({
      code: "unknown-stage",
      stage: 2,
    });
    expect(refusalOf(swiss, { type: "adjust-seating", stage: 1, act: swap, reason })).toEqual({
      code: "not-last-stage",
      stage: 1,
      last: 2,
    });
  });

  it("penalties are on what is counted there", () => {
    const impose = { type: "impose-penalty", entry: 1, points: 1, reason } as const;
    expect(refusalOf(atTables(), { ...impose, round: 1 })).toEqual({
      code: "penalty-of-nothing",
      of: "spread",
      expected: ["rank-points", "game-points"],
    });
    for (const of of ["rank-points", "game-points"] as const) {
      expect(refusalOf(atBoards(), { ...impose, round: 2, of })).toEqual({
        code: "penalty-of-nothing",
        of,
        expected: ["spread"],
      });
      expect(play(atTables(), [{ ...impose, round: 1, of }]).state.penalties).toMatchObject([
        { entry: 1, round: 1, of, points: 1 },
      ]);
    }
    expect(refusalOf(atBoards(), { ...impose, round: 2, points: 1.5 }).code).toBe(
      "penalty-out-of-range",
    );
    expect(
      refusalOf(atTables(), { ...impose, round: 1, of: "rank-points", points: 0.0005 }).code,
    ).toBe("penalty-out-of-range");
    const drafted = play(mixed(), [{ type: "draft-round" }]);
    expect(refusalOf(drafted, { ...impose, round: 1, of: "rank-points" }).code).toBe(
      "unknown-round",
    );
  });

  it("a penalty at tables is for their players, counts nothing in games for two, and warns when late", () => {
    const late = play(atTables(), [{ type: "add-entries", entries: [{ name: "Late" }] }]);
    const impose = { type: "impose-penalty", round: 1, points: 2, reason } as const;
    expect(refusalOf(late, { ...impose, entry: 10, of: "rank-points" })).toEqual({
      code: "entry-not-in-stage",
      entry: 10,
      stage: 1,
    });
    const swiss = play(atBoards(), [
      { ...impose, entry: 1, of: "game-points" },
      { ...impose, round: 2, entry: 1, points: 7 },
    ]);
    expect(cardOf(swiss, 1).penalties).toEqual([0, 7]);
    const warned = play(atBoards(), [{ ...impose, entry: 1, of: "rank-points" }]);
    expect(warned.warnings).toEqual([{ code: "later-stage-stays", stage: 1, laterStage: 2 }]);
  });

  it("nobody pauses in a round at tables, and everybody may in games for two of the same competition", () => {
    const pause = { type: "pause-entry", entry: 4 } as const;
    const refusal = { code: "no-pause-at-tables", round: 1 };
    expect(refusalOf(mixed(), { ...pause, rounds: [1] })).toEqual(refusal);
    expect(refusalOf(mixed(), { ...pause, rounds: [2, 1] })).toEqual(refusal);
    expect(refusalOf(mixed(), { ...pause, rounds: [], halfPoints: [1] })).toEqual(refusal);
    const now = nextRound(playOn(play(mixed(), [{ ...pause, rounds: [2] }]), 1));
    expect(seatsAt(now, 1, 1).length).toBe(3);
    expect(pairedRound(now.state, 2)?.unplayed).toMatchObject([{ entry: 4, reason: "pause" }]);
    const lui = tablesCompetition("king-lui", 9);
    expect(refusalOf(lui, { ...pause, rounds: [3] })).toEqual({ ...refusal, round: 3 });
  });
});
