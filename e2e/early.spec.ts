/** A director's actions before the scripts of a page have loaded: nothing is lost. */
import type { Page } from "@playwright/test";
import { alive, gamesOf, inRoundOne, open, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

/** The scripts that bring console pages to life; not the inline one before them. */
const SCRIPTS = /\/assets\/.*console.*\.js$/;

/** Opens a page with delayed scripts; returns a function that releases them. */
const openEarly = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    resolve();
    await alive(page);
  };
};

test("results typed before the page is alive are recorded, one after the other", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  const letScriptsCome = await openEarly(page, `/console/${id}/results`);
  await expect(page.getByRole("textbox", { name: "Ergebnis" })).toBeFocused();
  await page.keyboard.type("1 412 389");
  await page.keyboard.press("Enter");
  await page.keyboard.type("2 400 3819");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3 1");
  await letScriptsCome();
  await expect(page.locator(".tally")).toHaveText("1 Ergebnis fehlt");
  await expect(page.locator(".last-results li").first()).toContainText("400–381");
  await expect(page.getByRole("textbox", { name: "Ergebnis" })).toHaveValue("3 1");
  // The page knows the line's content, and goes on from there.
  await page.keyboard.type("50 450");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tally")).toHaveText("vollständig");
  expect(await gamesOf(page.request, id, 1)).toHaveLength(3);
});

test("shortcuts pressed before the page is alive open their dialog and fill it in", async ({
  page,
}) => {
  const id = await prepare(page.request, 6);
  const letScriptsCome = await openEarly(page, `/console/${id}/entries`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Alt+n");
  await page.keyboard.type("Spät, Susi");
  await page.keyboard.press("Enter");
  await letScriptsCome();
  await expect(page.locator(".entry-table")).toContainText("Spät, Susi");
});

test("a button pressed before the page is alive does what it says", async ({ page }) => {
  const id = await prepare(page.request, 6);
  const letScriptsCome = await openEarly(page, `/console/${id}/rounds/1`);
  await page.getByRole("button", { name: /Runde 1 auslosen/ }).click();
  await letScriptsCome();
  await expect(page.locator(".game")).toHaveCount(3);
});

test("where the scripts never come, forms work as without them", async ({ page }) => {
  const id = await prepare(page.request, 6);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`/console/${id}/ranking`);
  await page.locator("input[name=chain]").fill("PTS, SB");
  await page.keyboard.press("Enter");
  await page.waitForURL(/chain=PTS/);
  await expect(page.locator(".ranking-preview thead")).toContainText("SB");
});

test("a digit typed while the next page is on its way does not lead elsewhere", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/rounds/1`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/results/1", async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/results/1");
  await page.keyboard.press("Enter");
  await asked;
  await page.keyboard.press("1");
  resolve();
  await page.waitForURL("**/results/1");
  await alive(page);
});
