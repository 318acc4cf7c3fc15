import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { built, launcher, servedFolder } from "./served.ts";

const folder = servedFolder();

/** Makes the launcher believe that it runs on an old Node: it then starts a server of its own. */
const old = `--import=data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process, "version", { value: "v20.20.2" })',
)}`;

const addressIn = (text: string): string => JSON.parse(/\{.*\}/.exec(text)?.[0] ?? "{}").url;

/** Waits until a condition holds. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Waits until a server has closed its file in order, which it does after releasing its port. */
const isGone = (journal: string): Promise<void> => until(() => !existsSync(`${journal}-wal`));

describe.skipIf(!built || process.platform === "win32")("the server ends in order", () => {
  test.each(["SIGTERM", "SIGKILL"] as const)("with the launcher, by %s", async (signal) => {
    const journal = join(folder.path, `launcher-${signal}.sqlite`);
    const serve = ["serve", "--json", "--port", "0", "--journal", journal];
    const { first, child } = await folder.start(process.execPath, [old, launcher, ...serve]);
    expect(addressIn(first)).toMatch(/^http:/);
    child.kill(signal);
    await isGone(journal);
  });

  /** Starts the server through npm, a shell and a launcher on an old Node, as `npm start` does. */
  const startByNpm = async (name: string) => {
    const cwd = join(folder.path, name);
    mkdirSync(cwd);
    const start = `"${process.execPath}" "${old}" "${launcher}" serve --json --port 0`;
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ scripts: { start } }));
    const { first, child } = await folder.start("npm", ["start"], { cwd, wanted: /\}/ });
    return { child, url: addressIn(first), journal: join(cwd, "losfee.sqlite") };
  };

  test.each(["SIGTERM", "SIGHUP"] as const)("with npm start, by %s", async (signal) => {
    const { child, journal } = await startByNpm(signal);
    child.kill(signal);
    await isGone(journal);
  });

  test("with npm start that is killed, and another takes its place", async () => {
    const { child, url, journal } = await startByNpm("SIGKILL");
    child.kill("SIGKILL");
    await isGone(journal);
    const { port } = new URL(url);
    const { first } = await folder.serve("--json", "--port", port, "--journal", journal);
    expect(addressIn(first)).toBe(url);
  });

  test("by Ctrl-C, which a terminal sends to npm, shell, launcher and server at once", async () => {
    const { child, journal } = await startByNpm("SIGINT");
    process.kill(-(child.pid ?? 0), "SIGINT");
    await isGone(journal);
  });
});
