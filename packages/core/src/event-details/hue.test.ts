import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHue } from "./hue.ts";

const hueOf = (text: string | number): number | null => {
  const read = readHue(text);
  return read.ok ? read.value.hue : null;
};

describe("the hue of an event", () => {
  it("is given in whole degrees, 0 to 359", () => {
    for (const hue of [0, 7, 359]) {
      expect(readHue(hue)).toEqual({ ok: true, value: { hue, shift: null } });
    }
    expect([hueOf("007"), hueOf(" 85° "), hueOf("359")]).toEqual([7, 85, 359]);
    for (const none of [360, -1, 1.5, Number.NaN, "", "rot", "1e2", "0x10"]) {
      expect(readHue(none)).toEqual({ ok: false, error: "not-a-hue" });
    }
  });

  it("is that of a colour, whatever its lightness", () => {
    // Losfee's twelve standard colours, by their accents.
    const accents = {
      "#1d4d87": 255,
      "#005766": 215,
      "#005956": 190,
      "#0b5d2a": 150,
      "#4c5300": 115,
      "#624800": 85,
      "#773a00": 55,
      "#7e3126": 30,
      "#7c2e45": 5,
      "#703265": 335,
      "#5b3b7c": 305,
      "#484286": 285,
    };
    for (const [colour, hue] of Object.entries(accents)) {
      const read = readHue(colour);
      expect(read).toMatchObject({ ok: true, value: { shift: null } });
      const found = hueOf(colour) ?? Number.NaN;
      expect(Math.abs(((found - hue + 540) % 360) - 180)).toBeLessThanOrEqual(2);
    }
    expect([hueOf("#ff0000"), hueOf("#F00"), hueOf("ff0000")]).toEqual([29, 29, 29]);
  });

  it("says what is not kept of a colour: its lightness, its strength, or both", () => {
    const shiftOf = (text: string) => {
      const read = readHue(text);
      return read.ok ? read.value.shift : null;
    };
    expect(shiftOf("#ffee00")).toEqual({ lightness: "darker", chroma: "paler" });
    expect(shiftOf("#ffe5ea")).toEqual({ lightness: "darker", chroma: "stronger" });
    expect(shiftOf("#001133")).toMatchObject({ lightness: "lighter" });
  });

  it("is not that of a grey, which has none", () => {
    for (const grey of ["#000000", "#fff", "#808080", "#7f8080"]) {
      expect(readHue(grey)).toEqual({ ok: false, error: "colour-without-hue" });
    }
  });

  it("is whole degrees or a fault for any text", () => {
    const colours = fc.stringMatching(/^#[0-9a-f]{6}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), colours, fc.integer().map(String)), (text) => {
        const read = readHue(text);
        if (!read.ok) return;
        expect(Number.isInteger(read.value.hue)).toBe(true);
        expect(read.value.hue).toBeGreaterThanOrEqual(0);
        expect(read.value.hue).toBeLessThan(360);
      }),
      { numRuns: 500 },
    );
  });
});
