import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Entry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { describe, expect, test } from "vitest";
import { machineOf } from "../../../scripts/bundle/machine.ts";
import { FOLDER, LIMIT, makeBundle, readLock } from "../../../scripts/bundle/make-bundle.ts";
import { nativePackages, nodeOf, PLATFORMS } from "../../../scripts/bundle/platforms.ts";
import { APP, startScript } from "../../../scripts/bundle/start-scripts.ts";
import { sweep } from "../../../test/long.ts";
import { playFirstRound, signIn, stopByConsole } from "./first-round.ts";
import { built, servedFolder } from "./served.ts";

/** Each bundle installs its packages from the registry, and compresses them. */
const PATIENCE = 1_200_000;

const { path: folder } = servedFolder();

interface Unpacked {
  readonly mode: number;
  readonly bytes: Buffer;
}

/** Returns the files of a zip file, by their paths in its folder. */
const filesOf = async (zip: string): Promise<ReadonlyMap<string, Unpacked>> => {
  const reader = new ZipReader(new Uint8ArrayReader(readFileSync(zip)));
  const files = new Map<string, Unpacked>();
  for (const entry of await reader.getEntries()) files.set(pathOf(entry), await unpacked(entry));
  return files;
};

const pathOf = ({ filename }: Entry): string => {
  if (!filename.startsWith(`${FOLDER}/`)) throw new Error(`${filename} is beside the folder`);
  return filename.slice(FOLDER.length + 1);
};

const unpacked = async (entry: Entry): Promise<Unpacked> => {
  if (entry.directory) throw new Error(`${entry.filename} is a folder`);
  const bytes = Buffer.from(await entry.getData(new Uint8ArrayWriter()));
  return { mode: (entry.unixMode ?? 0) & 0o777, bytes };
};

/** Only in the long run, with the build: it needs the registry. */
describe.runIf(sweep(false, built))("a bundle", () => {
  test.each(PLATFORMS)(
    "for $id is complete, small enough, and for that machine alone",
    async (platform) => {
      const zip = await makeBundle(platform, folder);
      expect(readFileSync(zip).length).toBeLessThan(LIMIT);
      const files = await filesOf(zip);
      const { name, text } = startScript(platform);
      const node = `${APP}/${nodeOf(platform)}`;
      const executable = [...files].filter(([, { mode }]) => (mode & 0o111) !== 0);
      expect(executable.map(([path]) => path).sort()).toEqual([name, node].sort());
      expect(files.get(name)?.bytes.toString("utf8")).toBe(text);
      const programs = [...files].flatMap(([path, { bytes }]) => {
        const machine = machineOf(bytes);
        return machine === null ? [] : [{ path, ...machine }];
      });
      const { os, cpu } = platform;
      expect(programs.filter((one) => one.os !== os || one.cpu !== cpu)).toEqual([]);
      const paths = programs.map(({ path }) => path);
      expect(paths).toContain(node);
      for (const one of nativePackages(readLock(), platform)) {
        expect(paths.filter((path) => path.startsWith(`${APP}/${one}/`))).not.toEqual([]);
      }
      for (const path of ["LICENSE.txt", "Guide.txt", "Anleitung.txt"]) {
        expect(files.has(path), path).toBe(true);
      }
    },
    PATIENCE,
  );

  test.runIf(process.platform === "linux" && process.arch === "x64")(
    "unpacked into a folder with spaces and umlauts, opens, pairs, is found again and ends, without Node on the PATH",
    async () => {
      const platform = PLATFORMS.find(({ id }) => id === "linux-x64");
      if (platform === undefined) throw new Error("no bundle for this machine");
      const place = join(folder, "Jörgs Spiele (1) & mehr");
      for (const [path, { mode, bytes }] of await filesOf(await makeBundle(platform, folder))) {
        const file = join(place, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
        chmodSync(file, mode);
      }
      const bin = join(folder, "bin");
      mkdirSync(bin);
      for (const tool of ["dirname", "readlink"]) symlinkSync(`/usr/bin/${tool}`, join(bin, tool));
      const link = join(folder, "link");
      const browser = join(bin, "browser");
      writeFileSync(
        browser,
        `#!/bin/sh\nprintf "%s" "$1" >"${link}.part" && /bin/mv "${link}.part" "${link}"\n`,
      );
      chmodSync(browser, 0o755);
      const home = join(folder, "home");
      mkdirSync(home);

      /** Double-clicks, and returns the address that the browser was sent to. */
      const open = async (...args: readonly string[]): Promise<string> => {
        const { name } = startScript(platform);
        const env = { PATH: bin, HOME: home, BROWSER: browser, LANG: "de_DE.UTF-8" };
        await promisify(execFile)(join(place, name), args, { env });
        while (!existsSync(link)) await new Promise((resolve) => setTimeout(resolve, 50));
        const address = readFileSync(link, "utf8");
        rmSync(link);
        return address;
      };
      // Any port: a Losfee may run on the usual one.
      const director = await signIn(await open("open", "--port", "0"));
      expect(await playFirstRound(director)).toBe(2);
      // The drawing of an icon needs the native part.
      expect((await fetch(`${director.url}/icons/213/192.png`)).status).toBe(200);
      const again = await signIn(await open());
      expect(again.url).toBe(director.url);
      expect(existsSync(join(home, "Losfee", "losfee.sqlite"))).toBe(true);
      await stopByConsole(again);
    },
    PATIENCE,
  );
});
