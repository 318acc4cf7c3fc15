import type { Game } from "@losfee/core";
import { expect, it } from "vitest";
import { lineOf } from "./model.ts";

it("a result comes back to the line as people type it, half points as a sign", () => {
  const game = { board: 12, seats: [3, 7] } as unknown as Game;
  const chess = (scores: readonly [number, number]) =>
    lineOf(game, { kind: "played", scores }, "win-draw-loss");
  expect(chess([1, 0])).toBe("12 1");
  expect(chess([0.5, 0.5])).toBe("12 =");
  expect(chess([0, 1])).toBe("12 0");
  expect(chess([0.5, 0])).toBe("12 0.5 0");
  expect(lineOf(game, { kind: "forfeit", absent: [7] }, "win-draw-loss")).toBe("12 + -");
  expect(lineOf(game, { kind: "played", scores: [412, 389] }, "game-points")).toBe("12 412 389");
});
