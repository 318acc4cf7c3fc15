import { describe, expect, it } from "vitest";
import { Club, date, founder, on } from "../../../test/ladder/club.ts";
import { dayText } from "../../base/day.ts";
import { awaitedLetters } from "../deadline-letters.ts";
import { allDeadlines, runningGames } from "../queries/games.ts";

const [five, four] = [founder(5, 1), founder(4, 1)];
const pair = { challenger: five, defender: four };

/** A club whose letters only leave when the test says so. */
const quiet = (club: Club): Club => {
  club.posts = false;
  return club;
};

const send = (club: Club, day: number): void => {
  const notices = awaitedLetters(club.state).map(({ notice }) => notice);
  club.give(on(day), { type: "record-sending", notices });
};

/** A result reported on day 2, whose notice has not left. */
const reported = (): Club => {
  const club = quiet(new Club(5));
  club.play(2, five, four, "challenger-wins");
  return club;
};

describe("Deadlines that run from the director's mail", () => {
  it("never begin while the mail is a draft", () => {
    const club = reported();
    club.catchUp(on(200));
    expect(club.status(five, four)).toBe("provisional");
    expect(allDeadlines(club.state).filter(({ kind }) => kind === "objection")).toEqual([]);
    expect(runningGames(club.state, Date.parse(on(200)))[0]).toMatchObject({
      deadline: null,
      awaitsLetter: true,
    });
  });

  it("run from the day it left, however late that was", () => {
    const club = reported();
    send(club, 60);
    const [objection] = allDeadlines(club.state).filter(({ kind }) => kind === "objection");
    expect(objection?.date).toBe(date(67));
    club.catchUp(on(67, "22:00"));
    expect(club.status(five, four)).toBe("provisional");
    club.catchUp(on(68));
    expect(club.status(five, four)).toBe("final");
  });

  it("run anew where it left again, after it had come back", () => {
    const club = reported();
    send(club, 3);
    const notice = `provisional:${club.game(five, four)?.id}:${five}:challenger-wins`;
    club.give(on(6), { type: "record-sending", notices: [notice] });
    expect(allDeadlines(club.state).find(({ kind }) => kind === "objection")?.date).toBe(date(13));
  });

  it("of silence and of records wait for their letters, too", () => {
    const club = quiet(new Club(2));
    club.catchUp("2027-06-01T12:00:00Z");
    expect(awaitedLetters(club.state).map(({ letter }) => letter.kind)).toEqual([
      "idle-letter",
      "idle-letter",
      "idle-letter",
    ]);
    club.catchUp("2028-06-01T12:00:00Z");
    expect(club.seat(1)).toBe("L1.1");
    const game = quiet(new Club(5));
    game.challenge(on(0), five, four);
    game.give(on(1), { type: "accept-challenge", ...pair });
    game.catchUp(on(800));
    expect(game.status(five, four)).toBe("inAdjudication");
    send(game, 801);
    game.catchUp(on(816));
    expect(game.status(five, four)).toBe("bothStay");
  });

  it("say which day they were reckoned from, and to whom it is", () => {
    const club = new Club(5);
    club.play(2, five, four, "draw");
    const letter = club.notices.find(({ content }) => content.kind === "provisional")?.content;
    if (letter?.kind !== "provisional") throw new Error("no letter");
    expect([dayText(letter.leaving ?? 0), dayText(letter.objectBy)]).toEqual([date(2), date(9)]);
  });

  it("run from their cause where the club does not wait for mails", () => {
    const club = quiet(new Club(5, { directorsDeadlines: "from-cause" }));
    club.play(2, five, four, "draw");
    club.catchUp(on(10));
    expect(club.status(five, four)).toBe("final");
  });
});

describe("The journal", () => {
  it("names the deadline as who acted, whoever's command let it", () => {
    const club = new Club(5);
    club.challenge(on(0), five, four);
    // The director does something else after the deadline: it acts first.
    club.give(on(20), { type: "rename-competition", name: "Other" });
    const [passed, renamed] = club.journal.slice(-2);
    expect(passed).toMatchObject({ type: "deadline-passed", actor: "deadline" });
    expect(renamed).toMatchObject({ type: "competition-renamed", actor: "director" });
  });
});

describe("A corrected letter", () => {
  it("is not written again where only the moment is another", () => {
    const club = new Club(6);
    club.challenge(on(0), five, four);
    club.give(on(5), { type: "accept-challenge", ...pair });
    club.notices = [];
    // A copy of the answer that had arrived a day earlier becomes known.
    const command = { type: "accept-challenge", ...pair, evenWithoutEffect: true } as const;
    const late = { type: "overturn", command, pin: false, reason: "first copy" } as const;
    club.give(on(4), late, on(6));
    const kinds = club.notices.map(({ content }) => content.kind);
    expect(kinds).not.toContain("withdrawn");
    expect(kinds).not.toContain("game-begins");
  });
});
