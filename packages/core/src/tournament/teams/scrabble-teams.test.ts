import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attempt, nextRound, type Play, play } from "../../../test/play.ts";
import { linedUp, matchOf, memberAt, teamEvent } from "../../../test/teams.ts";
import {
  cardsOf,
  type EntryId,
  memberRecords,
  namedPlayers,
  pairedRound,
  parseMatchLine,
  spreadOf,
  standingsCodes,
  standingsOf,
  type TournamentCommand,
} from "../../index.ts";

const event = (): Play => linedUp(nextRound(teamEvent("scrabble-teams", 4, 4)), 1);

const scores = (
  round: number,
  teams: readonly [EntryId, EntryId],
  boards: readonly (readonly [number, number])[],
): TournamentCommand => ({
  type: "enter-result",
  round,
  outcome: {
    kind: "match",
    teams,
    boards: boards.map((pair) => ({ outcome: { kind: "played", scores: pair } })),
  },
});

describe("Scrabble teams", () => {
  it("have match points by boards won, then the spread of all boards", () => {
    const first = event();
    const [a, b] = matchOf(first, 1, 1).seats;
    const played = play(first, [
      scores(
        1,
        [a, b],
        [
          [412, 389],
          [300, 450],
          [401, 400],
          [380, 380],
        ],
      ),
    ]);
    const [row] = standingsOf(played.state, 1).filter(({ entry }) => entry === a);
    expect(standingsCodes(played.state, 1).slice(0, 2)).toEqual(["MPTS", "SPR"]);
    // Two boards won, one lost, one drawn: the match is won although the spread is −126.
    expect(row).toMatchObject({ points: 2, spread: 23 - 150 + 1 });
    const [other] = standingsOf(played.state, 1).filter(({ entry }) => entry === b);
    expect(other).toMatchObject({ points: 0, spread: 126 });
  });

  it("rank teams of equal match points by spread", () => {
    let now = event();
    const [one, two] = pairedRound(now.state, 1)?.games ?? [];
    if (one === undefined || two === undefined) throw new Error("no games");
    const level = (lead: number): readonly (readonly [number, number])[] =>
      [1, 2, 3, 4].map(() => [400 + lead, 400]);
    now = play(now, [scores(1, one.seats, level(5)), scores(1, two.seats, level(60))]);
    expect(standingsOf(now.state, 1).map(({ entry }) => entry)).toEqual([
      two.seats[0],
      one.seats[0],
      one.seats[1],
      two.seats[1],
    ]);
  });

  it("book fifty for a board that one side did not come to, and for each board of a match", () => {
    const first = event();
    const [a, b] = matchOf(first, 1, 1).seats;
    const played = play(first, [
      {
        type: "enter-result",
        round: 1,
        outcome: {
          kind: "match",
          teams: [a, b],
          boards: [
            { outcome: { kind: "played", scores: [400, 390] } },
            { outcome: { kind: "forfeit", absent: [1] } },
            { outcome: { kind: "forfeit", absent: [0, 1] } },
            { outcome: { kind: "not-played" } },
          ],
        },
      },
    ]);
    const spreadAt = (now: Play, entry: EntryId): number | undefined => {
      const line = cardsOf(now.state).find((card) => card.entry === entry)?.lines[0];
      return line === undefined ? undefined : spreadOf(line);
    };
    expect(spreadAt(played, a)).toBe(60);
    expect(spreadAt(played, b)).toBe(-60);
    const forfeited = play(first, [
      { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent: [a] } },
    ]);
    expect(spreadAt(forfeited, a)).toBe(-200);
    expect(spreadAt(forfeited, b)).toBe(200);
  });

  it("know what each player scored on average, and at most", () => {
    const first = event();
    const [a, b] = matchOf(first, 1, 1).seats;
    const played = play(first, [
      scores(
        1,
        [a, b],
        [
          [412, 389],
          [300, 450],
          [401, 400],
          [380, 380],
        ],
      ),
    ]);
    const best = memberRecords(played.state).find(({ entry }) => entry === memberAt(first, b, 2));
    expect(best).toMatchObject({ points: 1, scores: { average: 450, high: 450, spread: 150 } });
  });

  it("refuse a score that no game has, at the board where it stands", () => {
    const first = event();
    const [a, b] = matchOf(first, 1, 1).seats;
    const wrong = scores(
      1,
      [a, b],
      [
        [412, 389],
        [300, 9999],
        [401, 400],
        [380, 380],
      ],
    );
    expect(attempt(first, wrong)).toMatchObject({
      code: "match-wrong",
      faults: [{ code: "score-out-of-range", board: 2, score: 9999 }],
    });
  });

  it("have spreads that add up to nothing over all teams (property)", () => {
    const score = fc.integer({ min: 100, max: 700 });
    fc.assert(
      fc.property(fc.array(fc.tuple(score, score), { minLength: 24, maxLength: 24 }), (all) => {
        let now = teamEvent("scrabble-teams", 4, 0);
        for (let round = 1; round <= 3; round++) {
          now = nextRound(now);
          for (const [index, game] of (pairedRound(now.state, round)?.games ?? []).entries()) {
            const from = ((round - 1) * 2 + index) * 4;
            now = play(now, [scores(round, game.seats, all.slice(from, from + 4))]);
          }
        }
        const rows = standingsOf(now.state, 3);
        expect(rows.reduce((sum, { spread }) => sum + spread, 0)).toBe(0);
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1];
          if (next === undefined || next.points !== row.points) continue;
          expect(row.spread).toBeGreaterThanOrEqual(next.spread);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("A line that says a match of boards with scores", () => {
  const now = event();
  const round = pairedRound(now.state, 1);
  const rules = now.state.settings.teams;
  if (round === undefined || rules === undefined) throw new Error("no round");
  const [home, away] = matchOf(now, 1, 1).seats;
  const board = matchOf(now, 1, 1).board;
  const read = (text: string, next: number | null = null) =>
    parseMatchLine(text, round, namedPlayers(now.state), "game-points", rules, next);
  const played = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map((one) => ({ outcome: { kind: "played", scores: one } }));
  const four = played([412, 389], [367, 401], [445, 388], [-5, 395]);

  it("has both scores of each board, with whatever between them", () => {
    const match = { ok: true, value: { kind: "match", teams: [home, away], boards: four } };
    expect(read(`${board} 412 389, 367 401, 445 388, -5 395`)).toEqual(match);
    expect(read(`${board} 412 389 367 401 445 388 -5 395`)).toEqual(match);
    expect(read(`${board}: 412:389; 367:401; 445:388; -5:395`)).toEqual(match);
    expect(read("412 389 367 401 445 388 -5 395", board)).toEqual(match);
    expect(read(`T${home} 412 389, 367 401, 445 388, -5 395`)).toEqual(match);
    expect(read(`T${away} 412 389, 367 401, 445 388, -5 395`)).toMatchObject({
      value: { teams: [away, home] },
    });
  });

  it("has a mark where a board has no scores", () => {
    expect(read(`${board} 412 389, +, -, x`)).toMatchObject({
      value: {
        boards: [
          { outcome: { kind: "played" } },
          { outcome: { kind: "forfeit", absent: [1] } },
          { outcome: { kind: "forfeit", absent: [0] } },
          { outcome: { kind: "forfeit", absent: [0, 1] } },
        ],
      },
    });
    expect(read(`${board} + -`)).toEqual({ ok: true, value: { kind: "forfeit", absent: [away] } });
  });

  it("says what is missing, or too much", () => {
    expect(read(`${board} 412 389, 367`)).toMatchObject({
      error: { code: "line-scores-missing", rest: "367", marks: [{ scores: [412, 389] }] },
    });
    expect(read(`${board} 1 2 3 4 5 6 7 8 9 10`)).toMatchObject({
      error: { code: "line-scores-too-many" },
    });
    expect(read("hello")).toMatchObject({ error: { code: "line-no-scored-match" } });
    expect(read("99 412 389")).toMatchObject({ error: { code: "line-unknown-board" } });
  });
});
