import { describe, expect, it } from "vitest";
import { describeLadderRefusal, describeLadderWarning } from "./refusals.ts";

const names: Readonly<Record<number, string>> = { 1: "Ada", 2: "Ben" };
const name = (entry: number): string => names[entry] ?? `#${entry}`;

describe("refusals of a pyramid", () => {
  it("name the players and the way out, in both languages", () => {
    const refusal = { code: "target-busy", player: 2, opponent: 1 } as const;
    expect(describeLadderRefusal(refusal, "de", name)).toBe(
      "Ben ist schon von Ada gefordert. Erst muss diese Partie enden.",
    );
    expect(describeLadderRefusal(refusal, "en", name)).toBe(
      "Ben is already challenged by Ada. That game must end first.",
    );
  });

  it("say times in the club's time zone, and days as people write them", () => {
    const beginning = { time: "2026-01-01T00:00:00Z", beginning: "2026-08-31T22:30:00Z" };
    const refusal = { code: "before-beginning", ...beginning, timeZone: "Asia/Tokyo" } as const;
    expect(describeLadderRefusal(refusal, "en")).toContain("1 Sept 2026, 07:30:00");
    const endedAt = Date.parse("2026-08-31T22:30:00Z");
    const late = {
      code: "objection-late",
      challenge: "1",
      endedAt,
      timeZone: "Asia/Tokyo",
    } as const;
    expect(describeLadderRefusal(late, "de")).toContain("01.09.2026, 07:30");
    const holiday = { code: "holiday-late", deadline: "2026-09-14" } as const;
    expect(describeLadderRefusal(holiday, "de")).toContain("am 14.09.2026 abgelaufen");
  });

  it("name the reason of each challenge of a message that is not possible", () => {
    const refusals = [
      { position: 1, reason: { code: "not-above", level: 6, target: 6 } },
      { position: 2, reason: { code: "target-busy", player: 2, opponent: 1 } },
    ] as const;
    const said = describeLadderRefusal({ code: "challenges-refused", refusals }, "en", name);
    for (const { position, reason } of refusals)
      expect(said).toContain(`${position}: ${describeLadderRefusal(reason, "en", name)}`);
  });

  it("say what late information would change before it is recorded", () => {
    const impact = {
      at: 0,
      laterEvents: 3,
      undone: [],
      added: [],
      seats: [{ player: 1, before: { level: 2, index: 1 }, after: { level: 3, index: 1 } }],
      challenges: [],
      timers: [],
    };
    expect(describeLadderRefusal({ code: "overturns", impact }, "en", name)).toContain(
      "before 3 recorded events and changes them: 1 player sits elsewhere",
    );
    expect(describeLadderWarning({ code: "arrived-late", impact }, "de", name)).toContain(
      "1 Person sitzt anders",
    );
  });

  it("give the reason of each challenge that a chain could not carry out", () => {
    const reason = { code: "too-high", level: 6, target: 3, highest: 4 } as const;
    expect(describeLadderWarning({ code: "skipped", position: 2, reason }, "en", name)).toBe(
      "Challenge 2 of the message was not possible. Level 3 is too high: from level 6, the highest within reach is level 4.",
    );
  });
});
