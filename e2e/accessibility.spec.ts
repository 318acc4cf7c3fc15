/**
 * Every page of the console through axe: at the size of a laptop and of a phone, light and dark. Each
 * size and each scheme once in `npm test`, all their combinations in `npm run test:long`.
 */
import AxeBuilder from "@axe-core/playwright";
import { sweep } from "../test/long.ts";
import { expect, test } from "./losfee.ts";

const SIZES = {
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

const SURROUNDINGS = sweep(
  [
    ["laptop", "light"],
    ["phone", "dark"],
  ] as const,
  [
    ["laptop", "light"],
    ["laptop", "dark"],
    ["phone", "light"],
    ["phone", "dark"],
  ] as const,
);

const CONSOLE = [
  "",
  "/entries",
  "/rounds/next",
  "/rounds/3",
  "/results",
  "/check",
  "/correct/3/1",
  "/standings?why=1",
  "/ranking?chain=PTS,BH/C1,SB,KS/L60,LOT,ARO",
  "/ranking?chain=PTS,BHC",
  "/settings",
  "/event",
  "/journal?seq=20",
  "/links",
  "/print/slips/1",
  "/print/cards",
];

for (const [size, colorScheme] of SURROUNDINGS) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport: SIZES[size], colorScheme });

    test("no page has a serious fault, or is wider than the screen", async ({ page }) => {
      test.setTimeout(900_000);
      const sample = await page.request.post("/api/v1/samples/championship-running");
      const { id } = (await sample.json()) as { id: string };
      const paths = [
        "/console",
        "/sessions",
        "/backup",
        ...CONSOLE.map((path) => `/console/${id}${path}`),
      ];
      for (const path of paths) {
        await test.step(path.replace(id, "…"), async () => {
          const answer = await page.goto(path);
          expect.soft(answer?.status(), path).toBe(200);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const faults = violations
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id: rule, nodes }) => `${rule} (${nodes.length}): ${nodes[0]?.html}`);
          expect.soft(faults, path).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(overflow, `${path} is too wide`).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}
