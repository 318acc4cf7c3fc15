/** Arbiters' decisions besides the usual results: typed by a key, and visible everywhere. */
import { command, open, openSettings, prepare } from "./director.ts";
import { expect, test } from "./losfee.ts";

test("½–0, 0–½, 0–0 and a double forfeit by single keys", async ({ page }) => {
  const id = await prepare(page.request, 8, { format: "fide-swiss" });
  await command(page.request, id, { type: "draft-round" });
  await command(page.request, id, { type: "publish-round", round: 1 });
  await open(page, `/console/${id}/results`);
  const echo = page.locator(".last-echo");
  for (const [board, key, warned] of [
    [1, "4", true],
    [2, "6", true],
    [3, "8", true],
    [4, "*", false],
  ] as const) {
    await page.keyboard.press(key);
    await expect(echo.locator(".board")).toHaveText(`Brett ${board}`);
    await expect(echo.locator(".warn")).toHaveCount(warned ? 1 : 0);
  }
  const table = page.locator(".results-table tbody tr");
  await expect(table.locator("td:nth-child(3)")).toHaveText([
    "½–0",
    "0–½",
    "0–0",
    "kampflos (beide fehlen)",
  ]);

  await page.keyboard.press("Alt+z");
  await expect(page.locator("#result-line")).toHaveValue("4 - -");
  await page.locator("#result-line").fill("4 0-½");
  await page.keyboard.press("Enter");
  await expect(table.nth(3)).toContainText("0–½");

  await page.goto(`/c/${id}/pairings/1`);
  await expect(page.locator("td.result").first()).toHaveText(/½ ?[–:] ?0/);
});

test("an ambiguous name is asked for, never guessed", async ({ page }) => {
  const id = await prepare(page.request, 2, { format: "fide-swiss" });
  const entries = [
    { name: "Müller, Anna", club: "SC Ulm", fideId: "4600001" },
    { name: "Müller, Anna", club: "Bonn", fideId: "4600002" },
  ];
  await command(page.request, id, { type: "add-entries", entries });
  await command(page.request, id, { type: "draft-round" });
  await command(page.request, id, { type: "publish-round", round: 1 });
  await open(page, `/console/${id}/results`);
  const line = page.locator("#result-line");
  await line.fill("müller 1");
  await expect(page.locator("#line-says")).toContainText(
    "Müller, Anna (SC Ulm) oder Müller, Anna (Bonn)",
  );
  await line.fill("ulm 1");
  await expect(page.locator(".line-echo").last()).toContainText("Müller, Anna (SC Ulm) 1");
});

test("a penalty and another worth of a result are settings of a chess event", async ({ page }) => {
  const id = await prepare(page.request, 4, { format: "fide-swiss" });
  await openSettings(page, id);
  const region = page.getByRole("region", { name: "Abweichend vergebene Punkte" });
  await region.getByLabel("Wer").fill("#1");
  await region.getByRole("button", { name: "Hinzufügen" }).click();
  await region.getByLabel("Wofür").selectOption("draw");
  await region.getByLabel("Punkte").fill("0");
  await region.getByLabel("Runde").fill("1");
  await region.getByLabel("Wer").fill("#2");
  await region.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(region.getByRole("listitem")).toHaveCount(2);
  await page.getByLabel(/^Grund/).fill("Handy geklingelt");
  await page.getByRole("button", { name: /Speichern/ }).click();
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  const answer = await page.request.get(`/api/v1/competitions/${id}`);
  expect((await answer.json()).settings.abnormalPoints).toEqual([
    { result: "score", points: -1, round: null, entries: [1] },
    { result: "draw", points: 0, round: 1, entries: [2] },
  ]);
});
