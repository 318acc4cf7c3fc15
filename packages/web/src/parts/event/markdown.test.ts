import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlOfMarkdown } from "./markdown.ts";

describe("the text about an event", () => {
  it("is Markdown: headings below those of the page, lists, tables, emphasis", () => {
    const html = htmlOfMarkdown(
      "# Anreise\n\nMit **Bus** und ~~Bahn~~:\n\n1. *Linie 4*\n2. zu Fuß\n\n| Tag | Zeit |\n|:-:|--|\n| Sa | 10 |\n\n###### klein",
    );
    for (const part of [
      "<h3>Anreise</h3>",
      "<strong>Bus</strong>",
      "<s>Bahn</s>",
      "<li><em>Linie 4</em></li>",
      "<th>Tag</th>",
      "<h6>klein</h6>",
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain("style");
  });

  it("has links that vouch for nothing, also where an address is only written", () => {
    const rel = 'rel="nofollow noopener"';
    expect(htmlOfMarkdown("[Karte](https://karte.example/?a=1&b=2 'Titel')")).toBe(
      `<p><a href="https://karte.example/?a=1&amp;b=2" ${rel}>Karte</a></p>`,
    );
    expect(htmlOfMarkdown("https://club.example")).toContain(`href="https://club.example" ${rel}`);
    expect(htmlOfMarkdown("tl@club.example")).toContain(`href="mailto:tl@club.example" ${rel}`);
    expect(htmlOfMarkdown("bei.uns um 10.30")).not.toContain("<a");
  });

  it("shows no pictures from elsewhere but what they show, in words", () => {
    expect(htmlOfMarkdown("![Der *Saal* <b>](https://spy.example/p.png)")).toBe(
      "<p>Der *Saal* &lt;b&gt;</p>",
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg/onload=alert(1)>",
    "<iframe src='javascript:alert(1)'></iframe>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt&#58;alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox)",
    "[x](//evil.example)",
    "<javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
    '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
    "![x](javascript:alert(1))",
    '```"><script>alert(1)</script>\ncode\n```',
    "<style>*{display:none}</style>",
    "<!-- --><form action=/api><input>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("lets nothing run: %s", (text) => {
    expectHarmless(htmlOfMarkdown(text));
  });

  it("lets nothing run, whatever is typed", () => {
    const pieces = fc.constantFrom(
      ...[
        "<",
        ">",
        '"',
        "'",
        "[",
        "](",
        ")",
        "!",
        "`",
        "\n",
        "\\",
        "&#",
        ";",
        "&lt;",
        "<a ",
        "<img ",
      ],
      ...[
        "javascript:",
        "data:",
        "onerror=",
        "script",
        "https://",
        "href=",
        "style=",
        "|",
        "- ",
        "# ",
      ],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 40 }),
        (all) => {
          expectHarmless(htmlOfMarkdown(all.join("")));
        },
      ),
      { numRuns: 400 },
    );
  });

  it("of 20,000 characters that nest and open without end is still made", () => {
    for (const piece of ["[", "> ", "*a_", "`", "![](", "<a ", "- ", "|", "&", "(https://"]) {
      const html = htmlOfMarkdown(piece.repeat(20_000 / piece.length));
      expectHarmless(html);
    }
  });
});

/** Expects only allowed elements and attributes, and valid addresses. */
const expectHarmless = (html: string): void => {
  const tags = html.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<\/?(h[3-6]|p|ul|ol|li|blockquote|pre|code|hr|br|strong|em|s|a|table|thead|tbody|tr|th|td)( start="\d+"| href="(https?:|mailto:|tel:|[^":]*("|[/?#]))[^"]*"?| rel="nofollow noopener")*\s*\/?>$/,
    );
    expect(tag).not.toMatch(/href="\/\/|javascript:|data:|vbscript:/i);
  }
  expect(html.replaceAll(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
};
