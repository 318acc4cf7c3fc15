/** The server's refusals of settings are shown at the field to correct. */
import type { Page } from "@playwright/test";
import { openSettings, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

const save = async (page: Page): Promise<void> => {
  await page.getByLabel(/^Grund/).fill("Probe");
  await page.keyboard.press("Alt+s");
};

test("a refused setting is said at its field, and what was typed stays", async ({ page }) => {
  const id = await prepare(page.request, 6);
  await openSettings(page, id);
  const least = page.getByRole("spinbutton", { name: "kleinste mögliche" });
  await least.fill("900");
  await page.getByRole("spinbutton", { name: "größte mögliche" }).fill("800");
  await save(page);
  await expect(least).toBeFocused();
  await expect(least).toHaveValue("900");
  await expect(least).toHaveAttribute("aria-invalid", "true");
  await expect(least).toHaveAccessibleDescription(/Einstellung „.+“: erlaubt ist/);
  await expect(page.getByRole("alert")).toHaveCount(1);

  // A changed value is no longer refused.
  await least.fill("0");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(least).not.toHaveAttribute("aria-invalid");
  await save(page);
  await expect(page.locator(".console-notice.done")).toContainText("Gespeichert");
});

test("a refusal is said above the button when what finds its field does not load", async ({
  page,
}) => {
  const id = await prepare(page.request, 6);
  await page.route("**/setting-refused*", (route) => route.abort());
  await openSettings(page, id);
  const least = page.getByRole("spinbutton", { name: "kleinste mögliche" });
  await least.fill("900");
  await page.getByRole("spinbutton", { name: "größte mögliche" }).fill("800");
  await save(page);
  await expect(page.locator("main").getByRole("alert")).toContainText("erlaubt ist");
  await expect(least).toHaveValue("900");
  await least.fill("0");
  await save(page);
  await expect(page.locator(".console-notice.done")).toContainText("Gespeichert");
});

test("of several stages the one that is refused is shown, at its field", async ({ page }) => {
  const id = await prepare(page.request, 24, { format: "king-lui" });
  await openSettings(page, id);
  const games = page.locator("#group-stages").getByRole("spinbutton", { name: "Spiele" });
  await page.locator("#stage-3").click();
  await games.fill("51");
  await page.locator("#stage-1").click();
  await save(page);
  await expect(page.locator("#stage-3")).toHaveAttribute("aria-current", "true");
  await expect(games).toBeFocused();
  await expect(games).toHaveAccessibleDescription(
    /„Spiele“ der Stufe 3: 51 ist zu groß, erlaubt ist 1–50/,
  );
});

test("a value out of its range is said before saving, and saving leads there", async ({ page }) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Pyramide", format: "pyramid" },
  });
  const { id } = (await created.json()) as { readonly id: string };
  await openSettings(page, id);
  const days = page.getByRole("spinbutton", { name: "Urlaub im Kalenderjahr" });
  await days.fill("400");
  await expect(days).toHaveAccessibleDescription(/erlaubt ist 0–366/);
  await save(page);
  await expect(days).toBeFocused();
  await expect(days).toHaveValue("400");
});

test("the rules of matches and line-ups are set by people, and refused where they are wrong", async ({
  page,
}) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Liga", format: "league" },
  });
  const { id } = (await created.json()) as { readonly id: string };
  await openSettings(page, id);
  const margins = page.getByLabel("Mannschaftspunkte nach Abstand");
  await margins.fill("0,5: 2 1\n2: 1 0");
  await page.getByLabel("Leeres Brett vor einem besetzten").selectOption("board");
  await save(page);
  await expect(margins).toBeFocused();
  await expect(margins).toHaveAccessibleDescription(
    /Mannschaftspunkte nach Abstand.+jeder Abstand/,
  );
  await margins.fill("0,5: 2 1\n2: 3 0");
  await save(page);
  await expect(page.locator(".console-notice.done")).toContainText("Gespeichert");
  const { settings } = (await (await page.request.get(`/api/v1/competitions/${id}`)).json()) as {
    readonly settings: { readonly teams: { readonly margins: unknown; readonly lineUps: unknown } };
  };
  expect(settings.teams.margins).toEqual([
    { from: 0.5, points: [2, 1] },
    { from: 2, points: [3, 0] },
  ]);
  expect(settings.teams.lineUps).toMatchObject({ sanctions: { "empty-board": "board" } });
});

test("stages are moved by keys, and without script", async ({ page, browser, losfee }) => {
  const id = await prepare(page.request, 8);
  await openSettings(page, id);
  await page.getByRole("button", { name: "Stufe hinzufügen" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Finale");
  await expect(page.locator("#changes")).toContainText("Finale");
  await page.locator("#stage-3").press("Shift+ArrowLeft");
  await expect(page.locator("#stage-2")).toHaveText(/^Finale/);
  await expect(page.locator("#stage-2")).toBeFocused();
  await save(page);
  await expect(page.locator(".console-notice.done")).toContainText("Gespeichert");

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: losfee.director,
    baseURL: losfee.url,
    locale: "de-DE",
  });
  const form = await plain.newPage();
  await form.goto(`/console/${id}/settings?stage=2`);
  await form.getByLabel(/^Grund/).fill("zuletzt");
  await form.getByRole("button", { name: "Später" }).click();
  await expect(form.locator("#stage-3")).toHaveText(/^Finale/);
  await plain.close();
});
