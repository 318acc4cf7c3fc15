/** Sessions: listed and ended; what a signed-out user sees, and keeps. */
import type { Browser, Page } from "@playwright/test";
import { command, gamesOf, inRoundOne, linkWith, open, typeLines } from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";

/** A helper in a browser of their own, at the page of results. */
const helperOf = async (page: Page, browser: Browser, id: string, label: string) => {
  const url = await linkWith(page.request, id, { label });
  const context = await newVisitor(browser);
  const helper = await context.newPage();
  await helper.goto(url);
  await helper.waitForURL(`**/console/${id}/results`);
  await expect(helper.locator("body[data-alive]")).toBeAttached();
  return { helper, url, context };
};

/** The director enters a result somewhere else. */
const enterResult = async (page: Page, id: string, board: number): Promise<void> => {
  const game = (await gamesOf(page.request, id, 1)).find((one) => one.board === board);
  const sides = game?.seats.map((entry, seat) => ({ entry, score: 417 - 40 * seat }));
  const outcome = { kind: "played", sides };
  await command(page.request, id, { type: "enter-result", round: 1, outcome });
};

const banner = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Diese Sitzung ist zu Ende" });

test("the director sees who is in and ends a session; what was typed meanwhile is kept and sent", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 6);
  const { helper, url, context } = await helperOf(page, browser, id, "Helga am Eingang");

  await open(page, "/console");
  await page.getByRole("link", { name: "Sitzungen" }).click();
  const helga = page.getByRole("row", { name: /^Helga am Eingang/ });
  await expect(helga).toContainText("Ergebnisse · Probe 6");
  await expect(helga).toContainText("Chrome");
  await expect(helga).toContainText("für Helga am Eingang");
  await expect(page.getByRole("row", { name: /diese Sitzung/ })).toHaveCount(1);
  await helga.getByRole("button", { name: "Sitzung beenden: Helga am Eingang" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Die Sitzung ist beendet: Helga am Eingang")).toBeVisible();
  await expect(helga).toHaveCount(0);

  // She learns it at once; what she types on stays with her.
  await expect(banner(helper)).toBeVisible();
  await typeLines(helper, ["1 412 389", "2 400 380"]);
  await expect(helper.locator(".outbox li")).toHaveText([
    /^2 400 380/,
    /^1 412 389Nicht gespeichert – wird nach neuer Anmeldung gesendet$/,
  ]);
  // A page of the console says how to get in again.
  const other = await context.newPage();
  expect((await other.goto(`${new URL(url).origin}/console/${id}/results`))?.status()).toBe(401);
  await expect(other.getByText("Ihren Link noch einmal öffnen")).toBeVisible();

  await other.goto(url);
  await other.waitForURL(`**/console/${id}/results`);
  await other.close();
  await helper.getByRole("button", { name: "Ich bin wieder angemeldet" }).click();
  await expect(banner(helper)).toHaveCount(0);
  await expect(helper.locator(".outbox li")).toHaveCount(0);
  await expect(helper.locator(".tally")).toHaveText("1 Ergebnis fehlt");
  // And the stream has begun anew.
  await enterResult(page, id, 3);
  await expect(helper.locator(".tally")).toHaveText("vollständig");
  await context.close();
});

test("the live stream of a revoked link ends at once, and no change reaches its page any more", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 6);
  const anna = await helperOf(page, browser, id, "Anna");
  const bert = await helperOf(page, browser, id, "Bert");
  await open(page, `/console/${id}/links`);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Anna" })
    .getByRole("button", { name: "Widerrufen" })
    .click();
  await page.getByRole("button", { name: "Link widerrufen" }).click();
  await expect(banner(anna.helper)).toBeVisible();
  await enterResult(page, id, 1);
  await expect(bert.helper.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  await expect(banner(bert.helper)).toHaveCount(0);
  await expect(anna.helper.locator(".tally")).toHaveText("3 Ergebnisse fehlen");
  for (const { context } of [anna, bert]) await context.close();
});

test("all other sessions end at once, after a question", async ({ page, browser }) => {
  const id = await inRoundOne(page.request, 6);
  const guests = [
    await helperOf(page, browser, id, "Anna"),
    await helperOf(page, browser, id, "Bert"),
  ];
  await open(page, "/sessions");
  await page.getByRole("button", { name: "Alle anderen beenden" }).click();
  const question = page.getByRole("dialog", { name: "Alle anderen beenden" });
  await expect(question).toContainText("Alle Sitzungen außer dieser enden sofort.");
  await question.getByRole("button", { name: "Alle anderen beenden" }).click();
  await expect(page.getByText(/^\d+ Sitzungen beendet\.$/)).toBeVisible();
  await expect(page.locator(".session-table tbody tr")).toHaveCount(1);
  for (const { helper, context } of guests) {
    await expect(banner(helper)).toBeVisible();
    await context.close();
  }
});

test("the sessions read in English, too", async ({ page }) => {
  await open(page, "/sessions?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sessions");
  await expect(page.getByRole("row", { name: /this session/ })).toContainText(
    "director’s, shown at start-up",
  );
});
