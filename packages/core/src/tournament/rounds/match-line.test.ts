import { describe, expect, it } from "vitest";
import { nextRound } from "../../../test/play.ts";
import { boards, matchOf, teamEvent } from "../../../test/teams.ts";
import { marksOf, namedPlayers, pairedRound, parseMatchLine } from "../index.ts";

const event = nextRound(teamEvent("team-round-robin", 4, 0));
const { teams } = event.state.settings;
const round = pairedRound(event.state, 1);
if (round === undefined || teams === undefined) throw new Error("no round");
const read = (text: string, next: number | null = null) =>
  parseMatchLine(text, round, namedPlayers(event.state), "win-draw-loss", teams, next);
const [home, away] = matchOf(event, 1, 1).seats;
const table = matchOf(event, 1, 1).board;
const match = (letters: string, sides: readonly [number, number] = [home, away]) => ({
  ok: true,
  value: { kind: "match", teams: sides, boards: boards(letters) },
});

describe("a line that says the result of a match", () => {
  it("has a mark for each board, from the side that is named", () => {
    expect(read(`${table} 1=0+`)).toEqual(match("1=0+"));
    expect(read(`${table}: 1½0-`)).toEqual(match("1=0-"));
    expect(read(`T${away} 10x?`)).toEqual(match("10x?", [away, home]));
    expect(read(`${table} 11..`)).toEqual(match("11.."));
  });

  it("or the totals, in halves", () => {
    const totals = (a: number, b: number) => ({
      ok: true,
      value: {
        kind: "played",
        sides: [
          { entry: home, score: a },
          { entry: away, score: b },
        ],
      },
    });
    for (const text of ["2.5 1.5", "2,5 1,5", "2½ 1½", "2½:1½", "2.5 - 1.5"]) {
      expect([text, read(`${table} ${text}`)]).toEqual([text, totals(2.5, 1.5)]);
    }
    expect(read(`T${home} 4 0`)).toEqual(totals(4, 0));
    expect(read(`${table} ½ 3½`)).toEqual(totals(0.5, 3.5));
  });

  it("or that a team did not come", () => {
    expect(read(`${table} + -`)).toEqual({ ok: true, value: { kind: "forfeit", absent: [away] } });
  });

  it("says the next match where it names none, and only where there is a next one", () => {
    expect(read("1=0+", table)).toEqual(match("1=0+"));
    expect(read("2.5 1.5", table)).toMatchObject({
      ok: true,
      value: { sides: [{ score: 2.5 }, { score: 1.5 }] },
    });
    const other = round.games.find(({ board }) => board !== table);
    expect(read(`${other?.board} 1=0+`, table)).toEqual(match("1=0+", other?.seats));
    expect(read("1=0+")).toMatchObject({ ok: false });
  });

  it("that is not complete says which boards are there", () => {
    const marks = boards("1=").map(({ outcome }) => outcome);
    const about = { board: table, seats: [home, away], boards: 4 };
    expect(read(`${table} 1=`)).toEqual({
      ok: false,
      error: { code: "line-marks-missing", marks, ...about },
    });
    expect(read("1=", table)).toMatchObject({ error: { code: "line-marks-missing", marks } });
    expect(read(`${table}`)).toMatchObject({ error: { code: "line-marks-missing", marks: [] } });
    expect(read(`${table} 1=101`)).toMatchObject({ error: { code: "line-marks-too-many" } });
    expect(read(`T${away} 1`)).toMatchObject({
      error: { code: "line-marks-missing", seats: [away, home] },
    });
    expect(read(`${table} won`)).toMatchObject({ error: { code: "line-no-match", boards: 4 } });
  });

  it("is what marks make of boards, where every board has one", () => {
    expect(marksOf(boards("1=0+-x.?"))).toBe("1=0+-x.?");
    expect(marksOf([{ outcome: { kind: "played", scores: [0.5, 0] } }])).toBeNull();
  });

  it("is refused where it is none, or of no match of the round", () => {
    expect(read(`${table} 1=`)).toMatchObject({ ok: false });
    expect(read("9 1=0+")).toMatchObject({ ok: false, error: { code: "line-unknown-board" } });
    expect(read("nobody 1=0+")).toMatchObject({
      ok: false,
      error: { code: "line-unknown-player" },
    });
    expect(read("")).toMatchObject({ ok: false, error: { code: "line-empty" } });
  });
});
