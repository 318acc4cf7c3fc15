/** The questions of the console: accessible, and no wider than a phone, light and dark. */
import type { APIRequestContext, Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import { command, open } from "./director.ts";
import { expect, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";

const LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis";

const sample = async (request: APIRequestContext, name: string): Promise<string> => {
  const answer = await request.post(`/api/v1/samples/${name}`);
  const { id } = (await answer.json()) as { readonly id: string };
  for (const entry of [1, 2]) {
    const details = { name: `${LONG.slice(0, 58)} ${entry}` };
    await command(request, id, { type: "change-entry", entry, details });
  }
  return id;
};

/** Presses each key, and checks the opened window; in the sample axe checks every third. */
const expectSoundWindows = async (page: Page, path: string, keys: string): Promise<void> => {
  for (const [index, key] of keys.split(" ").entries()) {
    const isDark = index % 2 === 1;
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    await page.setViewportSize(index % 4 < 2 ? { width: 390, height: 844 } : LAPTOP);
    await test.step(`${path} ${key}`, async () => {
      await page.keyboard.press(key);
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toBeVisible();
      const isLookedInto = sweep(index % 3 === 0, true);
      if (isLookedInto) expect.soft(await faultsOf(page), `${path} ${key}`).toEqual([]);
      const overflow = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(overflow, `${path} ${key} is too wide`).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });
  }
};

const LAPTOP = { width: 1366, height: 768 };

test("of a championship", async ({ page }) => {
  test.setTimeout(300_000);
  const id = await sample(page.request, "championship-running");
  await open(page, `/console/${id}/entries?entry=1`);
  await expectSoundWindows(page, "entries", "Alt+n Alt+e Alt+w Alt+p Control+k");
  await open(page, `/console/${id}/standings`);
  await expectSoundWindows(page, "standings", "p o ?");
});

test("of a draft", async ({ page }) => {
  test.setTimeout(300_000);
  const id = await sample(page.request, "entries-only");
  await command(page.request, id, { type: "draft-round" });
  await open(page, `/console/${id}/rounds/1`);
  await expectSoundWindows(page, "a draft", "s m b x e f d");
});

test("of tables", async ({ page }) => {
  test.setTimeout(300_000);
  const id = await sample(page.request, "king-lui");
  await open(page, `/console/${id}/stage`);
  await expectSoundWindows(page, "a stage", "x o e");
});

test("of a pyramid", async ({ page }) => {
  test.setTimeout(300_000);
  const id = await sample(page.request, "pyramid");
  await open(page, `/console/${id}/entries?entry=1`);
  await expectSoundWindows(page, "players", "Alt+n Alt+l Alt+e Alt+k");
  await open(page, `/console/${id}`);
  await expectSoundWindows(page, "a question", "w r");
});

test("the console is usable where colours are the reader’s own, and does not move where motion is unwanted", async ({
  page,
}) => {
  const id = await sample(page.request, "championship-running");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, `/console/${id}/entries?entry=1`);
  // The outline replaces the background as the marker.
  const marked = page.locator(".entry-table tr.selected");
  await expect(marked).not.toHaveCSS("outline-style", "none");
  await expect(page.locator(".console-places a[aria-current=page]")).not.toHaveCSS(
    "border-bottom-color",
    await page.locator(".console-places a:not([aria-current])").first().evaluate(borderOf),
  );
  await open(page, `/console/${id}/results`);
  await expect(page.locator(".open-boards .lot").first()).toHaveCSS("border-style", "solid");
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(moving).toBe(0);
});

const borderOf = (element: Element): string => getComputedStyle(element).borderBottomColor;

test("a wrong field is refused beside it, a list is pasted anywhere and survives a reload, and the tour is left at once", async ({
  page,
}) => {
  const made = await page.request.post("/api/v1/competitions", {
    data: { name: "Vereinsturnier", format: "fide-swiss" },
  });
  const { id } = (await made.json()) as { readonly id: string };
  await open(page, `/console/${id}`);

  await test.step("the tour", async () => {
    await page.getByRole("button", { name: "Rundgang in fünf Schritten" }).click();
    const tour = page.getByRole("dialog", { name: "Die Seiten des Turniers" });
    await expect(tour).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Was als Nächstes kommt" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the list", async () => {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }, "Name;Wertungszahl\nMeier, Anna;1800\nKrüger, Ben;1700\nÖz, Cem;1600");
    await expect(page.getByRole("button", { name: /^Alle 3 übernehmen/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Liste" })).toHaveValue(/Meier, Anna/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Vorschau/ }).click();
    await page.getByRole("button", { name: /^Alle 3 übernehmen/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/anwesend/);
  });

  await test.step("the refusal", async () => {
    await open(page, `/console/${id}/entries`);
    await page.keyboard.press("Alt+n");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").first().press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Bitte ausfüllen.");
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("Roth, Kim");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });
});
