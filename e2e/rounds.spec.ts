/** Drafts: adjusted by hand, thrown away, recalled, drawn again after a correction. */
import type { Page } from "@playwright/test";
import { command, inRoundOne, open, prepare, publishRound, typeLines } from "./director.ts";
import { expect, test } from "./losfee.ts";

const namesAt = (page: Page, board: number): Promise<string[]> =>
  page.locator(`#board-${board} .player-name`).allInnerTexts();

test("a pair is broken, another set by hand, the rest paired, each with its reason", async ({
  page,
}) => {
  const id = await prepare(page.request, 8);
  await open(page, `/console/${id}/rounds/1`);
  await page.keyboard.press("d");
  await expect(page.locator(".game")).toHaveCount(4);
  const [one = ""] = await namesAt(page, 1);
  const [two = ""] = await namesAt(page, 2);
  await page.keyboard.press("m");
  await page.getByLabel("Person 1").fill(one);
  await page.getByLabel("Person 2").fill(two);
  await page.getByLabel(/^Grund/).fill("Fahrgemeinschaft");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Noch ohne Gegner:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Veröffentlichen/ })).toBeDisabled();
  await page.keyboard.press("r");
  await expect(page.getByText("Noch ohne Gegner:")).toBeHidden();
  expect((await namesAt(page, 1)).toSorted()).toEqual([one, two].toSorted());
  await expect(page.locator(".acts")).toContainText("Fahrgemeinschaft");
  // Drafts are not public.
  const open_ = await page.request.get(`/c/${id}/pairings/1`, { headers: { cookie: "" } });
  expect(await open_.text()).not.toContain("Fahrgemeinschaft");
});

test("a round is recalled with a reason, and a draft thrown away", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/rounds/1`);
  await page.getByRole("button", { name: "Zurück in den Entwurf" }).click();
  await page.getByLabel(/^Grund/).fill("Jemand kam zu spät");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Entwurf – nur hier zu sehen")).toBeVisible();
  await page.keyboard.press("d");
  await page.getByRole("dialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
  await expect(page.getByRole("button", { name: /Runde 1 auslosen/ })).toBeFocused();
});

test("fixed pairs come with a reason, and what the form asks for is what is drawn", async ({
  page,
}) => {
  const id = await prepare(page.request, 8);
  await open(page, `/console/${id}/rounds/1`);
  await page.getByText("Anders auslosen …").click();
  await page.getByLabel("Gesetzte Paarungen: Person 1").fill("#1");
  await page.getByLabel("Gesetzte Paarungen: Person 2").fill("#2");
  await page
    .getByRole("group", { name: "Gesetzte Paarungen" })
    .getByRole("button", { name: "Hinzufügen" })
    .click();
  await page.getByLabel(/^Grund/).fill("Eröffnungspartie");
  await page.getByRole("button", { name: /Runde 1 auslosen/ }).click();
  await expect(page.locator("#board-1 .tag")).toHaveText("von Hand");
  await page.keyboard.press("w");
  await expect(page.locator("#why-1")).toContainText("Eröffnungspartie");
});

test("after a correction the next round is drawn again where that is still possible", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 8);
  await open(page, `/console/${id}/results/1`);
  await typeLines(page, ["1 412 389", "2 400 380", "3 377 420", "4 350 351"]);
  await expect(page.locator(".tally")).toHaveText("vollständig");
  await publishRound(page.request, id, 2);
  await open(page, `/console/${id}/correct/1/1`);
  await page.getByRole("textbox", { name: "Richtig ist" }).fill("1 389 412");
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Grund/).fill("Vertauscht");
  await page.getByRole("button", { name: "Ändern und Runde 2 neu auslosen" }).click();
  await page.waitForURL("**/rounds/next");
  await expect(page.getByText("Entwurf – nur hier zu sehen")).toBeVisible();
});

test("who acts on an outdated draft is told what changed, and nothing is done", async ({
  page,
  context,
}) => {
  const id = await prepare(page.request, 8);
  await command(page.request, id, { type: "draft-round" });
  await open(page, `/console/${id}/rounds/1`);
  // The live stream would show it at once: this tab has lost it.
  await page.route("**/stream*", (route) => route.abort());
  await page.reload();
  await page.locator("body[data-alive]").waitFor();
  const other = await context.newPage();
  await open(other, `/console/${id}/rounds/1`);
  await other.keyboard.press("x");
  await other.getByLabel(/^Grund/).fill("Fensterplatz");
  await other.keyboard.press("Enter");
  await expect(other.locator(".acts li")).toHaveCount(1);

  await page.bringToFront();
  await page.keyboard.press("p");
  const notice = page.locator(".console-notice.problem");
  await expect(notice).toContainText("Inzwischen hat sich etwas geändert");
  await expect(notice).toContainText("Fensterplatz");
  await expect(page.getByText("Entwurf – nur hier zu sehen")).toBeVisible();
  await expect(page.locator(".acts li")).toHaveCount(1);
});

test("the list of shortcuts opens by ? and never while typing", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await page.keyboard.type("?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Ergebnis" })).toHaveValue("?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Hilfe zu dieser Seite" })).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("Letztes Ergebnis zurücknehmen");
  await page.keyboard.press("Escape");
  await page.keyboard.press("6");
  await expect(page).toHaveURL(/results/);
  await page.keyboard.press("Alt+6");
  await page.waitForURL(`**/console/${id}/standings`);
});

test("a window over the page is gone as soon as it is cancelled, before any further key", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/standings`);
  const windows = { "Control+k": "Suchen oder Befehl", "?": "Hilfe zu dieser Seite" };
  for (const [key, name] of Object.entries(windows)) {
    await page.keyboard.press(key);
    const isGone = await page.getByRole("dialog", { name }).evaluate((window) => {
      window.dispatchEvent(new Event("cancel", { cancelable: true }));
      return !window.isConnected;
    });
    expect(isGone).toBe(true);
  }
});

test("the palette has a button in the bar, for fingers", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/console/${id}/results`);
  await page.getByRole("button", { name: "Personen, Seiten, Befehle suchen" }).click();
  const palette = page.getByRole("dialog", { name: "Suchen oder Befehl" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await palette.getByRole("option", { name: /^Protokoll/ }).click();
  await page.waitForURL(`**/console/${id}/journal`);
});

test("the palette of a pyramid finds who has left, too", async ({ page }) => {
  const created = await page.request.post("/api/v1/competitions", {
    data: { name: "Pyramide", format: "pyramid" },
  });
  const { id } = (await created.json()) as { readonly id: string };
  const entries = ["Ada Berg", "Ben Cron"].map((name) => ({ name }));
  await command(page.request, id, { type: "add-entries", entries });
  await command(page.request, id, { type: "retire", player: 2, reason: "" });
  await open(page, `/console/${id}`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("cron");
  await expect(page.getByRole("option", { selected: true })).toContainText("Ben Cron");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/console/${id}/entries?entry=2`);
});

test("the palette finds acts, pages and people by keys alone, and gives the focus back", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  const line = page.getByRole("textbox", { name: "Ergebnis" });
  await page.keyboard.type("1 41");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Suchen oder Befehl" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(line).toBeFocused();
  await expect(line).toHaveValue("1 41");

  // An act does what its key does: what it discards is asked about first.
  await command(page.request, id, { type: "recall-round", round: 1, reason: "Probe" });
  await open(page, `/console/${id}/rounds/1`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("verwerf");
  await expect(palette.getByRole("option", { selected: true })).toContainText("Entwurf verwerfen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Entwurf verwerfen" })).toBeVisible();
  await page.keyboard.press("Escape");

  const { entries } = (await (
    await page.request.get(`/api/v1/competitions/${id}/entries`)
  ).json()) as { entries: readonly { id: number; name: string }[] };
  const { id: entry = 0, name = "" } = entries[3] ?? {};
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(palette.getByRole("option", { selected: true })).toContainText(name);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/console/${id}/entries?entry=${entry}`);
  await expect(page.getByText("Gewählt:")).toContainText(name);
});
