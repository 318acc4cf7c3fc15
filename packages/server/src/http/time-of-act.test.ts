import { describe, expect, it } from "vitest";
import { timeOfAct } from "./time-of-act.ts";

const now = "2026-11-22T14:00:00.000Z";

describe("the time of an act", () => {
  it("is now where it was sent at once, however wrong the sender's clock is", () => {
    for (const clock of ["2026-11-22T13:58:40.000Z", now, "2031-01-01T00:00:00.000Z"]) {
      expect(timeOfAct({ effectiveAt: clock, sentAt: clock }, now)).toBe(undefined);
    }
  });

  it("is as long ago as the sender's clock says, where it waited for the network", () => {
    const said = { effectiveAt: "2026-11-22T09:10:00.000Z", sentAt: "2026-11-22T09:12:30.000Z" };
    expect(timeOfAct(said, now)).toBe("2026-11-22T13:57:30.000Z");
  });

  it("is never in the future, though a clock was set back in between", () => {
    const said = { effectiveAt: "2026-11-22T14:10:00.000Z", sentAt: "2026-11-22T14:00:00.000Z" };
    expect(timeOfAct(said, now)).toBe(undefined);
  });

  it("is what the director says where no clock is named", () => {
    expect(timeOfAct({ effectiveAt: "2026-11-20T18:30:00.000Z" }, now)).toBe(
      "2026-11-20T18:30:00.000Z",
    );
    expect(timeOfAct({}, now)).toBe(undefined);
  });
});
