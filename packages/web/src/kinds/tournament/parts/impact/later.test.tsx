import type { DescribedLaterImpact } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { partOf } from "../../../../../test/html.ts";
import { Later } from "./later.tsx";

/** Text of the page about later rounds and the next stage at tables. */
const textOf = (later: Partial<DescribedLaterImpact>, lastAt: "boards" | "tables" = "boards") =>
  partOf(
    <Later
      later={{ rounds: [], nextTables: null, advance: null, canDraftAgain: false, ...later }}
      context={{ names: { 1: "Anna", 2: "Ben" }, stages: ["Preliminary", "Final"], lastAt }}
    />,
    "en",
  );

const round = {
  round: 2,
  status: "draft",
  results: 0,
  acts: 0,
  gone: [[1, 2]],
  instead: [[1]],
  refusal: null,
  message: null,
} as const;

const stage = {
  stage: 2,
  status: "draft",
  played: false,
  acts: 0,
  out: [1],
  in: [2],
  seedsDiffer: true,
  instead: null,
} as const;

describe("what a correction would change", () => {
  it("names the pairs that would not exist and those instead", () => {
    expect(textOf({ rounds: [round] })).toMatch(/Anna – Ben.*Anna: bye/s);
  });

  it("says why a round would not have been possible", () => {
    const refusal = { code: "no-pairing", forbidden: 3 } as const;
    const message = "No pairing is possible.";
    const text = textOf({
      rounds: [{ ...round, gone: [], instead: [], refusal, message }],
    });
    expect(text).toContain("not possible");
    expect(text).toContain(message);
  });

  it("warns of the changes by hand that drafting again loses", () => {
    expect(textOf({ rounds: [round], canDraftAgain: true })).not.toContain("by hand");
    expect(textOf({ rounds: [{ ...round, acts: 2 }], canDraftAgain: true })).toContain(
      "2 changes by hand are lost",
    );
  });

  it("names who would have advanced to the next stage at tables, and who would not", () => {
    const text = textOf({ rounds: [round], nextTables: stage });
    expect(text).toMatch(/Anna – Ben.*For Final.*Not in it: Anna.*In it instead: Ben/s);
    expect(textOf({ nextTables: { ...stage, out: [], in: [] } })).toContain("in another order");
    expect(textOf({ nextTables: { ...stage, instead: 0 } })).not.toContain("have followed");
  });

  it("warns of the changes by hand in what was drawn last, at boards or at tables", () => {
    const both = { rounds: [round], nextTables: { ...stage, acts: 3 }, canDraftAgain: true };
    expect(textOf(both, "tables")).toContain("3 changes by hand are lost");
    expect(textOf(both, "boards")).not.toContain("by hand");
  });

  it("says so where nothing later would differ", () => {
    expect(textOf({})).toContain("Nothing changes for what comes later.");
  });

  it("says who would advance before the next stage is drawn, and whether that is provisional", () => {
    const advance = { stage: 2, out: [1], in: [2], seedsDiffer: true, provisional: false } as const;
    const text = textOf({ advance });
    expect(text).toContain("It changes who advances (Final):");
    expect(text).toContain("Not in it: Anna");
    expect(text).toContain("In it instead: Ben");
    expect(textOf({ advance: { ...advance, provisional: true } })).toContain(
      "As things stand, it would change who advances (Final):",
    );
    expect(textOf({ advance: { ...advance, stage: 0 } })).toContain("(no stage any more)");
    expect(textOf({ advance: { ...advance, out: [], in: [] } })).not.toContain("Not in it");
  });
});
