import type { EnteredPairOutcome } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { commandOf, type KnownResult, meaningOf } from "./entry-meaning.ts";

const address = { round: 1, board: 3 };

const typed = (first: number, second: number): EnteredPairOutcome => ({
  kind: "played",
  sides: [
    { entry: 1, score: first },
    { entry: 2, score: second },
  ],
});

const known = (part: Partial<KnownResult> = {}): KnownResult => ({
  status: "confirmed",
  text: "412–389",
  said: { seats: [1, 2], outcome: { kind: "played", scores: [412, 389] } },
  actor: "Anna",
  time: "14:02",
  seq: 17,
  reports: [],
  own: false,
  erasable: false,
  ...part,
});

const director = { director: true };
const helper = { director: false };

describe("a result that is typed", () => {
  it("is recorded where nothing is known, or the same was reported", () => {
    expect(meaningOf(director, null, typed(412, 389))).toBe("records");
    expect(meaningOf(helper, known({ status: "reported" }), typed(412, 389))).toBe("records");
  });

  it("is there already where it says the same, whoever is named first", () => {
    const turned: EnteredPairOutcome = {
      kind: "played",
      sides: [
        { entry: 2, score: 389 },
        { entry: 1, score: 412 },
      ],
    };
    expect(meaningOf(helper, known(), turned)).toBe("agrees");
  });

  it("against somebody else's: the director decides, a helper lets the director see both", () => {
    const other = typed(412, 398);
    expect(meaningOf(director, known({ erasable: true }), other)).toBe("decides");
    expect(meaningOf(director, known({ status: "reported" }), other)).toBe("decides");
    expect(meaningOf(director, known({ status: "conflict", said: null }), other)).toBe("decides");
    expect(meaningOf(helper, known(), other)).toBe("contradicts");
    expect(meaningOf(helper, known({ status: "conflict", said: null }), other)).toBe("contradicts");
    expect(commandOf(director, address, known({ erasable: true }), other)).toEqual({
      type: "enter-result",
      round: 1,
      board: 3,
      outcome: other,
      seen: 17,
    });
  });

  it("against the helper's own takes its place; a helper's own report is replaced, no other", () => {
    const other = typed(412, 398);
    expect(meaningOf(helper, known({ own: true, erasable: true }), other)).toBe("decides");
    const reports = [
      { seq: 20, own: false },
      { seq: 21, own: true },
    ];
    const command = { type: "report-result", round: 1, board: 3, outcome: other };
    expect(commandOf(helper, address, known({ reports }), other)).toEqual({
      ...command,
      seen: 21,
    });
    expect(commandOf(helper, address, known(), other)).toEqual({
      ...command,
      seen: 0,
    });
  });

  it("is a correction once later rounds were made with what is there", () => {
    expect(meaningOf(director, known(), typed(1, 2))).toBe("corrects");
  });

  it("is not compared with what the viewer may not see", () => {
    const hidden = known({ text: null, said: null });
    expect(meaningOf(helper, hidden, typed(412, 389))).toBe("hidden");
  });
});
