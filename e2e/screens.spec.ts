/** Big screens: the director names them and chooses what each shows; they follow. */
import { inRoundOne, open } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("a screen shows what the director chooses for its name, and follows when that changes", async ({
  page,
  browser,
  losfee,
}) => {
  const id = await inRoundOne(page.request, 6);
  await page.goto("/console");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 300 } });
  const sent = await page.request.put(`/api/v1/competitions/${id}/pictures/sponsor-1?alt=Weber`, {
    headers: { "content-type": "image/png" },
    data: picture,
  });
  expect(sent.ok()).toBe(true);

  await open(page, `/console/${id}/screens`);
  await page.getByRole("button", { name: "Leinwand hinzufügen" }).click();
  await page.keyboard.press("Alt+s");
  await expect(page.getByText("Leinwand 1: Bitte einen Namen eintragen")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Foyer Süd");
  for (const deck of ["Paarungen", "Bretter nach Namen", "Ansagen"]) {
    await page.getByLabel(deck, { exact: true }).uncheck();
  }
  await page.getByLabel("Sponsoren", { exact: true }).check();
  const earlier = page.getByRole("button", { name: "Sponsoren: früher" });
  await earlier.press("Enter");
  await expect(earlier).toBeFocused();
  await page.getByLabel("Sekunden je Bild").fill("120");
  await page.keyboard.press("Alt+s");
  await expect(page.getByText("nicht gespeichert")).toHaveCount(0);
  const address = page.getByRole("link", { name: "Foyer Süd ansehen" });
  await expect(address).toHaveAttribute("href", /\/screen\?screen=Foyer\+S%C3%BCd$/);

  const hall = await browser.newContext({ locale: "de-DE", baseURL: losfee.url });
  const screen = await hall.newPage();
  await screen.goto((await address.getAttribute("href")) ?? "");
  await expect(screen.locator(".deck.current h2")).toHaveText("Sponsoren");
  await expect(screen.getByRole("img", { name: "Weber" })).toBeInViewport();

  await page.getByLabel("Uhrzeit", { exact: true }).check();
  await page.getByLabel("Sponsoren", { exact: true }).uncheck();
  await page.keyboard.press("Alt+s");
  await expect(screen.locator(".deck h2").filter({ hasText: "Uhrzeit" })).toBeAttached();
  await expect(screen.getByRole("img", { name: "Weber" })).toHaveCount(0);
  await hall.close();
});
