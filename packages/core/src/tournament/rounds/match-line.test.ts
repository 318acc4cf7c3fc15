import { describe, expect, it } from "vitest";
import { nextRound } from "../../../test/play.ts";
import { boards, matchOf, teamEvent } from "../../../test/teams.ts";
import { namedPlayers, pairedRound, parseMatchLine } from "../index.ts";

const event = nextRound(teamEvent("team-round-robin", 4, 0));
const { teams } = event.state.settings;
const round = pairedRound(event.state, 1);
if (round === undefined || teams === undefined) throw new Error("no round");
const read = (text: string) => parseMatchLine(text, round, namedPlayers(event.state), teams);
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
