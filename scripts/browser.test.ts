import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { provideBrowser, type Surroundings } from "./browser.ts";

let root: string;
let bare: Surroundings;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "losfee-browser-"));
  bare = {
    env: { PATH: join(root, "empty") },
    wellKnown: [],
    packageFolder: join(root, "package"),
    cacheFolder: join(root, "cache"),
  };
});

afterEach(() => rmSync(root, { recursive: true }));

/** A stand-in with the layout of @sparticuz/chromium, a few bytes in size. */
function writePackage(): void {
  const bin = join(bare.packageFolder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bare.packageFolder, "package.json"), '{"version":"9.9.9"}');
  writeFileSync(join(bin, "chromium.br"), brotliCompressSync("#!/bin/sh\n"));
  for (const [archive, file] of [
    ["al2023.tar.br", "lib/libnss3.so"],
    ["fonts.tar.br", "fonts/Open.ttf"],
  ] as const) {
    const content = mkdtempSync(join(root, "content-"));
    mkdirSync(join(content, file, ".."), { recursive: true });
    writeFileSync(join(content, file), file);
    const tar = execFileSync("tar", ["-c", "-C", content, "."]);
    writeFileSync(join(bin, archive), brotliCompressSync(tar));
  }
}

function writeCommand(name: string): string {
  mkdirSync(join(root, "bin"), { recursive: true });
  writeFileSync(join(root, "bin", name), "");
  return join(root, "bin", name);
}

describe("provideBrowser", () => {
  it("prefers CHROMIUM_PATH to everything else", async () => {
    writeCommand("chromium");
    const chosen = writeCommand("my-chromium");
    const env = { PATH: join(root, "bin"), CHROMIUM_PATH: chosen };
    expect((await provideBrowser({ ...bare, env })).executablePath).toBe(chosen);
  });

  it("refuses a CHROMIUM_PATH that names nothing, rather than take another browser", async () => {
    const env = { CHROMIUM_PATH: join(root, "nowhere") };
    await expect(provideBrowser({ ...bare, env })).rejects.toThrow("CHROMIUM_PATH names no file");
  });

  it("takes an installed browser before unpacking one, and leaves its environment alone", async () => {
    writePackage();
    const installed = writeCommand("google-chrome");
    const env = { PATH: join(root, "bin"), HOME: "/home/lui" };
    const browser = await provideBrowser({ ...bare, env });
    expect(browser.executablePath).toBe(installed);
    expect(browser.env).toEqual(env);
    expect(existsSync(bare.cacheFolder)).toBe(false);
  });

  it("unpacks the packaged browser with its libraries and fonts", async () => {
    writePackage();
    const browser = await provideBrowser(bare);
    const home = join(bare.cacheFolder, "losfee-chromium-9.9.9");
    expect(browser.executablePath).toBe(join(home, "chromium"));
    expect(statSync(browser.executablePath).mode & 0o111).toBe(0o111);
    expect(browser.env["LD_LIBRARY_PATH"]).toBe(join(home, "lib"));
    expect(readFileSync(join(home, "lib/libnss3.so"), "utf8")).toBe("lib/libnss3.so");
    expect(readFileSync(browser.env["FONTCONFIG_FILE"] ?? "", "utf8")).toContain(
      `<dir>${join(home, "fonts")}</dir>`,
    );
  });

  it("unpacks once when several ask at the same time, and leaves no rubbish", async () => {
    writePackage();
    const browsers = await Promise.all([1, 2, 3].map(() => provideBrowser(bare)));
    expect(new Set(browsers.map((browser) => browser.executablePath)).size).toBe(1);
    expect(readdirSync(bare.cacheFolder)).toEqual(["losfee-chromium-9.9.9"]);
  });

  it("leaves nothing behind when the package is damaged", async () => {
    writePackage();
    writeFileSync(join(bare.packageFolder, "bin", "fonts.tar.br"), brotliCompressSync("no tar"));
    await expect(provideBrowser(bare)).rejects.toThrow("does not look like a tar archive");
    expect(readdirSync(bare.cacheFolder)).toEqual([]);
  });

  it("says what to do when there is no browser at all", async () => {
    await expect(provideBrowser(bare)).rejects.toThrow("install Chromium, or name one");
  });
});
