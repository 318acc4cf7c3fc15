/** Forbidden pairs and acceleration: set in the console, obeyed when pairing. */
import { command, open, openSettings, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("a forbidden pair and values of acceleration of one's own", async ({ page }) => {
  const id = await prepare(page.request, 8, { format: "fide-swiss" });
  await openSettings(page, id);
  const apart = page.getByRole("region", { name: "Wer nicht gegeneinander spielt" });
  await apart.getByLabel("Wer", { exact: true }).fill("#1");
  await apart.getByLabel("nicht gegen", { exact: true }).fill("#5");
  await apart.getByLabel("Warum").fill("Geschwister");
  await apart.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(apart.getByRole("listitem")).toContainText("in allen Runden: Geschwister");
  const extra = page.getByRole("region", { name: "Beschleunigung mit eigenen Werten" });
  await extra.getByLabel("die ersten der Setzliste").fill("4");
  await extra.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(extra.getByRole("listitem")).toContainText("4 Personen: +1");
  await page.getByLabel(/^Grund/).fill("Ausschreibung");
  await page.getByRole("button", { name: /Speichern/ }).click();
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);

  await command(page.request, id, { type: "draft-round" });
  const round = await page.request.get(`/api/v1/competitions/${id}/rounds/1`);
  const { games } = (await round.json()).round as { games: { seats: [number, number] }[] };
  // Four have an extra point: they meet among themselves, upper half v lower half.
  const pairs = games.map(({ seats }) => seats.toSorted((a, b) => a - b).join("–"));
  expect(pairs.toSorted()).toEqual(["1–3", "2–4", "5–7", "6–8"]);
  await open(page, `/console/${id}/why/1?a=1&b=5`);
  await expect(page.locator(".answer")).toContainText("Geschwister");
});

test("the kind of results is a setting: the line and the keys follow", async ({ page }) => {
  const id = await prepare(page.request, 6, { format: "scrabble-swiss" });
  await openSettings(page, id);
  await expect(page.getByLabel("größte mögliche")).toBeVisible();
  await page.getByRole("radio", { name: "1, ½ oder 0" }).check();
  await expect(page.getByLabel("größte mögliche")).toBeHidden();
  await page.getByLabel(/^Grund/).fill("Schnellschach statt Scrabble");
  await page.getByRole("button", { name: /Speichern/ }).click();
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await command(page.request, id, { type: "draft-round" });
  await command(page.request, id, { type: "publish-round", round: 1 });
  await open(page, `/console/${id}/results`);
  await page.keyboard.press("5");
  await expect(page.locator(".last-echo")).toContainText("½");
});

test("what is not saved is marked, with its effect; a field that is not right has the focus", async ({
  page,
}) => {
  const id = await prepare(page.request, 6, { format: "scrabble-swiss" });
  await openSettings(page, id);
  const field = page.locator("#group-stages").getByLabel("Runden", { exact: true });
  await field.fill("0");
  await page.getByLabel("Name", { exact: true }).fill("Vorrunde");
  await page.getByLabel(/^Grund/).fill("mehr Zeit");
  await page.keyboard.press("Alt+s");
  await expect(field).toBeFocused();

  await field.fill("9");
  const changes = page.getByRole("region", { name: "Was sich ändert" });
  await expect(changes.getByRole("listitem")).toHaveCount(2);
  await expect(changes.getByRole("status")).toContainText("sind es 10 Runden");
  await page.keyboard.press("Alt+s");
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await expect(changes).toBeHidden();
  await expect(page.locator(".fr.fresh")).toHaveCount(0);
});
