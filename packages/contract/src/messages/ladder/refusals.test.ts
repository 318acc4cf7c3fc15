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
      "Challenge 2 of the message was not possible. Level 3 is too high: from level 6 the reach is level 4.",
    );
  });
});
