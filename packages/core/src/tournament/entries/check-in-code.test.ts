import { expect, it } from "vitest";
import { competition } from "../../../test/play.ts";
import { checkInCode, isCheckInCode } from "../../index.ts";

const { state } = competition("scrabble-swiss", 4);
const at = (seconds: number): string =>
  new Date(Date.parse("2026-11-21T10:00:00.000Z") + seconds * 1000).toISOString();

it("a code of check-in holds in its minute and the next, not before and not after", () => {
  const code = checkInCode(state, at(0));
  expect(checkInCode(state, at(59))).toBe(code);
  expect(checkInCode(state, at(60))).not.toBe(code);
  const holds = [-1, 0, 59, 60, 119, 120].map((second) => isCheckInCode(state, code, at(second)));
  expect(holds).toEqual([false, true, true, true, true, false]);
});

it("a code of check-in is of one competition and one seed alone", () => {
  const code = checkInCode(state, at(0));
  expect(isCheckInCode({ ...state, competition: "other" }, code, at(0))).toBe(false);
  expect(isCheckInCode({ ...state, seed: "0b".repeat(32) }, code, at(0))).toBe(false);
  expect(isCheckInCode(state, "", at(0))).toBe(false);
});
