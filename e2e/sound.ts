/**
 * What every page must be: answered, without a fault of accessibility, no wider than the screen (at
 * twice the size, too), and still for who wants it still.
 */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
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

/**
 * Looks at the pages through axe. `npm test` shows each page in one surrounding, in turn;
 * `npm run test:long` shows each in all of them.
 */
export async function expectSoundPages(
  page: Page,
  paths: readonly (string | Refusal)[],
): Promise<void> {
  test.setTimeout(900_000);
  for (const [index, one] of paths.entries()) {
    const wanted = typeof one === "string" ? { path: one, status: 200 } : one;
    const inTurn = SURROUNDINGS.filter((_, turn) => turn === index % SURROUNDINGS.length);
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

/** The faults of accessibility on the page as it stands, a line for each rule. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames of other origins to look into; without them it takes a third of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`);
}
