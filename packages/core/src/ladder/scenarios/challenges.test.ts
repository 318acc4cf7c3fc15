import { describe, expect, it } from "vitest";
import { Club, founder, on } from "../../../test/ladder/club.ts";
import type { ChallengeTarget } from "../challenge-target.ts";
import { highestReach } from "../formula.ts";

const player = (level: number, index: number): ChallengeTarget => ({
  kind: "player",
  player: founder(level, index),
});

const vacancy = (level: number, index: number): ChallengeTarget => ({
  kind: "vacancy",
  seat: { level, index },
});

const challenge = (challenger: number, ...targets: readonly ChallengeTarget[]) =>
  ({ type: "challenge", challenger, targets }) as const;

const retire = (level: number, index: number) =>
  ({ type: "retire", player: founder(level, index), reason: "moves away" }) as const;

describe("Who may challenge whom", () => {
  it("1. m(2…12) is 1 2 3 3 4 4 5 6 6 7 8", () => {
    const table = Array.from({ length: 11 }, (_, index) => highestReach(index + 2));
    expect(table).toEqual([1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8]);
  });

  it("2. from level 5 one may challenge level 3, not level 2 (too high), not level 5 (not above)", () => {
    const club = new Club(5);
    const five = founder(5, 1);
    expect(club.refusal(on(0), challenge(five, player(2, 1)))).toEqual({
      code: "too-high",
      level: 5,
      target: 2,
      highest: 3,
    });
    expect(club.refusal(on(0), challenge(five, player(5, 2)))).toEqual({
      code: "not-above",
      level: 5,
      target: 5,
    });
    club.give(on(0), challenge(five, player(3, 1)));
    expect(club.status(five, founder(3, 1))).toBe("pendingAcceptance");
  });

  it("3. the pharaoh is challenged from level 2, not from level 3", () => {
    const club = new Club(3);
    expect(club.refusal(on(0), challenge(founder(3, 1), player(1, 1)))).toMatchObject({
      code: "too-high",
      highest: 2,
    });
    club.give(on(0), challenge(founder(2, 2), player(1, 1)));
    expect(club.status(founder(2, 2), founder(1, 1))).toBe("pendingAcceptance");
  });

  it("4. a challenger whose game is open is busy, but can be challenged", () => {
    const club = new Club(6);
    const five = founder(5, 1);
    club.give(on(0), challenge(five, player(4, 1)));
    expect(club.refusal(on(1), challenge(five, player(4, 2)))).toEqual({
      code: "challenger-busy",
      player: five,
      opponent: founder(4, 1),
    });
    club.give(on(1), challenge(founder(6, 1), player(5, 1)));
    expect(club.status(founder(6, 1), five)).toBe("pendingAcceptance");
  });

  it("5. a defender whose game is open is busy", () => {
    const club = new Club(5);
    club.give(on(0), challenge(founder(5, 1), player(4, 1)));
    expect(club.refusal(on(1), challenge(founder(5, 2), player(4, 1)))).toEqual({
      code: "target-busy",
      player: founder(4, 1),
      opponent: founder(5, 1),
    });
  });

  it("6. the waiting list is refused while a vacancy is in reach, which is named", () => {
    const club = new Club(3);
    club.give(on(0), challenge(founder(3, 1), player(2, 1)));
    club.give(on(0, "13:00"), retire(2, 2));
    const request = { type: "request-waiting-list", player: founder(3, 2) } as const;
    expect(club.refusal(on(1), request)).toEqual({
      code: "seat-reachable",
      seat: { level: 2, index: 2 },
      player: null,
    });
  });
});

describe("Vacancies", () => {
  /** A pyramid of six levels with vacancies on 5.1 and 3.1. */
  const withVacancies = (): Club => {
    const club = new Club(6);
    club.give(on(0), retire(5, 1));
    club.give(on(0), retire(3, 1));
    return club;
  };

  const mail = challenge(founder(6, 1), vacancy(5, 1), vacancy(3, 1), player(2, 1));

  it("19. one mail climbs over two vacancies and then challenges a player", () => {
    const club = withVacancies();
    club.give(on(1), mail);
    expect(club.seat(founder(6, 1))).toBe("L3.1");
    expect(club.at(5, 1)).toBeNull();
    expect(club.at(6, 1)).toBeNull();
    expect(club.status(founder(6, 1), founder(2, 1))).toBe("pendingAcceptance");
  });

  it("20. one letter names every target that is not possible any more, with its reason", () => {
    const club = withVacancies();
    club.give(on(0, "18:00"), challenge(founder(6, 2), vacancy(5, 1)));
    const { warnings } = club.give(on(1), { ...mail, evenWithoutEffect: true });
    const reasons = warnings.flatMap((warning) =>
      warning.code === "without-effect" ? [warning.reason.code] : [],
    );
    expect(reasons).toEqual(["not-vacant", "too-high", "too-high"]);
    expect(club.seat(founder(6, 1))).toBe("L6.1");
    const notices = club.notices.filter(({ content }) => content.kind === "not-entitled");
    expect(notices).toMatchObject([
      {
        to: [founder(6, 1)],
        content: {
          of: 3,
          items: [
            { item: 0, target: mail.targets[0], reason: { code: "not-vacant" } },
            { item: 1, target: mail.targets[1], reason: { code: "too-high" } },
            { item: 2, target: mail.targets[2], reason: { code: "too-high" } },
          ],
        },
      },
    ]);
  });

  it("20. without a mail each target that is refused is named with its reason", () => {
    const club = withVacancies();
    expect(club.refusal(on(1), challenge(founder(6, 1), player(6, 2), player(2, 1)))).toMatchObject(
      {
        code: "challenges-refused",
        refusals: [
          { position: 1, reason: { code: "not-above" } },
          { position: 2, reason: { code: "too-high" } },
        ],
      },
    );
    expect(club.refusal(on(1), challenge(founder(6, 1), player(2, 1))).code).toBe("too-high");
  });

  it("the rest of a mail is left where the club wants it so", () => {
    const club = new Club(6, { impossibleInChain: "stop" });
    club.give(on(0), retire(5, 2));
    const { warnings } = club.give(on(1), {
      ...challenge(founder(6, 1), vacancy(5, 1), vacancy(5, 2)),
      evenWithoutEffect: true,
    });
    expect(warnings).toMatchObject([
      { code: "without-effect", reason: { code: "not-vacant", player: founder(5, 1) } },
      { code: "without-effect", reason: { code: "chain-stopped" } },
    ]);
    expect(club.seat(founder(6, 1))).toBe("L6.1");
  });

  it("33. when the pharaoh leaves, a player of level 2 takes the seatNumber at once", () => {
    const club = new Club(3);
    club.give(on(0), retire(1, 1));
    expect(club.at(1, 1)).toBeNull();
    club.give(on(1), challenge(founder(2, 1), vacancy(1, 1)));
    expect(club.at(1, 1)).toBe(founder(2, 1));
    expect(club.at(2, 1)).toBeNull();
  });
});
