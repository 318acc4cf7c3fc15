import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROOT } from "../root.ts";
import { machineOf } from "./machine.ts";
import { isNeeded, isNeededOfOurs } from "./needed.ts";
import { type Lock, lockToRun, nativePackages, PLATFORMS } from "./platforms.ts";

const lock: Lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8"));

describe("the parts of a bundle that exist for one system", () => {
  it.each([
    ["windows-x64", ["@img/sharp-win32-x64", "@napi-rs/nice-win32-x64-msvc"]],
    [
      "macos-arm64",
      ["@img/sharp-darwin-arm64", "@img/sharp-libvips-darwin-arm64", "@napi-rs/nice-darwin-arm64"],
    ],
    [
      "macos-x64",
      ["@img/sharp-darwin-x64", "@img/sharp-libvips-darwin-x64", "@napi-rs/nice-darwin-x64"],
    ],
    [
      "linux-x64",
      ["@img/sharp-libvips-linux-x64", "@img/sharp-linux-x64", "@napi-rs/nice-linux-x64-gnu"],
    ],
    [
      "linux-arm64",
      ["@img/sharp-libvips-linux-arm64", "@img/sharp-linux-arm64", "@napi-rs/nice-linux-arm64-gnu"],
    ],
  ])("for %s are pictures and threads, from the lock", (id, names) => {
    const platform = PLATFORMS.find((one) => one.id === id);
    if (platform === undefined) throw new Error(id);
    expect(nativePackages(lock, platform)).toEqual(names.map((name) => `node_modules/${name}`));
  });

  it("are in the lock that is installed, without the workspace's tools", () => {
    const { packages } = lockToRun(lock);
    expect(packages[""]).not.toHaveProperty("devDependencies");
    expect(packages[""]).not.toHaveProperty("optionalDependencies");
    for (const platform of PLATFORMS) {
      for (const path of nativePackages(lock, platform)) expect(packages).toHaveProperty([path]);
    }
  });
});

describe("the header of a program names its machine", () => {
  const header = (fill: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.alloc(256);
    fill(bytes);
    return bytes;
  };
  it.each([
    ["linux", "arm64", (b: Buffer) => [b.write("\x7fELF", "latin1"), b.writeUInt16LE(183, 18)]],
    ["darwin", "x64", (b: Buffer) => [b.writeUInt32LE(0xfeedfacf), b.writeUInt32LE(0x01000007, 4)]],
    [
      "win32",
      "x64",
      (b: Buffer) => [
        b.write("MZ"),
        b.writeUInt32LE(128, 60),
        b.write("PE\0\0", 128),
        b.writeUInt16LE(0x8664, 132),
      ],
    ],
  ] as const)("%s on %s", (os, cpu, fill) => {
    expect(machineOf(header(fill))).toEqual({ os, cpu });
  });

  it("and that of this test's Node is that of this computer", () => {
    const { platform: os, arch: cpu } = process;
    expect(machineOf(readFileSync(process.execPath).subarray(0, 4096))).toEqual({ os, cpu });
  });

  it("text and other programs have none", () => {
    expect(machineOf(Buffer.from("MZ is how a text may begin, too. ".repeat(9)))).toBeNull();
    expect(machineOf(Buffer.alloc(10))).toBeNull();
  });
});

it("a bundle has what packages run on, and their licences", () => {
  const all = ["lib/a.js", "LICENSE.md", "test/a.js", "lib/test/a.js", "a.d.ts", "a.js.map"];
  expect(all.filter(isNeeded)).toEqual(["lib/a.js", "LICENSE.md", "lib/test/a.js"]);
  const ours = [
    "package.json",
    "bin/losfee.js",
    "src/run.ts",
    "dist/run.js",
    "dist/joined/main.js",
  ];
  expect(ours.filter((path) => isNeededOfOurs("losfee", path))).toEqual([
    "package.json",
    "bin/losfee.js",
    "dist/joined/main.js",
  ]);
});
