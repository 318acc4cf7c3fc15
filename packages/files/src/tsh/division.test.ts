import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventBytes, readEvent } from "../../test/tsh/events.ts";
import { makeDivision, parseDivision, type TshDivision } from "./division.ts";
import { isOff, keyOf, numbersOf, offSpread, withKey } from "./keys.ts";
import type { TshPlayer } from "./player.ts";
import { decodeTsh, encodeTsh } from "./text.ts";

const read = (file: string | Uint8Array): TshDivision => {
  const division = parseDivision(file);
  if (!division.ok) throw new Error(JSON.stringify(division.error));
  return division.value;
};

const events = readdirSync(new URL("../../test/tsh/events", import.meta.url));

/** Texts without the characters that have a meaning of their own in files. */
const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcÄöß\\;#&.-") });

/** Rounds in which neighbours in the list meet, or no one meets anyone. */
const division: fc.Arbitrary<TshDivision> = fc
  .record({
    pairs: fc.integer({ min: 1, max: 4 }),
    rounds: fc.array(fc.constantFrom("meet", "bye", "gap"), { maxLength: 5 }),
    words: fc.array(word, { minLength: 30, maxLength: 30 }),
    comment: fc.boolean(),
  })
  .map(({ pairs, rounds, words, comment }) => ({
    players: Array.from({ length: 2 * pairs }, (_, index): TshPlayer => {
      const partner = index % 2 === 0 ? index + 2 : index;
      const text = (place: number) => words[(index + place) % words.length] ?? "x";
      return {
        name: `${text(0)}, ${text(7)}`.trim(),
        rating: 100 * index,
        opponents: rounds.map((kind) => (kind === "meet" ? partner : kind === "bye" ? 0 : null)),
        scores: rounds.map((kind) => (kind === "gap" ? null : 50 * index - 50)),
        keys: [
          { name: "class", value: "A" },
          { name: "remark", value: text(3) },
        ],
        comment: comment ? text(5) : "",
      };
    }),
    comments: comment ? [{ before: 1, text: " first" }] : [],
  }));

describe("A division file", () => {
  it("of every real event is read, and read again after writing with the same contents", () => {
    expect(events).toHaveLength(22);
    for (const event of events) {
      const once = read(eventBytes(event));
      expect(read(makeDivision(once))).toEqual(once);
    }
  });

  it("is written like the real ones, byte for byte", () => {
    for (const event of events) {
      expect(makeDivision(readEvent(event))).toBe(decodeTsh(eventBytes(event)));
    }
  });

  it("keeps names, gaps, byes, unknown keys and comments, whatever is in them", () => {
    fc.assert(
      fc.property(division, (given) => {
        expect(read(makeDivision(given))).toEqual(given);
      }),
    );
  });

  it("holds starts, boards, class and who is switched off with which spread", () => {
    const player = readEvent("event01.t").players[11];
    if (player === undefined) throw new Error("event01 has 24 players");
    expect([isOff(player), offSpread(player), keyOf(player, "class")]).toEqual([true, -50, "A"]);
    expect(numbersOf(player, "p12").slice(0, 3)).toEqual([1, 2, 2]);
    expect(keyOf(withKey(player, "off", undefined), "off")).toBeUndefined();
    expect(keyOf(withKey(player, "team", "Wien"), "team")).toBe("Wien");
  });

  it("is read in ISO-8859-1 and in UTF-8, with or without its mark", () => {
    const text = "Müller, Jörg 1500; ; class A\n";
    for (const encoding of ["iso-8859-1", "utf-8"] as const) {
      const bytes = encodeTsh(text, encoding);
      expect(bytes.ok && read(bytes.value).players[0]?.name).toBe("Müller, Jörg");
    }
    expect(read(`\uFEFF${text}`).players[0]?.name).toBe("Müller, Jörg");
  });

  it("is not written in ISO-8859-1 where a name has other letters", () => {
    expect(encodeTsh("Müller, Ann 1\nDvořák, Jan 1\n")).toEqual({
      ok: false,
      error: { code: "tsh-character-not-in-encoding", line: 2, column: 4, character: "ř" },
    });
  });
});

describe("A division file that is broken names line, column and what was expected", () => {
  const broken: readonly (readonly [string, string, object])[] = [
    ["no player", "# nobody\n", { code: "tsh-no-players" }],
    ["no rating", "A, B; 1", { line: 1, column: 5, expected: "rating" }],
    ["no name", "1500 2; 400", { line: 1, column: 1, expected: "name", found: "1500" }],
    ["a wrong opponent", "A, B 1500 2 x3; 400", { expected: "rating" }],
    ["a wrong score", "A, B 1500 0; 5o", { column: 14, expected: "score", found: "5o" }],
    [
      "a score too many",
      "A, B 1500 0; 50 50",
      { code: "tsh-score-without-opponent", column: 17, round: 2 },
    ],
    [
      "an unknown opponent",
      "A, B 1500 7; 400",
      { code: "tsh-unknown-opponent", column: 11, opponent: 7, players: 1 },
    ],
    [
      "a game against oneself",
      "A, B 1500 1; 400",
      { code: "tsh-pairing-not-mutual", round: 1, player: 1, opponent: 1 },
    ],
    [
      "a pairing that the opponent does not know",
      "A, B 1500 2; 400\nC, D 1400 0; 50",
      { code: "tsh-pairing-not-mutual", line: 1, column: 11, round: 1, player: 1, opponent: 2 },
    ],
    ["a wrong start", "A, B 1 0; 50; p12 7", { column: 19, expected: "start-code", found: "7" }],
    ["a wrong board", "A, B 1 0; 50; board x", { column: 21, expected: "whole-number" }],
  ];
  for (const [what, text, error] of broken) {
    it(what, () => {
      expect(parseDivision(text)).toMatchObject({ ok: false, error });
    });
  }
});
