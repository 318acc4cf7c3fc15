import { describe, expect, it } from "vitest";
import { Club, founder, on } from "../../../test/ladder/club.ts";

const request = (player: number) => ({ type: "request-waiting-list", player }) as const;
const join = (player: number) => ({ type: "join-standing-waiting-list", player }) as const;

/** Three levels; both of level 2 are challenged from 3.1 and 3.2, and 3.3 has no target left. */
const occupied = (): Club => {
  const club = new Club(3);
  club.challenge(on(0, "08:00"), founder(3, 1), founder(2, 1));
  club.challenge(on(0, "09:00"), founder(3, 2), founder(2, 2));
  return club;
};

const result = (challenger: number, defender: number) =>
  ({
    type: "report-result",
    challenger,
    defender,
    outcome: "defender-wins",
    by: defender,
  }) as const;

describe("The waiting list", () => {
  it("11. an assigned challenger silent to day 4 lapses without a swap, and the next is assigned", () => {
    const club = occupied();
    const [first, second, defender] = [founder(3, 3), founder(3, 1), founder(2, 1)];
    const other = { challenger: founder(3, 2), defender: founder(2, 2) };
    club.give(on(1), { type: "accept-challenge", ...other });
    club.give(on(2), request(first));
    club.give(on(3), result(second, defender));
    expect(club.status(first, defender)).toBe("pendingConfirmation");
    club.give(on(4), request(second));
    club.passTime(on(7, "22:59"));
    expect(club.status(first, defender)).toBe("pendingConfirmation");
    club.passTime(on(8));
    expect(club.status(first, defender)).toBe("lapsed");
    expect([club.seat(first), club.seat(defender)]).toEqual(["L3.3", "L2.1"]);
    expect(club.state.waiting).toEqual([]);
    expect(club.status(second, defender)).toBe("pendingConfirmation");
  });

  it("12. confirmed on day 3, the defender silent to day 14: they swap", () => {
    const club = occupied();
    const third = founder(3, 3);
    club.give(on(1), request(third));
    club.give(on(2), result(founder(3, 1), founder(2, 1)));
    const pair = { challenger: third, defender: founder(2, 1) };
    club.give(on(5), { type: "confirm-challenge", ...pair });
    club.passTime(on(16, "22:00"));
    expect(club.status(third, founder(2, 1))).toBe("pendingAcceptance");
    club.passTime(on(17));
    expect(club.status(third, founder(2, 1))).toBe("forfeited");
    expect(club.seat(third)).toBe("L2.1");
  });
});

/** Level 3 has been defending against 5.1, 5.2, 5.3 since day 0; 4.1 may only challenge level 3. */
const levelThreeBusy = (): Club => {
  const club = new Club(5);
  for (const index of [1, 2, 3]) club.challenge(on(0), founder(5, index), founder(3, index));
  return club;
};

const [defender, waiting, direct] = [founder(3, 1), founder(4, 1), founder(5, 4)];
const gameEnds = result(founder(5, 1), defender);
const directChallenge = (evenWithoutEffect: boolean) =>
  ({
    type: "challenge",
    challenger: direct,
    targets: [{ kind: "player", player: defender }],
    evenWithoutEffect,
  }) as const;

describe("Waiting and direct challenges", () => {
  it("16. who waits precedes a direct challenge that arrives after the seat came free", () => {
    const club = levelThreeBusy();
    club.give(on(5), request(waiting));
    club.give(on(11), directChallenge(true));
    club.give(on(10), gameEnds, on(12));
    expect(club.game(waiting, defender)).toMatchObject({
      status: "pendingConfirmation",
      at: Date.parse(on(10)),
    });
    expect(club.game(direct, defender)).toMatchObject({
      status: "rejected",
      rejection: { code: "target-busy", opponent: waiting },
    });
  });

  it("17. a challenge before the defender's result mail is rejected", () => {
    const club = levelThreeBusy();
    club.give(on(11), directChallenge(true));
    club.give(on(13), gameEnds);
    expect(club.game(direct, defender)).toMatchObject({
      status: "rejected",
      rejection: { code: "target-busy" },
    });
    expect(club.state.players.get(defender)?.incoming).toBeNull();
  });

  it("18. of two challenges a second apart the first stands, in whatever order they are recorded", () => {
    const club = new Club(5);
    const earlier = {
      type: "challenge",
      challenger: founder(5, 1),
      targets: [{ kind: "player", player: defender }],
    } as const;
    club.give(on(0, "10:00:01"), directChallenge(false));
    expect(club.refusal(on(0, "10:00:00"), earlier, on(1)).code).toBe("overturns");
    club.give(
      on(0, "10:00:00"),
      { type: "overturn", command: earlier, pin: false, reason: "came first" },
      on(1),
    );
    expect(club.status(founder(5, 1), defender)).toBe("pendingAcceptance");
    expect(club.status(direct, defender)).toBe("voided");
    expect(club.notices.map(({ content }) => content.kind)).toEqual(
      expect.arrayContaining(["withdrawn", "voided"]),
    );
  });

  it("a challenge that was accepted before it became unentitled is put to the director", () => {
    const club = new Club(5);
    const pair = { challenger: direct, defender };
    club.give(on(0, "10:00:01"), directChallenge(false));
    club.give(on(1), { type: "accept-challenge", ...pair });
    const command = {
      type: "challenge",
      challenger: founder(5, 1),
      targets: [{ kind: "player", player: defender }],
    } as const;
    const late = { type: "overturn", command, pin: false, reason: "came first" } as const;
    club.give(on(0, "10:00:00"), late, on(2));
    const contested = club.game(direct, defender);
    expect(contested?.status).toBe("contested");
    const keep = {
      type: "keep-challenge",
      challenge: contested?.id ?? "",
      reason: "fair",
    } as const;
    expect(club.refusal(on(3), keep).code).toBe("target-busy");
    const first = club.game(founder(5, 1), defender)?.id ?? "";
    club.give(on(3), { type: "void-challenge", challenge: first, reason: "came late" });
    club.give(on(4), keep);
    expect(club.status(direct, defender)).toBe("running");
  });

  it("pinned, what arose before the late mail was recorded stays", () => {
    const club = new Club(5);
    club.give(on(0, "10:00:01"), directChallenge(false));
    const command = {
      type: "challenge",
      challenger: founder(4, 2),
      targets: [{ kind: "player", player: defender }],
    } as const;
    const late = { type: "overturn", command, pin: true, reason: "came first" } as const;
    expect(club.refusal(on(0, "10:00:00"), late.command, on(2)).code).toBe("overturns");
    club.give(on(0, "10:00:00"), late, on(2));
    expect(club.status(direct, defender)).toBe("pendingAcceptance");
    expect(club.status(founder(4, 2), defender)).toBe("voided");
  });
});

describe("The standing waiting list", () => {
  const member = founder(5, 1);

  /** The member plays 4.4; 3.3 is busy. Seats of level 3 last defended on these days. */
  const withDefences = (first: number | null, second: number | null): Club => {
    const club = new Club(5);
    if (second !== null) club.play(second, founder(4, 2), founder(3, 2), "defender-wins");
    if (first !== null) club.play(first, founder(4, 1), founder(3, 1), "defender-wins");
    club.challenge(on(90), founder(5, 2), founder(3, 3));
    club.challenge(on(90), member, founder(4, 4));
    club.give(on(91), join(member));
    return club;
  };

  const end = (club: Club): void => {
    club.give(on(92), result(member, founder(4, 4)));
  };

  it("21. at the end of the game the highest seat that has not defended for longest is assigned", () => {
    const club = withDefences(70, 10);
    end(club);
    expect(club.status(member, founder(3, 2))).toBe("pendingConfirmation");
  });

  it("22. who never defended comes first; of several such the leftmost", () => {
    const never = withDefences(10, null);
    end(never);
    expect(never.status(member, founder(3, 2))).toBe("pendingConfirmation");
    const neither = withDefences(null, null);
    end(neither);
    expect(neither.status(member, founder(3, 1))).toBe("pendingConfirmation");
  });

  it("23. if nobody is free the member enters the ordinary list as of the end of the game", () => {
    const club = new Club(3);
    club.challenge(on(0), founder(3, 1), founder(2, 1));
    club.challenge(on(0), founder(3, 2), founder(2, 2));
    club.give(on(1), join(founder(3, 1)));
    club.give(on(2), request(founder(3, 3)));
    club.give(on(9), result(founder(3, 1), founder(2, 1)));
    expect(club.status(founder(3, 3), founder(2, 1))).toBe("pendingConfirmation");
    expect(club.state.waiting).toMatchObject([
      { player: founder(3, 1), since: Date.parse(on(9)), by: "standing-waiting-list" },
    ]);
  });

  it("24. who does not confirm is suspended until his mail", () => {
    const club = withDefences(null, null);
    end(club);
    club.passTime(on(97));
    expect(club.status(member, founder(3, 1))).toBe("lapsed");
    expect(club.state.players.get(member)?.standingWaiting).toBe("suspended");
    club.play(98, member, founder(4, 1), "draw");
    expect(club.state.players.get(member)?.outgoing).toBeNull();
    club.give(on(99), { type: "resume-standing-waiting-list", player: member });
    expect(club.state.players.get(member)).toMatchObject({ standingWaiting: "active" });
    expect(club.status(member, founder(3, 1))).toBe("pendingConfirmation");
  });

  it("joining it assigns when a game as challenger ends, not at once", () => {
    const club = new Club(5);
    const player = founder(5, 1);
    club.give(on(0), join(player));
    expect(club.state.players.get(player)).toMatchObject({
      standingWaiting: "active",
      outgoing: null,
    });
    // The actions of others give nothing to a member who has not played yet.
    club.play(1, founder(5, 2), founder(4, 2), "draw");
    expect(club.state.players.get(player)?.outgoing).toBeNull();
    club.play(2, player, founder(4, 1), "draw");
    expect(club.status(player, founder(3, 1))).toBe("pendingConfirmation");
  });

  it("joining it assigns at once where the club wants it so", () => {
    const club = new Club(5, { standingListBegins: "at-once" });
    club.give(on(0), join(founder(5, 1)));
    expect(club.status(founder(5, 1), founder(3, 1))).toBe("pendingConfirmation");
  });
});
