/** A competition on other websites: a page embedded there, by the director's list. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inRoundOne, open, prepare } from "./director.ts";
import { expect, newVisitor, test } from "./losfee.ts";

test("a website that the director lists shows the leaders; any other is refused", async ({
  page,
  browser,
}) => {
  const id = await inRoundOne(page.request, 6);
  await open(page, `/console/${id}/sharing`);
  const snippet = await page.getByLabel("HTML für die Website", { exact: true }).inputValue();
  const website = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Verein</title><h1>Verein</h1>${snippet}`);
  });
  await new Promise<void>((resolve) => website.listen(0, "127.0.0.1", resolve));
  const club = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  const context = await newVisitor(browser);
  const visitor = await context.newPage();
  try {
    const refused = visitor.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await visitor.goto(club);
    await refused;
    await expect(visitor.frameLocator("iframe").getByRole("table")).toHaveCount(0);

    const sites = page.getByLabel("Erlaubte Websites, eine je Zeile");
    await sites.fill("https://*");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("alert")).toContainText("https://*");
    await expect(sites).toHaveValue("https://*");
    await sites.fill(`${club}/startseite`);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(sites).toHaveValue(club);

    await visitor.goto(club);
    const frame = visitor.frameLocator("iframe");
    await expect(frame.getByRole("table")).toBeVisible();
    await expect(frame.getByRole("link", { name: "Leitung" })).toHaveCount(0);
  } finally {
    await context.close();
    website.close();
  }
});

test("messages to programs: the key is shown once, a wrong address is named", async ({ page }) => {
  const id = await prepare(page.request, 6);
  await open(page, `/console/${id}/sharing`);
  const section = page.getByRole("region", { name: "Nachrichten an andere Programme" });
  const address = section.getByLabel("Adresse des Empfängers");
  await address.fill("http://192.168.1.20/hook");
  await section.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(section.getByRole("alert")).toContainText("--private-webhooks");
  await expect(address).toHaveValue("http://192.168.1.20/hook");
  await address.fill("https://club.invalid/hook");
  await section.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(section.getByLabel("Schlüssel", { exact: true })).toHaveValue(/^whsec_/);
  await section.getByRole("button", { name: "Probe senden" }).click();
  await section.getByRole("button", { name: "Sendungen" }).click();
  await expect(section.getByRole("list", { name: /Sendungen an/ })).toContainText("Test");
  await page.reload();
  await expect(section.getByText("https://club.invalid/hook")).toBeVisible();
  await expect(section.getByLabel("Schlüssel", { exact: true })).toHaveCount(0);
  await section.getByRole("button", { name: "Entfernen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click();
  await expect(section.getByText("Noch keine Adresse.")).toBeVisible();
});
