import { expect, test } from "vitest";
import { parseRecord } from "./parse-record.ts";
import { DEFAULT_SCORING, scoringOf, teamScoringOf } from "./scoring.ts";

const scoring = (...lines: readonly string[]) =>
  scoringOf(lines.map((line) => parseRecord(line, 1, () => {})));

const teamScoring = (...lines: readonly string[]) =>
  teamScoringOf(lines.map((line) => parseRecord(line, 1, () => {})));

const THREE = {
  whiteWin: 3,
  blackWin: 3,
  forfeitWin: 3,
  fullPointBye: 3,
  whiteDraw: 1,
  blackDraw: 1,
  halfPointBye: 1,
};

test("without a record a win is 1, a draw ½, the pairing-allocated bye a win", () => {
  expect(scoring()).toEqual(DEFAULT_SCORING);
});

test("162: the bye follows W and the unknown result D, unless P and X are given", () => {
  const usual = { ...DEFAULT_SCORING, ...THREE, pairingAllocatedBye: 3, unknown: 1 };
  expect(scoring("162  W 3.0    D 1.0")).toEqual(usual);
  const halves = scoring("162  W 3.0    D 1.0    P 1.0    X 0.0");
  expect(halves).toEqual({ ...usual, pairingAllocatedBye: 1, unknown: 0 });
  // The order of P and W does not matter.
  expect(scoring("162  P 1.0    W 3.0").pairingAllocatedBye).toBe(1);
});

test("162: A is for absences and for forfeit losses", () => {
  expect(scoring("162  A 0.5")).toMatchObject({
    zeroPointBye: 0.5,
    forfeitLoss: 0.5,
    whiteLoss: 0,
  });
});

test("XXS: W does not touch the bye (JaVaFo's manual: `W=3` and `D=1` leave it a draw's worth)", () => {
  expect(scoring("XXS W=3", "XXS D=1")).toMatchObject({ ...THREE, pairingAllocatedBye: 1 });
  expect(scoring("XXS PAB=3 D=1 W=3")).toMatchObject({ ...THREE, pairingAllocatedBye: 3 });
});

test("XXS: of a short form and a code within it the last one counts", () => {
  expect(scoring("XXS W=3 BW=4")).toMatchObject({ whiteWin: 3, blackWin: 4 });
  expect(scoring("XXS BW=4 W=3")).toMatchObject({ whiteWin: 3, blackWin: 3 });
});

test("BB…: six records, the bye as a win unless BBU is given", () => {
  expect(scoring("BBW  3.0", "BBD  1.0")).toMatchObject({ ...THREE, pairingAllocatedBye: 3 });
  expect(scoring("BBU  1.0", "BBW  3.0", "BBL  0.5", "BBZ  0.2", "BBF  0.1")).toMatchObject({
    whiteWin: 3,
    pairingAllocatedBye: 1,
    whiteLoss: 0.5,
    zeroPointBye: 0.2,
    forfeitLoss: 0.1,
  });
});

test("teams: 2, 1, 0; the bye is worth 320's points, else TP, else a draw", () => {
  const usual = { win: 2, draw: 1, loss: 0, byeMatchPoints: 1, byeGamePoints: null };
  expect(teamScoring()).toEqual(usual);
  const own = "362 TW 3.0   TD 1.0   TL 0.0   TP 2.0";
  expect(teamScoring(own)).toEqual({ ...usual, win: 3, byeMatchPoints: 2 });
  expect(teamScoring(own, "320  1.5  2.0 001")).toMatchObject({
    byeMatchPoints: 1.5,
    byeGamePoints: 2,
  });
});
