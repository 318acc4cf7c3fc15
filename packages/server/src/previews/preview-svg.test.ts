import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { cutToWidth, drawnWidth, fittedText } from "./fitted-text.ts";
import { type Preview, previewSvg } from "./preview-svg.ts";

const colours = { stage: "#123456", soft: "#abcdef", line: "#654321" };
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "Donaudampfschifffahrtsgesellschaft".repeat(6),
    "<b>&\"'",
    "\u0000\ud800",
    "中文".repeat(80),
  ),
);
const line = fc.record({ label: texts, text: texts, value: texts });
const preview: fc.Arbitrary<Preview> = fc.record({
  event: texts,
  state: texts,
  title: texts,
  lines: fc.array(line, { maxLength: 8 }),
  colours: fc.constant(colours),
});

describe("the picture of a page", () => {
  it("is well-formed whatever names hold", () => {
    fc.assert(
      fc.property(preview, (shown) => {
        expect(XMLValidator.validate(previewSvg(shown))).toBe(true);
      }),
    );
  });

  it("writes what was given as text, not as markup", () => {
    const svg = previewSvg({
      event: "A & B",
      state: "",
      title: "<script>",
      lines: [{ label: "1", text: '"quoted"', value: "2–0" }],
      colours,
    });
    const { svg: parsed } = new XMLParser({ ignoreAttributes: true }).parse(svg) as {
      svg: { text: readonly unknown[] };
    };
    expect(parsed.text).toEqual(["A & B", "<script>", 1, '"quoted"', "2–0"]);
  });

  it("fits long names: smaller first, then in two lines, then cut", () => {
    const width = 1000;
    expect(fittedText("Ulm", width, [60, 40], 2)).toEqual({ size: 60, lines: ["Ulm"] });
    const long =
      "Internationale Offene Deutsche Scrabble-Meisterschaft der Jugend und der Senioren";
    const fitted = fittedText(long, width, [60, 40], 2);
    expect(fitted.lines.length).toBeLessThanOrEqual(2);
    for (const text of [long, "x".repeat(300), long.repeat(4)]) {
      const { size, lines } = fittedText(text, width, [60, 40], 2);
      for (const one of lines) expect(drawnWidth(one, size)).toBeLessThanOrEqual(width);
    }
    expect(cutToWidth("Hans-Joachim", 40, 120)).toMatch(/^Ha.*…$/);
  });
});
