import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../test/ladder/club.ts";
import { dayText } from "../base/day.ts";
import { foldLadder } from "./fold/fold.ts";
import { noticesOf } from "./notices-of.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];
const pair = { challenger: five, defender: four };

const told = (club: Club): readonly string[] => club.notices.map(({ content }) => content.kind);

/** A game from the challenge to the archive, with an expired objection deadline. */
const wholeGame = (): Club => {
  const club = new Club(6);
  club.play(0, five, four, "challenger-wins");
  club.passTime(on(8));
  return club;
};

describe("Notices", () => {
  it("accompany a game from the challenge to the archive", () => {
    const club = wholeGame();
    expect(told(club)).toEqual(["challenged", "game-begins", "provisional", "final"]);
    for (const { to } of club.notices) expect(to).toEqual([five, four]);
    const [challenged, begins, provisional] = club.notices.map(({ content }) => content);
    expect(challenged?.kind === "challenged" && dayText(challenged.acceptBy)).toBe(date(14));
    expect(begins?.kind === "game-begins" && dayText(begins.clockStart)).toBe(date(14));
    expect(begins?.kind === "game-begins" && dayText(begins.endsBy)).toBe("2027-01-19");
    expect(provisional?.kind === "provisional" && dayText(provisional.objectBy)).toBe(date(7));
  });

  it("have names that an outbox can tell them apart by", () => {
    const names = wholeGame().notices.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  it("have the same names when the journal is folded again", () => {
    const club = wholeGame();
    const before = foldLadder(club.journal.slice(0, 2));
    const after = foldLadder(club.journal);
    if (after === null) throw new Error("nothing folded");
    expect(noticesOf(before, after).map(({ id }) => id)).toEqual(club.notices.map(({ id }) => id));
  });

  it("withdraw what late mail overturns, and say what holds instead", () => {
    const club = new Club(6);
    club.challenge(on(0), five, four);
    club.passTime(on(15));
    club.notices = [];
    const command = { type: "accept-challenge", ...pair } as const;
    club.give(on(13), { type: "overturn", command, pin: false, reason: "in time" }, on(16));
    expect(told(club)).toEqual(["withdrawn", "game-begins"]);
    const [withdrawn] = club.notices;
    const game = club.game(five, four)?.id;
    expect(withdrawn?.content).toMatchObject({
      notice: expect.stringContaining(`forfeited:${game}:`),
    });
    expect(withdrawn?.to).toEqual([five, four]);
  });

  it("of an assignment tell both deadlines; if the mail leaves late, they start then", () => {
    const club = new Club(3);
    club.challenge(on(0), founder(3, 1), founder(2, 1));
    club.challenge(on(0), founder(3, 2), founder(2, 2));
    const waiting = founder(3, 3);
    club.give(on(1), { type: "request-waiting-list", player: waiting });
    club.notices = [];
    const result = {
      type: "report-result",
      challenger: founder(3, 1),
      defender: founder(2, 1),
      outcome: "draw",
      by: founder(3, 1),
    } as const;
    // The mail arrived on day 2, and the server, off until day 5, sends its own only then.
    club.give(on(2), result, on(5));
    const assigned = club.notices.find(({ content }) => content.kind === "assigned");
    expect(assigned?.to).toEqual([waiting, founder(2, 1)]);
    expect(assigned?.content.kind === "assigned" && dayText(assigned.content.confirmBy)).toBe(
      date(9),
    );
    expect(assigned?.content.kind === "assigned" && dayText(assigned.content.acceptBy)).toBe(
      date(19),
    );
    const sending = { type: "record-sending", notices: [assigned?.id ?? ""] } as const;
    expect(club.give(on(5, "20:00"), sending).events).toEqual([]);
    expect(club.give(on(7), sending).events).toHaveLength(1);
    expect(club.game(waiting, founder(2, 1))?.mailedAt).toBe(Date.parse(on(7)));
  });

  it("go to players, but the offer of expulsion only to the director", () => {
    const club = new Club(6, { strikesToExpulsion: 1 });
    club.challenge(on(0), five, four);
    club.passTime(on(15));
    const offer = club.notices.find(({ content }) => content.kind === "expulsion-offered");
    expect(offer?.to).toEqual([]);
  });
});
