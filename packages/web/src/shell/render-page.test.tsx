import { LANGUAGES } from "@losfee/contract";
import { describe, expect, it } from "vitest";
import { competitionOf, requestOf } from "../../test/play.ts";
import { type AssetManifests, assetsFrom } from "./assets.ts";
import { frameOf } from "./frame.ts";
import { withQuery } from "./page.ts";
import type { Page } from "./page-definition.ts";
import { renderPage } from "./render-page.tsx";

const manifest = {
  "src/styles.css": { file: "styles-1.css" },
  "src/home/styles.css": { file: "home-2.css" },
  "dist/fonts/text.woff2": { file: "text-8.woff2" },
  "dist/fonts/display.woff2": { file: "display-9.woff2" },
  "src/browser/early.ts": { file: "early-7.js" },
  "src/browser/live.ts": { file: "live-3.js", imports: ["_shared-4.js"] },
  "src/home/sample/browser.ts": { file: "sample-5.js", imports: ["_deep-6.js"] },
  "_shared-4.js": { file: "shared-4.js" },
  "_deep-6.js": { file: "deep-6.js", imports: ["_shared-4.js"] },
};

const manifests = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    language === "de" ? manifest : { ...manifest, "src/browser/live.ts": { file: "live-en.js" } },
  ]),
) as unknown as AssetManifests;

const page: Page<{ readonly text: string }> = {
  id: "sample",
  folder: "home/sample",
  path: "/sample",
  access: "public",
  layout: "public",
  script: "view",
  build: () => ({ text: "" }),
  title: ({ text }) => text,
  view: ({ model }) => <h1>{model.text}</h1>,
};

const frame = frameOf({
  request: requestOf(competitionOf(["Ulla"])),
  url: "/c/dm-2026?lang=en&by=name",
  page,
  pages: [page],
});

describe("assets", () => {
  it("finds scripts with everything they import, and the styles of all pages and of an area", () => {
    const assets = assetsFrom(manifests);
    expect(assets.style).toBe("/assets/styles-1.css");
    expect(assets.areaStyle("home")).toBe("/assets/home-2.css");
    expect(assets.font("text")).toBe("/assets/text-8.woff2");
    expect(assets.script("browser/live", "de")).toEqual({
      src: "/assets/live-3.js",
      preload: ["/assets/shared-4.js"],
    });
    expect(assets.script("home/sample/browser", "de").preload).toEqual([
      "/assets/deep-6.js",
      "/assets/shared-4.js",
    ]);
  });

  it("finds a script with the texts of the page's language alone", () => {
    const assets = assetsFrom(manifests);
    expect(assets.script("browser/live", "en")).toEqual({ src: "/assets/live-en.js", preload: [] });
  });

  it("does not pass over a script that was not built", () => {
    expect(() => assetsFrom(manifests).script("missing", "de")).toThrow(/missing/);
  });
});

describe("a page", () => {
  const html = renderPage(page, { text: "</script><!--\u2028" }, frame, assetsFrom(manifests));

  it("embeds its model so that nothing in it ends the element", () => {
    const json = /<script type="application\/json" id="page-model">(.*?)<\/script>/s.exec(
      html,
    )?.[1];
    expect(json).not.toContain("<");
    expect(JSON.parse(json ?? "").model).toEqual({ text: "</script><!--\u2028" });
  });

  it("loads the script of its folder and the styles of its area", () => {
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(styles.map(([, href]) => href)).toEqual([
      expect.stringMatching(/^\/colours\/\d+\.css$/),
      "/assets/styles-1.css",
      "/assets/home-2.css",
    ]);
    expect(html).toContain('src="/assets/sample-5.js"');
    expect(html).toContain('<body class="layout-public in-home-sample"');
  });

  it("says which changes to follow, and from where on", () => {
    expect(html).toContain('data-stream="/api/v1/competitions/dm-2026/stream"');
    expect(html).toContain(`data-seq="${frame.competition?.seq}"`);
  });

  it("is fetched again by the browser alone, too, as long as more is to come by itself", () => {
    const refresh = '<noscript><meta http-equiv="refresh"';
    expect(html).not.toContain(refresh);
    const unfinished = { ...page, isUnfinished: () => true };
    expect(renderPage(unfinished, { text: "" }, frame, assetsFrom(manifests))).toContain(refresh);
  });

  it("links itself in the other language, keeping the rest of the address", () => {
    expect(frame.url).toBe("/c/dm-2026?by=name");
    expect(html).toContain('href="/c/dm-2026?by=name&amp;lang=en"');
    expect(withQuery("/a?x=1&lang=de", "lang", null)).toBe("/a?x=1");
  });
});
