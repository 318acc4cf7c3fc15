/**
 * Runs the benchmarks in bench/ one after the other, each in a process of its own:
 * `npm run bench` for all, `npm run bench -- pairing` for those with "pairing" in
 * their name. A benchmark is a file `bench/<name>.bench.ts` that prints what it
 * measures; it runs the packages as built.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { ROOT } from "./root.ts";

const wanted = process.argv.slice(2);
const files = globSync("bench/*.bench.ts", { cwd: ROOT })
  .filter((file) => wanted.length === 0 || wanted.some((word) => basename(file).includes(word)))
  .sort();

if (files.length === 0) {
  console.error("No such benchmark.");
  process.exitCode = 1;
}
for (const file of files) {
  console.log(`\n# ${basename(file, ".bench.ts")}`);
  const { status } = spawnSync(process.execPath, [file], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
