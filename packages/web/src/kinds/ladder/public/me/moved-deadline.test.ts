import { describe, expect, it } from "vitest";
import { movedDeadline, newHolidayDays } from "./moved-deadline.ts";

const deadline = { start: "2026-07-01", last: "2026-07-15" };

describe("a holiday", () => {
  it("moves an own deadline by the days that lie before its end (scenario 9)", () => {
    const holiday = { from: "2026-07-11", to: "2026-07-17" };
    expect(movedDeadline(deadline, [], holiday)).toBe("2026-07-22");
    expect(newHolidayDays([], holiday)).toBe(7);
  });

  it("moves nothing where it begins after the deadline, or ended before it began", () => {
    expect(movedDeadline(deadline, [], { from: "2026-07-16", to: "2026-07-20" })).toBe(
      "2026-07-15",
    );
    expect(movedDeadline(deadline, [], { from: "2026-06-20", to: "2026-07-01" })).toBe(
      "2026-07-15",
    );
  });

  it("is counted once where it overlaps one that is booked", () => {
    const bookings = [{ from: "2026-07-05", to: "2026-07-06" }];
    const extended = { start: "2026-07-01", last: "2026-07-17" };
    const holiday = { from: "2026-07-06", to: "2026-07-08" };
    expect(movedDeadline(extended, bookings, holiday)).toBe("2026-07-19");
    expect(newHolidayDays(bookings, holiday)).toBe(2);
  });

  it("is nothing where its dates are none", () => {
    expect(movedDeadline(deadline, [], { from: "", to: "" })).toBe("2026-07-15");
    expect(newHolidayDays([], { from: "2026-07-08", to: "2026-07-01" })).toBe(0);
  });
});
