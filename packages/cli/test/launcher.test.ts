import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const launcher = fileURLToPath(new URL("../bin/losfee.js", import.meta.url));
/** Makes the launcher believe that it runs on an old Node, but not the Node it starts. */
const old = `--import=data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process, "version", { value: "v20.20.2" })',
)}`;

let root: string;
let bin: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "losfee-launcher-"));
  bin = join(root, "bin/losfee.js");
  cpSync(launcher, bin);
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
});

afterEach(() => rmSync(root, { recursive: true }));

function writeMain(code: string): void {
  mkdirSync(join(root, "dist/joined"), { recursive: true });
  writeFileSync(join(root, "dist/joined/main.js"), code);
}

function installNode(): void {
  mkdirSync(join(root, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, join(root, "node_modules/node/bin/node"));
}

function run(...args: string[]) {
  const env = { PATH: process.env["PATH"] };
  return spawnSync(process.execPath, args, { encoding: "utf8", env });
}

describe("the losfee launcher", () => {
  it("says what to do when nothing is built", () => {
    const { status, stderr } = run(bin);
    expect(status).toBe(2);
    expect(stderr).toContain('run "npm run build" first');
  });

  it("runs main with the arguments, and ends with its code", () => {
    writeMain("console.log(process.argv.slice(2).join()); process.exitCode = 5;");
    const { status, stdout } = run(bin, "pair", "--json");
    expect({ status, stdout }).toEqual({ status: 5, stdout: "pair,--json\n" });
  });

  it("hides that SQLite is experimental, but no other warning", () => {
    writeMain(`
      process.emitWarning("SQLite is an experimental feature", "ExperimentalWarning");
      process.emitWarning("Lots are an experimental feature", "ExperimentalWarning");
      process.emitWarning("SQLite is old", "DeprecationWarning");
    `);
    const { stderr } = run(bin);
    expect(stderr).not.toContain("SQLite is an experimental");
    expect(stderr).toContain("Lots are an experimental");
    expect(stderr).toContain("SQLite is old");
  });

  it("moves from an old Node to the one in node_modules", () => {
    writeMain("console.log(process.version, process.argv.slice(2).join()); process.exitCode = 6;");
    installNode();
    const { status, stdout } = run(old, bin, "pair", "--json");
    expect({ status, stdout }).toEqual({ status: 6, stdout: `${process.version} pair,--json\n` });
  });

  it("refuses an old Node when there is no other", () => {
    writeMain("");
    const { status, stderr } = run(old, bin);
    expect(status).toBe(2);
    expect(stderr).toContain("needs Node.js 22.13 or newer, but not 23; this is v20.20.2");
  });

  it("dies of the signal that its process died of", () => {
    writeMain('process.kill(process.pid, "SIGKILL");');
    installNode();
    expect(run(old, bin).signal).toBe("SIGKILL");
  });

  it("passes signals on, so that a server can shut down in order", async () => {
    writeMain(`
      const alive = setInterval(() => {}, 1000);
      process.on("SIGTERM", () => { clearInterval(alive); process.exitCode = 7; });
      console.log("ready");
    `);
    installNode();
    const child = spawn(process.execPath, [old, bin], { stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.once("data", () => child.kill("SIGTERM"));
    const code = await new Promise((resolve) => child.on("exit", resolve));
    expect(code).toBe(7);
  });
});
