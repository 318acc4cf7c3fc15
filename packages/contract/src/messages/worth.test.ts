import { findFormatOf, type Settings } from "@losfee/core";
import { expect, it } from "vitest";
import { worthOf } from "./worth.ts";

const settingsOf = (format: string): Settings => {
  const found = findFormatOf("tournament", format);
  if (found === undefined) throw new Error(format);
  return found.settings;
};

it("shows rounds without a game as points by the event's point system where it counts points", () => {
  const chess = settingsOf("fide-swiss");
  const half = { reason: "pause", credit: "draw", spread: 0 } as const;
  const bye = { reason: "bye", credit: "win", spread: 50 } as const;
  expect(worthOf(half, chess, "de")).toBe("½");
  expect(worthOf({ ...half, credit: "none" }, chess, "de")).toBe("0");
  expect(worthOf(bye, { ...chess, points: { win: 3, draw: 1, loss: 0 } }, "de")).toBe("3");
  expect(worthOf(bye, settingsOf("scrabble-swiss"), "de")).toBe("+50");
});
