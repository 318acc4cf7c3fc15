import type { ImpactResource } from "@losfee/contract/api";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Impact } from "./impact.tsx";

const page = { language: "en" } as Parameters<typeof Impact>[0]["page"];

const shown = (rounds: ImpactResource["rounds"], canDraftAgain: boolean): string =>
  renderToString(
    <Impact
      impact={{ before: [], after: [], moved: [], rounds, nextTables: null, canDraftAgain }}
      names={{ 1: "Anna", 2: "Ben" }}
      page={page}
      command={() => ({ type: "close-competition" })}
      onward={() => "/"}
      onRefused={() => undefined}
    />,
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

describe("what a correction would change", () => {
  it("names the pairs that would not exist and those instead", () => {
    expect(shown([round], false)).toMatch(/Anna – Ben.*Anna: bye/s);
  });

  it("says why a round would not have been possible", () => {
    const refusal = { code: "no-pairing", forbidden: 3 } as const;
    const message = "No pairing is possible.";
    const text = shown([{ ...round, gone: [], instead: [], refusal, message }], false);
    expect(text).toContain("not possible");
    expect(text).toContain(message);
  });

  it("warns of the changes by hand that drafting again loses", () => {
    expect(shown([round], true)).not.toContain("by hand");
    expect(shown([{ ...round, acts: 2 }], true)).toContain("2 changes by hand are lost");
  });
});
