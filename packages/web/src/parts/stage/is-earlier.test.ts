import { expect, it } from "vitest";
import type { BandPhase, BandRound } from "../../shell/page.ts";
import { isEarlier } from "./is-earlier.ts";

const rounds = (shown: number | null): readonly BandRound[] =>
  (["played", "played", "now", "ahead"] as const).map((state, index) => ({
    number: index + 1,
    state,
    href: null,
    isShown: index + 1 === shown,
  }));

const phase = (of: Partial<BandPhase>): BandPhase => ({
  ...{ label: "", isCurrent: true, href: null, isShown: false, rounds: [] },
  ...of,
});

it("a page of an earlier round or stage prints no status of the current one", () => {
  expect(isEarlier({ phases: [phase({ rounds: rounds(1) })] })).toBe(true);
  expect(isEarlier({ phases: [phase({ rounds: rounds(3) })] })).toBe(false);
  expect(isEarlier({ phases: [phase({ rounds: rounds(null) })] })).toBe(false);
  const stages = (shown: number) =>
    [0, 1].map((index) => phase({ isShown: index === shown, rounds: rounds(null) }));
  expect(isEarlier({ phases: stages(0) })).toBe(true);
  expect(isEarlier({ phases: stages(1) })).toBe(false);
});
