/** A helper with a link of her own enters every result a second time, blind. */
import { numberIn } from "../test/number-in.ts";
import {
  command,
  commands,
  gamesOf,
  inRoundOne,
  linkWith,
  open,
  prepare,
  publishRound,
  typeLines,
} from "./director.ts";
import { expect, LONG_RUN, newVisitor, test } from "./losfee.ts";

test(
  "a helper checks blind, the director sees the difference and corrects it",
  LONG_RUN,
  async ({ page, browser }) => {
    const id = await prepare(page.request, 6, { settings: { secondEntry: true } });
    await publishRound(page.request, id, 1);
    const scores = [
      [417, 391],
      [400, 380],
      [377, 420],
    ];
    const results = (await gamesOf(page.request, id, 1)).map(({ board, seats }) => {
      const sides = seats.map((entry, seat) => ({ entry, score: scores[board - 1]?.[seat] }));
      return { type: "enter-result", round: 1, outcome: { kind: "played", sides } };
    });
    await commands(page.request, id, results);

    await open(page, `/console/${id}/links`);
    await page.keyboard.type("Anna");
    await page.keyboard.press("Enter");
    const address = await page.locator("#fresh-link").inputValue();

    const context = await newVisitor(browser);
    const helper = await context.newPage();
    await helper.goto(address);
    await helper.waitForURL(`**/console/${id}/results`);
    // She may not see what others entered, nor anything else of the console.
    expect(await helper.content()).not.toMatch(numberIn(417));
    expect((await helper.request.get(`/console/${id}/settings`)).status()).toBe(403);

    await open(helper, `/console/${id}/check`);
    expect(await helper.content()).not.toMatch(numberIn(417));
    await helper.getByRole("textbox", { name: "Ergebnis noch einmal" }).focus();
    for (const typed of ["1 417 391", "2 400 308"]) {
      await helper.keyboard.type(typed);
      await helper.keyboard.press("Enter");
    }
    await expect(helper.locator(".last-echo")).toContainText("Brett 2: weicht ab");
    await expect(helper.locator(".last-echo")).not.toContainText(numberIn(380));
    await expect(helper.locator(".tally")).toHaveText("2 von 3 geprüft");

    await open(page, `/console/${id}`);
    await expect(page.getByRole("link", { name: /Abweichungen in Runde 1 klären/ })).toBeFocused();
    await page.keyboard.press("Enter");
    const difference = page.getByRole("row", { name: /400–380/ });
    await expect(difference).toContainText("400–308");
    await expect(difference).toContainText("Anna");
    await difference.getByRole("link", { name: /Zweite übernehmen/ }).click();
    await expect(page.getByRole("textbox", { name: "Richtig ist" })).toHaveValue("2 400 308");
    await page.getByRole("textbox", { name: "Richtig ist" }).press("Enter");
    await page.getByLabel(/^Grund/).fill("Zettel sagt 308");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/results/1");
    await expect(page.getByRole("row", { name: /400–308/ })).toContainText("korrigiert");

    // A link taken back no longer works, not even for who is in already.
    await open(page, `/console/${id}/links`);
    await page.getByRole("button", { name: "Widerrufen" }).click();
    await page.getByRole("button", { name: "Link widerrufen" }).click();
    await expect(page.getByText("Der Link für Anna gilt nicht mehr.")).toBeVisible();
    expect((await helper.request.get(`/console/${id}/check`)).status()).toBe(401);
    await context.close();
  },
);

test("helpers take back their own results only", async ({ page, browser, losfee }) => {
  const id = await inRoundOne(page.request, 6);
  const url = await linkWith(page.request, id, { label: "Tisch 3" });
  const context = await newVisitor(browser);
  const helper = await context.newPage();
  await helper.goto(url);
  await open(helper, `${losfee.url}/console/${id}/results`);
  await typeLines(helper, ["1 412 389"]);
  await expect(helper.locator(".tally")).toHaveText("2 Ergebnisse fehlen");
  const [, second] = await gamesOf(page.request, id, 1);
  const [a, b] = second?.seats ?? [0, 0];
  await command(page.request, id, {
    type: "enter-result",
    round: 1,
    outcome: {
      kind: "played",
      sides: [
        { entry: a, score: 400 },
        { entry: b, score: 300 },
      ],
    },
  });
  await expect(helper.locator(".last-results li")).toHaveCount(2);
  await expect(helper.getByRole("button", { name: /^zurück: Brett/ })).toHaveCount(1);
  await helper.keyboard.press("Alt+z");
  await expect(helper.getByRole("textbox", { name: "Ergebnis" })).toHaveValue("1 412 389");
  await context.close();
});
