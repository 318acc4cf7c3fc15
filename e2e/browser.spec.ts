/** Checks the provisioned browser itself, so that a failure elsewhere is not blamed on the product. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./losfee.ts";

const page = `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Losfee</title>
<h1>Nächste Runde</h1>
<p id="sample">Spieler: Žofia Größe</p>
<button onclick="document.querySelector('output').textContent = 'ausgelost'">Auslosen</button>
<output></output>`;

test("the browser opens a page, clicks and draws text", async ({ page: tab }, testInfo) => {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await tab.goto(`http://127.0.0.1:${port}/`);
    await tab.getByRole("button", { name: "Auslosen" }).click();
    await expect(tab.getByRole("status")).toHaveText("ausgelost");

    // Without any font Chromium gives text no width, and screenshots show nothing.
    const text = tab.locator("#sample");
    const width = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeGreaterThan(50);

    const screenshot = await tab.screenshot({ path: testInfo.outputPath("screen.png") });
    expect(screenshot.length).toBeGreaterThan(1_000);
  } finally {
    server.close();
  }
});
