import { describe, expect, it } from "vitest";
import { Club, date, on } from "../../../test/ladder/club.ts";
import type { LadderCommand } from "../commands.ts";
import { allDeadlines } from "../queries/games.ts";
import { waitingLists } from "../queries/lists.ts";

type TakeOver = Extract<LadderCommand, { readonly type: "take-over" }>;

const seat = (level: number, index: number) => ({ level, index });

/** Six players on three levels, as they sat elsewhere. */
const entries = [
  { name: "Pia", seat: seat(1, 1) },
  { name: "Anna", seat: seat(2, 1) },
  { name: "Ben", seat: seat(2, 2) },
  { name: "Cem", seat: seat(3, 1) },
  { name: "Dora", seat: seat(3, 2) },
  { name: "Emil", seat: seat(3, 3) },
];
const [pia, anna, ben, cem, dora, emil] = [1, 2, 3, 4, 5, 6];

const running: TakeOver = {
  type: "take-over",
  entries,
  games: [
    {
      challenger: cem,
      defender: anna,
      origin: "direct",
      at: on(-30),
      status: "provisional",
      clockStart: date(-16),
      outcome: "draw",
      by: cem,
      reportedAt: on(-3),
      mailedAt: on(-2),
    },
    {
      challenger: anna,
      defender: pia,
      origin: "direct",
      at: on(-10),
      status: "pendingAcceptance",
      mailedAt: on(-10),
    },
    {
      challenger: dora,
      defender: ben,
      origin: "assigned",
      at: on(-60),
      status: "running",
      clockStart: date(-46),
    },
    {
      challenger: ben,
      defender: anna,
      origin: "assigned",
      at: on(-2),
      status: "pendingConfirmation",
      mailedAt: on(-1),
    },
  ],
  waiting: [{ player: emil, since: on(-5) }],
  standing: [{ player: dora, suspended: false }],
  players: [
    {
      player: anna,
      lastDefended: on(-100),
      idleSince: null,
      strikes: 1,
      holidays: [{ from: date(1), to: date(3) }],
    },
  ],
};

describe("A running pyramid", () => {
  it("is taken over: places, open games with their dates, lists", () => {
    const club = new Club(0);
    // Anna does not sit above Ben, but how games came about is not checked again.
    club.give(on(0), running);
    expect([pia, anna, ben, cem].map((player) => club.seat(player))).toEqual([
      "L1.1",
      "L2.1",
      "L2.2",
      "L3.1",
    ]);
    expect(allDeadlines(club.state).map(({ kind, date: last }) => [kind, last])).toEqual([
      ["confirm", date(3)],
      ["accept", date(4)],
      ["objection", date(8)],
      ["game", "2026-11-20"],
      ["idle", "2027-01-05"],
    ]);
    expect(club.status(dora, ben)).toBe("running");
    const lists = waitingLists(club.state);
    expect(lists.ordinary).toMatchObject([{ player: emil, since: Date.parse(on(-5)) }]);
    expect(lists.standing).toEqual([{ player: dora, suspended: false }]);
    expect(club.state.players.get(anna)).toMatchObject({ strikes: 1 });
  });

  it("goes on as if it had always been here", () => {
    const club = new Club(0);
    club.give(on(0), running);
    const game = { challenger: dora, defender: ben };
    club.give(on(1), { type: "report-result", ...game, outcome: "challenger-wins", by: dora });
    expect(club.seat(dora)).toBe("L2.2");
    club.catchUp(on(6));
    expect(club.seat(anna)).toBe("L1.1");
  });

  it("says everything that is wrong at once, and takes nothing over then", () => {
    const club = new Club(0);
    const wrong: TakeOver = {
      ...running,
      games: [
        { ...running.games[2], defender: 99 },
        { ...running.games[2], at: on(5) },
        { ...running.games[2] },
        { ...running.games[2], defender: pia },
      ] as TakeOver["games"],
      waiting: [
        { player: dora, since: on(-1) },
        { player: emil, since: "soon" },
        { player: emil, since: on(-1) },
      ],
    };
    expect(club.refusal(on(0), wrong)).toEqual({
      code: "take-over-faults",
      faults: [
        { part: "games", position: 1, code: "unknown-player" },
        { part: "games", position: 2, code: "time-in-future" },
        { part: "games", position: 4, code: "slot-taken" },
        { part: "waiting", position: 1, code: "plays-and-waits" },
        { part: "waiting", position: 2, code: "malformed-time" },
        { part: "waiting", position: 3, code: "named-twice" },
      ],
    });
    expect(club.state.players.size).toBe(0);
  });

  it("can be ruled upon: a result that was taken over turns out otherwise", () => {
    const club = new Club(0);
    const [won] = running.games;
    if (won?.status !== "provisional") throw new Error("no result");
    // Cem had won and sits on 2.1, Anna on 3.1.
    const seats = entries.map((entry) =>
      entry.name === "Anna"
        ? { ...entry, seat: seat(3, 1) }
        : entry.name === "Cem"
          ? { ...entry, seat: seat(2, 1) }
          : entry,
    );
    const games = [{ ...won, outcome: "challenger-wins" as const }];
    club.give(on(0), { ...running, entries: seats, games, waiting: [], standing: [] });
    const pair = { challenger: cem, defender: anna };
    club.give(on(1), { type: "object", ...pair, by: anna });
    const challenge = club.game(cem, anna)?.id ?? "";
    club.give(on(2), { type: "decide-dispute", challenge, outcome: "draw", reason: "shown" });
    expect([club.seat(anna), club.seat(cem)]).toEqual(["L2.1", "L3.1"]);
  });
});
