import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { sweep } from "../../../test/long.ts";
import { playFirstRound, signIn, stopByConsole } from "./first-round.ts";
import { built, servedFolder } from "./served.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);

/** Packing and installing requests third-party packages from the registry. */
const PATIENCE = 600_000;

const { path: folder, start } = servedFolder();

/** Only in the long run: it installs everything anew. */
it.runIf(sweep(false, built))(
  "packed as for npm and installed into an empty folder, losfee serves its first page with its styles, pairs a round and stops",
  async () => {
    const packed = join(folder, "packed");
    const empty = join(folder, "empty");
    for (const path of [packed, empty]) mkdirSync(path);
    await run("npm", ["pack", "--silent", "--workspaces", "--pack-destination", packed], {
      cwd: root,
    });
    const tarballs = globSync("*.tgz", { cwd: packed }).map((name) => join(packed, name));
    expect(tarballs).toHaveLength(7);
    writeFileSync(join(empty, "package.json"), JSON.stringify({ private: true }));
    const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--omit=dev"];
    await run("npm", ["install", ...quietly, ...tarballs], { cwd: empty });

    const arguments_ = ["losfee", "serve", "--port", "0", "--json", "--stoppable"];
    const { first, ended } = await start("npx", arguments_, { cwd: empty, wanted: /\}\s*$/ });
    const { url, directorUrl } = JSON.parse(first) as { url: string; directorUrl: string };
    const page = await fetch(`${url}/`, { headers: { accept: "text/html" } });
    expect(page.status).toBe(200);
    const assets = [...(await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) expect((await fetch(url + path)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);

    const director = await signIn(directorUrl);
    expect(await playFirstRound(director)).toBe(2);
    await stopByConsole(director);
    expect(await ended).toBe(0);
    expect(existsSync(join(empty, "losfee.sqlite"))).toBe(true);
  },
  PATIENCE,
);
