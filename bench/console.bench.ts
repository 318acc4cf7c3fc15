/**
 * The console's budgets at 400 players: its first paint at 400 kbit/s on a four times slower
 * processor, after the first visit, below a second; and the time from a key to what it changes on
 * the page, below 100 ms in the median. Exits with 1 if one is missed. Needs `npm run build` and a
 * quiet machine.
 *
 *     node bench/console.bench.ts [PLAYERS]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { provideBrowser } from "../scripts/browser.ts";
import { describeMachine } from "./machine.ts";
import { playEvent, startServer } from "./served.ts";

const PLAYERS = Number(process.argv[2] ?? 400);
/** Milliseconds. */
const BUDGET = { firstPaint: 1_000, key: 100 };
/** Bits per second, milliseconds there and back, and how much slower the processor is. */
const SLOW = { bits: 400_000, latency: 50, processor: 4 };
/** Visits of each page, and lines typed. */
const VISITS = 5;
const LINES = 20;

const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
const served = await startServer(["--journal", join(folder, "a.sqlite")]);
const { id } = await playEvent(served, "Console", PLAYERS);
for (const command of [{ type: "draft-round" }, { type: "publish-round", round: 2 }]) {
  await served.post(`/competitions/${id}/commands`, { command });
}
const { args, ...program } = await provideBrowser();
const browser = await chromium.launch({ ...program, args: [...args] });
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const [name = "", value = ""] = served.cookie.split(/;|=/);
await context.addCookies([{ name, value, url: served.url }]);
const page = await context.newPage();
console.log(describeMachine(folder));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const judge = (what: string, measured: number, budget: number): void => {
  const verdict = measured < budget ? "" : `  MISSED, the budget is ${budget} ms`;
  console.log(`${what.padEnd(44)}${measured.toFixed(0).padStart(6)} ms${verdict}`);
  if (measured >= budget) process.exitCode = 1;
};

/** Milliseconds from the navigation to the first contentful paint. */
const firstPaint = (): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint === undefined) return;
          observer.disconnect();
          resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** Bytes of the page itself as sent; scripts, styles and fonts are kept. */
const compressedSize = async (url: string): Promise<number> => {
  const headers = { cookie: served.cookie, accept: "text/html", "accept-encoding": "br, gzip" };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get("content-length") ?? 0);
};

const alive = (shown: Page): Promise<unknown> =>
  shown.locator("body[data-alive]").waitFor({ state: "attached" });

const devTools = await context.newCDPSession(page);
await devTools.send("Network.enable");
// Of the page's thread: independent of other work on the machine.
await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
const work = async (): Promise<number> => {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name: metric }) => metric === "TaskDuration")?.value ?? 0);
};
const throttle = async (isSlow: boolean): Promise<void> => {
  const throughput = isSlow ? SLOW.bits / 8 : -1;
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: isSlow ? SLOW.latency : 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOW.processor : 1 });
};

for (const path of ["", "/results/2", "/entries", "/standings"]) {
  const url = `${served.url}/console/${id}${path}`;
  await page.goto(url);
  await alive(page);
  await throttle(true);
  const paints: number[] = [];
  const workBefore = await work();
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto(url);
    paints.push(await firstPaint());
    await alive(page);
  }
  const worked = ((await work()) - workBefore) / VISITS;
  await throttle(false);
  const size = await compressedSize(url);
  console.log(`${path || "/"}: ${size} bytes, processor time of a visit ${worked.toFixed(0)} ms`);
  judge(`first paint of /console/ID${path}`, median(paints), BUDGET.firstPaint);
}

await page.goto(`${served.url}/console/${id}/results/2`);
await alive(page);
/** Milliseconds from each key to the next frame after the first change of the page, by key. */
await page.evaluate(() => {
  const times: { key: string; time: number }[] = [];
  Object.assign(window, { times });
  let pending: { key: string; since: number } | null = null;
  const changed = (): void => {
    if (pending === null) return;
    const { key, since } = pending;
    pending = null;
    requestAnimationFrame(() => {
      // A task after the frame: it has been painted.
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => times.push({ key, time: performance.now() - since });
      port1.postMessage(null);
    });
  };
  document.addEventListener("input", changed);
  new MutationObserver(changed).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  // When the key was pressed, not when the page had time for it.
  const begin = ({ key, timeStamp }: KeyboardEvent): void => {
    pending = { key, since: timeStamp };
  };
  document.addEventListener("keydown", begin, { capture: true });
});
const before = await work();
for (let board = 1; board <= LINES; board++) {
  await page.keyboard.type(`${board} 412 389`);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    () => (document.querySelector("#result-line") as HTMLInputElement).value === "",
  );
}
const worked = (await work()) - before;
const times = await page.evaluate(
  () => (window as unknown as { times: { key: string; time: number }[] }).times,
);
const timesOf = (isEnter: boolean): readonly number[] =>
  times.filter(({ key }) => (key === "Enter") === isEnter).map(({ time }) => time);
judge(`a key of ${timesOf(false).length} to what it shows`, median(timesOf(false)), BUDGET.key);
judge(`Enter of ${timesOf(true).length} lines to what it shows`, median(timesOf(true)), BUDGET.key);

console.log(`processor time of a key: ${(worked / times.length).toFixed(1)} ms`);

await browser.close();
await served.stop();
rmSync(folder, { recursive: true, force: true });
