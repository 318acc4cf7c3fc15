import { describe, expect, it } from "vitest";
import { faultOfDrawing } from "./simple-drawing.ts";

const svg = (content: string, attributes = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const part = (text: string): string | null => faultOfDrawing(text)?.part ?? null;

const repeated = (count: number, text: string): string => text.repeat(count);

describe("a drawing is drawn where it is simple", () => {
  it.each([
    ["shapes", svg('<rect width="5" height="5" fill="#c81e1e"/><path d="M0 0L5 5z"/>')],
    [
      "text",
      svg('<text x="1" y="9" font-size="4">Ulm &amp; Neu-Ulm &#228;<tspan>!</tspan></text>'),
    ],
    ["groups", svg('<g transform="scale(2)" opacity="0.5"><circle r="3"/></g>')],
    [
      "gradients, of others, too",
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient>' +
          '<radialGradient id="b" xlink:href="#a"/></defs><rect fill="url(#b)" style="stroke:url(#a) red"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ["a declaration and comments", `<?xml version="1.0"?>\n<!-- by - hand -->\n${svg("")}`],
    [
      "what Inkscape writes",
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg(
        '<sodipodi:namedview id="n" pagecolor="#fff" inkscape:zoom="1"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1"><path id="image1" style="fill:#000;stroke-width:0.26;stroke-dasharray:none" sodipodi:nodetypes="cc" d="m0 0"/></g>',
        'xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" inkscape:version="1.3"',
      )}`,
    ],
  ])("%s", (_, text) => expect(part(text)).toBeNull());

  it.each([
    ["filter", svg('<filter id="f"/>')],
    ["pattern", svg('<defs><pattern id="p"/></defs>')],
    ["use", svg('<use href="#a"/>')],
    ["mask", svg("<mask/>")],
    ["marker", svg("<marker/>")],
    ["image", svg('<image href="x.png"/>')],
    ["foreignObject", svg("<foreignObject/>")],
    ["script", svg("<script>1</script>")],
    ["style", svg("<style>*{fill:red}</style>")],
    ["animate", svg("<animate/>")],
    ["a", svg('<a href="x"/>')],
    ["stroke-dasharray", svg('<path stroke-dasharray="0.0001" d="M0 0H1e9"/>')],
    ["style", svg('<path style="stroke-dasharray:0.0001"/>')],
    ["style", svg('<path style="fill:url(http://a/b)"/>')],
    ["style", svg('<path style="fi\\6c ter:url(#a)"/>')],
    ["style", svg('<path style="mix-blend-mode:multiply"/>')],
    ["filter", svg('<g filter="url(#f)"/>')],
    ["clip-path", svg('<g clip-path="url(#f)"/>')],
    ["fill", svg('<g fill="url(file:///etc/passwd)"/>')],
    ["fill", svg('<g fill="&#117;rl(x)"/>')],
    ["onload", svg("", 'onload="alert(1)"')],
    ["xlink:href", svg('<linearGradient xlink:href="http://a/b#c"/>')],
    ["xmlns:cc", svg("", 'xmlns:cc="http://www.w3.org/2000/svg"')],
    ["xmlns:cc", svg("", 'xmlns:cc="http&#58;//www.w3.org/2000/svg"')],
    ["xmlns", `<svg xmlns="http://www.w3.org/1999/xhtml"></svg>`],
    ["svg:filter", svg("<svg:filter/>", 'xmlns:svg="http://www.w3.org/2000/svg"')],
    ["<!DOCTYPE", `<!DOCTYPE svg [<!ENTITY a "ha">]>${svg("&a;")}`],
    ["<![CDATA[", svg("<![CDATA[ <filter/> ]]>")],
    ["<?php", svg("<?php ?>")],
    ["&a;", svg("&a;")],
    ["g", svg(repeated(30, "<g>") + repeated(30, "</g>"))],
    ["rect", svg(repeated(2001, "<rect/>"))],
    ["294 kB", svg(`<path d="${"M0 0".repeat(75_000)}"/>`)],
  ])("and refused where it has %s", (fault, text) => expect(part(text)).toContain(fault));

  it("in a time that grows with its length alone", () => {
    for (const text of [
      "<".repeat(250_000),
      "<!--".repeat(60_000),
      `<svg ${'a="'.repeat(80_000)}>`,
      `<svg ${" ".repeat(250_000)}`,
      `<svg ${"x=".repeat(120_000)}>`,
      `<svg style="${";".repeat(250_000)}">`,
      `<svg a=${"'\"".repeat(120_000)}>`,
      "&".repeat(250_000),
    ]) {
      faultOfDrawing(text);
    }
  });
});
