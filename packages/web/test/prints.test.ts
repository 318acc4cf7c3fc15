/** Prints every sheet of events of all kinds, and counts and measures the pages. */
import { readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideBrowser } from "../../../scripts/browser.ts";
import { bundles } from "../../../scripts/stylesheet.ts";
import { sweep } from "../../../test/long.ts";
import { pages } from "../src/registry/registry.ts";
import { isPageOf } from "../src/shell/page-definition.ts";
import { areaOf } from "../src/shell/scope.ts";
import { htmlOf } from "./html.ts";
import { fewPrintWorlds, manyPrintWorlds } from "./print-worlds.ts";

const PAPERS = {
  A4: { width: 794, height: 1123 },
  A5: { width: 559, height: 794 },
  Letter: { width: 816, height: 1056 },
} as const;

const prints = pages.filter(({ folder }) => areaOf(folder) === "print");

/** The fonts decide what fits, so they are part of the styles. */
const withFonts = (css: string): string =>
  css.replace(/url\("\.\.\/dist\/fonts\/([^"]+)"\)/g, (_, name: string) => {
    const file = readFileSync(new URL(`../dist/fonts/${name}`, import.meta.url));
    return `url("data:font/woff2;base64,${file.toString("base64")}")`;
  });

const styles = bundles();
const style = withFonts(`${styles.get(null)}\n${styles.get("print")}`);

/** A code as large as the server's. */
const CODE =
  'src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22%3E%3Cpath d=%22M0 0h9v9H0z%22/%3E%3C/svg%3E"';

const documentOf = (html: string): string =>
  html
    .replace(/<link rel="(?:stylesheet|preload|icon)"[^>]*>/g, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/src="[^"]*address\.svg"/g, CODE)
    .replace("</head>", () => `<style>${style}</style></head>`);

let browser: Browser;
beforeAll(async () => {
  const { executablePath, args, env } = await provideBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env });
});
afterAll(() => browser.close());

/** What lies outside its sheet or over its foot, or is cut off. Runs in the browser. */
const faultsOfSheets = (): readonly string[] => {
  const range = document.createRange();
  return [...document.querySelectorAll(".sheet")].flatMap((sheet, number) => {
    const paper = sheet.getBoundingClientRect();
    const faults: string[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility() || parent.closest(".visually-hidden")) continue;
      const room =
        parent.closest(
          "td, th, li, .sheet-head, .sheet-foot, .slip, .sign, .card-side, .badge-card",
        ) ?? sheet;
      range.selectNodeContents(node);
      const [own, box] = [range.getBoundingClientRect(), room.getBoundingClientRect()];
      const isIn =
        own.left >= box.left - 1.5 &&
        own.right <= box.right + 1.5 &&
        own.top >= box.top - 6 &&
        own.bottom <= box.bottom + 6 &&
        box.right <= paper.right + 1 &&
        box.bottom <= paper.bottom + 1;
      if (!isIn) faults.push(`sheet ${number + 1}, ${room.className || room.localName}: ${text}`);
    }
    return faults.slice(0, 3);
  });
};

describe.each(sweep(fewPrintWorlds, manyPrintWorlds).map((world) => [world.id, world] as const))(
  "the prints of %s",
  (_id, { kind, ask }) => {
    it("have as many pages as sheets on A4, A5 and Letter, with nothing outside", async () => {
      const tab = await browser.newPage();
      const found: string[] = [];
      let count = 0;
      for (const language of sweep(["de"] as const, ["de", "en", "fr"] as const)) {
        for (const page of prints.filter((one) => isPageOf(one, kind))) {
          const request = ask(language);
          const params = { ...request.params, round: "1" };
          const html = htmlOf(page, page.id === "slips" ? { ...request, params } : request);
          if (html === null) continue;
          await tab.setContent(documentOf(html));
          await tab.emulateMedia({ media: "screen" });
          await tab.setViewportSize({ width: 390, height: 844 });
          const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
          if (wide > 390) found.push(`${page.id}: ${wide} px wide on a telephone`);
          await tab.emulateMedia({ media: "print" });
          count += 1;
          const sheets = await tab.locator(".sheet").count();
          for (const [format, size] of Object.entries(PAPERS)) {
            await tab.setViewportSize(size);
            const faults = await tab.evaluate(faultsOfSheets);
            found.push(...faults.map((fault) => `${page.id} ${format}: ${fault}`));
            const pdf = await tab.pdf({ format, preferCSSPageSize: true });
            const printed = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
            if (printed !== sheets)
              found.push(`${page.id}: ${printed} pages of ${format}, ${sheets} sheets`);
            if (process.env["PRINTS"])
              (await import("node:fs")).writeFileSync(
                `${process.env["PRINTS"]}/${_id}.${page.id}.${language}.${format}.pdf`,
                pdf,
              );
          }
        }
      }
      await tab.close();
      expect(count).toBeGreaterThan(5);
      expect(found).toEqual([]);
    });
  },
);
