import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { htmlText } from "./html-text.ts";
import { addressKey, playersAt } from "./players.ts";
import { mailContext, readWishes } from "./read-wishes.ts";

const players = [
  { entry: 1, name: "Anna Müller", addresses: ["Anna.Mueller@Example.org"] },
  { entry: 2, name: "Bernd Meier", addresses: ["bernd@example.org", "shared@example.org"] },
  { entry: 3, name: "Clara Meier", addresses: ["shared@example.org"] },
];

const context = mailContext(players, 1, "2026-07-01");

const read = (subject: string, text: string) =>
  readWishes({ subject, text, attachments: [{ name: "a.pgn", text }] }, context);

describe("any mail is read in bounded time", () => {
  /** Beginnings of all patterns, and components of mail bombs. */
  const pieces = [
    ..."ich |ich fordere |herausforderung |challenge |xxx |5.1 |level 5 |ebene 5, |1. e4 |1. |1... ".split(
      "|",
    ),
    ..."1-0 |0-1 |1/2|½|remis |urlaub vom 3.8. bis |urlaub 3-|august |am 3. |warteliste |ewige ".split(
      "|",
    ),
    ...'> |>|am on |on a, wrote|schrieb: |--|-- \n|von: a\n|[A "|[A "b"]\n|{|(|<|<div|&#x|\n|\r|. '.split(
      "|",
    ),
    ..."accept the |nehme die herausforderung |trete |i retire |meier |anna müller |, |!? |\u202E|\u0000".split(
      "|",
    ),
    "ä",
    "\u0301",
    "\uD83D\uDE00",
    "\uD83D",
    "a",
    "0",
  ];

  it.each(pieces)("%j repeated a hundred thousand times", (piece) => {
    const text = piece.repeat(100_000);
    // A quadratic reader would exceed the tests' time limit.
    expect(read(text, text).ownWords.length).toBeLessThanOrEqual(30_000);
    expect(htmlText(text).length).toBeLessThanOrEqual(text.length);
  });

  it("also where pieces are mixed at random", () => {
    const mixed = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 60 })
      .map((some) => some.join("").repeat(40));
    fc.assert(
      fc.property(mixed, fc.string({ unit: "binary", maxLength: 200 }), (text, noise) => {
        const { wishes, ownWords } = read(noise + text, text + noise);
        expect(wishes.length).toBeLessThanOrEqual(20);
        expect(wishes.every(({ source }) => source.text.length <= 200)).toBe(true);
        expect(ownWords.length).toBeLessThanOrEqual(30_000);
      }),
      { numRuns: sweep(20, 60) },
    );
  });
});

describe("a mail is read in one pass", () => {
  /** Counts the characters searched for names while reading a text. */
  const searched = (text: string): number => {
    let count = 0;
    const names = (words: string, everywhere?: boolean) => {
      count += words.length;
      return context.names(words, everywhere);
    };
    readWishes({ subject: "", text, attachments: [] }, { ...context, names });
    return count;
  };

  it.each([
    "1. e4 ",
    "Ich habe gegen Meier gewonnen. ",
    "Urlaub vom 3.8. bis 9.8.\n",
    "XXX auf 5.1\n",
  ])("and each of its words is searched for names a few times, however long it is: %j", (piece) => {
    for (const times of [10, 100, 330]) {
      const text = piece.repeat(times);
      expect(searched(text)).toBeLessThanOrEqual(6 * text.length + 500);
    }
  });

  it("of which no more than a bound is read for words, and the director is told", () => {
    const text = "Ich habe gegen Meier gewonnen. ".repeat(1000);
    expect(searched(text)).toBeLessThan(60_000);
    expect(read("", text).shortened).toBe(true);
    expect(read("", "Ein Satz.\n".repeat(150)).shortened).toBe(true);
    expect(read("", "Ein Satz.\n".repeat(50)).shortened).toBe(false);
  });

  it("and no more half-moves of its game records are checked than one long game has", () => {
    const moves = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `${at + 1}. ${at % 2 === 0 ? "Nf3 Nf6" : "Ng1 Ng8"}`,
      );
    const pgn = (count: number) => `[White "A"]\n[Black "B"]\n\n${moves(count).join(" ")} *`;
    const sent = (...counts: readonly number[]) => {
      const attachments = counts.map((count) => ({ name: "a.pgn", text: pgn(count) }));
      return readWishes({ subject: "", text: "", attachments }, context);
    };
    expect(sent(200).wishes).toMatchObject([{ kind: "games" }]);
    expect(sent(300).unreadGames).toMatchObject([{ refusal: { code: "pgn-too-many-moves" } }]);
    expect(sent(200, 100).unreadGames).toHaveLength(1);
  });
});

describe("tricks with letters", () => {
  it("that nobody sees do not hide what is written", () => {
    const text = "Bitte auf die Warte\u00ADliste\u200B setzen\u202E.";
    expect(read("", text).wishes).toMatchObject([{ kind: "waiting-list", certainty: "certain" }]);
  });

  it("in wide or composed forms read the same", () => {
    expect(read("", "Ｉ　ｒｅｓｉｇｎ.").wishes).toMatchObject([{ kind: "result" }]);
    expect(read("", "Ich fordere Anna Mu\u0308ller und Bernd Meier heraus").wishes).toMatchObject([
      { kind: "challenge", targets: [{ entry: 2 }] },
    ]);
  });

  it("leave no control characters in what the director is shown", () => {
    const [found] = read("", "I resign \u001B[2J\u0007 now").wishes;
    expect(found?.source.text).not.toMatch(/\p{Cc}/u);
  });

  it("of other scripts make no other person's name", () => {
    // Cyrillic "е" in "Mеier".
    expect(read("", "I challenge Bernd M\u0435ier").wishes).toMatchObject([
      { kind: "challenge", certainty: "proposal", targets: [{ entry: null }] },
    ]);
  });
});

describe("addresses", () => {
  it("belong to a player however they are capitalised", () => {
    expect(playersAt(" anna.mueller@EXAMPLE.org ", players).map(({ entry }) => entry)).toEqual([1]);
  });

  it("that several share belong to all of them", () => {
    expect(playersAt("shared@example.org", players).map(({ entry }) => entry)).toEqual([2, 3]);
  });

  it.each([
    "аnna.mueller@example.org",
    "anna.mueller@ｅxample.org",
    "anna.mueller@example.or\u212A",
    "anna.mueller@example.org.evil.example",
    "anna.mueller@example.org,bernd@example.org",
    "anna.mueller+x@example.org",
    "anna.mueller@example.org\u200B",
    "annamueller@example.org",
    "",
    "@",
  ])("that only look alike belong to nobody: %j", (address) => {
    expect(playersAt(address, players)).toEqual([]);
  });

  it("never match for another than the player's own, whatever they are made of", () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.string({ unit: "grapheme", maxLength: 5 }),
        (address, extra) => {
          const book = [{ entry: 1, name: "A", addresses: [address] }];
          const key = addressKey(address);
          const matches = playersAt(address + extra, book).length === 1;
          expect(matches).toBe(key !== null && addressKey(address + extra) === key);
        },
      ),
    );
  });
});

describe("HTML mail", () => {
  it("becomes text with a line for each block", () => {
    const html =
      "<html><head><style>p{}</style><title>x</title></head><body><p>Hallo&nbsp;Leiter,</p>" +
      "<div>ich fordere <b>Meier</b><br>heraus &amp; gr&uuml;&szlig;e &#8211; A</div></body></html>";
    expect(htmlText(html).trim().split(/\n+/)).toEqual([
      "Hallo Leiter,",
      "ich fordere Meier",
      "heraus & grüße – A",
    ]);
  });

  it("loses scripts, quoted mails and comments", () => {
    const html =
      "<p>1</p><script>alert('<p>2</p>')</script><!-- <p>3</p> --><blockquote><blockquote>4" +
      '</blockquote>5</blockquote><p>6</p><div class="gmail_quote">7</div>';
    expect(htmlText(html).replace(/\s+/g, " ").trim()).toBe("1 6");
  });
});
