/** An event of a laptop on a club's server: readers lose nothing, and a hostile laptop gains nothing. */
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { type Page, request } from "@playwright/test";
import {
  type LaptopSays,
  laptopSaysSchema,
  PUBLISHING,
  type Shown,
} from "../packages/server/src/publishing/messages.ts";
import { seal, unseal } from "../packages/server/src/standby/sealed.ts";
import { enterResults, inRoundOne } from "./director.ts";
import { command, expect, LONG_RUN, type Losfee, newVisitor, test } from "./losfee.ts";

const run = promisify(execFile);

/** An event on a laptop, published by a club's server. Tests may change the laptop's answers. */
const broadcast = async (club: Losfee, laptop: Losfee) => {
  const received = await run(command, ["receive", "--json", "--journal", club.journal]);
  const { key } = JSON.parse(received.stdout) as { readonly key: string };
  const way: { change: (shown: Shown) => Shown } = { change: (shown) => shown };
  const changed = (sealed: Buffer): Uint8Array => {
    const says: LaptopSays = laptopSaysSchema.parse(unseal(key, PUBLISHING, sealed));
    return says.say === "show"
      ? seal(key, PUBLISHING, { ...says, shown: says.shown.map(way.change) })
      : sealed;
  };
  const proxy = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    try {
      const { status, ...given } = await fetch(club.url + (asked.url ?? ""), {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(changed(Buffer.concat(parts))),
      }).then(async (one) => ({ status: one.status, body: Buffer.from(await one.arrayBuffer()) }));
      answer.writeHead(status).end(given.body);
    } catch {
      answer.destroy();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const api = await request.newContext({ baseURL: laptop.url, storageState: laptop.director });
  // Under a name that no event of the club has.
  const id = await inRoundOne(api, 12, { name: "laptop" });
  const place = `${url}/publish#${key}`;
  await run(command, ["broadcast", place, "-c", id, "--journal", laptop.journal]);
  await expect.poll(async () => (await fetch(`${club.url}/c/${id}`)).status).toBe(200);
  const close = async (): Promise<void> => {
    await api.dispose();
    proxy.closeAllConnections();
    proxy.close();
  };
  return { api, id, way, close };
};

/** Collects the errors of a page. */
const complaintsOf = (page: Page): string[] => {
  const found: string[] = [];
  page.on("console", (message) => message.type() === "error" && found.push(message.text()));
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
};

// One worker plays them, on one laptop.
test.describe.configure({ mode: "default" });

test("readers of an event that runs elsewhere have all that its pages do", async ({
  browser,
  losfee: club,
  laptop,
}) => {
  const { api, id, close } = await broadcast(club, laptop);
  const context = await newVisitor(browser, { baseURL: club.url });
  const page = await context.newPage();
  const complaints = complaintsOf(page);

  await page.goto(`/c/${id}/pairings`);
  expect(await page.evaluate(() => self.origin)).toBe("null");
  await expect(page.getByText("0 von 6 Ergebnissen", { exact: true })).toBeVisible();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return {
      fonts: [...document.fonts].filter(({ status }) => status === "loaded").length,
      styles: [...document.styleSheets].length,
      height: document.querySelector("main")?.getBoundingClientRect().height ?? 0,
    };
  });
  expect(loaded.fonts).toBeGreaterThan(0);
  expect(loaded.styles).toBeGreaterThan(1);
  expect(loaded.height).toBeGreaterThan(100);
  await page.getByLabel("Warum diese Paarung an Brett 2?").click();
  await expect(page.locator("#why-2 .reasons")).toBeVisible();
  // Without a reload.
  await enterResults(api, id, 1, 1);
  await expect(page.getByText("1 von 6 Ergebnissen", { exact: true })).toBeVisible();
  await expect(page.locator("#why-2 .reasons")).toBeVisible();

  // A form, and another language that the next pages keep.
  await page.goto(`/c/${id}/standings`);
  await page.getByRole("link", { name: "Zwei vergleichen" }).click();
  await page.locator("select[name=b]").selectOption({ index: 4 });
  await page.getByRole("button", { name: "Vergleichen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Warum steht .+ vor .+\?$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Why is .+ ahead of .+\?$/);
  await page.goto(`/c/${id}/screen`);
  await expect(page.locator("main")).toBeVisible();
  await page.goto(`/c/${id}/me`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
  await close();
});

test(
  "a hostile laptop reads no session, acts for nobody and stays on its own pages",
  LONG_RUN,
  async ({ browser, losfee: club, laptop }) => {
    const { id, way, close } = await broadcast(club, laptop);
    const context = await browser.newContext({ baseURL: club.url, storageState: club.director });
    const page = await context.newPage();
    const evil = `<!doctype html><title>Evil</title><body>
    <script>document.title = "inline"</script>
    <script src="/c/${id}/standings.csv"></script>
    <script src="data:text/javascript,document.title='data'"></script>
    <img src="/x" onerror="document.title='handler'">
    <iframe src="/console" id="framed"></iframe>
    <form method="post" action="/api/v1/session" id="form"><button>Go</button></form>
    <h1>Evil</h1>`;
    way.change = (shown) => ({
      ...shown,
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src * 'unsafe-inline' data:",
        "set-cookie": "losfee_session=stolen; path=/",
        "service-worker-allowed": "/",
        "clear-site-data": '"*"',
      },
      body: Buffer.from(evil).toString("base64"),
    });
    const before = await context.cookies();
    expect(before.length).toBeGreaterThan(0);
    await page.goto(`/c/${id}/lots`);
    await expect(page.getByRole("heading", { name: "Evil" })).toBeVisible();
    await expect(page).toHaveTitle("Evil");
    await expect(page.frameLocator("#framed").locator("body[data-page]")).toHaveCount(0);
    // Even an injected script would find nothing there.
    const found = await page.evaluate(async (competition) => {
      const tried = async (act: () => unknown): Promise<unknown> => {
        try {
          return await act();
        } catch {
          return "refused";
        }
      };
      const credentials = "include";
      const read = (url: string) => async () =>
        (await fetch(url, { credentials })).text().then((text) => text.length);
      return {
        origin: self.origin,
        cookie: await tried(() => document.cookie),
        storage: await tried(() => localStorage.length),
        database: await tried(() => indexedDB.open("x") && new Promise(() => undefined)),
        caches: await tried(() => caches.keys()),
        worker: await tried(() =>
          navigator.serviceWorker.register(`/c/${competition}/me/worker.js`),
        ),
        list: await tried(read("/api/v1/competitions")),
        console: await tried(read("/console")),
        session: await tried(read("/api/v1/session")),
        written: await tried(() =>
          fetch("/api/v1/competitions", {
            method: "POST",
            credentials,
            headers: { "content-type": "application/json" },
            body: "{}",
          }),
        ),
      };
    }, id);
    expect(found).toEqual({
      origin: "null",
      cookie: "refused",
      storage: "refused",
      database: "refused",
      caches: "refused",
      worker: "refused",
      list: "refused",
      console: "refused",
      session: "refused",
      written: "refused",
    });
    // A form of its own reaches the server without the session.
    const posted = page.waitForResponse(
      (one) => one.url().endsWith("/api/v1/session") && one.request().method() === "POST",
    );
    await page.getByRole("button", { name: "Go" }).click();
    const answer = await posted;
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(await answer.request().headerValue("cookie")).toBeNull();

    // In a frame of another page it does not navigate that one away.
    await page.goto("/console");
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      frame.src = src;
      frame.id = "relayed";
      document.body.append(frame);
    }, `/c/${id}/lots?again`);
    await expect(
      page.frameLocator("#relayed").getByRole("heading", { name: "Evil" }),
    ).toBeVisible();
    const frame = page.frames().find((one) => one.url().includes(`/c/${id}/`));
    const led = await frame?.evaluate(() => {
      try {
        window.top?.location.assign("/c/elsewhere");
        return "led away";
      } catch {
        return "refused";
      }
    });
    expect(led).toBe("refused");

    // Nothing of it remains in other places.
    expect(await context.cookies()).toEqual(before);
    await page.goto("/console");
    await expect(page.locator("body[data-page]")).toBeVisible();
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(workers).toEqual([]);
    await context.close();
    await close();
  },
);
