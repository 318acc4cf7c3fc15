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
import { pages } from "../src/registry/registry.ts";
import { ACCOUNT_PATH } from "../src/shell/accounts.ts";
import type { Page } from "../src/shell/page-definition.ts";
import type { PageKind } from "../src/shell/page-kind.ts";
import type { FullRequest } from "../src/shell/page-request.ts";
import { areaOf } from "../src/shell/scope.ts";
import { consoleWorlds } from "./console-worlds.ts";
import { htmlOf } from "./html.ts";
import {
  faultsOfCuts,
  faultsOfGrids,
  faultsOfNames,
  faultsOfOverlaps,
  faultsOfScrolling,
  faultsOfWidth,
} from "./page-faults.ts";
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
  readonly asked: readonly ((language: Language) => FullRequest<CompetitionKind>)[];
}

const finals = ["before the final", "in the final", "closed"].map((name) => {
  const world = worlds[name];
  if (world === undefined) throw new Error(name);
  const entry = String(world.state.rounds.at(-1)?.games[0]?.seats[0] ?? 1);
  const params = { competition: "dm-2026", entry, a: "1", b: "2", board: "1" };
  const viewer = { role: "director", label: "director" } as const;
  return (language: Language) => requestOf(world, { language, params, viewer });
});

const occasions: readonly Occasion[] = [
  ...formats.map((format) => {
    const kind = pageKindOfFormat(format);
    return { id: format.id, kind, asked: presetWorlds[kind](format.id) };
  }),
  { id: "a final", kind: "tournament", asked: finals },
];

/** An event of each kind, at the moment at which its console shows most. */
const consoleOccasions: readonly Occasion[] = consoleWorlds.map(({ id, kind, ask }) => ({
  id,
  kind,
  asked: [ask],
}));

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

const pageAt = (page: Page, request: FullRequest<CompetitionKind>): string | null =>
  htmlOf(page, request, `/c/x?page=${page.id}`);

const documentsOf = (
  occasion: Occasion,
  language: Language,
  layout?: Page["layout"],
): readonly Measured[] =>
  pages
    .filter((page) => layout === undefined || page.layout === layout)
    // Sheets fit the names they are given, so they have a test of their own.
    .filter(({ folder }) => areaOf(folder) !== "print")
    .filter((page) => isOf(page, occasion.kind))
    .flatMap((page) => momentsOf(page, occasion, language));

/** A page at each moment of an occasion that shows it. */
const momentsOf = (page: Page, { asked }: Occasion, language: Language): readonly Measured[] =>
  asked.flatMap((ask, at) => {
    const html = pageAt(page, ask(language));
    return html === null ? [] : [{ page, at, html: documentOf(page, html) }];
  });

interface Measured {
  readonly page: Page;
  readonly at: number;
  readonly html: string;
}

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
  documentsIn: (language: Language) => readonly Measured[],
  places: Readonly<Record<Name, Place>>,
  looks: readonly (() => readonly string[])[],
): Promise<Readonly<Record<Name, readonly string[]>>> => {
  const tab: Tab = await browser.newPage();
  const found = {} as Record<Name, string[]>;
  for (const name of namesOf(places)) found[name] = [];
  for (const language of ["de", "en"] as const) {
    const all = documentsIn(language);
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
          // Paper has no pointer that would show a title.
          for (const look of looks.filter((one) => media === "screen" || one !== faultsOfCuts)) {
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

/** A4 without its margins, at 96 pixels per inch. */
const PAPER = { width: 702, height: 1016, media: "print" } as const;

const PLACES = {
  "a telephone": { width: 390, height: 844 },
  "a desk": { width: 1366, height: 768 },
  "a wide desk": { width: 1920, height: 1080 },
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
    it("fit a telephone, desks and a sheet of paper: nothing sticks out, nothing is cut off", async () => {
      const looks = [faultsOfWidth, faultsOfCuts];
      expect(await lookAt((language) => documentsOf(occasion, language), PLACES, looks)).toEqual({
        "a telephone": [],
        "a desk": [],
        "a wide desk": [],
        "a sheet of paper": [],
      });
    });

    it("show names on a projector at least as large as scores, and not below 2.5 % of its height", async () => {
      const looks = [faultsOfNames, faultsOfWidth];
      const documents = (language: Language) => documentsOf(occasion, language, "screen");
      expect(await lookAt(documents, SCREENS, looks)).toEqual({
        "1920 × 1080": [],
        "1280 × 1024": [],
        "1024 × 768": [],
      });
    });
  },
);

/** Every page of the console of these occasions at their last moment, and the pages of accounts. */
const consolePages = (occasion: Occasion, language: Language): readonly Measured[] =>
  pages
    .filter(({ layout, path }) => layout === "console" || path === ACCOUNT_PATH)
    .filter((page) => isOf(page, occasion.kind))
    // Pages of no kind of competition are the same in each: one of the occasions shows them.
    .filter((page) => page.kind !== undefined || occasion === consoleOccasions[0])
    .flatMap((page) => momentsOf(page, occasion, language).slice(-1));

it.each(consoleOccasions.map((occasion) => [occasion.id, occasion] as const))(
  "every page of the console fits a telephone and desks with %s: nothing sticks out, lies over another text, or flows on in a grid",
  async (_id, occasion) => {
    const { "a sheet of paper": _paper, ...places } = PLACES;
    const { "a telephone": _telephone, ...desks } = places;
    const measured = consolePages(occasion, "de");
    expect(measured.length).toBeGreaterThan(5);
    expect(await lookAt(() => measured, places, [faultsOfWidth, faultsOfCuts])).toEqual({
      "a telephone": [],
      "a desk": [],
      "a wide desk": [],
    });
    // In a tab of their own: Chromium crashes when it is asked for columns after cuts.
    expect(await lookAt(() => measured, desks, [faultsOfGrids, faultsOfOverlaps])).toEqual({
      "a desk": [],
      "a wide desk": [],
    });
  },
);

it.each(["fide-swiss", "team-swiss", "league"])(
  "standings of %s with movements and all their values fit a telephone without scrolling",
  async (format) => {
    const id = `standings of ${format}`;
    const occasion = { id, kind: "tournament", asked: presetWorlds.tournament(format) } as const;
    const measured = pages
      .filter(({ path }) => path.startsWith("/c/:competition/standings"))
      .filter((page) => isOf(page, occasion.kind))
      .flatMap((page) => momentsOf(page, occasion, "de").slice(-1));
    expect(measured).not.toEqual([]);
    const telephone = { "a telephone": PLACES["a telephone"] };
    const found = await lookAt(() => measured, telephone, [faultsOfScrolling]);
    expect(found).toEqual({ "a telephone": [] });
  },
);

it("sees a child too many for a grid's columns, a text over another and one that sticks out", async () => {
  const tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await tab.setContent(`<!doctype html><body>
    <p style="display:grid;grid-template-columns:1fr auto 1fr" class="echo">
      <span>Board 5</span><span>White</span><span>–</span><span>Black</span></p>
    <p>First</p><p style="margin-top:-2.1em">Second</p>
    <p style="width:2000px;text-align:right">far out</p>`);
  expect(await tab.evaluate(faultsOfGrids)).toEqual(['4 in 3 columns: <p class="echo">']);
  expect(await tab.evaluate(faultsOfOverlaps)).toEqual(['"First" over "Second"']);
  expect(await tab.evaluate(faultsOfWidth)).toContain('<p class=""> far out');
  await tab.close();
});
