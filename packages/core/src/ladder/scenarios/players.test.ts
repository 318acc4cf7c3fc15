import { describe, expect, it } from "vitest";
import { Club, founder, on } from "../../../test/ladder/club.ts";

const join = (name: string) => ({ type: "add-entries", entries: [{ name }] }) as const;
const retire = (player: number) => ({ type: "retire", player, reason: "" }) as const;

/** The player entered last. */
const newest = (club: Club): number => club.state.nextEntry - 1;

describe("Silence", () => {
  it("30. twelve months idle: a letter; an answer starts the time again", () => {
    const club = new Club(2);
    // All players were founders on 1 January 2026: the letters go out after 1 January 2027.
    club.passTime("2027-01-01T22:00:00Z");
    expect(club.notices).toEqual([]);
    club.passTime("2027-01-02T01:00:00Z");
    expect(club.notices.map(({ content }) => content.kind)).toEqual(Array(3).fill("idle-letter"));
    club.give("2027-01-10T12:00:00Z", { type: "answer-letter", player: 1 });
    club.passTime("2027-02-20T12:00:00Z");
    expect([club.seat(1), club.seat(2), club.seat(3)]).toEqual(["L1.1", "out", "out"]);
    club.passTime("2028-01-12T12:00:00Z");
    expect(club.notices.filter(({ content }) => content.kind === "idle-letter")).toHaveLength(4);
  });

  it("30. 28 days of silence after the letter: the seat is vacant", () => {
    const club = new Club(3);
    club.give("2026-12-30T12:00:00Z", {
      type: "challenge",
      challenger: founder(3, 3),
      targets: [{ kind: "player", player: founder(2, 2) }],
    });
    club.passTime("2027-01-02T01:00:00Z");
    const letters = club.notices.flatMap(({ content }) =>
      content.kind === "idle-letter" ? [content.player] : [],
    );
    expect(letters).toEqual([1, 2, founder(3, 1), founder(3, 2)]);
    club.passTime("2027-01-30T22:00:00Z");
    expect(club.seat(1)).toBe("L1.1");
    club.passTime("2027-01-30T23:30:00Z");
    expect(club.at(1, 1)).toBeNull();
    expect(club.seat(1)).toBe("out");
  });

  it("30. no letter while on the ordinary list", () => {
    const club = new Club(3);
    club.challenge("2026-06-01T12:00:00Z", founder(3, 1), founder(2, 1));
    club.challenge("2026-06-01T12:00:00Z", founder(3, 2), founder(2, 2));
    for (const [challenger, defender] of [
      [founder(3, 1), founder(2, 1)],
      [founder(3, 2), founder(2, 2)],
    ] as const) {
      club.give("2026-06-02T12:00:00Z", { type: "accept-challenge", challenger, defender });
    }
    club.give("2026-06-03T12:00:00Z", { type: "request-waiting-list", player: founder(3, 3) });
    club.passTime("2027-01-10T12:00:00Z");
    const letters = club.notices.filter(({ content }) => content.kind === "idle-letter");
    expect(letters.map(({ to }) => to)).toEqual([[founder(1, 1)]]);
  });

  it("taking a vacancy counts as playing", () => {
    const club = new Club(3);
    club.give("2026-07-01T12:00:00Z", retire(founder(2, 1)));
    club.give("2026-07-02T12:00:00Z", {
      type: "challenge",
      challenger: founder(3, 1),
      targets: [{ kind: "vacancy", seat: { level: 2, index: 1 } }],
    });
    club.passTime("2027-01-02T12:00:00Z");
    club.passTime("2027-02-15T12:00:00Z");
    expect(club.seat(founder(3, 1))).toBe("L2.1");
    expect(club.seat(founder(3, 2))).toBe("out");
  });
});

describe("New players", () => {
  it("32. a newcomer gets the next seat of the lowest level", () => {
    const club = new Club(6);
    for (const name of ["a", "b", "c", "d"]) club.give(on(0), join(name));
    club.give(on(1), join("e"));
    expect(club.seat(newest(club))).toBe("L7.5");
  });

  it("32. when the lowest level is full a new one begins", () => {
    const club = new Club(7);
    club.give(on(0), join("a"));
    expect(club.seat(newest(club))).toBe("L8.1");
  });

  it("32. a vacancy of the lowest level is filled first", () => {
    const club = new Club(7);
    club.give(on(0), retire(founder(7, 3)));
    club.give(on(0), retire(founder(6, 1)));
    club.give(on(1), join("a"));
    expect(club.seat(newest(club))).toBe("L7.3");
    club.give(on(2), join("b"));
    expect(club.seat(newest(club))).toBe("L8.1");
  });

  it("seats empty at the very end of the pyramid disappear", () => {
    const club = new Club(3);
    for (const index of [3, 2]) club.give(on(0), retire(founder(3, index)));
    expect(club.state.seats).toHaveLength(4);
  });

  it("somebody who had left enters again at the bottom", () => {
    const club = new Club(3);
    club.give(on(0), retire(1));
    club.give(on(1), { type: "return-player", player: 1 });
    expect(club.seat(1)).toBe("L4.1");
  });
});
