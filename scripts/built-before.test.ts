import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fingerprint, isBuilt, noteBuilt } from "./built-before.ts";

const build = { inputs: ["src/**/*.ts"], exclude: ["**/dist"], outputs: ["dist/*.js"] };

const workspace = () => {
  const root = mkdtempSync(join(tmpdir(), "losfee-built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "src"));
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "src/a.ts"), "1");
  writeFileSync(join(root, "src/b.ts"), "2");
  writeFileSync(join(root, "dist/a.js"), "1");
  const mark = join(root, "cache/mark");
  noteBuilt(mark, fingerprint(root, build));
  return { root, isCurrent: () => isBuilt(root, build, mark) };
};

it("a build is not repeated while nothing has changed", () => {
  expect(workspace().isCurrent()).toBe(true);
});

it.each<[string, (root: string) => void]>([
  ["a source has changed", (root) => writeFileSync(join(root, "src/a.ts"), "12")],
  ["an older source was put back", (root) => utimesSync(join(root, "src/a.ts"), 1, 1)],
  ["a source was added", (root) => writeFileSync(join(root, "src/c.ts"), "3")],
  ["a source was removed", (root) => rmSync(join(root, "src/b.ts"))],
  ["an output was removed", (root) => rmSync(join(root, "dist/a.js"))],
  ["it was never noted", (root) => rmSync(join(root, "cache/mark"))],
])("a build is repeated when %s", (_, change) => {
  const { root, isCurrent } = workspace();
  change(root);
  expect(isCurrent()).toBe(false);
});
