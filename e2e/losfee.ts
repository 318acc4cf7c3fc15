/** A real server for browser tests: the built command on a journal of its own. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  request,
} from "@playwright/test";
import { sweep } from "../test/long.ts";
import { TEMPORARY_PLACE } from "../test/temporary-place.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/**
 * Marks tests that `npm test` leaves to the long run: whole events played by hand, whose rules have
 * tests of their own, and second examples of what another browser test shows.
 */
export const LONG_RUN = { tag: "@long" } as const;

/** A server that runs for as long as a worker's tests. */
export interface Losfee {
  readonly url: string;
  /** The cookies of the user of the director's link. */
  readonly director: StorageState;
  /** The file with all data. */
  readonly journal: string;
}

/** The built command. */
export const command = fileURLToPath(new URL("../node_modules/.bin/losfee", import.meta.url));

/** The output of `losfee serve --json` once it answers. */
interface Announcement {
  readonly url: string;
  readonly directorUrl: string;
}

/** A server that the test itself ends. */
type StartedLosfee = Losfee & {
  readonly stop: () => Promise<void>;
};

/** Starts `losfee serve` on any free port, with more options; `stop` ends it and removes its journal. */
export const startLosfee = (...options: readonly string[]): Promise<StartedLosfee> =>
  startLosfeeWith({}, ...options);

/** The same with variables of the environment. */
export const startLosfeeWith = async (
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<StartedLosfee> => {
  const folder = await mkdtemp(join(TEMPORARY_PLACE, "losfee-e2e-"));
  const journal = join(folder, "journal.sqlite");
  const child = spawn(
    command,
    ["serve", "--json", "--port", "0", "--journal", journal, ...options],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...environment },
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let text = "";
  for await (const line of createInterface({ input: child.stdout })) {
    text += line;
    // The announcement may be laid out over several lines.
    if (line.endsWith("}")) break;
  }
  if (text === "") throw new Error("losfee serve ended before it answered");
  const { url, directorUrl } = JSON.parse(text) as Partial<Announcement>;
  if (url === undefined || directorUrl === undefined) throw new Error(`losfee serve said ${text}`);
  const visitor = await request.newContext();
  await visitor.get(`${url}${new URL(directorUrl).pathname}`);
  const director = await visitor.storageState();
  await visitor.dispose();
  return { url, director, journal, stop };
};

/**
 * Tests with a server, in which `page` belongs to the director; a second server, the laptop, is
 * started for tests that ask for it. Tests without either use this, too: for another kind of tests
 * Playwright starts all its workers anew, with their browsers and servers.
 */
export const test = base.extend<object, { losfee: Losfee; laptop: Losfee }>({
  losfee: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of what is needed
    async ({}, use) => {
      const { stop, ...losfee } = await startLosfee();
      await use(losfee);
      await stop();
    },
    { scope: "worker" },
  ],
  laptop: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of what is needed
    async ({}, use) => {
      const { stop, ...laptop } = await startLosfee();
      await use(laptop);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ losfee }, use) => use(losfee.url),
  // Animations are redrawn constantly, and nothing is clicked meanwhile: only in the long run.
  contextOptions: { reducedMotion: sweep("reduce", "no-preference") },
  // Far below a test's time: a missing element is named, not waited for.
  actionTimeout: 30_000,
  storageState: ({ losfee }, use) => use(losfee.director),
});

/** A browser without a signed-in user. */
export const newVisitor = (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ ...options, storageState: { cookies: [], origins: [] } });

export { expect } from "@playwright/test";
