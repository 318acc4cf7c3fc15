import { expect, it } from "vitest";
import { worthOf } from "./worth.ts";

it("shows rounds without a game as points where there is no spread", () => {
  expect(worthOf({ credit: "draw", spread: 0 }, "win-draw-loss")).toBe("½");
  expect(worthOf({ credit: "none", spread: 0 }, "win-draw-loss")).toBe("0");
  expect(worthOf({ credit: "win", spread: 50 }, "game-points")).toBe("+50");
});
