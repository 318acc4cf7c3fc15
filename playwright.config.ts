/** Browser tests: `npm run test:browser`; see scripts/browser.ts for where the browser comes from. */
import { defineConfig } from "@playwright/test";
import { provideBrowser } from "./scripts/browser.ts";
import { sweep } from "./test/long.ts";

const { executablePath, args, env } = await provideBrowser();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One more than processors: a test waits for its server or for the page a third of its time.
  workers: 3,
  grepInvert: sweep(/@long/, []),
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // A test that passes only at the second try is a fault to find, not to repeat.
  retries: 0,
  // Far beyond what a slow, busy machine needs: it ends what hangs, and nothing else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Built code runs as it is.
  build: { external: ["**/dist/**"] },
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1366, height: 768 },
    // One context for a worker's tests, emptied between them, saves each a process and its start; in
    // the long run each has its own.
    reuseContext: sweep(true, false),
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Recording a trace doubles what typing takes; `--trace on` shows how a test failed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: [...args], env },
  },
});
