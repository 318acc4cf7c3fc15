import { describe, expect, it } from "vitest";
import { Club, founder, on } from "../../../test/ladder/club.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];
const pair = { challenger: five, defender: four };

const reported = (outcome: "challenger-wins" | "draw" | "defender-wins", levels = 7): Club => {
  const club = new Club(levels);
  club.play(0, five, four, outcome);
  return club;
};

/** A game that has lasted a year without a result. */
const overtime = (): Club => {
  const club = new Club(5);
  club.challenge(on(0), five, four);
  club.give(on(1), { type: "accept-challenge", ...pair });
  club.passTime(on(14 + 366));
  return club;
};

const sendRecord = (club: Club, by: number, claim: "win" | "draw" | null): void => {
  club.give(on(381), { type: "send-game-record", ...pair, by, pgn: "1. e4 *", claim });
};

describe("Results", () => {
  it("13. the winner and the loser exchange seats, and nobody else moves", () => {
    const club = new Club(6);
    const [challenger, defender] = [founder(5, 2), founder(3, 1)];
    const before = [...club.state.seats];
    club.play(0, challenger, defender, "challenger-wins");
    expect(club.seat(challenger)).toBe("L3.1");
    expect(club.seat(defender)).toBe("L5.2");
    expect(
      club.state.seats.filter((player, seatNumber) => player !== before[seatNumber]),
    ).toHaveLength(2);
  });

  it("14. after a draw all stay where they are", () => {
    const club = reported("draw");
    expect(club.seat(five)).toBe("L5.1");
    expect(club.seat(four)).toBe("L4.1");
  });

  it("15. seats are exchanged as they are when the result arrives", () => {
    const club = new Club(7);
    const seven = founder(7, 1);
    club.challenge(on(0), five, four);
    club.give(on(1), { type: "accept-challenge", ...pair });
    club.play(2, seven, five, "challenger-wins");
    expect(club.seat(seven)).toBe("L5.1");
    club.give(on(3), { type: "report-result", ...pair, outcome: "challenger-wins", by: four });
    expect([club.seat(five), club.seat(seven), club.seat(four)]).toEqual(["L4.1", "L5.1", "L7.1"]);
  });

  it("25. a win counts at once and frees both slots; an objection is possible for 7 days", () => {
    const club = reported("challenger-wins");
    expect(club.seat(five)).toBe("L4.1");
    expect(club.state.players.get(five)?.outgoing).toBeNull();
    expect(club.state.players.get(four)?.incoming).toBeNull();
    const objection = { type: "object", ...pair, by: four } as const;
    expect(club.refusal(on(8), objection)).toMatchObject({ code: "objection-late" });
    club.give(on(6), objection);
    expect(club.status(five, four)).toBe("disputed");
  });

  it("26. an upheld objection replays the log, and challenges made meanwhile stay", () => {
    const club = reported("challenger-wins");
    const six = founder(6, 1);
    club.play(2, six, five, "challenger-wins");
    expect([club.seat(six), club.seat(four), club.seat(five)]).toEqual(["L4.1", "L5.1", "L6.1"]);
    club.give(on(4), { type: "object", ...pair, by: four });
    const challenge = club.game(five, four)?.id ?? "";
    club.give(on(5), { type: "decide-dispute", challenge, outcome: "draw", reason: "drawn" });
    expect([club.seat(four), club.seat(six), club.seat(five)]).toEqual(["L4.1", "L5.1", "L6.1"]);
    expect(club.game(five, four)).toMatchObject({ status: "final", outcome: "draw", rated: true });
    expect(club.status(six, five)).toBe("provisional");
  });

  it("27. a challenge that rests on a wrong result nobody objected to stays valid", () => {
    const club = reported("challenger-wins");
    // From level 4 the winner may challenge level 3, as may level 5, but not level 6.
    club.challenge(on(2), founder(7, 2), four);
    club.passTime(on(8));
    expect(club.status(five, four)).toBe("final");
    expect(club.status(founder(7, 2), four)).toBe("pendingAcceptance");
  });

  it("a challenge only a wrong result made possible is pinned by the ruling", () => {
    const club = reported("challenger-wins");
    // Level 6 may challenge level 5, where the loser sits only because of the wrong result.
    const seven = founder(7, 2);
    club.challenge(on(2), seven, four);
    club.give(on(3), { type: "object", ...pair, by: four });
    const challenge = club.game(five, four)?.id ?? "";
    club.give(on(4), { type: "decide-dispute", challenge, outcome: "draw", reason: "drawn" });
    expect(club.seat(four)).toBe("L4.1");
    expect(club.status(seven, four)).toBe("pendingAcceptance");
  });

  it("28. a year without records: both stay, unrated", () => {
    const club = overtime();
    expect(club.status(five, four)).toBe("inAdjudication");
    club.passTime(on(14 + 366 + 15));
    expect(club.game(five, four)).toMatchObject({ status: "bothStay", rated: false });
    expect(club.seat(five)).toBe("L5.1");
  });

  it("29. a win that is claimed but not shown is a draw", () => {
    const club = overtime();
    sendRecord(club, five, "win");
    sendRecord(club, four, null);
    club.passTime(on(400));
    const challenge = club.game(five, four)?.id ?? "";
    club.give(on(401), { type: "adjudicate", challenge, winner: null, reason: "not shown" });
    expect(club.game(five, four)).toMatchObject({ status: "final", outcome: "draw" });
    expect(club.seat(five)).toBe("L5.1");
  });

  it("one record alone is adjudicated on, and a win only for who claimed it", () => {
    const club = overtime();
    sendRecord(club, five, "win");
    club.passTime(on(400));
    const challenge = club.game(five, four)?.id ?? "";
    const verdict = { type: "adjudicate", challenge, reason: "mate in 3" } as const;
    expect(club.refusal(on(401), { ...verdict, winner: "defender" }).code).toBe("win-not-claimed");
    club.give(on(401), { ...verdict, winner: "challenger" });
    expect(club.seat(five)).toBe("L4.1");
  });

  it("a second report that says otherwise is an objection", () => {
    const club = reported("challenger-wins");
    const report = { type: "report-result", ...pair, by: four } as const;
    club.give(on(1), { ...report, outcome: "challenger-wins" });
    expect(club.status(five, four)).toBe("provisional");
    club.give(on(2), { ...report, outcome: "draw" });
    expect(club.status(five, four)).toBe("disputed");
  });

  it("31. who retires loses both games, and the challenger moves up to the seat", () => {
    const club = new Club(8);
    const seven = founder(7, 1);
    club.challenge(on(0), five, four);
    club.challenge(on(1), seven, five);
    club.give(on(2), { type: "retire", player: five, reason: "illness" });
    expect([club.seat(four), club.seat(seven), club.seat(five)]).toEqual(["L4.1", "L5.1", "out"]);
    expect(club.at(7, 1)).toBeNull();
    expect(club.game(five, four)).toMatchObject({ outcome: "defender-wins", rated: false });
    expect(club.game(seven, five)).toMatchObject({ outcome: "challenger-wins", rated: false });
  });

  it("by insertion the loser and all between move down by one", () => {
    const club = new Club(5, { onWin: "insert" });
    club.play(0, founder(5, 1), founder(4, 2), "challenger-wins");
    expect([club.at(4, 2), club.at(4, 3), club.at(4, 4), club.at(5, 1)]).toEqual([
      founder(5, 1),
      founder(4, 2),
      founder(4, 3),
      founder(4, 4),
    ]);
  });
});
