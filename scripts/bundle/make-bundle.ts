import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { ROOT } from "../root.ts";
import { iconFor } from "./icons.ts";
import { machineOf } from "./machine.ts";
import { isNeeded, isNeededOfOurs } from "./needed.ts";
import {
  type Lock,
  lockToRun,
  nativePackages,
  nodeOf,
  type Platform,
  RUNTIME_VERSION,
} from "./platforms.ts";
import { APP, startScript } from "./start-scripts.ts";

/** Largest zip file, in bytes. */
export const LIMIT = 120 * 1024 * 1024;

/** Folder in each zip file. */
export const FOLDER = "Losfee";

/** A file of a bundle, by its path in it. */
interface Packed {
  readonly bytes: Buffer;
  readonly executable: boolean;
}

type Files = Map<string, Packed>;

/**
 * Makes the zip file of a platform in `folder` and returns its path. Needs the build, and the npm
 * registry for Node and the packages of that platform.
 */
export const makeBundle = async (platform: Platform, folder: string): Promise<string> => {
  const stage = join(ROOT, "node_modules/.cache/bundle", platform.id);
  rmSync(stage, { recursive: true, force: true });
  const files: Files = new Map();
  const { name, text } = startScript(platform);
  files.set(name, { bytes: Buffer.from(text), executable: true });
  const icon = await iconFor(platform);
  files.set(icon.name, plain(icon.bytes));
  files.set("LICENSE.txt", plain(readFileSync(join(ROOT, "LICENSE"))));
  for (const [guide, language] of GUIDES) {
    files.set(guide, plain(readFileSync(join(ROOT, `docs/guides/no-terminal.${language}.md`))));
  }
  addRuntime(files, platform, join(stage, "runtime"));
  addPackages(files, platform, join(stage, "packages"));
  checkNatives(files, platform);
  rmSync(stage, { recursive: true, force: true });

  const { version } = manifestOf("packages/cli");
  const path = join(folder, `losfee-${version}-${platform.id}.zip`);
  const bytes = await zipped(files);
  if (bytes.length > LIMIT) throw new Error(`${path} has ${bytes.length} bytes`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return path;
};

const GUIDES = [
  ["Guide.txt", "en"],
  ["Anleitung.txt", "de"],
] as const;

const plain = (bytes: Buffer): Packed => ({ bytes, executable: false });

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));

/** Runs npm for another platform; scripts of packages could only run on this one. */
const npm = ({ os, cpu }: Platform, cwd: string, ...args: readonly string[]): void => {
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(os === "linux" ? ["--libc=glibc"] : [])];
  const quietly = ["--silent", "--no-audit", "--no-fund", "--prefer-offline"];
  const alone = ["--ignore-scripts", "--no-bin-links"];
  const shell = process.platform === "win32";
  execFileSync("npm", [...args, ...target, ...quietly, ...alone], { cwd, stdio: "inherit", shell });
};

const addRuntime = (files: Files, platform: Platform, stage: string): void => {
  mkdirSync(stage, { recursive: true });
  writeFileSync(join(stage, "package.json"), JSON.stringify({ private: true }));
  npm(platform, stage, "install", `${platform.runtime}@${RUNTIME_VERSION}`);
  const installed = join(stage, "node_modules", platform.runtime);
  const node = nodeOf(platform);
  const bytes = readFileSync(join(installed, "bin", node));
  files.set(`${APP}/${node}`, { bytes, executable: true });
  // The package for Windows lacks it.
  const licence = readable(join(installed, "LICENSE"));
  if (licence !== null) files.set(`${APP}/node-LICENSE.txt`, plain(licence));
};

/** Installs what the lock names for the platform, and puts our packages beside it. */
const addPackages = (files: Files, platform: Platform, stage: string): void => {
  mkdirSync(stage, { recursive: true });
  const {
    devDependencies: _,
    optionalDependencies: __,
    scripts: ___,
    ...workspace
  } = manifestOf(".");
  writeFileSync(join(stage, "package.json"), JSON.stringify(workspace));
  writeFileSync(join(stage, "package-lock.json"), JSON.stringify(lockToRun(readLock())));
  for (const folder of workspace.workspaces) {
    mkdirSync(join(stage, folder), { recursive: true });
    cpSync(join(ROOT, folder, "package.json"), join(stage, folder, "package.json"));
  }
  npm(platform, stage, "ci", "--omit=dev");

  addInstalled(files, join(stage, "node_modules"), `${APP}/node_modules`);
  for (const folder of workspace.workspaces) {
    const { name } = manifestOf(folder);
    const place = `${APP}/node_modules/${name}`;
    for (const path of filesIn(join(ROOT, folder), "{package.json,*.js,{bin,dist}/**/*}")) {
      if (!isNeededOfOurs(name, path)) continue;
      files.set(`${place}/${path}`, plain(readFileSync(join(ROOT, folder, path))));
    }
    addInstalled(files, join(stage, folder, "node_modules"), `${place}/node_modules`);
  }
};

/** Adds packages of others; links lead to ours. */
const addInstalled = (files: Files, from: string, to: string): void => {
  for (const path of filesIn(from, "**/*")) {
    // A package in the folder of another one, too.
    const [, inPackage = ""] = /^(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+\/(.*)$/.exec(path) ?? [];
    if (/^(@losfee\/|losfee\/)/.test(path) || !isNeeded(inPackage)) continue;
    files.set(`${to}/${path}`, plain(readFileSync(join(from, path))));
  }
};

/** Paths of the files in a folder, with slashes. */
const filesIn = (cwd: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd, exclude: ["@losfee", "losfee"] })
    .filter((path) => statSync(join(cwd, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"));

export const readLock = (): Lock =>
  JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

/** Throws unless each native part is there, and all programs are for the platform's machine. */
const checkNatives = (files: Files, platform: Platform): void => {
  const { os, cpu, id } = platform;
  const programs = [...files].flatMap(([path, { bytes }]) => {
    const machine = machineOf(bytes);
    if (machine === null) return [];
    if (machine.os !== os || machine.cpu !== cpu) throw new Error(`${path} is not for ${id}`);
    return [path];
  });
  const wanted = nativePackages(readLock(), platform).map((path) => `${APP}/${path}/`);
  for (const place of [`${APP}/${nodeOf(platform)}`, ...wanted]) {
    if (!programs.some((path) => path.startsWith(place))) throw new Error(`${place} is missing`);
  }
};

const zipped = async (files: Files): Promise<Uint8Array> => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false });
  for (const [path, { bytes, executable }] of files) {
    await writer.add(`${FOLDER}/${path}`, new Uint8ArrayReader(bytes), {
      unixMode: executable ? 0o755 : 0o644,
    });
  }
  return writer.close();
};

const readable = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
};
