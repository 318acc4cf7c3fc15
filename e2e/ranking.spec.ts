/** The ranking: chosen by keys with the standings next to it, then explained to everyone. */
import type { APIRequestContext } from "@playwright/test";
import { command, enterResults, open, prepare, publishRound } from "./director.ts";
import { expect, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";

/** Three rounds of nine players, who have a bye each round. */
const played = async (request: APIRequestContext): Promise<string> => {
  const id = await prepare(request, 9);
  for (const round of [1, 2, 3]) {
    await publishRound(request, id, round);
    await enterResults(request, id, round);
  }
  return id;
};

const chess = { ranking: ["PTS", "BH/C1", "BH", "SB"] };

test("a ranking is typed, mended, tried out and saved by keys alone", async ({ page }) => {
  const id = await played(page.request);
  await open(page, `/console/${id}/ranking`);
  const chain = page.getByRole("textbox", { name: "Kriterien in FIDE-Schreibweise" });
  const lines = page.locator(".ranking-preview tbody tr");
  await expect(chain).toHaveValue("WINS, SPR, RTG, LOT");
  await expect(page.getByText("Niemand wechselt den Platz.")).toBeVisible();

  await chain.fill("PTS, BHC, SB");
  await expect(page.getByRole("alert")).toContainText("BHC");
  await page.getByRole("button", { name: "BH einsetzen" }).press("Enter");
  await expect(chain).toHaveValue("PTS, BH, SB");
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(lines).toHaveCount(9);
  await expect(page.locator(".ranking-preview tr.moves").first()).toBeVisible();

  // The focus stays with the criterion that moves.
  await page.getByRole("button", { name: "Nach unten: Buchholz" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(chain).toHaveValue("PTS, SB, BH");
  await expect(page.locator(".chain li").nth(2).locator("button:focus")).toHaveCount(1);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(chain).toHaveValue("PTS, BH, SB");
  const second = page.locator(".chain li").nth(1);
  await second.getByRole("combobox", { name: "Streichen" }).selectOption("/C1");
  await expect(chain).toHaveValue("PTS, BH/C1, SB");
  await expect(second).toContainText("Buchholz (ohne den niedrigsten Wert)");

  const added = page.getByRole("combobox", { name: /Kriterium dazu/ });
  await added.fill("los");
  await added.press("Enter");
  await added.fill("koya");
  await added.press("Enter");
  await expect(chain).toHaveValue("PTS, BH/C1, SB, LOT, KS");
  await expect(page.locator(".message.warn", { hasText: "entscheidet nie" })).toBeVisible();
  await page.getByRole("button", { name: /^Streichen: Koya/ }).focus();
  await page.keyboard.press("Delete");
  await expect(chain).toHaveValue("PTS, BH/C1, SB, LOT");

  await expect(page.locator(".message.warn", { hasText: "entscheidet nie" })).toHaveCount(0);

  const wanted = await lines.locator("th").allInnerTexts();
  await page.getByRole("combobox", { name: /Grund/ }).fill("Ausschreibung");
  await page.keyboard.press("Alt+s");
  await expect(page.getByText("Gespeichert. Die Tabellen zeigen die neue Wertung.")).toBeVisible();
  await expect(page.getByText("Niemand wechselt den Platz.")).toBeVisible();
  await page.goto(`/c/${id}/standings`);
  await expect(page.locator("table.standings tbody th a")).toHaveText(wanted);
  await page.goto(`/console/${id}/journal`);
  await expect(page.locator("main")).toContainText("Ausschreibung");
});

test("values open to their working, stay open while the round goes on, and close", async ({
  page,
}) => {
  const id = await played(page.request);
  await command(page.request, id, { type: "change-settings", settings: chess, reason: "x" });
  await publishRound(page.request, id, 4);
  await page.goto(`/c/${id}/standings`);
  const value = page.locator("tbody tr").nth(0).locator("a.value[data-working]").nth(1);
  await value.click();
  const working = page.locator(".working-row .working");
  await expect(working).toContainText("Buchholz (ohne den niedrigsten Wert)");
  await expect(working).toContainText("gestrichen: niedrigster Wert (14.1)");
  await expect(working.locator("del")).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);

  await enterResults(page.request, id, 4, 1);
  await expect(page.getByText("1 von 4 Ergebnissen", { exact: true })).toBeVisible();
  await expect(working).toBeVisible();
  await page.locator("a[data-working][aria-expanded=true]").click();
  await expect(working).toHaveCount(0);

  await open(page, `/console/${id}/standings`);
  await page.locator("tbody tr").nth(0).locator("a.value[data-working]").nth(1).press("Enter");
  await expect(working).toContainText("Buchholz (ohne den niedrigsten Wert)");
  await page.locator("tbody tr").nth(0).locator(".why-button").press("Enter");
  await expect(working).toHaveCount(chess.ranking.length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("values lead to their working, and any two can be compared", async ({ page }) => {
    const id = await played(page.request);
    await command(page.request, id, { type: "change-settings", settings: chess, reason: "x" });
    await page.goto(`/c/${id}/standings`);
    await page.locator("tbody tr").nth(0).locator("a.value[data-working]").nth(1).click();
    await expect(page.locator("#working-2 .working")).toBeVisible();
    await expect(page.locator("#working-1 .working")).toBeHidden();

    await page.goto(`/c/${id}/standings`);
    await page.getByRole("link", { name: "Zwei vergleichen" }).click();
    await page.locator("select[name=b]").selectOption({ index: 8 });
    await page.getByRole("button", { name: "Vergleichen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Warum steht .+ vor .+\?$/);
    await expect(page.locator(".working-pair .working")).toHaveCount(2);

    await page.goto(`/console/${id}/ranking`);
    await page.locator("input[name=chain]").fill("PTS, SB");
    await page.getByRole("button", { name: "Vorschau" }).click();
    await expect(page.locator(".ranking-preview tbody tr")).toHaveCount(9);
    await expect(page.locator(".ranking-preview thead")).toContainText("SB");
  });
});
