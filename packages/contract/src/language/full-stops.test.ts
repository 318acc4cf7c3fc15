import { withoutDoubleStops } from "@losfee/messages/full-stops";
import { describe, expect, it } from "vitest";
import { describeRefusal } from "../messages/refusals.ts";
import { texts } from "./texts.ts";

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

  it("does so in every text with parameters, at any depth, and in refusals", () => {
    const { de, en } = texts({
      de: {
        deep: { bye: (name: string) => `Freilos: ${name}.` },
        count: (number: number) => number,
      },
      en: { deep: { bye: (name: string) => `Bye: ${name}.` }, count: (number: number) => number },
    });
    expect([de.deep.bye("King Jr."), en.deep.bye("King Jr.")]).toEqual([
      "Freilos: King Jr.",
      "Bye: King Jr.",
    ]);
    expect(en.count(2)).toBe(2);
    const refusal = { code: "entries-unseated", stage: 1, entries: [1] } as const;
    for (const language of ["de", "en"] as const) {
      expect(describeRefusal(refusal, language, () => "King Jr.")).not.toContain("Jr..");
    }
  });
});
