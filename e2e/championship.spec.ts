/** A whole championship of 24 in the browser, typed like a director types. */
import type { Page } from "@playwright/test";
import { sweep } from "../test/long.ts";
import {
  alive,
  createCompetition,
  draftRound,
  enterResults,
  entryList,
  open,
  pasteEntries,
  publishDraft,
  publishRound,
  typeRound,
} from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";

const PLAYERS = 24;
/** Three in groups, seventeen New Swiss, the candidates' round; then two games of the final. */
const ROUNDS = 21;
const FINAL_ROUNDS = 2;

/** Rounds that are adjusted, and corrected late. */
const ADJUSTED = 5;
const CORRECTED = 9;

/** The last round before the final, and that of the final: each has its own page in the sample. */
const LASTS = [ROUNDS, ROUNDS + FINAL_ROUNDS];

/** True if a round is drawn and published by keys, not by requests. */
const isDrawnByKeys = (round: number): boolean =>
  sweep([1, ADJUSTED, ...LASTS].includes(round), true);

/** True if its results are typed. In the middle of the event all rounds are alike. */
const isTyped = (round: number): boolean => sweep([1, ...LASTS].includes(round), true);

test("a championship runs from the first entry to the final", async ({ page, browser, losfee }) => {
  test.setTimeout(900_000);
  const id = await test.step("create from the preset", () =>
    createCompetition(page, "Meisterschaft der Tests"));

  await test.step("paste the entries, check some in, then all", async () => {
    // The primary button shows the next step, and Enter does it.
    await expect(page.getByRole("link", { name: /Meldungen eingeben/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/entries$/);
    await alive(page);
    await pasteEntries(page, entryList(PLAYERS));
    await expect(page.getByText(`0 von ${PLAYERS} anwesend`)).toBeVisible();
    await page.getByRole("textbox", { name: /Name eintippen/ }).focus();
    for (const [index, part] of ["anna 1", "öztürk, ben", "cem 3"].entries()) {
      await page.keyboard.type(part);
      await page.keyboard.press("Enter");
      await expect(page.getByText(`${index + 1} von ${PLAYERS} anwesend`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Alle anwesend" }).click();
    await expect(page.getByText(`${PLAYERS} von ${PLAYERS} anwesend`)).toBeVisible();
  });

  // In the last two the final is decided.
  for (let round = 1; round <= ROUNDS + FINAL_ROUNDS; round++) {
    await test.step(`round ${round}`, async () => {
      if (isDrawnByKeys(round)) {
        await draftRound(page, id, round);
        if (round === ADJUSTED) await adjust(page);
        if (round === ROUNDS) await seeCandidates(page);
        if (round > ROUNDS) await expect(page.locator(".game")).toHaveCount(1);
        await publishDraft(page, round);
      } else await publishRound(page.request, id, round);
      if (round === CORRECTED) {
        await correctLate(page, id);
        if (isTyped(round)) await open(page, `/console/${id}/results/${round}`);
      }
      if (isTyped(round)) await typeRound(page, id, round);
      else await enterResults(page.request, id, round);
    });
  }

  const winner = await test.step("close", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+1");
    await page.waitForURL(`**/console/${id}`);
    await alive(page);
    await expect(page.getByRole("button", { name: /Turnier abschließen/ })).toBeFocused();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Turnier abschließen?" });
    await expect(question).toContainText("wird der Startwert der Lose veröffentlicht");
    await question.getByRole("button", { name: "Abschließen" }).press("Enter");
    await expect(page.getByRole("link", { name: /Endstand ansehen/ })).toBeVisible();
    return page.locator(".day-leaders li").first().getByRole("link").innerText();
  });

  await test.step("everybody sees the final standings and can check the lots", async () => {
    const context = await newVisitor(browser);
    const visitor = await context.newPage();
    await visitor.goto(`${losfee.url}/c/${id}/standings`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Endstand");
    const rows = visitor.locator("table.standings tbody tr");
    await expect(rows).toHaveCount(PLAYERS);
    await expect(rows.first()).toContainText(winner);
    await visitor.goto(`${losfee.url}/c/${id}/lots`);
    await expect(visitor.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    const lots = await visitor.request.get(`${losfee.url}/api/v1/competitions/${id}/lots`);
    const { verification } = await lots.json();
    expect(verification.sound).toBe(true);
    expect(verification.draws.length).toBeGreaterThan(3);
    await context.close();
  });
});

/** Looks into a reason, exchanges starts, swaps two: each with its own reason. */
const adjust = async (page: Page): Promise<void> => {
  await page.keyboard.press("w");
  await expect(page.locator("#why-1")).toContainText("Anspiel");
  const before = await page.locator("#board-1 .player-name").allInnerTexts();
  await page.keyboard.press("x");
  await page.getByLabel(/^Grund/).fill("Rollstuhlplatz an Brett 1");
  await page.keyboard.press("Enter");
  await expect(page.locator("#board-1 .player-name")).toHaveText(before.toReversed());

  const [one = ""] = await page.locator("#board-2 .player-name").allInnerTexts();
  const [two = ""] = await page.locator("#board-3 .player-name").allInnerTexts();
  await page.keyboard.press("s");
  await page.keyboard.type(one);
  await page.keyboard.press("Tab");
  await page.keyboard.type(two);
  // The last reason is offered, never filled in: it belongs to another act.
  await expect(page.getByLabel(/^Grund/)).toHaveValue("");
  await page.getByLabel(/^Grund/).fill("Rollstuhlplatz an Brett 1");
  await page.keyboard.press("Enter");
  // By lot the new pairs may have met before; then the page asks for confirmation.
  const question = page.getByRole("heading", { name: /^Gegen .*Regeln\?$/ });
  await expect(question.or(page.locator("#board-2", { hasText: two }))).toBeVisible();
  if (await question.isVisible()) {
    await page.getByLabel(/^Grund/).fill("Rollstuhlplatz an Brett 1");
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("#board-2")).toContainText(two);
  await expect(page.locator("#board-3")).toContainText(one);
  await expect(page.locator(".acts li")).toHaveCount(2);
  await expect(page.locator(".acts")).toContainText("Rollstuhlplatz an Brett 1");
};

const seeCandidates = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { name: "Wer kann noch ins Finale?" })).toBeVisible();
  const panel = page.locator(".candidates");
  await expect(panel).toContainText(/ist Finalkandidat|Das Finale steht fest/);
  await expect(panel.locator("summary")).toContainText(/Sicher nicht im Finale \(\d+\)/);
};

/** Five rounds late a wrong score is found: the impact is shown before the confirmation. */
const correctLate = async (page: Page, id: string): Promise<void> => {
  await open(page, `/console/${id}/correct/4/2`);
  const line = page.getByRole("textbox", { name: "Richtig ist" });
  const [board, first, second] = (await line.inputValue()).split(" ");
  const answer = page.waitForResponse("**/impact");
  await line.fill(`${board} ${second} ${first}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Was sich ändert" })).toBeVisible();
  await expect(page.locator(".impact tbody tr").first()).toBeVisible();
  // The lots decide which rounds would have been paired differently; the page shows them.
  const { rounds, canDraftAgain } = await (await answer).json();
  await expect(page.locator(".impact h3")).toHaveCount(rounds.length === 0 ? 0 : 1);
  await expect(page.getByRole("button", { name: "Ändern und Runde 9 neu auslosen" })).toHaveCount(
    canDraftAgain ? 1 : 0,
  );
  await page.getByLabel(/^Grund/).fill("Zettel vertauscht");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/results/4");
  await alive(page);
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("korrigiert");
};
