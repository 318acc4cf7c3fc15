/** Players' phones: the player's own page by a personal link. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { alive, command, gamesOf, inRoundOne, linkWith, open, publishRound } from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";
import { faultsOf } from "./sound.ts";
import { modelOf } from "./tables-director.ts";

/** A phone that followed the link of a player. */
const phoneOf = async (
  browser: Browser,
  request: APIRequestContext,
  id: string,
  entry: number,
): Promise<Page> => {
  const scope = { kind: "player", entry } as const;
  const url = await linkWith(request, id, { label: `Spieler ${entry}`, role: "player", scope });
  const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(url);
  await alive(phone);
  return phone;
};

/** Counts the lines of the journal with this score. */
const timesInJournal = async (page: Page, id: string, score: string): Promise<number> => {
  const { lines } = await modelOf<{ lines: readonly { text: string }[] }>(
    page.request,
    `/console/${id}/journal?after=0`,
  );
  return lines.filter(({ text }) => text.includes(score)).length;
};

const fillIn = async (phone: Page, scores: readonly [string, string]): Promise<void> => {
  const fields = phone.getByRole("textbox");
  for (const [side, score] of scores.entries()) await fields.nth(side).fill(score);
};

test("a result that is reported without a network is sent once it is there, exactly once", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 12);
  const phone = await phoneOf(browser, page.request, id, 3);
  await expect(phone.getByRole("heading", { name: /^Brett \d+$/ })).toBeInViewport();
  await fillIn(phone, ["412", "389"]);
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Ergebnis absenden" }).click();
  await expect(phone.locator("#own-outbox")).toContainText("Keine Verbindung");
  await phone.context().setOffline(false);
  await expect(phone.getByText("Sie haben gemeldet:")).toBeVisible();
  await expect(phone.locator("#own-outbox li")).toHaveText(/gespeichert$/);
  expect(await timesInJournal(page, id, "412")).toBe(1);
  await phone.context().close();
});

test("a warning that goes does not move the button from under a finger, and an answer goes with its round", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 4);
  const games = await gamesOf(page.request, id, 1);
  const phone = await phoneOf(browser, page.request, id, games[0]?.seats[0] ?? 0);
  await fillIn(phone, ["39", "380"]);
  const send = phone.getByRole("button", { name: "Ergebnis absenden" });
  await send.click();
  await expect(phone.getByText("Ungewöhnlich: 39")).toBeVisible();
  await phone.getByRole("textbox").first().fill("390");
  // The field loses the focus as the button is pressed, and with that the warning goes.
  await send.click();
  await expect(phone.getByText("Sie haben gemeldet:")).toBeVisible();
  const answer = phone.locator("#own-outbox li");
  await expect(answer).toHaveText(/gespeichert$/);
  const board = games[0]?.board ?? 0;
  await command(page.request, id, { type: "confirm-results", results: [{ round: 1, board }] });
  const sides = (games[1]?.seats ?? []).map((entry, side) => ({ entry, score: 400 - side }));
  const outcome = { kind: "played", sides };
  await command(page.request, id, { type: "enter-result", round: 1, outcome });
  await publishRound(page.request, id, 2);
  await expect(phone.getByText("Runde 2 läuft")).toBeVisible();
  await expect(answer).toHaveCount(0);
  await phone.context().close();
});

test("an address to which no messages can go is refused at its field, which keeps it and has the focus", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 4);
  const phone = await phoneOf(browser, page.request, id, 1);
  await phone.goto(`/c/${id}/me/messages`);
  const field = phone.getByRole("textbox", { name: "Adresse des Programms" });
  await field.fill("http://192.168.0.1/losfee");
  await field.press("Enter");
  await expect(phone.getByRole("alert")).toContainText("„192.168.0.1“");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("http://192.168.0.1/losfee");
  await expect(field).toHaveAccessibleDescription(/192\.168\.0\.1/);
  expect(await faultsOf(phone)).toEqual([]);
  await phone.context().close();
});

test("of two phones at a board one reports and the other agrees; at the next they contradict each other, and the director decides", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 12);
  const [agreeing, arguing] = (await gamesOf(page.request, id, 1)).slice(0, 2);
  const phonesAt = (seats: readonly number[] = []): Promise<Page[]> =>
    Promise.all(seats.map((entry) => phoneOf(browser, page.request, id, entry)));

  await test.step("they agree with one tap", async () => {
    const [one, other] = await phonesAt(agreeing?.seats);
    if (one === undefined || other === undefined) throw new Error("two have a board");
    await fillIn(one, ["401", "377"]);
    await one.getByRole("button", { name: "Ergebnis absenden" }).click();
    await expect(one.getByText("Sie haben gemeldet:")).toBeVisible();
    // The other sees it without a reload.
    const theirs = other.locator(".own-theirs");
    await expect(theirs).toContainText("401");
    await theirs.getByRole("button", { name: "Das stimmt" }).click();
    await expect(other.getByText("Sie haben gemeldet:")).toBeVisible();
    await expect(theirs.getByRole("button")).toHaveCount(0);
    await Promise.all([one.context().close(), other.context().close()]);
  });

  await test.step("they contradict each other, one of them without a network", async () => {
    const [one, other] = await phonesAt(arguing?.seats);
    if (one === undefined || other === undefined) throw new Error("two have a board");
    await other.context().setOffline(true);
    await fillIn(one, ["433", "300"]);
    await one.getByRole("button", { name: "Ergebnis absenden" }).click();
    await expect(one.getByText("Sie haben gemeldet:")).toBeVisible();
    await fillIn(other, ["343", "300"]);
    await other.getByRole("button", { name: "Ergebnis absenden" }).click();
    await expect(other.locator("#own-outbox")).toContainText("Keine Verbindung");
    await other.context().setOffline(false);
    for (const phone of [one, other]) {
      await expect(phone.getByText("Die Meldungen weichen voneinander ab")).toBeVisible();
    }
    expect(await timesInJournal(page, id, "343")).toBe(1);
    await Promise.all([one.context().close(), other.context().close()]);
  });

  await open(page, `/console/${id}/confirm`);
  const dispute = page.locator(".dispute");
  await expect(dispute).toHaveCount(1);
  await expect(dispute.locator(".dispute-result")).toHaveText([/433/, /343/]);
  await page.keyboard.press("a");
  await expect(dispute).toHaveCount(0);
  await page.keyboard.press("Alt+c");
  await expect(page.getByText("Alles ist bestätigt.")).toBeVisible();
});
