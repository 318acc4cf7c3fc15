/**
 * Measures pages in a browser, with the longest possible names. Pages are rendered as on the server
 * and laid out without one, which takes a few milliseconds each.
 */

import type { Language } from "@losfee/contract";
import { type CompetitionKind, formats } from "@losfee/core";
import { type Browser, chromium, type Page as Tab } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provideBrowser } from "../../../scripts/browser.ts";
import { bundles } from "../../../scripts/stylesheet.ts";
import { sweep } from "../../../test/long.ts";
import { pages } from "../src/registry/registry.ts";
import type { Page, PageKind, PageRequest } from "../src/shell/page.ts";
import { areaOf } from "../src/shell/scope.ts";
import { htmlOf } from "./html.ts";
import { requestOf } from "./play.ts";
import { pageKindOfFormat, presetWorlds } from "./preset-worlds.ts";
import { worlds } from "./worlds.ts";

/** The names in all worlds; each becomes one of sixty letters without a break point. */
const NAMES = /\b(Anna \d+|Spielerin \d+|Ada|Ben|Cem|Dora)\b/g;
const LETTERS = "Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft";

const longName = (name: string): string => {
  const plain = name.replaceAll(" ", "");
  return plain + LETTERS.slice(plain.length, 60);
};

/** States of a competition whose pages are measured. */
interface Occasion {
  readonly id: string;
  readonly kind: PageKind;
  readonly asked: readonly ((language: Language) => PageRequest<CompetitionKind>)[];
}

const finals = ["before the final", "in the final", "closed"].map((name) => {
  const world = worlds[name];
  if (world === undefined) throw new Error(name);
  const entry = String(world.state.rounds.at(-1)?.games[0]?.seats[0] ?? 1);
  const params = { competition: "dm-2026", entry, a: "1", b: "2", board: "1" };
  const viewer = { role: "director", label: "director" } as const;
  return (language: Language) => requestOf(world, { language, params, viewer });
});

/** Presets with the most different pages; the others have pages of the same kinds. */
const SAMPLE = ["scrabble-championship", "fide-swiss", "king-lui", "pyramid"];

const presets = formats.filter(({ id }) => sweep(SAMPLE.includes(id), true));

const occasions: readonly Occasion[] = [
  ...presets.map((format) => {
    const kind = pageKindOfFormat(format);
    return { id: format.id, kind, asked: presetWorlds[kind](format.id) };
  }),
  { id: "a final", kind: "tournament", asked: finals },
];

const styles = bundles();

/** Returns a page as browsers get it, with its styles inlined. */
const documentOf = (page: Page, html: string): string => {
  const style = `<style>${styles.get(null)}\n${styles.get(areaOf(page.folder)) ?? ""}</style>`;
  return html
    .replace(/<link rel="stylesheet"[^>]*>/g, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace("</head>", () => `${style}</head>`)
    .replace(NAMES, longName);
};

const isOf = (page: Page, kind: PageKind): boolean =>
  page.kind === undefined || page.kind === kind || page.alsoFor?.includes(kind) === true;

const pageAt = (page: Page, request: PageRequest<CompetitionKind>): string | null =>
  htmlOf(page, request, `/c/x?page=${page.id}`);

/** In the sample, each page is measured on one of its occasions, in turn. */
const turns: ReadonlyMap<Page, Occasion | undefined> = new Map(
  sweep(pages, []).map((page, number) => {
    const showing = occasions.filter(
      ({ kind, asked }) =>
        isOf(page, kind) && asked.some((ask) => pageAt(page, ask("de")) !== null),
    );
    return [page, showing[number % showing.length]];
  }),
);

const documentsOf = (occasion: Occasion, language: Language, layout: Page["layout"] | undefined) =>
  pages
    .filter((page) => layout === undefined || page.layout === layout)
    .filter((page) => isOf(page, occasion.kind))
    .filter((page) => sweep(turns.get(page) === occasion, true))
    .flatMap((page, number) => {
      const moments = occasion.asked.flatMap((ask, at) => {
        const html = pageAt(page, ask(language));
        return html === null ? [] : [{ page, at, html: documentOf(page, html) }];
      });
      // In the sample, each page is measured once, at the next moment in turn.
      return sweep(moments.slice(number % moments.length).slice(0, 1), moments);
    });

let browser: Browser;
beforeAll(async () => {
  const { executablePath, args, env } = await provideBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env });
});
afterAll(() => browser.close());

/** A viewport. */
interface Place {
  readonly width: number;
  readonly height: number;
  readonly media?: "screen" | "print";
}

/** Number of pages laid out at the same time. */
const AT_ONCE = 40;

/** Loads pages into frames, one below the other. Runs in the browser. */
const putIntoFrames = (pages: readonly string[]): Promise<unknown> =>
  Promise.all(
    pages.map((page) => {
      const frame = document.createElement("iframe");
      frame.style.border = "0";
      frame.srcdoc = page;
      document.body.append(frame);
      return new Promise((resolve) => frame.addEventListener("load", resolve));
    }),
  );

/** Resizes all frames. Runs in the browser. */
const sizeFrames = ({ width, height }: Place): void => {
  for (const { style } of document.querySelectorAll("iframe")) {
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
};

/**
 * Returns the findings on every page of an occasion by viewport, each with its page. A page loads
 * once and is laid out again for each viewport; in a frame, since a window would also repaint at
 * each resize.
 */
const lookAt = async <Name extends string>(
  occasion: Occasion,
  places: Readonly<Record<Name, Place>>,
  looks: readonly (() => readonly string[])[],
  layout?: Page["layout"],
): Promise<Readonly<Record<Name, readonly string[]>>> => {
  const tab: Tab = await browser.newPage();
  const found = {} as Record<Name, string[]>;
  for (const name of namesOf(places)) found[name] = [];
  for (const language of sweep(["de"] as const, ["de", "en"] as const)) {
    const all = documentsOf(occasion, language, layout);
    for (let begin = 0; begin < all.length; begin += AT_ONCE) {
      const some = all.slice(begin, begin + AT_ONCE);
      await tab.setContent("<!doctype html><body></body>");
      await tab.evaluate(
        putIntoFrames,
        some.map(({ html }) => html),
      );
      const frames = tab.mainFrame().childFrames();
      expect(frames).toHaveLength(some.length);
      for (const name of namesOf(places)) {
        const { media = "screen" } = places[name];
        await tab.emulateMedia({ media });
        await tab.evaluate(sizeFrames, places[name]);
        for (const [number, { page, at }] of some.entries()) {
          for (const look of looks) {
            const told = (await frames[number]?.evaluate(look)) ?? ["no such page"];
            const lines = told.slice(0, 2).map((one) => `${page.id} (${at}, ${language}): ${one}`);
            found[name].push(...lines);
          }
        }
      }
    }
  }
  await tab.close();
  return found;
};

const namesOf = <Name extends string>(places: Readonly<Record<Name, Place>>): readonly Name[] =>
  Object.keys(places) as Name[];

/** Finds content that overflows sideways or is cut off without a sign. Runs in the browser. */
const faultsOfWidth = (): readonly string[] => {
  const width = document.documentElement.clientWidth;
  const range = document.createRange();
  const faults: string[] = [];
  const clips = (box: Element): boolean => getComputedStyle(box).overflowX !== "visible";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === "") continue;
    if (!parent.checkVisibility() || parent.closest(".visually-hidden, .skip-link") !== null)
      continue;
    let box: Element | null = parent;
    while (box !== null && box !== document.body && !clips(box)) box = box.parentElement;
    const frame = box === null || box === document.body ? null : box;
    // Scrolling content is reachable, and an ellipsis marks cut text.
    const { overflowX = "", textOverflow = "" } = frame === null ? {} : getComputedStyle(frame);
    if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") continue;
    if (frame?.matches(".deck-window")) continue;
    range.selectNodeContents(node);
    // A card ends at its border, even next to other content.
    const card = parent.closest(".card")?.getBoundingClientRect().right ?? width;
    const edge = Math.min(card, frame?.getBoundingClientRect().right ?? width);
    if (range.getBoundingClientRect().right > edge + 1) {
      faults.push(`<${parent.localName} class="${parent.className}"> ${node.textContent?.trim()}`);
    }
  }
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`${scrollWidth} px of ${width}`, ...faults] : faults;
};

/** Finds names smaller than their surroundings, or too small from afar. In the browser. */
const faultsOfNames = (): readonly string[] => {
  const sizeOf = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).fontSize);
  return [...document.querySelectorAll(".deck-rows .deck-name")].flatMap((name) => {
    // A lot has a line per player; its number is larger than any name.
    const row = name.closest(".deck-line") ?? name.closest(".deck-rows > li");
    const line = [...(row?.querySelectorAll("span") ?? [])];
    const largest = Math.max(...line.map(sizeOf));
    const own = sizeOf(name);
    const least = 0.025 * window.innerHeight;
    if (own >= largest && own >= least) return [];
    return [`${own} px beside ${largest}, at least ${least}: ${name.textContent}`];
  });
};

/** A4 without its margins, at 96 pixels per inch. */
const PAPER = { width: 702, height: 1016, media: "print" } as const;

const PLACES = {
  "a telephone": { width: 390, height: 844 },
  "a desk": { width: 1366, height: 768 },
  "a sheet of paper": PAPER,
} as const;

const SCREENS = {
  "1920 × 1080": { width: 1920, height: 1080 },
  "1280 × 1024": { width: 1280, height: 1024 },
  "1024 × 768": { width: 1024, height: 768 },
} as const;

describe.each(occasions.map((occasion) => [occasion.id, occasion] as const))(
  "pages of %s with names of sixty letters",
  (_id, occasion) => {
    it("fit a telephone, a desk and a sheet of paper: nothing sticks out, nothing is cut off", async () => {
      expect(await lookAt(occasion, PLACES, [faultsOfWidth])).toEqual({
        "a telephone": [],
        "a desk": [],
        "a sheet of paper": [],
      });
    });

    it("show names on a projector at least as large as scores, and not below 2.5 % of its height", async () => {
      const looks = [faultsOfNames, faultsOfWidth];
      expect(await lookAt(occasion, SCREENS, looks, "screen")).toEqual({
        "1920 × 1080": [],
        "1280 × 1024": [],
        "1024 × 768": [],
      });
    });
  },
);
