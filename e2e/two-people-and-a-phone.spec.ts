/** Two consoles and a phone on one round at the same time: no input is lost. */
import type { Browser, Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import { alive, command, linkWith, open, prepare, publishRound, typeLines } from "./director.ts";
import { expect, LONG_RUN, newVisitor, test } from "./losfee.ts";
import { modelOf, type Sheet, sheetsOf } from "./tables-director.ts";

/** Follows the link of a helper or of a table on a device of its own. */
const follow = async (browser: Browser, url: string): Promise<Page> => {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(url);
  await alive(page);
  return page;
};

const tableLink = (page: Page, id: string, table: number): Promise<string> =>
  linkWith(page.request, id, {
    label: `Tisch ${table}`,
    role: "table",
    scope: { kind: "table", stage: 0, table },
  });

/** The texts of the journal, oldest first. */
const journalOf = async (page: Page, id: string): Promise<readonly string[]> => {
  const { lines } = await modelOf<{ lines: readonly { text: string }[] }>(
    page.request,
    `/console/${id}/journal?after=0`,
  );
  return lines.map(({ text }) => text).toReversed();
};

const namesAt = (sheets: readonly Sheet[], table: number): readonly string[] =>
  sheets.find((sheet) => sheet.table === table)?.players.map(({ name }) => name) ?? [];

test("a director, a helper and a phone type results of the same tables, offline in between", async ({
  page,
  browser,
}) => {
  const id = await prepare(page.request, 9, { format: "king-lui" });
  await publishRound(page.request, id, 1);
  const sheets = await sheetsOf(page.request, id, 1);
  const entries = (table: number): readonly number[] =>
    sheets.find((sheet) => sheet.table === table)?.players.map(({ entry }) => entry) ?? [];
  const link = await tableLink(page, id, 2);
  const phone = await follow(browser, link);
  const second = await follow(browser, link);
  const helper = await follow(browser, await linkWith(page.request, id, { label: "Anna" }));
  const confirming = await page.context().newPage();
  await open(page, `/console/${id}/results`);

  const cell = (on: Page, table: number, seat: number) =>
    on.locator(`#cell-1-${table}-${entries(table)[seat]}`);
  const field = (on: Page, seat: number) =>
    on
      .getByRole("region", { name: /^Spiel 1\b/ })
      .getByLabel(`${namesAt(sheets, 2)[seat]}: Spielpunkte`);
  const fill = async (on: Page, points: readonly number[]): Promise<void> => {
    for (const [seat, value] of points.entries()) await field(on, seat).fill(String(value));
  };
  const report = (on: Page) =>
    on
      .getByRole("region", { name: /^Spiel 1\b/ })
      .getByRole("button", { name: /melden$/ })
      .click();

  await test.step("a report leaves what the director types, and the caret, where they are", async () => {
    await cell(page, 2, 0).fill("31");
    await cell(page, 2, 0).press("Enter");
    await expect(cell(page, 2, 1)).toBeFocused();
    await page.keyboard.type("2");
    await fill(second, [7, 8, 9]);
    await fill(phone, [30, 20, 10]);
    await report(phone);
    const beside = page.locator("#sheet-2").getByRole("status");
    await expect(beside).toContainText("Tisch 2");
    await expect(beside).toContainText(`${namesAt(sheets, 2)[0]} 30`);
    await expect(cell(page, 2, 1)).toBeFocused();
    await page.keyboard.type("1");
    await expect(cell(page, 2, 0)).toHaveValue("31");
    await expect(cell(page, 2, 1)).toHaveValue("21");
  });

  await test.step("another phone's unsent fields stay; sent, they are a conflict", async () => {
    await expect(second.getByText("Das Eingetippte ist noch nicht gesendet.")).toBeVisible();
    await expect(field(second, 0)).toHaveValue("7");
    await second.reload();
    await alive(second);
    await expect(field(second, 2)).toHaveValue("9");
    await report(second);
    await expect(page.getByText("1 Widerspruch zu entscheiden.")).toBeVisible();
    await open(confirming, `/console/${id}/confirm`);
    await expect(confirming.locator(".dispute .lot")).toHaveCount(2);
    await expect(confirming.locator(".dispute .lot").first()).toContainText(/Tisch 2.*\d\d:\d\d/);
    await page.bringToFront();
    await expect(cell(page, 2, 1)).toHaveValue("21");
    await expect(cell(page, 2, 1)).toBeFocused();
  });

  await test.step("all are confirmed but the conflict, which the director decides", async () => {
    const outcome = {
      kind: "game-points",
      seats: entries(1).map((entry, index) => ({ entry, points: 50 - index })),
    };
    await command(page.request, id, { type: "report-result", round: 1, board: 1, outcome });
    await expect(page.getByText("1 Ergebnis gemeldet.")).toBeVisible();
    await expect(confirming.locator(".confirm-list li")).toHaveCount(1);
    await confirming.keyboard.press("Alt+c");
    await expect(confirming.getByText("1 Ergebnis bestätigt.")).toBeVisible();
    await cell(page, 2, 2).fill("11");
    await cell(page, 2, 2).press("Enter");
    await expect(page.getByText("Noch einmal Enter: Das Getippte gilt.")).toBeVisible();
    await cell(page, 2, 2).press("Enter");
    await expect(confirming.getByText("Alles ist bestätigt.")).toBeVisible();
    await expect(phone.getByText("Bestätigt.")).toBeVisible();
  });

  await test.step("what is typed offline is sent afterwards, and what differs is shown beside", async () => {
    const table = 3;
    await phone.close();
    await helper.locator(`#sheet-${table}`).scrollIntoViewIfNeeded();
    await helper.context().setOffline(true);
    for (const [seat, value] of [3, 2, 1].entries()) {
      await cell(helper, table, seat).fill(String(value));
    }
    await cell(helper, table, 2).press("Enter");
    await expect(helper.locator(".outbox")).toContainText("Tisch 3, Spiel 1: 3 2 1");
    for (const [seat, value] of [6, 5, 4].entries()) {
      await cell(page, table, seat).fill(String(value));
    }
    await cell(page, table, 2).press("Enter");
    await expect(page.locator(`#sheet-${table} .cell-result.confirmed`)).toHaveCount(3);
    await helper.context().setOffline(false);
    await expect(helper.locator(".outbox .bad")).toContainText("Es gibt schon ein Ergebnis");
    await expect(cell(helper, table, 0)).toHaveValue("3");
  });

  const journal = (await journalOf(page, id)).join("\n");
  for (const points of [
    "30",
    "20",
    "10",
    "7",
    "8",
    "9",
    "31",
    "21",
    "11",
    "6",
    "5",
    "4",
    "3",
    "2",
  ]) {
    expect(journal).toMatch(new RegExp(`\\b${points}\\b`));
  }
});

test(
  "two helpers and the director fill one round of boards at the same time",
  LONG_RUN,
  async ({ page, browser }) => {
    /** Number of boards that each helper fills in; two are left. */
    const each = sweep(3, 5);
    const id = await prepare(page.request, 4 * each + 4);
    await publishRound(page.request, id, 1);
    const anna = await follow(browser, await linkWith(page.request, id, { label: "Anna" }));
    const ben = await follow(browser, await linkWith(page.request, id, { label: "Ben" }));
    await open(page, `/console/${id}/results`);
    const line = (on: Page) => on.getByRole("textbox", { name: "Ergebnis", exact: true });

    await line(page).fill("1 411 3");
    await line(page).focus();
    const lines = Array.from({ length: 2 * each }, (_, index) => `${index + 1} ${401 + index} 300`);
    await Promise.all([typeLines(anna, lines.slice(0, each)), typeLines(ben, lines.slice(each))]);
    await expect(page.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
    await expect(line(page)).toHaveValue("1 411 3");
    await expect(line(page)).toBeFocused();

    await test.step("the director is told whose result is there, and decides with a second Enter", async () => {
      await page.keyboard.type("99");
      await page.keyboard.press("Enter");
      await expect(page.locator("#line-says")).toContainText(/401–300 \(Anna, \d\d:\d\d UTC\)/);
      await expect(line(page)).toHaveValue("1 411 399");
      await page.keyboard.press("Enter");
      await expect(page.locator(".last-echo")).toContainText("411");
    });

    await test.step("a helper who says otherwise shows it to the director; nothing is overwritten", async () => {
      await line(ben).fill("2 402 333");
      await line(ben).press("Enter");
      await expect(ben.locator("#line-says")).toContainText(/402–300 \(Anna/);
      await line(ben).press("Enter");
      await page.keyboard.press("Alt+c");
      await page.waitForURL(`**/console/${id}/confirm`);
      const lot = page.locator(".dispute .lot", { hasText: "402–333" });
      await expect(lot).toContainText(/Ben.*\d\d:\d\d/);
      await page.getByRole("button", { name: /B gilt$/ }).click();
      await expect(page.locator(".dispute")).toHaveCount(0);
      await open(page, `/console/${id}/results`);
    });

    await test.step("after an undo nothing says that the result stands", async () => {
      const late = `${2 * each + 1} 420 320`;
      await typeLines(page, [late]);
      await expect(page.locator(".last-echo")).toContainText("420");
      await page.keyboard.press("Alt+z");
      await expect(page.locator(".last-echo")).toBeEmpty();
      await expect(line(page)).toHaveValue(late);
    });
  },
);
