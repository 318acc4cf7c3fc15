import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../../test/ladder/club.ts";
import { levelsOf, seatOf, whomMayChallenge } from "./field.ts";
import { allDeadlines, challengeNamed, deadlinesOf, gameArchive, runningGames } from "./games.ts";
import { historyOfPlayer, historyOfSeat } from "./history.ts";
import { waitingLists } from "./lists.ts";
import { questionsForDirector } from "./questions.ts";
import { ratingsOfArchive } from "./ratings.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];

describe("Whom one may challenge", () => {
  it("is said for every seat, with the reason why not", () => {
    const club = new Club(5);
    club.challenge(on(0), founder(5, 2), four);
    club.give(on(0), { type: "retire", player: founder(4, 2), reason: "" });
    const answer = whomMayChallenge(club.state, five);
    expect(answer).toMatchObject({
      from: { level: 5, index: 1 },
      reach: { highest: 3, lowest: 4 },
    });
    const reasonOf = (level: number, index: number) =>
      answer?.options.find(({ seat }) => seat.level === level && seat.index === index)?.rejection;
    expect(reasonOf(2, 1)).toMatchObject({ code: "too-high" });
    expect(reasonOf(3, 1)).toBeNull();
    expect(reasonOf(4, 1)).toMatchObject({ code: "target-busy", opponent: founder(5, 2) });
    expect(reasonOf(4, 2)).toBeNull();
    expect(reasonOf(5, 2)).toMatchObject({ code: "not-above" });
    expect(answer?.options).toHaveLength(14);
  });

  it("is nobody from the top", () => {
    const answer = whomMayChallenge(new Club(3).state, 1);
    expect(answer?.reach).toBeNull();
    expect(answer?.options.every(({ rejection }) => rejection?.code === "not-above")).toBe(true);
  });
});

describe("The pyramid", () => {
  it("is drawn level by level", () => {
    const levels = levelsOf(new Club(3).state);
    expect(levels.map(({ seats }) => seats.map(({ player }) => player))).toEqual([
      [1],
      [2, 3],
      [4, 5, 6],
    ]);
  });
});

describe("Deadlines", () => {
  it("of a player are his own and the ends of his games, the earliest first", () => {
    const club = new Club(6);
    club.challenge(on(0), five, four);
    club.challenge(on(1), founder(6, 1), five);
    club.give(on(2), { type: "accept-challenge", challenger: five, defender: four });
    const mine = deadlinesOf(club.state, five).map(({ kind, date: day }) => [kind, day]);
    expect(mine).toEqual([
      ["accept", date(15)],
      ["game", "2027-01-19"],
    ]);
    expect(deadlinesOf(club.state, founder(6, 1))).toEqual([]);
    expect(allDeadlines(club.state).filter(({ kind }) => kind === "idle")).toHaveLength(18);
  });
});

describe("Games", () => {
  it("that run are told with what they wait for and whose clock stands still", () => {
    const club = new Club(5);
    club.challenge(on(0), five, four);
    club.give(on(1), { type: "accept-challenge", challenger: five, defender: four });
    club.give(on(2), { type: "announce-holiday", player: four, from: date(20), to: date(25) });
    const [game] = runningGames(club.state, Date.parse(on(22)));
    expect(game).toMatchObject({ deadline: { kind: "game" }, onHoliday: [four] });
    expect(runningGames(club.state, Date.parse(on(26)))[0]?.onHoliday).toEqual([]);
  });

  it("of the archive come with their records, those sent later too", () => {
    const club = new Club(5);
    club.play(0, five, four, "draw");
    const record = {
      type: "send-game-record",
      challenger: five,
      defender: four,
      claim: null,
    } as const;
    club.give(on(1), { ...record, by: five, pgn: "first" });
    club.passTime(on(8));
    club.give(on(9), { ...record, by: "director", pgn: "second" });
    const [archived, ...rest] = gameArchive(club.state);
    expect(rest).toEqual([]);
    expect(archived?.records.map(({ by, pgn }) => [by, pgn])).toEqual([
      [five, "first"],
      ["director", "second"],
    ]);
    const id = archived?.game.id ?? "";
    expect(challengeNamed(club.state, id)?.status).toBe("final");
    expect(challengeNamed(club.state, "none")).toBeNull();
  });

  it("of the archive are rated by the month they became final in", () => {
    const club = new Club(0);
    const entries = [1700, 1600, 1500].map((rating) => ({ name: `R${rating}`, rating }));
    club.give(on(0), { type: "add-entries", entries });
    club.play(1, 2, 1, "challenger-wins");
    club.passTime(on(9));
    club.play(30, 3, 2, "defender-wins");
    club.passTime(on(38));
    const { months, standings } = ratingsOfArchive(club.state);
    expect(months.map(({ year, month }) => [year, month])).toEqual([
      [2026, 1],
      [2026, 2],
    ]);
    // 20 × 0.64 for the win over a player rated 100 higher.
    expect(months[0]?.changes).toMatchObject([
      { entry: 2, before: 1600, after: 1613 },
      { entry: 1, before: 1700, after: 1687 },
    ]);
    expect(standings.get(3)?.rating).toBeLessThan(1500);
  });
});

describe("Histories", () => {
  it("of a seat tell who held it from when to when", () => {
    const club = new Club(5);
    club.play(3, five, four, "challenger-wins");
    club.give(on(9), { type: "retire", player: five, reason: "" });
    const tenures = historyOfSeat(club.state, { level: 4, index: 1 });
    expect(tenures.map(({ player, reason, until }) => [player, reason, until])).toEqual([
      [four, "joined", Date.parse(on(3, "11:00"))],
      [five, "win", Date.parse(on(9))],
      [null, "retired", null],
    ]);
  });

  it("of a player tell all that happened", () => {
    const club = new Club(5);
    club.play(3, five, four, "challenger-wins");
    const kinds = historyOfPlayer(club.state, four).map(({ kind }) => kind);
    expect(kinds).toEqual(["moved", "challenged", "accepted", "reported", "moved"]);
    expect(seatOf(club.state, four)).toEqual({ level: 5, index: 1 });
  });
});

describe("Waiting lists", () => {
  it("are told in the order of precedence, with the levels waited for", () => {
    const club = new Club(3);
    club.challenge(on(0), founder(3, 1), founder(2, 1));
    club.challenge(on(0), founder(3, 2), founder(2, 2));
    club.give(on(1), { type: "join-standing-waiting-list", player: founder(3, 2) });
    club.give(on(2), { type: "request-waiting-list", player: founder(3, 3) });
    expect(waitingLists(club.state)).toMatchObject({
      ordinary: [{ position: 1, player: founder(3, 3), reach: { highest: 2, lowest: 2 } }],
      standing: [{ player: founder(3, 2), suspended: false }],
    });
  });

  it("put the highest seat first where the club wants it so", () => {
    const club = new Club(5, { bestPlaced: "highest-seat" });
    for (const index of [1, 2, 3]) club.challenge(on(0), founder(5, index), founder(3, index));
    for (const index of [1, 2]) club.challenge(on(0), founder(6 - 1, index + 3), founder(4, index));
    club.give(on(1), { type: "request-waiting-list", player: founder(4, 4) });
    club.give(on(2), { type: "request-waiting-list", player: founder(4, 3) });
    const order = waitingLists(club.state).ordinary.map(({ player }) => player);
    expect(order).toEqual([founder(4, 3), founder(4, 4)]);
  });
});

describe("The director", () => {
  it("is asked what only he can decide", () => {
    const club = new Club(6, { strikesToExpulsion: 1 });
    club.play(0, five, four, "challenger-wins");
    club.give(on(1), { type: "object", challenger: five, defender: four, by: four });
    club.challenge(on(2), founder(6, 1), founder(5, 2));
    club.passTime(on(20));
    expect(questionsForDirector(club.state)).toMatchObject([
      { kind: "dispute", game: { status: "disputed" } },
      { kind: "expulsion", player: founder(5, 2), strikes: 1 },
    ]);
    const reason = "first time";
    club.give(on(21), { type: "decline-expulsion", player: founder(5, 2), reason });
    expect(questionsForDirector(club.state)).toHaveLength(1);
  });
});
