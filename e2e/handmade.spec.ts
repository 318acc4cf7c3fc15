/** A round of chess changed by hand against the rules: confirmed, with a reason, visible to all. */
import type { Page } from "@playwright/test";
import { command, gamesOf, open, prepare, publishRound } from "./director.ts";
import { expect, LONG_RUN, test } from "./losfee.ts";

/** A chess event whose second round is a draft; the pair of the first board of round 1. */
const secondRound = async (page: Page): Promise<{ id: string; names: [string, string] }> => {
  const id = await prepare(page.request, 8, { format: "fide-swiss" });
  await publishRound(page.request, id, 1);
  const games = await gamesOf(page.request, id, 1);
  for (const { seats } of games) {
    const sides = seats.map((entry, seat) => ({ entry, score: 1 - seat }));
    const outcome = { kind: "played", sides };
    await command(page.request, id, { type: "enter-result", round: 1, outcome });
  }
  await command(page.request, id, { type: "draft-round" });
  const [white, black] = games[0]?.seats ?? [0, 0];
  return { id, names: [`#${white}`, `#${black}`] };
};

const pairByKeys = async (page: Page, [one, two]: readonly [string, string]): Promise<void> => {
  await page.keyboard.press("m");
  await page.getByLabel("Person 1").fill(one);
  await page.getByLabel("Person 2").fill(two);
  await page.getByLabel(/^Grund/).fill("Auf Wunsch");
  await page.keyboard.press("Enter");
};

test(
  "two who have met are paired again with a reason of its own, by keys alone",
  LONG_RUN,
  async ({ page }) => {
    const { id, names } = await secondRound(page);
    await open(page, `/console/${id}/rounds/2`);
    const question = page.getByRole("dialog", { name: "Gegen die Regeln?" });

    await test.step("the question names the rule; left without a reason nothing is changed", async () => {
      await pairByKeys(page, names);
      await expect(question).toContainText("treffen wieder aufeinander, wie schon in Runde 1");
      await expect(question).toContainText("C.04.1 Artikel 2, C.04.3 C1");
      await expect(question.getByLabel(/^Grund/)).toBeFocused();
      await expect(question.getByLabel(/^Grund/)).toHaveValue("");
      await page.keyboard.press("Enter");
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      // The next key comes at once: what Escape closed does not close what it opens.
      await page.keyboard.press("Escape");
    });

    await test.step("answered, it stands with the pair", async () => {
      await pairByKeys(page, names);
      await expect(question.getByLabel(/^Grund/)).toBeFocused();
      await page.keyboard.type("Die anderen sind krank");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Noch ohne Gegner:")).toBeVisible();
      const pair = page.locator(".game", {
        has: page.getByText("gegen die Regeln", { exact: true }),
      });
      await expect(pair).toHaveCount(1);
      await expect(pair).toContainText("Grund: Die anderen sind krank");
    });

    await test.step("the rest is paired anew and published without being asked again", async () => {
      const others = page.locator(".game", { hasNot: page.locator(".breaches") });
      await expect(others).toHaveCount(2);
      for (const board of [2, 3, 4]) {
        if ((await page.locator(`#board-${board}`).count()) === 0) continue;
        const left = await page.locator(".game").count();
        await page.keyboard.press("b");
        await page.getByLabel("Brett", { exact: true }).fill(`${board}`);
        await page
          .getByRole("dialog")
          .getByLabel(/^Grund/)
          .fill("Sie spielen anders");
        await page.keyboard.press("Enter");
        await expect(page.locator(".game")).toHaveCount(left - 1);
      }
      await page.keyboard.press("r");
      await expect(page.locator(".game")).toHaveCount(4);
      await page.keyboard.press("p");
      await expect(page.locator(".console-notice.done")).toHaveText(/Runde 2 ist veröffentlicht/);
    });

    await test.step("the public pairings and the journal tell it", async () => {
      await page.goto(`/c/${id}/pairings/2`);
      const told = page.getByRole("region", { name: "Gegen die Regeln, mit Begründung" });
      await expect(told).toContainText("C.04.1 Artikel 2");
      await expect(told).toContainText("Die anderen sind krank");
      await open(page, `/console/${id}/journal`);
      await expect(page.getByText("mit dem Grund „Die anderen sind krank“").first()).toBeVisible();
    });
  },
);
