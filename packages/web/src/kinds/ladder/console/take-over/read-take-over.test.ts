import { describe, expect, it } from "vitest";
import { type PyramidBefore, readTakeOver, type TakeOverInput } from "./read-take-over.ts";

const before: PyramidBefore = {
  capacity: { base: 0, perLevel: 1 },
  seats: [],
  players: [],
  nextEntry: 1,
  timeZone: "Europe/Berlin",
  language: "de",
  now: Date.parse("2026-08-01T12:00:00Z"),
  clockStartDays: 14,
};

const nothing: TakeOverInput = { seats: "", games: "", waiting: "", standing: "", past: "" };

const seats = `1.1; Ada Berg; ada@example.org; 1900; SC Ulm
2.1; Ben Cron
2/2; XXX

3.1\tCem Dal\tcem@example.org
3.2; Dora Ey
3.3; Eva Fux`;

const read = (input: Partial<TakeOverInput>, more: Partial<PyramidBefore> = {}) =>
  readTakeOver({ ...nothing, seats, ...input }, { ...before, ...more });

const faults = (input: Partial<TakeOverInput>, more: Partial<PyramidBefore> = {}) =>
  read(input, more).faults.map(({ part, line, code, text }) => `${part} ${line} ${code} ${text}`);

describe("a running pyramid that is taken over on a French page", () => {
  const french = { language: "fr" } as const;

  it("is read with French words, and dates with the day first", () => {
    const {
      games,
      standing,
      players,
      faults: wrong,
    } = read(
      {
        seats: `${seats}\n3.4; libre`,
        games: `Ben; Ada; défié; 20/7/2026 14:30
Cem Dal; Ben; en cours; 1/6/2026; 15/6/2026
Dora; Cem; attribué; 28/07/2026; 29/07/2026
Eva; Dora; confirmé; 20/7/2026 14h30
Eva; Cem; nulle; 1/5/2026; 30/7/2026; Eva
Dora; Ben; adjudication; 1/7/2025; 20/7/2026`,
        standing: "Ben; suspendue",
        past: "Ada; 1/3/2026; ; 1; du 1/8/2026 au 14/8/2026",
      },
      { ...french, capacity: { base: 1, perLevel: 1 } },
    );
    expect(wrong).toEqual([]);
    expect(games.map(({ status, at }) => `${status} ${at}`)).toEqual([
      "pendingAcceptance 2026-07-20T12:30:00.000Z",
      "running 2026-05-31T22:00:00.000Z",
      "pendingConfirmation 2026-07-27T22:00:00.000Z",
      "pendingAcceptance 2026-07-20T12:30:00.000Z",
      "provisional 2026-04-30T22:00:00.000Z",
      "inAdjudication 2025-06-30T22:00:00.000Z",
    ]);
    expect(standing[0]?.suspended).toBe(true);
    expect(players[0]?.holidays).toEqual([{ from: "2026-08-01", to: "2026-08-14" }]);
  });

  it("where in English nobody knows which of the two is the day", () => {
    const waiting = "Ada; 3/7/2026";
    expect(faults({ waiting }, { language: "en" })).toEqual(["waiting 1 no-time 3/7/2026"]);
    expect(faults({ waiting }, french)).toEqual([]);
  });
});

describe("a running pyramid that is taken over", () => {
  it("is read from its places, of which vacancies are left free", () => {
    const { entries, names, faults: wrong } = read({});
    expect(wrong).toEqual([]);
    expect(entries[0]).toEqual({
      name: "Ada Berg",
      addresses: ["ada@example.org"],
      rating: 1900,
      club: "SC Ulm",
      seat: { level: 1, index: 1 },
    });
    expect(entries.map(({ seat }) => `${seat.level}.${seat.index}`)).toEqual([
      "1.1",
      "2.1",
      "3.1",
      "3.2",
      "3.3",
    ]);
    expect(names.map(({ id, name }) => `${id} ${name}`)).toContain("3 Cem Dal");
  });

  it("with its open games and their dates, in the club’s time zone", () => {
    const { games, faults: wrong } = read({
      games: `Ben; Ada; gefordert; 20.7.2026 14:30
Cem Dal; Ben; läuft; 1.6.2026; 15.6.2026
Dora; Cem; assigned; 2026-07-28; 2026-07-29
Eva; Dora; confirmed; 2026-07-20
Eva; Cem; 1-0; 1.5.2026; 30.7.2026; Eva
Dora; Ben; Abschätzung; 1.7.2025; 20.7.2026`,
    });
    expect(wrong).toEqual([]);
    expect(games[0]).toEqual({
      challenger: 2,
      defender: 1,
      origin: "direct",
      at: "2026-07-20T12:30:00.000Z",
      status: "pendingAcceptance",
      mailedAt: "2026-07-20T12:30:00.000Z",
    });
    expect(games[1]).toMatchObject({ status: "running", clockStart: "2026-06-15" });
    expect(games[2]).toMatchObject({
      status: "pendingConfirmation",
      origin: "assigned",
      mailedAt: "2026-07-28T22:00:00.000Z",
    });
    expect(games[3]).toMatchObject({ status: "pendingAcceptance", origin: "assigned" });
    expect(games[4]).toMatchObject({
      status: "provisional",
      outcome: "challenger-wins",
      by: 5,
      clockStart: "2026-05-15",
    });
    expect(games[5]).toMatchObject({ status: "inAdjudication" });
  });

  it("with its lists, and what of the past still counts", () => {
    const {
      waiting,
      standing,
      players,
      faults: wrong,
    } = read({
      waiting: "Dora Ey; 1.7.2026\nEva; 2.7.2026",
      standing: "Cem\nDora; ruht",
      past: "Ada; 1.3.2026; ; 1; 1.8.2026 - 14.8.2026, 1.9.2026 bis 2.9.2026",
    });
    expect(wrong).toEqual([]);
    expect(waiting.map(({ player }) => player)).toEqual([4, 5]);
    expect(standing).toEqual([
      { player: 3, suspended: false },
      { player: 4, suspended: true },
    ]);
    expect(players).toEqual([
      {
        player: 1,
        lastDefended: "2026-02-28T23:00:00.000Z",
        idleSince: null,
        strikes: 1,
        holidays: [
          { from: "2026-08-01", to: "2026-08-14" },
          { from: "2026-09-01", to: "2026-09-02" },
        ],
      },
    ]);
  });

  it("says everything that is wrong at once, each with its line", () => {
    expect(
      faults({
        seats: `${seats}\n3.3; Ben Cron\n3.4; Gabi\n2.2; Hanna; hanna; viel\n1.1; XXX; x@example.org`,
        games: `Ada; Nobody; läuft; 1.7.2026
Ben; Ada; spielt; 31.6.2026
Cem; Ben; 1-0; 1.7.2026
Dora; Dora; läuft; 1.9.2026
Dora; Ben; läuft; 1.7.2026
Dora; Cem; läuft; 1.7.2026
Eva; Cem; draw; 1.7.2026; 2.7.2026; Ben`,
        waiting: "Dora; 1.7.2026\nEva; gestern\nEva; 1.7.2026",
        standing: "Cem; vielleicht",
        past: "Ada; ; ; viele; 14.8.2026 - 1.8.2026",
      }),
    ).toEqual([
      "seats 8 seat-twice 3.3",
      "seats 8 name-twice Ben Cron",
      "seats 9 no-seat 3.4",
      "seats 10 seat-twice 2.2",
      "seats 10 no-address hanna",
      "seats 10 no-rating viel",
      "seats 11 seat-twice 1.1",
      "seats 11 name-missing ",
      "games 1 unknown-player Nobody",
      "games 2 no-status spielt",
      "games 2 no-time 31.6.2026",
      "games 3 time-missing 1-0",
      "games 3 reporter-missing ",
      "games 4 same-player Dora",
      "games 4 time-in-future 1.9.2026",
      "games 6 challenger-twice Dora",
      "games 7 not-of-game Ben",
      "waiting 1 plays-and-waits ",
      "waiting 2 no-time gestern",
      "waiting 3 player-twice Eva",
      "standing 1 no-word vielleicht",
      "past 1 no-number viele",
      "past 1 no-days 14.8.2026 - 1.8.2026",
    ]);
  });

  it("knows who is entered already, and which seats they have", () => {
    const more = { seats: ["2.1"], players: [{ id: 1, name: "Zoe" }], nextEntry: 2 };
    expect(faults({ games: "Ada; Zoe; läuft; 1.7.2026" }, more)).toEqual([
      "seats 2 seat-taken 2.1",
    ]);
    expect(read({}, more).names.find(({ name }) => name === "Ada Berg")?.id).toBe(2);
  });

  it("says who probably comes twice, among those who come and those who are there", () => {
    const more = { seats: [], players: [{ id: 1, name: "Öz, Zoe" }], nextEntry: 2 };
    const twice = `${seats}\n4.1; Zoe Oez\n4.2; Berg, Ada`;
    expect(read({ seats: twice }, more).duplicates).toEqual([
      { entry: 7, name: "Zoe Oez", other: 1, otherName: "Öz, Zoe" },
      { entry: 8, name: "Berg, Ada", other: 2, otherName: "Ada Berg" },
    ]);
    expect(read({}, more).duplicates).toEqual([]);
  });
});
