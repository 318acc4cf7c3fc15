import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { PLATFORMS } from "./platforms.ts";
import { startScript } from "./start-scripts.ts";

const systems = [...new Set(PLATFORMS.map(({ os }) => os))];

describe.each(systems)("the start script for %s", (os) => {
  const { text } = startScript({ os });

  it("names no absolute path, so that the folder may be anywhere", () => {
    // What follows a colon or a slash inside a path of its own folder is none.
    expect(text.replace("#!/bin/sh", "").replace(/2?>\/dev\/null/g, "")).not.toMatch(
      /(^|[\s"=(])(\/[A-Za-z]{2,}|[A-Z]:\\)/m,
    );
  });

  it("quotes each path, which may have spaces", () => {
    for (const line of text.split(/\r?\n/)) {
      const unquoted = line.replace(/"[^"]*"/g, "").replace(/\$\(.*\)/, "");
      expect(unquoted, line).not.toMatch(/%APP%|%~dp0|\$(app|self|0|@)/);
    }
  });
});

it("Windows' script has CRLF at each line's end and ASCII alone, as consoles need it", () => {
  const { name, text } = startScript({ os: "win32" });
  expect(name).toBe("Losfee.cmd");
  expect(text.match(/\n/g)?.length).toBe(text.match(/\r\n/g)?.length);
  expect(text).toMatch(/^[\r\n\x20-\x7E]*$/);
});

it("the other scripts have LF alone, without which a shell is not found", () => {
  const unix = [startScript({ os: "darwin" }), startScript({ os: "linux" })];
  expect(unix.map(({ name }) => name)).toEqual(["Losfee.command", "losfee"]);
  for (const { text } of unix) expect(text).toMatch(/^#!\/bin\/sh\n[^\r]*\n$/);
});

describe.skipIf(process.platform === "win32").each(["darwin", "linux"] as const)(
  "the script for %s, run in a folder with spaces, umlauts and brackets",
  (os) => {
    const folder = join(mkdtempSync(join(tmpdir(), "losfee-bundle-")), "Jörgs »Spiele« (1) & $x");
    mkdirSync(join(folder, "app"), { recursive: true });
    const { name, text } = startScript({ os });
    const script = join(folder, name);
    writeFileSync(script, text);
    const node = join(folder, "app", "node");
    writeFileSync(node, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(script, 0o755);
    chmodSync(node, 0o755);
    const main = join(folder, "app", "node_modules", "losfee", "bin", "losfee.js");
    const run = (path: string, ...args: readonly string[]) =>
      spawnSync(path, args, { encoding: "utf8", cwd: tmpdir() }).stdout.trim().split("\n");

    it("opens Losfee with the Node beside it", () => {
      expect(run(script)).toEqual([main, "open"]);
    });

    it("passes arguments on as they are", () => {
      expect(run(script, "list", "--as", "Jörg K.")).toEqual([main, "list", "--as", "Jörg K."]);
    });

    it("finds its folder through a link", () => {
      const link = join(folder, "..", "link");
      symlinkSync(script, link);
      onTestFinished(() => rmSync(join(folder, ".."), { recursive: true }));
      expect(run(link)).toEqual([main, "open"]);
    });
  },
);
