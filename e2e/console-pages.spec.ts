/** The console in both languages, without JavaScript, and with broken pasted text. */
import { sweep } from "../test/long.ts";
import { alive, inRoundOne, open, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("the language is switched on any page and stays", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await page.locator(".console-more > summary").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results of round 1");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`/c/${id}/standings`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Standings");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tabelle");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("console pages show how things stand", async ({ page }) => {
    const id = await inRoundOne(page.request, 6);
    const name = "Meier, Anna 1";
    for (const path of ["entries", "rounds/1", "results", "standings", "journal"]) {
      await page.goto(`/console/${id}/${path}`);
      await expect(page.locator("main")).toContainText(name);
      await expect(page.locator("noscript, .message.warn").first()).toBeAttached();
    }
  });
});

test("a page that has come to life reads as the server wrote it", async ({ page }) => {
  const sample = await page.request.post("/api/v1/samples/championship-running");
  const { id } = (await sample.json()) as { id: string };
  // The API returns links after the page has loaded.
  const textsOf = (written: string): Promise<{ readonly alive: string; readonly server: string }> =>
    page.evaluate((html) => {
      const textIn = (whole: Document): string => {
        const copy = whole.querySelector("main")?.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll("noscript")) part.remove();
        return (copy.textContent ?? "").replace(/\s+/g, " ");
      };
      const server = new DOMParser().parseFromString(html, "text/html");
      return { alive: textIn(document), server: textIn(server) };
    }, written);
  const paths = [
    "",
    "/entries",
    "/rounds/next",
    "/rounds/3",
    "/results",
    "/confirm",
    "/check",
    "/correct/3/1",
    "/standings?why=1",
    "/ranking",
    "/ranking?chain=PTS,BH/C1,LOT,SB",
    "/settings",
    "/event",
    "/journal?seq=20",
  ];
  for (const path of paths.filter((_, index) => sweep(index % 2 === 0, true))) {
    const answer = await page.goto(`/console/${id}${path}`);
    await alive(page);
    const texts = await textsOf((await answer?.text()) ?? "");
    expect.soft(texts.server, path).not.toBe("");
    expect.soft(texts.alive, path).toBe(texts.server);
  }
});

test("entries with a mistake are refused with line and column, and nothing is added", async ({
  page,
}) => {
  const id = await prepare(page.request, 3);
  await open(page, `/console/${id}/entries`);
  await page.keyboard.press("Alt+l");
  await page.keyboard.insertText('Name;Wertungszahl\nNeu, Nora;1500\n"Kaputt, Karl;1400');
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toContainText(/Zeile 3/);
  await expect(page.locator(".entry-table tbody tr")).toHaveCount(3);
});

test("on a phone the field of a game at a table is seen whole, with the sum behind it", async ({
  page,
}) => {
  const sample = await page.request.post("/api/v1/samples/king-lui");
  const { id } = (await sample.json()) as { id: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/console/${id}/results`);
  const hidden = await page
    .locator(".sheet-form .scroller")
    .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((width) => width > 0)).toEqual([]);
});
