/**
 * Requirements of every page: status, accessibility, no wider than the screen (also at twice the
 * size), and no motion for users who reduce it.
 */
import { readFileSync } from "node:fs";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { sweep } from "../test/long.ts";

/** A laptop and a phone, light and dark. */
const SURROUNDINGS = [
  { width: 1366, height: 768, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1366, height: 768, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const;

type Surroundings = (typeof SURROUNDINGS)[number];

/** Half a laptop's: what is left of it at 200 %. */
const ZOOMED = { width: 683, height: 384 } as const;

/** A page, where it is not simply answered. */
interface Refusal {
  readonly path: string;
  readonly status: number;
}

/** In the sample, only one page in so many of a list is checked. */
const EVERY = 3;

/**
 * Looks at the pages through axe. `npm run test:long` shows each page in all surroundings. `npm test`
 * shows the first of every three, and one surrounding after the other; the pages between are only
 * asked for. How all pages measure, `packages/web/test/measures.test.ts` sees without a server.
 */
export async function expectSoundPages(
  page: Page,
  paths: readonly (string | Refusal)[],
): Promise<void> {
  test.setTimeout(900_000);
  for (const [index, one] of paths.entries()) {
    const wanted = typeof one === "string" ? { path: one, status: 200 } : one;
    if (sweep(index % EVERY > 0, false)) {
      const answer = await page.request.get(wanted.path);
      expect.soft(answer.status(), wanted.path).toBe(wanted.status);
      continue;
    }
    const number = Math.floor(index / EVERY) % SURROUNDINGS.length;
    const inTurn = SURROUNDINGS.filter((_, turn) => turn === number);
    for (const surroundings of sweep(inTurn, SURROUNDINGS)) {
      await expectSound(page, wanted, surroundings);
    }
  }
}

async function expectSound(
  page: Page,
  { path, status }: Refusal,
  { colorScheme, ...size }: Surroundings,
): Promise<void> {
  await test.step(`${path} (${size.width}, ${colorScheme})`, async () => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(status);
    expect.soft(await faultsOf(page), path).toEqual([]);
    expect.soft(await overflowOf(page), `${path} is too wide`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    await page.setViewportSize(ZOOMED);
    expect.soft(await overflowOf(page), `${path} is too wide at 200 %`).toBeLessThanOrEqual(0);
  });
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Kept open: with one that is closed, what others have set up goes, the reader of a passkey for one. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * The faults of accessibility on the page as it stands, a line for each rule. Axe is handed to the
 * browser as it is, which remembers what it compiled of the same text: that takes a fifth of the time.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send("Runtime.evaluate", { expression: `${AXE};0` });
  return await page.evaluate(async () => {
    // No page has frames; only faults are reported.
    const options: axe.RunOptions = { resultTypes: ["violations"], iframes: false };
    const inPage = (globalThis as unknown as { readonly axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, options);
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`);
  });
}
