/** Pages in two made-up languages: one with long, accented texts, and one from right to left. */

import { LANGUAGE_DEFINITIONS, type Language } from "@losfee/contract";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideBrowser } from "../../../scripts/browser.ts";
import { bundles } from "../../../scripts/stylesheet.ts";
import { pages } from "../src/registry/registry.ts";
import { areaOf } from "../src/shell/scope.ts";
import { htmlOf } from "./html.ts";
import { presetWorlds } from "./preset-worlds.ts";

const MADE_UP = [
  ["en-XA", "ltr"],
  ["ar-XB", "rtl"],
] as const;

const definitions = LANGUAGE_DEFINITIONS as unknown as Record<string, object>;

const styles = bundles();

/** Returns the public pages of a kind in a made-up language, as browsers get them. */
const documentsIn = (language: string, kind: "tournament" | "ladder", format: string) => {
  const ask = presetWorlds[kind](format).at(-1);
  if (ask === undefined) throw new Error(`no moments of ${format}`);
  return pages
    .filter((page) => page.layout === "public" && page.kind === kind)
    .flatMap((page) => {
      const html = htmlOf(page, ask(language as Language), `/c/x?page=${page.id}`);
      const style = `<style>${styles.get(null)}\n${styles.get(areaOf(page.folder)) ?? ""}</style>`;
      return html === null
        ? []
        : [
            {
              id: page.id,
              html: html
                .replace(/<script\b.*?<\/script>/gs, "")
                .replace("</head>", () => `${style}</head>`),
            },
          ];
    });
};

let browser: Browser;
beforeAll(async () => {
  for (const [language, direction] of MADE_UP) {
    definitions[language] = { name: language, locale: "en-GB", direction, reviewed: true };
  }
  const { executablePath, args, env } = await provideBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env });
});
afterAll(async () => {
  for (const [language] of MADE_UP) delete definitions[language];
  await browser.close();
});

describe.each(MADE_UP)("public pages in %s", (language, direction) => {
  it.each([
    ["tournament", "fide-swiss"],
    ["ladder", "pyramid"],
  ] as const)(
    "of a %s (%s) are translated, fit a telephone and a desk, and begin at the right side",
    async (kind, format) => {
      const tab = await browser.newPage();
      const faults: string[] = [];
      for (const { id, html } of documentsIn(language, kind, format)) {
        if (!/\[[^\]<]*~~~~/.test(html)) faults.push(`${id}: nothing is translated`);
        await tab.setContent(html);
        for (const width of [390, 1366]) {
          await tab.setViewportSize({ width, height: 844 });
          const seen = await tab.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const first = document.querySelector(".masthead a")?.getBoundingClientRect();
            const middle = first === undefined ? 0 : first.left + first.width / 2;
            return {
              over: scrollWidth - clientWidth,
              begins: middle > clientWidth / 2 ? "rtl" : "ltr",
            };
          });
          if (seen.over > 0) faults.push(`${id}, ${width}: ${seen.over} px too wide`);
          if (seen.begins !== direction) faults.push(`${id}, ${width}: begins as ${seen.begins}`);
        }
      }
      await tab.close();
      expect(faults).toEqual([]);
    },
  );
});
