/** Effects of changed entries, shown before they are made: pairing numbers, and leaving a table. */
import type { APIRequestContext } from "@playwright/test";
import { command, gamesOf, open, openSettings, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";

/** Plays rounds of drawn games. */
const draw = async (request: APIRequestContext, id: string, rounds: number): Promise<void> => {
  for (let round = 1; round <= rounds; round++) {
    await publishRound(request, id, round);
    for (const { seats } of await gamesOf(request, id, round)) {
      const sides = seats.map((entry) => ({ entry, score: 0.5 }));
      await command(request, id, {
        type: "enter-result",
        round,
        outcome: { kind: "played", sides },
      });
    }
  }
};

test("a corrected rating says who moves from which number to which, and waits for yes", async ({
  page,
}) => {
  const id = await prepare(page.request, 8, { format: "fide-swiss" });
  await draw(page.request, id, 1);
  await open(page, `/console/${id}/entries`);
  await page.keyboard.type("Weiß");
  await page.keyboard.press("Alt+e");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Wertungszahl").fill("1990");
  await page.keyboard.press("Enter");
  const shown = dialog.getByRole("status").filter({ hasText: "Startnummern" });
  await expect(shown).toContainText("Weiß, Dora 4 von 4 auf 2");
  await expect(shown).toContainText("Öztürk, Ben 2 von 2 auf 3");
  const entryOf = async (): Promise<number> => {
    const answer = await page.request.get(`/api/v1/competitions/${id}/entries`);
    const { entries } = (await answer.json()) as { entries: { id: number; rating: number }[] };
    return entries.find((entry) => entry.id === 4)?.rating ?? 0;
  };
  expect(await entryOf()).toBe(1925);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  expect(await entryOf()).toBe(1990);
});

test("who leaves a round robin before half of the games is out of the table, after a warning", async ({
  page,
}) => {
  const id = await prepare(page.request, 8, { format: "fide-round-robin" });
  await draw(page.request, id, 3);
  await open(page, `/console/${id}/entries`);
  await page.keyboard.type("Meier");
  await page.keyboard.press("Alt+w");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Grund/).fill("krank");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toContainText("nach 3 von 7 Partien ausgeschieden");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await page.goto(`/c/${id}/standings`);
  await expect(page.locator(".standings tbody tr").last()).toContainText("–");
  await expect(page.locator(".standings tbody tr").last()).toContainText("Meier");
  await expect(page.getByText("zählen in der Tabelle aber nicht")).toBeVisible();
  await page.goto(`/c/${id}/crosstable`);
  await expect(page.locator(".crosstable tbody tr").last()).toContainText("(");
});

test("rounds follow from the entries until they are set by hand", async ({ page }) => {
  const id = await prepare(page.request, 6, { format: "fide-round-robin" });
  await openSettings(page, id);
  const rounds = page.getByLabel("Runden", { exact: true });
  const follows = page.getByText("Rundenzahl folgt aus den Meldungen").first();
  const line = page.locator(".fr", { has: page.getByText("Runden", { exact: true }) });
  await expect(follows).toBeVisible();
  await expect(line.locator("b")).toHaveText("5");
  await expect(rounds).toHaveCount(0);
  await page.getByLabel("Durchgänge").fill("2");
  await page.getByLabel(/^Grund/).fill("Ausschreibung");
  await page.getByRole("button", { name: /Speichern/ }).click();
  await expect(line.locator("b")).toHaveText("10");
  await page.getByLabel("Rundenzahl folgt aus den Meldungen").uncheck();
  await rounds.fill("7");
  await page.getByLabel(/^Grund/).fill("weniger Zeit");
  // By its key: the notice of the last save covers the button for some seconds.
  const answer = page.waitForResponse("**/commands");
  await page.getByRole("button", { name: /Speichern/ }).press("Enter");
  expect((await answer).ok()).toBe(true);
  await expect(page.locator(".console-notice.done")).toHaveText(/Gespeichert/);
  await page.reload();
  await expect(page.getByLabel("Runden", { exact: true })).toHaveValue("7");
});
