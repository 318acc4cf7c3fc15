import { type EntryId, type LadderCommand, noticesByAct } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { addressWords } from "../../../../test/address-words.ts";
import { letterAbout } from "../../src/ladder/letters/compose.ts";
import type { Letter } from "../../src/mail/index.ts";
import { Club, founder, on } from "./club.ts";
import { mailsTo, openPyramid, type PyramidWorld, postAll } from "./pyramid-world.ts";

const [four, five, six] = [founder(4, 1), founder(5, 1), founder(6, 1)];
const pair = { challenger: five, defender: four };

/** A club whose letters are written after each command. */
class WritingClub extends Club {
  /** The letters of the last command, by reader. */
  letters: ReadonlyMap<EntryId, readonly Letter[]> = new Map();

  override give(arrived: string, command: LadderCommand, recorded = arrived): void {
    const before = this.state;
    super.give(arrived, command, recorded);
    const after = this.state;
    const entries = new Map(
      [...after.entries].map(([id, entry]) => [
        id,
        { ...entry, addresses: [`p${id}@example.org`], language: "de" as const },
      ]),
    );
    const state = { ...after, entries };
    const found = new Map<EntryId, Letter[]>();
    for (const act of noticesByAct(before, after, Date.parse(recorded))) {
      for (const reader of new Set(act.flatMap(({ to }) => to))) {
        const own = act.filter(({ to }) => to.includes(reader));
        const letter = letterAbout(state, reader, own, null);
        if (letter !== null) found.set(reader, [...(found.get(reader) ?? []), letter]);
      }
    }
    this.letters = found;
  }

  textTo(reader: EntryId): string {
    const letters = this.letters.get(reader) ?? [];
    expect(letters).toHaveLength(1);
    return `${letters[0]?.subject}\n${letters[0]?.text}`;
  }
}

/** Plays two wins, four against five and five against six; four objects to the first result. */
const disputed = (): WritingClub => {
  const club = new WritingClub(7);
  club.play(0, five, four, "challenger-wins");
  club.play(2, six, five, "challenger-wins");
  club.give(on(4), { type: "object", ...pair, by: four });
  return club;
};

describe("letters", () => {
  it("after a dispute tell both players, and those who moved by it, their places", () => {
    const club = disputed();
    const challenge = club.game(five, four)?.id ?? "";
    club.give(on(5), { type: "decide-dispute", challenge, outcome: "draw", reason: "drawn" });
    expect([...club.letters.keys()].toSorted((a, b) => a - b)).toEqual([four, five, six]);
    expect(club.textTo(four)).toContain("Ihr Platz ist jetzt 4.1 (vorher 5.1).");
    expect(club.textTo(five)).toContain("Ihr Platz bleibt 6.1.");
    expect(club.textTo(five)).toContain("P7 sitzt jetzt auf 4.1 (vorher 5.1).");
    expect(club.textTo(six)).toContain("Ihr Platz ist jetzt 5.1 (vorher 4.1).");
  });

  it("after late mail has overturned something are one for each, with the places and what holds", () => {
    const club = new WritingClub(6);
    club.challenge(on(0), five, four);
    club.passTime(on(15));
    const command = { type: "accept-challenge", ...pair, withMove: true } as const;
    club.give(on(13), { type: "overturn", command, pin: false, reason: "in time" }, on(16));
    const text = club.textTo(four);
    expect(text).toContain("Berichtigung: Ihre Partie gegen P11 läuft");
    expect(text).toContain("Damit gilt unsere Mail „Kampflos: Ihre Partie gegen P11“ nicht mehr.");
    expect(text).toContain("Ihr Platz ist jetzt 4.1 (vorher 5.1).");
    expect(club.textTo(five)).toContain("Ihr Platz ist jetzt 5.1 (vorher 4.1).");
  });

  it("tell of all that one act brought about in one letter", () => {
    const club = new WritingClub(3);
    club.challenge(on(0), 4, 2);
    club.challenge(on(0), 5, 3);
    club.give(on(1), { type: "join-standing-waiting-list", player: 4 });
    club.give(on(1), { type: "request-waiting-list", player: 6 });
    const draw = { type: "report-result", challenger: 4, defender: 2, outcome: "draw" } as const;
    club.give(on(2), { ...draw, by: 4 });
    expect(club.textTo(4)).toMatch(/Ergebnis gegen P2: remis.*auf der Warteliste/s);
    expect(club.textTo(2)).toMatch(/Ergebnis gegen P4: remis.*P6 fordert Sie/s);
    expect(club.letters.get(2)?.[0]?.carries).toHaveLength(1);
  });

  it("of a challenge without a move say who is to move, and what is expected by when", () => {
    const club = new WritingClub(6);
    club.challenge(on(0), five, four);
    expect(club.textTo(five)).toMatch(/sind am Zug: Schicken Sie Ihren ersten Zug/);
    expect(club.textTo(four)).toMatch(
      /P11 fordert Sie heraus, hat Weiß und ist am Zug.*spätestens am 19. Januar 2026/s,
    );
    club.give(on(1), { type: "accept-challenge", ...pair });
    expect(club.textTo(five)).toContain("Sie sind am Zug.");
  });

  it("of a challenge with a move say that the defender is to move, until the reply came along", () => {
    const club = new WritingClub(6);
    const targets = [{ kind: "player", player: four }] as const;
    club.give(on(0), { type: "challenge", challenger: five, targets, withMove: true });
    expect(club.textTo(four)).toContain("Sie sind am Zug: Nehmen Sie mit Ihrem ersten Gegenzug an");
    club.give(on(1), { type: "accept-challenge", ...pair });
    expect(club.textTo(four)).toContain("Sie sind am Zug.");
    expect(club.textTo(five)).toContain("P7 ist am Zug.");
  });

  it("tell the opponent which deadline a holiday moves, to when and why, and nobody else", () => {
    const club = new WritingClub(6);
    club.challenge(on(0), five, four);
    const days = { from: "2026-01-10", to: "2026-01-16" };
    club.give(on(1), { type: "announce-holiday", player: four, ...days });
    expect([...club.letters.keys()].toSorted((a, b) => a - b)).toEqual([four, five]);
    const text = club.textTo(five);
    expect(text).toContain("Neue Frist: Ihre Partie gegen P7");
    expect(text).toContain("P7 ist vom 10. Januar 2026 bis zum 16. Januar 2026 im Urlaub.");
    expect(text).toContain("auf Ihre Herausforderung endet deshalb erst am 26. Januar 2026.");
    expect(club.textTo(four)).not.toContain("Neue Frist");
  });

  it("say nothing of a holiday that moves no deadline", () => {
    const club = new WritingClub(6);
    club.challenge(on(0), five, four);
    // The defender is to answer, not the challenger.
    const days = { from: "2026-01-10", to: "2026-01-16" };
    club.give(on(1), { type: "announce-holiday", player: five, ...days });
    expect([...club.letters.keys()]).toEqual([five]);
    const later = { from: "2026-03-10", to: "2026-03-16" };
    club.give(on(2), { type: "announce-holiday", player: four, ...later });
    expect([...club.letters.keys()]).toEqual([four]);
  });

  it("tell of a moved deadline for an objection as well", () => {
    const club = new WritingClub(6);
    club.play(0, five, four, "challenger-wins");
    const days = { from: "2026-01-07", to: "2026-01-08" };
    club.give(on(1), { type: "announce-holiday", player: four, ...days });
    expect(club.textTo(five)).toContain("Einspruch gegen das Ergebnis Ihrer Partie");
    expect(club.textTo(five)).toContain("bis zum 14. Januar 2026 möglich");
  });

  it("tell those whom an inserted winner moves along their new place", () => {
    const club = new WritingClub(4, { onWin: "insert" });
    const [low, high] = [founder(4, 2), founder(3, 2)];
    club.play(0, low, high, "challenger-wins");
    const between = founder(3, 3);
    expect(club.textTo(between)).toContain("Ihr Platz ist jetzt 4.1 (vorher 3.3).");
    expect(club.textTo(between)).toContain("die Partie P8 gegen P5");
    // The two of the game are told in the letter about their game.
    expect(club.textTo(low)).toContain("Ergebnis gegen P5");
    expect(club.textTo(high)).toContain("Ihr Platz ist jetzt 3.3 (vorher 3.2).");
  });

  it("never speak of their reader in the third person, nor give reasons so", () => {
    const club = new WritingClub(8);
    const seven = founder(7, 1);
    club.challenge(on(0), five, four);
    club.challenge(on(1), seven, five);
    const asked: readonly LadderCommand[] = [
      { type: "refuse-challenge", challenger: 17, defender: 12, evenWithoutEffect: true },
      { type: "leave-waiting-list", player: five, evenWithoutEffect: true },
      { type: "resume-standing-waiting-list", player: five, evenWithoutEffect: true },
      { type: "answer-letter", player: five, evenWithoutEffect: true },
      {
        type: "challenge",
        challenger: five,
        targets: [{ kind: "player", player: 8 }],
        evenWithoutEffect: true,
      },
      { type: "retire", player: five, reason: "" },
    ];
    for (const [day, command] of asked.entries()) {
      club.give(on(2 + day), command);
      for (const [reader, letters] of club.letters) {
        // The greeting contains the name.
        const said = letters.map(
          ({ subject, text }) => `${subject}\n${text.split("\n\n").slice(1)}`,
        );
        for (const text of said) {
          expect(text).not.toMatch(new RegExp(`\\bP${reader}\\b`));
          expect(addressWords("formal", text)).not.toEqual([]);
        }
      }
    }
    const farewell = club.letters.get(five)?.[0];
    expect(farewell?.subject).toContain("Abschied");
    expect(farewell?.text).not.toContain("Ihr Platz ist jetzt 7.1");
    expect(club.textTo(seven)).toContain("Ihr Platz ist jetzt 5.1 (vorher 7.1).");
  });
});

/** Assigns a challenge from a list; its letters have not left. */
const assigned = async (world: PyramidWorld) => {
  const here = world.server();
  const steps = [
    [
      "2026-07-02T10:00:00.000Z",
      { type: "challenge", challenger: 4, targets: [{ kind: "player", player: 2 }] },
    ],
    [
      "2026-07-02T11:00:00.000Z",
      { type: "challenge", challenger: 3, targets: [{ kind: "player", player: 1 }] },
    ],
    ["2026-07-03T10:00:00.000Z", { type: "join-standing-waiting-list", player: 4 }],
    [
      "2026-07-04T10:00:00.000Z",
      { type: "report-result", challenger: 4, defender: 2, outcome: "draw", by: 4 },
    ],
  ] as const;
  for (const [now, command] of steps) {
    world.clock.now = now;
    const done = await here.competitions.run(world.id, command, { actor: "director" });
    if (!done.ok) throw new Error(done.error.code);
    await here.services.scheduler.catchUp();
  }
  return here;
};

describe("letters that wait", () => {
  it("name the days that follow from when they leave", async () => {
    const world = await openPyramid();
    const here = await assigned(world);
    const [letter] = (await mailsTo(here, world.id, "Anna Müller")).slice(-1);
    expect(letter?.text).toContain("spätestens am 11. Juli 2026");
    world.clock.now = "2026-07-06T08:00:00.000Z";
    const leaving = letter && (await here.services.asItLeaves(letter));
    expect(leaving?.text).toContain("spätestens am 13. Juli 2026");
    expect(leaving?.text).not.toContain("wenn diese Mail");
    expect((await mailsTo(here, world.id, "Anna Müller")).at(-1)?.text).toBe(leaving?.text);
  });

  it("stay in the director's words where the director has rewritten them", async () => {
    const world = await openPyramid();
    const here = await assigned(world);
    const { outbox } = here.services.mail;
    const [letter] = (await mailsTo(here, world.id, "Anna Müller")).slice(-1);
    if (letter === undefined) throw new Error("no letter");
    const { to, inReplyTo } = letter;
    await outbox.send(world.id, letter.id, { to, inReplyTo, subject: "S", text: "My own words" });
    world.clock.now = "2026-07-06T08:00:00.000Z";
    const [row] = (await outbox.rows(world.id)).filter(({ id }) => id === letter.id);
    expect(row && (await here.services.asItLeaves(row)).text).toBe("My own words");
  });

  it("carry several deadlines, all of which begin when they leave", async () => {
    const world = await openPyramid();
    const here = await assigned(world);
    const letters = await mailsTo(here, world.id, "Carla Conti");
    expect(letters.at(-1)?.text).toContain("kann Einspruch erheben, spätestens am 11. Juli 2026");
    world.clock.now = "2026-07-06T08:00:00.000Z";
    await postAll(here, world.id, world.clock.now);
    const state = await here.competitions.state(world.id);
    const open = state?.kind === "ladder" ? [...state.open.values()] : [];
    const left = open.filter(({ mailedAt }) => mailedAt === Date.parse("2026-07-06T08:00:00.000Z"));
    expect(left.map(({ status }) => status)).toContain("provisional");
  });

  it("are taken back with what no longer holds, and what else they say is said again", async () => {
    const world = await openPyramid();
    const here = await assigned(world);
    world.clock.now = "2026-07-05T10:00:00.000Z";
    const before = (await mailsTo(here, world.id, "Anna Müller")).length;
    const accepted = { type: "accept-challenge", challenger: 4, defender: 2 } as const;
    const done = await here.competitions.run(world.id, accepted, {
      actor: "director",
      effectiveAt: "2026-07-03T09:00:00.000Z",
    });
    expect(done.ok).toBe(true);
    await here.services.scheduler.catchUp();
    const letters = await mailsTo(here, world.id, "Anna Müller");
    expect(letters.length).toBeGreaterThanOrEqual(before);
    expect(letters.every(({ text }) => !text.includes("gilt unsere Mail"))).toBe(true);
  });
});
