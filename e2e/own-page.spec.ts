/** A player's phone: the page of one's own by a personal link, without a network in between. */
import { inRoundOne, linkWith } from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";
import { modelOf } from "./tables-director.ts";

test("a result that is reported without a network is sent once it is there, exactly once", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 12);
  const scope = { kind: "player", entry: 3 } as const;
  const url = await linkWith(page.request, id, { label: "Cem", role: "player", scope });
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(url);
  await expect(phone.locator("body[data-alive]")).toBeAttached();
  await expect(phone.getByRole("heading", { name: /^Brett \d+$/ })).toBeInViewport();
  const fields = phone.getByRole("textbox");
  await fields.nth(0).fill("412");
  await fields.nth(1).fill("389");
  await context.setOffline(true);
  await phone.getByRole("button", { name: "Ergebnis absenden" }).click();
  await expect(phone.locator("#own-outbox")).toContainText("Keine Verbindung");
  await context.setOffline(false);
  await expect(phone.getByText("Sie haben gemeldet:")).toBeVisible();
  await expect(phone.locator("#own-outbox li")).toHaveCount(0);
  const { lines } = await modelOf<{ lines: readonly { text: string }[] }>(
    page.request,
    `/console/${id}/journal?after=0`,
  );
  expect(lines.filter(({ text }) => text.includes("412"))).toHaveLength(1);
  await context.close();
});
