/** Losfee below a path of another website: the proxy in front passes on nothing else. */
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "@playwright/test";
import { alive, inRoundOne, linkWith, open } from "./director.ts";
import { expect, LONG_RUN, newVisitor, startLosfee, test } from "./losfee.ts";

/** A website with Losfee below `/turniere`; records the other requests. */
const website = async () => {
  const beside: string[] = [];
  let target = "";
  const proxy = createServer((asked, answer) => {
    const url = asked.url ?? "";
    if (!url.startsWith("/turniere")) {
      beside.push(url);
      answer.writeHead(404).end();
      return;
    }
    const passed = ask(target + url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/turniere`;
  const losfee = await startLosfee("--url", url);
  target = losfee.url;
  const close = async (): Promise<void> => {
    proxy.closeAllConnections();
    proxy.close();
    await losfee.stop();
  };
  return { url, losfee, beside, close };
};

test(
  "everything works below an address of another website: pages, keys, live changes, phones",
  LONG_RUN,
  async ({ browser }) => {
    const { url, losfee, beside, close } = await website();
    const director = await browser.newContext({ storageState: losfee.director, baseURL: url });
    const page = await director.newPage();
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    // Past the proxy, where its path does not exist.
    const cookies = losfee.director.cookies.map((cookie) => ({ ...cookie, path: "/" }));
    const api = await request.newContext({
      baseURL: losfee.url,
      storageState: { ...losfee.director, cookies },
    });
    const id = await inRoundOne(api, 12);

    // By keys: a result, which a spectator sees without a reload.
    const visitor = await newVisitor(browser);
    const spectator = await visitor.newPage();
    await spectator.goto(`${url}/c/${id}/standings`);
    await open(page, `${url}/console/${id}/results`);
    await page.keyboard.type("1 500 300");
    await page.keyboard.press("Enter");
    await expect(page.locator(".last-echo")).toContainText("500");
    await expect(
      spectator.getByText("500–300", { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();

    // The standings by a digit, another page by its name.
    await page.keyboard.press("Alt+6");
    await page.waitForURL(`${url}/console/${id}/standings`);
    await alive(page);
    await page.keyboard.press("Control+k");
    await expect(page.locator("dialog[open]")).toBeVisible();
    await page.keyboard.type("Meldungen");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/console/${id}/entries`);

    // The spectator plays, too: the player's own page, by the link of the code.
    const scope = { kind: "player", entry: 3 } as const;
    const link = await linkWith(api, id, { label: "Spieler 3", role: "player", scope });
    expect(link.startsWith(`${url}/enter/`)).toBe(true);
    await spectator.goto(link);
    await alive(spectator);
    expect(spectator.url()).toBe(`${url}/c/${id}/me`);

    expect(beside).toEqual([]);
    expect(failed).toEqual([]);
    await api.dispose();
    await Promise.all([director, visitor].map((one) => one.close()));
    await close();
  },
);
