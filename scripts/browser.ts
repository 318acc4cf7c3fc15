/**
 * The Chromium of the browser tests (and of screenshots for the manual).
 *
 * Playwright's own download fails in closed networks, so the browser comes from the first of:
 *
 * 1. `CHROMIUM_PATH`, if set;
 * 2. a Chromium or Chrome installed on this machine;
 * 3. the binary inside the npm package `@sparticuz/chromium` (Linux x64), unpacked once into
 *    `node_modules/.cache`. Only its files are used: its API starts the browser with web security
 *    switched off, which would hide real mistakes.
 */
import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The whole environment of the browser's process, not an addition to ours. */
  readonly env: Record<string, string>;
}

/** Search paths; the tests of this file use others. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Full paths tried in addition to the PATH. */
  readonly wellKnown: readonly string[];
  readonly packageFolder: string;
  readonly cacheFolder: string;
}

/**
 * Root in a container has no sandbox, test machines have no graphics card, and a closed network
 * refuses Chromium's own background requests.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const modules = fileURLToPath(new URL("../node_modules/", import.meta.url));

const here: Surroundings = {
  env: process.env,
  wellKnown: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  packageFolder: join(modules, "@sparticuz/chromium"),
  cacheFolder: join(modules, ".cache"),
};

/** Finds a browser, unpacking one when the machine has none. */
export async function provideBrowser(where: Surroundings = here): Promise<Browser> {
  const chosen = where.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return { executablePath: chosen, args, env: defined(where.env) };
  }

  const folders = (where.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => commands.map((name) => join(folder, name)));
  const installed = [...candidates, ...where.wellKnown].find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args, env: defined(where.env) };

  if (!existsSync(where.packageFolder)) {
    throw new Error("No browser found: install Chromium, or name one in CHROMIUM_PATH.");
  }
  const home = await unpack(where.packageFolder, where.cacheFolder);
  const libraries = [join(home, "lib"), where.env["LD_LIBRARY_PATH"]].filter(Boolean);
  return {
    executablePath: join(home, "chromium"),
    args,
    env: {
      ...defined(where.env),
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_FILE: join(home, "fonts.conf"),
    },
  };
}

/**
 * Unpacks the package's browser, its libraries and its fonts; returns the folder.
 *
 * The folder only gets its name when it is complete, so an interrupted run leaves nothing
 * half-done, and of two concurrent runs one wins.
 */
async function unpack(packageFolder: string, cacheFolder: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const home = join(cacheFolder, `losfee-chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cacheFolder, { recursive: true });
  const work = await mkdtemp(`${home}.unpacking-`);
  try {
    const bin = join(packageFolder, "bin");
    const executable = join(work, "chromium");
    await untar(join(bin, "al2023.tar.br"), work);
    await untar(join(bin, "fonts.tar.br"), work);
    await unbrotli(join(bin, "chromium.br"), executable);
    await chmod(executable, 0o755);
    await writeFile(join(work, "fonts.conf"), fontConfiguration(home));
    await rename(work, home).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster; its result is as good as ours.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return home;
}

async function unbrotli(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** Through a file: tar stops reading at the archive's end mark, which breaks a pipe now and then. */
async function untar(archive: string, folder: string): Promise<void> {
  const tar = join(folder, basename(archive, ".br"));
  await unbrotli(archive, tar);
  await promisify(execFile)("tar", ["-x", "-f", tar, "-C", folder, "--no-same-owner"]);
  await rm(tar);
}

/** Only the shipped fonts: pages look the same on every machine that uses this browser. */
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "font-cache")}</cachedir>
</fontconfig>
`;
}

function defined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
