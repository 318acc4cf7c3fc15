/** A player asks to be erased: the name is typed once more, and then is nowhere. */
import { open, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("a person is erased by typing the name, and results stay", async ({ page }) => {
  const id = await prepare(page.request, 6, { format: "fide-swiss" });
  await open(page, `/console/${id}/entries`);
  const name = "Schulz, Cem 3";
  await page.locator("#who").fill("Schulz");
  await page.getByRole("button", { name: "Person löschen" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(/den Namen eintippen/);
  await expect(field).toBeFocused();
  await field.fill("Schulz");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Das ist nicht der Name");
  await field.fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.locator("#who").fill("");
  const list = page.getByRole("table");
  await expect(list.getByText("Person 3 (gelöscht)")).toBeVisible();
  await expect(list.getByText(name)).toHaveCount(0);
  await page.goto(`/console/${id}/entries?lang=en`);
  await expect(page.getByRole("table").getByText("Player 3 (erased)")).toBeVisible();
});
