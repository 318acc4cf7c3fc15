/** Entering results on the one line: what it says, what it refuses, what it never loses. */
import { alive, gamesOf, inRoundOne, open, typeLines } from "./director.ts";
import { expect, test } from "./losfee.ts";

const line = { name: "Ergebnis" } as const;

test("the line shows names and scores while typing, then what was recorded with new totals", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await expect(page.getByRole("textbox", line)).toBeFocused();
  await page.keyboard.type("1 ");
  const names = await page.locator(".line-echo > span:not(.board, .versus)").allInnerTexts();
  expect(names).toHaveLength(2);
  await page.keyboard.type("412 389");
  await expect(page.locator(".line-echo")).toContainText("412");
  await page.keyboard.press("Enter");
  const echo = page.locator(".last-echo");
  await expect(echo).toContainText(`${names[0]} 412 (1–0 +23)`);
  await expect(echo).toContainText(`${names[1]} 389 (0–1 −23)`);
  await expect(page.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  await expect(page.getByRole("textbox", line)).toHaveValue("");
});

test("an odd score takes a second Enter, an impossible one and a mistake stay on the line", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await typeLines(page, ["1 45 389"]);
  await expect(page.getByText("Stimmt es? Noch einmal Enter.")).toBeVisible();
  await expect(page.locator(".tally")).toHaveText("3 Ergebnisse fehlen");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tally")).toHaveText("2 Ergebnisse fehlen");

  await typeLines(page, ["2 412 9999"]);
  await expect(page.getByText(/9999 ist zu groß/)).toBeVisible();
  await expect(page.getByRole("textbox", line)).toHaveValue("2 412 9999");
  await page.getByRole("textbox", line).fill("niemand 400 300");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/„niemand“ passt zu niemandem/)).toBeVisible();
  await expect(page.getByRole("textbox", line)).toHaveValue("niemand 400 300");

  await page.getByRole("textbox", line).fill("1 400 300");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Brett 1 hat ein anderes Ergebnis: 45–389/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Korrigieren" }).first()).toHaveAttribute(
    "href",
    /correct\/1\/1\?line=1%20400%20300$/,
  );
});

test("a forfeit is one short line", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await typeLines(page, ["1 + -"]);
  await expect(page.locator(".last-echo")).toContainText("(1–0 +50)");
  await expect(page.locator(".last-echo")).toContainText("(0–1 −50)");
});

test("Alt+Z takes the last result back and puts its line at hand again", async ({ page }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await typeLines(page, ["1 412 389", "2 400 401"]);
  await expect(page.locator(".tally")).toHaveText("1 Ergebnis fehlt");
  await page.keyboard.press("Alt+z");
  await expect(page.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  await expect(page.getByRole("textbox", line)).toHaveValue("2 400 401");
  await page.getByRole("textbox", line).fill("2 400 410");
  await page.keyboard.press("Enter");
  await expect(page.locator(".last-results li").first()).toContainText("400–410");
});

test("without a network the line is kept and sent later, once", async ({ page, context }) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await context.setOffline(true);
  await typeLines(page, ["1 412 389", "2 400 380"]);
  await expect(page.locator(".outbox")).toContainText("1 412 389");
  await expect(page.locator(".outbox")).toContainText("2 400 380");
  await expect(page.locator(".outbox")).toContainText("Keine Verbindung");
  await context.setOffline(false);
  await expect(page.locator(".outbox")).toBeHidden();
  await expect(page.locator(".tally")).toHaveText("1 Ergebnis fehlt");
});

test("an answer that got lost is asked for again with the same key: recorded once", async ({
  page,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  const keys: (string | undefined)[] = [];
  await page.route("**/commands", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    // The server carries it out, the answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await typeLines(page, ["1 412 389"]);
  await expect(page.locator(".outbox")).toContainText("1 412 389");
  await expect(page.locator(".last-echo")).toContainText("412");
  await expect(page.locator(".outbox")).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const events = await page.request.get(`/api/v1/competitions/${id}/events?after=0&limit=100`);
  expect((await events.text()).match(/"result-entered"/g)).toHaveLength(1);
});

test("a tab closed in the middle of a network failure still has the line when it is back", async ({
  page,
  context,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/results`);
  await page.route("**/commands", (route) => route.abort("internetdisconnected"));
  await typeLines(page, ["1 412 389"]);
  await expect(page.locator(".outbox")).toContainText("Keine Verbindung");
  await page.unroute("**/commands");
  await page.reload();
  await alive(page);
  await expect(page.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  await context.close();
});

test("two people type at once: each sees the other's results, nothing is entered twice", async ({
  page,
  context,
}) => {
  const id = await inRoundOne(page.request, 12);
  const other = await context.newPage();
  await open(page, `/console/${id}/results`);
  await open(other, `/console/${id}/results`);
  await page.bringToFront();
  await typeLines(page, ["1 412 389", "2 401 377"]);
  await other.bringToFront();
  await typeLines(other, ["3 350 450", "4 333 334"]);
  for (const tab of [page, other]) {
    await expect(tab.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  }
  // Typed while the other's entry was on its way: refused by the rules, kept on screen.
  await page.bringToFront();
  await page.getByRole("textbox", line).fill("5 400 300");
  await other.bringToFront();
  await other.getByRole("textbox", line).fill("5 400 300");
  await other.keyboard.press("Enter");
  await expect(page.getByText(/Brett 5 hat genau dieses Ergebnis schon/)).toBeVisible();
  await expect(page.getByRole("textbox", line)).toHaveValue("5 400 300");
  const games = await gamesOf(page.request, id, 1);
  expect(games).toHaveLength(6);
});
