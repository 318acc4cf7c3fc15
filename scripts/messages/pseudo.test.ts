import { describe, expect, it } from "vitest";
import { argumentsOf } from "./arguments.ts";
import { isPseudo, pseudoCatalogue } from "./pseudo.ts";

describe("pseudo-languages", () => {
  it("lengthen and accent texts, and show where they end", () => {
    expect(pseudoCatalogue("Round")).toBe("[Röûñd ~~~~]");
    expect(String(pseudoCatalogue("Results of round")).length).toBeGreaterThan(
      "Results of round".length * 1.4,
    );
  });

  it("keep the arguments, plurals and choices of a message", () => {
    const message = "{name}: {count, plural, =0 {none} one {# game} other {# games}}";
    const pseudo = String(pseudoCatalogue(message));
    expect(argumentsOf(pseudo)).toEqual(argumentsOf(message));
    expect(pseudo).toContain("=0 {ñöñê}");
    expect(pseudo).toContain("{name}");
  });

  it("keep choices by digits apart from exact numbers", () => {
    const message = "{result, select, 1 {won} other {open}}";
    expect(argumentsOf(String(pseudoCatalogue(message)))).toEqual(argumentsOf(message));
  });

  it("leave alone what has no letters, and keep quoted braces quoted", () => {
    expect(pseudoCatalogue("{a} – {b}")).toContain("{a} – {b}");
    expect(argumentsOf(String(pseudoCatalogue("'{'no argument'}'"))).size).toBe(0);
    expect(pseudoCatalogue("{rank}")).toBe("{rank}");
  });

  it("translate whole catalogues, and are known by their codes", () => {
    expect(pseudoCatalogue({ a: { b: "Go" } })).toEqual({
      a: { b: expect.stringMatching(/^\[Gö/) },
    });
    expect([isPseudo("en-XA"), isPseudo("ar-XB"), isPseudo("fr")]).toEqual([true, true, false]);
  });
});
