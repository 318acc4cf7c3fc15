import { withoutDoubleStops } from "@losfee/messages/full-stops";
import { describe, expect, it } from "vitest";
import { describeRefusal } from "../messages/refusals.ts";
import { LANGUAGES } from "./language.ts";

describe("a name that ends with a full stop", () => {
  it("ends its sentence, too", () => {
    expect(withoutDoubleStops("Not there: King Jr..")).toBe("Not there: King Jr.");
    expect(withoutDoubleStops("Gegen SC Ulm e. V.. Bitte warten.")).toBe(
      "Gegen SC Ulm e. V. Bitte warten.",
    );
  });

  it("leaves ellipses and paths alone", () => {
    for (const text of [
      "Wait ...",
      "Wait...",
      "and so on....",
      "“../up” is missing",
      "C:\\open..\\x",
      "1, 2, .., 9",
      "1..9",
    ]) {
      expect(withoutDoubleStops(text)).toBe(text);
    }
  });

  it("does so in refusals", () => {
    const refusal = { code: "entries-unseated", stage: 1, entries: [1] } as const;
    for (const language of LANGUAGES) {
      expect(describeRefusal(refusal, language, () => "King Jr.")).not.toContain("Jr..");
    }
  });
});
