/** The arbiter's log: written by keys, an appeal decided, the decision published. */
import { open, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("an appeal is written down, decided and published by keys; a helper's words stay private", async ({
  page,
}) => {
  const id = await prepare(page.request, 6, { format: "fide-swiss" });
  await publishRound(page.request, id, 1);
  await open(page, `/console/${id}/log`);
  const dialog = page.getByRole("dialog");

  await page.keyboard.press("t");
  await expect(dialog.getByLabel("Wen es betrifft")).toBeFocused();
  await page.keyboard.type("#1");
  await dialog.getByLabel("Was geschehen ist").fill("Zug nicht ausgeführt");
  await dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.locator(".log-entry")).toContainText("2 min mehr für die Gegenseite");

  // Everything missing is reported at once, and the typed text stays.
  await page.keyboard.press("p");
  await page.keyboard.type("#2");
  await dialog.getByLabel("Was geschehen ist").fill("Das Remis galt nicht");
  await dialog.getByLabel("Entscheiden bis").fill("2020-01-01T10:00:00");
  await dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(dialog.getByRole("alert")).toContainText("wogegen sich der Protest richtet");
  await expect(dialog.getByRole("alert")).toContainText("Die Frist muss nach dem Protest enden");
  await dialog.getByLabel("Wogegen").fill("Remis an Brett 1");
  await dialog.getByLabel("Entscheiden bis").fill("2099-01-01T10:00:00");
  await dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.locator(".log-entry")).toHaveCount(2);

  await page.getByRole("button", { name: "Entscheiden" }).click();
  await dialog.getByLabel("Begründung").fill("Die Partie wird fortgesetzt.");
  await dialog.getByRole("button", { name: "Entscheiden" }).click();
  await expect(page.locator(".log-decision")).toContainText("stattgegeben (Schiedsgericht)");
  await page.getByRole("button", { name: "Nur Entscheidung veröffentlichen" }).click();
  await expect(page.getByText("Entscheidung veröffentlicht")).toBeVisible();

  await page.goto(`/c/${id}/decisions`);
  await expect(page.getByText("Die Partie wird fortgesetzt.")).toBeVisible();
  await expect(page.getByText("Das Remis galt nicht")).toHaveCount(0);
  await page.goto(`/console/${id}/print/report`);
  await expect(page.getByRole("heading", { name: "Bericht der Turnierleitung" })).toBeVisible();
  await expect(page.getByText("Das Remis galt nicht")).toBeVisible();

  await open(page, `/console/${id}/journal?group=log`);
  await expect(page.locator(".journal tbody tr").first()).toContainText(/Chrom/);
});
