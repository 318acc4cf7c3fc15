/** The server's refusals of settings are shown at the field to correct. */
import type { Page } from "@playwright/test";
import { open, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

const save = async (page: Page): Promise<void> => {
  await page.getByLabel(/^Grund/).fill("Probe");
  await page.keyboard.press("Alt+s");
};

test("a refused setting opens its group, is said at its field, and what was typed stays", async ({
  page,
}) => {
  const id = await prepare(page.request, 6);
  await open(page, `/console/${id}/settings`);
  const group = page.locator("#group-scores");
  await group.locator("summary").click();
  const least = group.getByRole("spinbutton", { name: "kleinste mögliche" });
  await least.fill("900");
  await group.getByRole("spinbutton", { name: "größte mögliche" }).fill("800");
  await group.locator("summary").click();
  await expect(least).toBeHidden();
  await save(page);
  await expect(group).toHaveAttribute("open", "");
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

test("of several stages the one that is refused is named and opened", async ({ page }) => {
  const id = await prepare(page.request, 24, { format: "king-lui" });
  await open(page, `/console/${id}/settings`);
  const group = page.locator("#group-stages");
  await group.locator("summary").click();
  const third = group.getByRole("group", { name: /^Stufe 3/ });
  const games = third.getByRole("spinbutton", { name: "Spiele" });
  await games.fill("51");
  await group.locator("summary").click();
  await save(page);
  await expect(games).toBeFocused();
  await expect(games).toHaveAccessibleDescription(
    /„Spiele“ der Stufe 3: 51 ist zu groß, erlaubt ist 1–50/,
  );
});

test("in a pyramid, too, the field that is refused has the focus", async ({ page }) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Pyramide", format: "pyramid" },
  });
  const { id } = (await created.json()) as { readonly id: string };
  await open(page, `/console/${id}/settings`);
  const days = page.getByRole("spinbutton", { name: "Urlaub im Kalenderjahr (Tage)" });
  await page.locator("#group-rule-settings > summary").click();
  await days.fill("400");
  await page.locator("#group-rule-settings > summary").click();
  await save(page);
  await expect(days).toBeFocused();
  await expect(days).toHaveValue("400");
  await expect(days).toHaveAccessibleDescription(/erlaubt ist 0–366/);
});

test("the rules of matches and line-ups are set by people, and refused where they are wrong", async ({
  page,
}) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Liga", format: "league" },
  });
  const { id } = (await created.json()) as { readonly id: string };
  await open(page, `/console/${id}/settings`);
  await page.locator("#group-matches > summary").click();
  await page.locator("#group-line-ups > summary").click();
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
