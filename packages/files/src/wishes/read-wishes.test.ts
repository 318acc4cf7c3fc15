import { describe, expect, it } from "vitest";
import { type MailText, mailContext, readWishes } from "./read-wishes.ts";
import type { Wish, WishContent } from "./wish.ts";

const players = [
  { entry: 1, name: "Anna Müller", addresses: ["anna@example.org"] },
  { entry: 2, name: "Bernd Meier", addresses: ["bernd@example.org"] },
  { entry: 3, name: "Schulze, Clara", addresses: [] },
  { entry: 4, name: "Dieter O'Neil", addresses: [] },
  { entry: 5, name: "Eva Schmidt", addresses: [] },
  { entry: 6, name: "Franz Schmidt", addresses: [] },
];

/** Written by Anna Müller, arrived on the first of July. */
const context = mailContext(players, 1, "2026-07-01");

const read = (text: string, more: Partial<MailText> = {}) =>
  readWishes({ subject: "", text, attachments: [], ...more }, context);

const wishOf = ({ certainty: _, source: __, ...wish }: Wish): WishContent => wish;

/** Returns the certain wishes of a mail. */
const certain = (text: string, more: Partial<MailText> = {}): readonly WishContent[] =>
  read(text, more).wishes.flatMap((it) => (it.certainty === "certain" ? [wishOf(it)] : []));

/** Returns the proposals for the director. */
const proposed = (text: string, more: Partial<MailText> = {}): readonly WishContent[] =>
  read(text, more).wishes.flatMap((it) => (it.certainty === "proposal" ? [wishOf(it)] : []));

const target = (text: string, entry: number | null, seat: readonly [number, number] | null) => ({
  text,
  entry,
  candidates: entry === null ? [] : [entry],
  seat: seat && { level: seat[0], index: seat[1] },
  vacancy: text.includes("xxx"),
});

describe("a challenge", () => {
  it.each([
    "Hallo Pyramidenwächter,\n\nich fordere Bernd Meier heraus.\n\nViele Grüße\nAnna Müller",
    "Hiermit möchte ich Meier, Bernd herausfordern.",
    "Herausforderung an Bernd Meier",
    "I challenge Bernd Meier.",
    "I would like to challenge Meier!",
    "hiermit fordere ich bernd meier zu einer Partie heraus",
    "I challenge B. Meier!",
  ])("names a player: %j", (text) => {
    expect(certain(text)).toMatchObject([{ kind: "challenge", targets: [{ entry: 2 }] }]);
  });

  it.each([
    ["Ich fordere XXX auf 5.1 heraus.", "xxx auf 5.1"],
    ["I challenge XXX on 5.1", "xxx on 5.1"],
    ["Herausforderung XXX (5.1)", "xxx (5.1"],
    ["Ich fordere den XXX-Spieler auf 5.1 heraus", "xxx-spieler auf 5.1"],
    ["Herausforderung XXX/5.1", "xxx/5.1"],
    ["Herausforderung 5.1 (XXX)", "5.1 (xxx"],
    ["I challenge the XXX at level 5, seat 1.", "xxx at level 5, seat 1"],
    ["Ich fordere XXX auf Ebene 5 Platz 1 heraus", "xxx auf ebene 5 platz 1"],
  ])("names a vacancy by its seat: %j", (text, found) => {
    expect(certain(text)).toEqual([{ kind: "challenge", targets: [target(found, null, [5, 1])] }]);
  });

  it("of several in one mail keeps their order", () => {
    const targets = [
      target("xxx auf 5.1", null, [5, 1]),
      target("xxx auf 3.1", null, [3, 1]),
      target("bernd meier auf 2.1", 2, [2, 1]),
    ];
    expect(
      certain("Ich fordere heraus: XXX auf 5.1, XXX auf 3.1 und Bernd Meier auf 2.1."),
    ).toEqual([{ kind: "challenge", targets }]);
    const list =
      "Ich fordere heraus:\n\n1. XXX auf 5.1\n2. XXX auf 3.1\n- Bernd Meier auf 2.1\n\nGruß";
    expect(certain(list)).toEqual([{ kind: "challenge", targets }]);
    const below = "Hallo,\n\nXXX auf 5.1\nXXX auf 3.1\nBernd Meier auf 2.1\n\nGruß\nAnna Müller";
    expect(certain(below, { subject: "Herausforderung" })).toEqual([
      { kind: "challenge", targets },
    ]);
  });

  it("in the subject that the text repeats is one challenge", () => {
    expect(
      certain("Hiermit fordere ich Bernd Meier heraus. 1. e4", {
        subject: "Herausforderung Meier",
      }),
    ).toMatchObject([
      { kind: "challenge", targets: [{ entry: 2 }] },
      { kind: "moves", moves: ["e4"] },
    ]);
  });

  it.each([
    ["of somebody unknown", "Ich fordere Gustav Gans heraus.", [{ text: "Gustav Gans" }]],
    [
      "of a player's surname after another's name",
      "I challenge Eva Meier.",
      [{ entry: null, candidates: [2] }],
    ],
    ["of a surname that two have", "I challenge Schmidt.", [{ entry: null, candidates: [5, 6] }]],
    ["of a misspelt surname", "Ich fordere Shulze heraus.", [{ entry: null, candidates: [3] }]],
    ["of a first name", "Ich fordere Clara heraus.", [{ entry: null, candidates: [3] }]],
    ["of nobody", "Ich möchte herausfordern", []],
    ["of XXX without a seat", "Ich fordere XXX heraus", [{ vacancy: true, seat: null }]],
  ])("%s is a proposal", (_, text, targets) => {
    expect(certain(text)).toEqual([]);
    expect(proposed(text)).toMatchObject([{ kind: "challenge", targets }]);
  });

  it.each([
    "Falls er frei ist, fordere ich Meier heraus.",
    "Darf ich Meier herausfordern?",
    "Ich fordere niemanden heraus und Bernd Meier schon gar nicht.",
    "I do not challenge Meier.",
    "Bernd Meier hat mich herausgefordert.",
    "Danke für die Mail, deine Herausforderung habe ich gesehen.",
  ])("is not made by %j", (text) => {
    expect(read(text).wishes.filter(({ kind }) => kind === "challenge")).toEqual([]);
  });

  it("of players named one after the other finds all of them", () => {
    expect(certain("Ich fordere Bernd Meier Clara Schulze und O'Neil heraus.")).toMatchObject([
      { targets: [{ entry: 2 }, { entry: 3 }, { entry: 4 }] },
    ]);
  });

  it("does not take dates for seats, nor oneself for the target", () => {
    expect(
      certain("Ich, Anna Müller, fordere Bernd Meier heraus, der seit 3.8. frei ist."),
    ).toMatchObject([{ targets: [{ entry: 2, seat: null }] }]);
  });
});

describe("a challenge sent to its target", () => {
  const toBernd = mailContext(players, 1, "2026-07-01", [1, 2]);
  const wishes = (text: string) =>
    readWishes({ subject: "", text, attachments: [] }, toBernd).wishes;

  it.each([
    "Hallo Bernd,\n\nhiermit fordere ich Dich in der Pyramide heraus. Mein Zug: 1.e4",
    "ich möchte Dich gern zu einer Partie herausfordern. 1. e4",
    "Dear Mr Meier, I challenge you. 1. e4",
    "Ich fordere Sie heraus. 1. e4",
  ])("means who it is addressed to: %j", (text) => {
    expect(wishes(text)).toMatchObject([
      { kind: "challenge", certainty: "certain", targets: [{ entry: 2 }] },
      { kind: "moves", moves: ["e4"] },
    ]);
  });

  it("is uncertain where nobody is spoken to", () => {
    expect(wishes("Herausforderung")).toMatchObject([
      { certainty: "proposal", targets: [{ entry: 2 }] },
    ]);
    const toTwo = mailContext(players, 1, "2026-07-01", [2, 3]);
    const mail = { subject: "", text: "I challenge you.", attachments: [] };
    expect(readWishes(mail, toTwo).wishes).toMatchObject([{ certainty: "proposal" }]);
  });
});

describe("words that mean something else", () => {
  const named = mailContext(
    ["Eva Lang", "Peter Koch", "Max Weiß", "Jan König"].map((name, index) => ({
      entry: index + 1,
      name,
      addresses: [],
    })),
    null,
    "2026-07-01",
  );
  const wishes = (text: string) => readWishes({ subject: "", text, attachments: [] }, named).wishes;

  it("are not taken for names", () => {
    expect(wishes("Ich habe lang nachgedacht und fordere nun Koch heraus.")).toMatchObject([
      { certainty: "certain", targets: [{ entry: 2 }] },
    ]);
    expect(wishes("Weiß gewinnt.")).toMatchObject([{ kind: "result", people: [] }]);
    expect(wishes("I challenge Jan König")).toMatchObject([{ targets: [{ entry: 4 }] }]);
  });

  it.each([
    "Ich ziehe meinen Einspruch zurück.",
    "Ich ziehe meine Herausforderung gegen Koch zurück.",
    "I withdraw my challenge to Koch.",
    "Ich nehme meine Meldung 1-0 zurück.",
    "Zum Stand 1-0 im Fußball: schönes Spiel!",
    "Hiermit trete ich von meiner Partie gegen Koch zurück.",
  ])("are not acted upon: %j", (text) => {
    expect(wishes(text).filter(({ certainty }) => certainty === "certain")).toEqual([]);
  });

  it("stand beside a wish without harm", () => {
    const text =
      "ich bin vom 12.07. - 26.07.2026 im Urlaub und kann in dieser Zeit keine Züge machen.";
    expect(wishes(text)).toMatchObject([{ kind: "holiday", certainty: "certain" }]);
    const english =
      "On vacation from July 12th, 2026 to July 26th, 2026. No moves during this time.";
    expect(wishes(english)).toMatchObject([{ kind: "holiday", certainty: "certain" }]);
    expect(wishes("Hab gegen Koch verloren :-(")).toMatchObject([
      { kind: "result", outcome: { result: "lost" }, certainty: "certain" },
    ]);
  });
});

describe("an answer to a challenge", () => {
  it.each([
    ["Ich nehme die Herausforderung an.", "acceptance"],
    ["Herausforderung angenommen!", "acceptance"],
    ["I accept the challenge", "acceptance"],
    ["Ich lehne die Herausforderung ab.", "refusal"],
    ["I decline your challenge.", "refusal"],
    ["Ich kann die Herausforderung leider nicht annehmen.", "refusal"],
    ["I do not accept the challenge.", "refusal"],
  ])("%j is a %s", (text, kind) => {
    expect(certain(text)).toEqual([{ kind }]);
  });

  it("that contradicts itself, or is put off, is only a proposal", () => {
    const text = "Ich nehme die Herausforderung an. Ich lehne die Herausforderung ab.";
    expect(proposed(text)).toEqual([{ kind: "acceptance" }, { kind: "refusal" }]);
    expect(proposed("I will accept the challenge tomorrow.")).toEqual([{ kind: "acceptance" }]);
    expect(proposed("Soll ich die Herausforderung annehmen?")).toEqual([]);
  });
});

describe("moves", () => {
  it.each([
    ["1. e4", 1, "white", ["e4"]],
    ["1.Sf3", 1, "white", ["Nf3"]],
    ["Mein erster Zug ist e4.", 1, "white", ["e4"]],
    ["My first move: Nf3", 1, "white", ["Nf3"]],
    ["1. e4 e5", 1, "white", ["e4", "e5"]],
    ["1... c5", 1, "black", ["c5"]],
    ["1.--- c5", 1, "black", ["c5"]],
    ["Mein Antwortzug: c5", 1, "black", ["c5"]],
    ["1. d4 Sf6 2. c4 e6\n3. Sc3 Lb4", 1, "white", ["d4", "Nf6", "c4", "e6", "Nc3", "Bb4"]],
    ["1. e2-e4 e7-e5 2. 0-0", 1, "white", null],
  ])("of %j", (text, moveNumber, side, moves) => {
    const wanted = moves === null ? [] : [{ kind: "moves", moveNumber, side, moves }];
    expect(certain(text)).toEqual(wanted);
  });

  it("that are illegal, or come later in a game, are proposals with what was written", () => {
    expect(proposed("1. e5")).toMatchObject([{ kind: "moves", moves: ["e5"] }]);
    expect(proposed("12. Dd8+ Kxd8")).toEqual([
      { kind: "moves", moveNumber: 12, side: "white", moves: ["Dd8+", "Kxd8"] },
    ]);
  });

  it("are not seen in dates, seats and prices", () => {
    expect(read("Am 1. August kostet es 3.50, Platz 5.1, siehe 2.a).").wishes).toEqual([]);
  });
});

describe("a result", () => {
  const colour = (result: string) => ({ by: "colour", result });
  const sender = (result: string) => ({ by: "sender", result });
  const player = (entry: number, result: string) => ({ by: "player", player: [entry], result });

  it.each([
    ["Ergebnis: Müller - Meier 1-0", player(1, "won"), [[1], [2]]],
    ["Meier – Müller 0:1", player(2, "lost"), [[2], [1]]],
    ["Die Partie gegen Meier endete remis.", sender("drawn"), [[2]]],
    ["Our game ended in a draw", sender("drawn"), []],
    ["½-½", sender("drawn"), []],
    ["Ich habe gegen Bernd Meier gewonnen.", sender("won"), [[2]]],
    ["I won the game against Meier", sender("won"), [[2]]],
    ["Hiermit gebe ich gegen Meier auf", sender("lost"), [[2]]],
    ["I resign.", sender("lost"), []],
    ["Mein Gegner hat aufgegeben.", sender("won"), []],
    ["White wins", colour("1-0"), []],
    ["Weiß gibt auf.", colour("0-1"), []],
    ["Die Partie endete mit einem Sieg für Weiß.", colour("1-0"), []],
    ["Partie Müller-Meier: 0,5:0,5", sender("drawn"), [[1], [2]]],
    ["We drew.", sender("drawn"), []],
    ["Remis angenommen", sender("drawn"), []],
  ])("%j", (text, outcome, people) => {
    expect(certain(text)).toEqual([
      { kind: "result", outcome, people, figures: null, own: null, twofold: null },
    ]);
  });

  it("in subject and text is told once, with all that is known", () => {
    expect(certain("Die Partie endete 1-0.", { subject: "Ergebnis Müller - Meier 1-0" })).toEqual([
      {
        kind: "result",
        outcome: player(1, "won"),
        people: [[1], [2]],
        figures: "1-0",
        own: null,
        twofold: null,
      },
    ]);
  });

  it("is only proposed where the mail contradicts itself or asks", () => {
    expect(proposed("Ergebnis 1-0.\nErgebnis 0-1.")).toHaveLength(2);
    expect(certain("Ergebnis 1-0, also remis.")).toEqual([]);
    expect(read("Remis?")).toMatchObject({ wishes: [], rest: ["Remis?"] });
  });

  it.each([
    "Ich biete Remis an.",
    "I offer a draw",
    "Ich habe nicht gewonnen.",
    "Meine Nummer: 0421/1-0-1 und 10-0",
    "Es ist 10:01 Uhr, Saal 1-05.",
  ])("is not reported by %j", (text) => {
    expect(certain(text)).toEqual([]);
  });
});

describe("the waiting lists", () => {
  it.each([
    ["Bitte auf die Warteliste setzen.", { kind: "waiting-list", action: "enter" }],
    ["Please put me on the waiting list", { kind: "waiting-list", action: "enter" }],
    ["Antrag auf Eintrag in die Warteliste", { kind: "waiting-list", action: "enter" }],
    ["Bitte von der Warteliste streichen", { kind: "waiting-list", action: "leave" }],
    ["Take me off the waiting list.", { kind: "waiting-list", action: "leave" }],
    ["Ich will nicht mehr auf die Warteliste", { kind: "waiting-list", action: "leave" }],
    ["Bitte in die Ewige Warteliste eintragen", { kind: "standing-waiting-list", action: "enter" }],
    ["Add me to the standing waiting list", { kind: "standing-waiting-list", action: "enter" }],
    [
      "Bitte meine automatischen Herausforderungen aussetzen",
      { kind: "standing-waiting-list", action: "suspend" },
    ],
    [
      "Please suspend my standing waiting list entry",
      { kind: "standing-waiting-list", action: "suspend" },
    ],
    [
      "Bitte die ewige Warteliste wieder aktivieren",
      { kind: "standing-waiting-list", action: "resume" },
    ],
    [
      "Bitte die automatische Herausforderung für mich aussetzen",
      { kind: "standing-waiting-list", action: "suspend" },
    ],
    ["Resume my automatic challenges", { kind: "standing-waiting-list", action: "resume" }],
    ["Remove me from the eternal waiting list", { kind: "standing-waiting-list", action: "leave" }],
  ])("%j", (text, wish) => {
    expect(certain(text)).toEqual([wish]);
  });

  it("are not entered by a question or a negation", () => {
    expect(certain("Bin ich auf der Warteliste?")).toEqual([]);
    expect(certain("Ich stehe nicht auf der Warteliste.")).toEqual([]);
  });

  it.each([
    "Ich stehe seit Mai auf der Warteliste und habe noch nichts gehört.",
    "Danke für den Eintrag in die Warteliste.",
    "Zugewiesen aus der Warteliste",
    "Warteliste",
  ])("are not entered by mentioning them: %j", (text) => {
    expect(certain(text)).toEqual([]);
  });
});

describe("a holiday", () => {
  it.each([
    ["Ich bin vom 3.8.2026 bis zum 17.8.2026 im Urlaub.", "2026-08-03", "2026-08-17"],
    ["Urlaub vom 03.08. bis 17.08.", "2026-08-03", "2026-08-17"],
    ["Urlaub 3.-17.8.", "2026-08-03", "2026-08-17"],
    ["Vom 3. bis 17. August bin ich verreist", "2026-08-03", "2026-08-17"],
    ["Urlaub: 28. Dezember bis 5. Januar", "2026-12-28", "2027-01-05"],
    ["Holiday from August 3 to August 17", "2026-08-03", "2026-08-17"],
    ["I am away August 3-17, 2027", "2027-08-03", "2027-08-17"],
    ["On vacation from 3 August until 17 August 2026", "2026-08-03", "2026-08-17"],
    ["I'll be absent 2026-08-03 – 2026-08-17.", "2026-08-03", "2026-08-17"],
    ["on holiday from the 3rd of August till the 17th of August", "2026-08-03", "2026-08-17"],
    ["Urlaub vom 2. März bis 9. März", "2027-03-02", "2027-03-09"],
    ["Urlaub 30.12.2026 bis 5.1.2027", "2026-12-30", "2027-01-05"],
    ["holiday from 13/08/2026 to 20/08/2026", "2026-08-13", "2026-08-20"],
  ])("%j", (text, from, to) => {
    expect(certain(text)).toEqual([{ kind: "holiday", from, to }]);
  });

  it("that has begun is a proposal", () => {
    expect(proposed("Urlaub vom 20.6. bis 5.7.")).toEqual([
      { kind: "holiday", from: "2026-06-20", to: "2026-07-05" },
    ]);
  });

  it("whose dates can be read in two ways is a proposal", () => {
    expect(proposed("holiday from 03/08/2026 to 10/08/2026")).toEqual([
      { kind: "holiday", from: "2026-08-03", to: "2026-08-10" },
    ]);
  });

  it.each([
    "Schönen Urlaub!",
    "Ich bin nicht im Urlaub vom 3.8. bis 17.8.",
    "Urlaub vom 31.6. bis 40.7.",
    "Urlaub vom 17.8.2026 bis 3.8.2026",
  ])("is not announced by %j", (text) => {
    expect(read(text).wishes).toEqual([]);
  });
});

describe("other wishes", () => {
  it.each([
    ["Ich erhebe Einspruch gegen das Ergebnis.", { kind: "objection" }],
    ["I object to the reported result.", { kind: "objection" }],
    ["Ich beantrage Abschätzung auf Gewinn.", { kind: "adjudication", claim: "win" }],
    ["Adjudication please, I claim a draw", { kind: "adjudication", claim: "draw" }],
    ["Hiermit erkläre ich meinen Rücktritt.", { kind: "retirement" }],
    ["Ich trete aus der Pyramide aus", { kind: "retirement" }],
    ["Ich ziehe mich aus der Pyramide zurück.", { kind: "retirement" }],
    ["Ich möchte mich aus der Pyramide zurückziehen.", { kind: "retirement" }],
    ["Please remove me from the pyramid.", { kind: "retirement" }],
    ["I withdraw from the pyramid.", { kind: "retirement" }],
    ["Ich bleibe in der Pyramide.", { kind: "stay" }],
    ["I want to stay in the pyramid", { kind: "stay" }],
    // As requested in our letters.
    ["Ich bleibe dabei", { kind: "stay" }],
    ["I stay", { kind: "stay" }],
    ["I stay.", { kind: "stay" }],
    ["I object", { kind: "objection" }],
    ["Einspruch", { kind: "objection" }],
  ])("%j", (text, wish) => {
    expect(certain(text)).toEqual([wish]);
  });

  it.each(["I stay at home until Sunday.", "I do not stay."])(
    "nobody stays who writes %j",
    (text) => {
      expect(certain(text)).toEqual([]);
    },
  );

  it("that are denied are none", () => {
    expect(read("Ich erhebe keinen Einspruch. Ich trete nicht zurück.").wishes).toEqual([]);
  });

  it("of somebody new are proposals in any case", () => {
    expect(proposed("Ich möchte gern an der Pyramide teilnehmen.")).toEqual([{ kind: "joining" }]);
  });

  it("in one mail keep their order", () => {
    const text = "Ich habe gegen Meier verloren.\nBitte auf die Warteliste setzen.";
    expect(certain(text).map(({ kind }) => kind)).toEqual(["result", "waiting-list"]);
  });

  it("tell what they were read from", () => {
    const [found] = read("Hallo!\nBitte auf die Warteliste setzen.").wishes;
    expect(found?.source).toEqual({ in: "text", text: "Bitte auf die Warteliste setzen." });
  });
});

describe("game records", () => {
  const pgn = '[White "Müller"]\n[Black "Meier"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1';

  it("are read from the text and from attachments", () => {
    const inline = read(`Hier die Partie:\n\n${pgn}\n\nBitte auf die Warteliste setzen.`);
    expect(inline.wishes.map(({ kind, certainty }) => `${kind} ${certainty}`)).toEqual([
      "waiting-list certain",
      "games certain",
    ]);
    const attached = read("", { attachments: [{ name: "Partie.PGN", text: pgn }] });
    expect(attached.wishes).toMatchObject([
      { kind: "games", white: [1], black: [2], source: { in: "attachment", text: "Partie.PGN" } },
    ]);
  });

  it("that cannot be read are told with the place", () => {
    expect(read('[White "A"]\n\n1. e4 Kd5').unreadGames).toMatchObject([
      { refusal: { code: "pgn-move-impossible", line: 3, column: 7 } },
    ]);
  });
});

describe("what somebody else wrote", () => {
  it.each([
    "> Ich fordere Meier heraus\n\nDanke!",
    "Danke!\n\nAm 3. Juli 2026 um 10:00 schrieb Bernd Meier <b@example.org>:\n> Ich trete zurück.",
    "Danke!\n\nOn Fri, 3 Jul 2026 at 10:00, Bernd Meier\n<b@example.org> wrote:\n\nI resign.",
    "OK\n\n-----Ursprüngliche Nachricht-----\nVon: X\nIch trete zurück.",
    "OK\n\nVon: Bernd\nGesendet: Freitag\nAn: Anna\nBetreff: Rücktritt\n\nIch gebe auf.",
    "OK\n-- \nAnna, die nie aufgibt: I resign",
    "OK\n---------- Forwarded message ---------\nI resign.",
  ])("is left out: %j", (text) => {
    expect(read(text).wishes).toEqual([]);
  });

  it("in the subject of an answer is left out too", () => {
    for (const subject of ["Re: Ich trete zurück", "AW: Herausforderung Meier", "Fwd: 1-0"]) {
      expect(read("Danke", { subject }).wishes).toEqual([]);
    }
  });

  it("does not hide answers between quoted lines", () => {
    const text =
      "Am 3.7. schrieb Bernd:\n> Warteliste?\n\nBitte auf die Warteliste setzen.\n\n> Gruß";
    expect(certain(text)).toEqual([{ kind: "waiting-list", action: "enter" }]);
  });
});
