/** FIDE mode in the browser: what it asks, what it refuses, and how it is left. */
import { openSettings, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("Q43–46: FIDE mode is left in two steps with a reason, and every page says so", async ({
  page,
}) => {
  const id = await prepare(page.request, 8, { format: "fide-swiss" });
  await publishRound(page.request, id, 1);
  await openSettings(page, id);
  const leave = page.getByRole("button", { name: "FIDE-Modus verlassen" });
  await leave.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("verlässt den FIDE-Modus endgültig");
  await expect(dialog).toContainText("führt kein Weg zurück");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await leave.click();
  await dialog.getByLabel(/^Grund/).fill("Vereinsturnier");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog.getByRole("heading", { name: "Wirklich ausführen?" })).toBeVisible();
  await dialog.getByRole("button", { name: "Bestätigen" }).click();
  await expect(dialog).toBeHidden();
  await expect(leave).toBeHidden();
  for (const path of ["standings", "pairings/1"]) {
    await page.goto(`/c/${id}/${path}`);
    await expect(page.getByText("FIDE-Modus in Runde 1 verlassen")).toBeVisible();
  }
});
