/**
 * Checks imports in packages/ (the rules are in .dependency-cruiser.js).
 *
 * A checker that finds no files finds no faults either, and dependency-cruiser does just that when
 * it cannot load a suitable TypeScript. So every source file must be among the modules it looked
 * at. Circles are searched here, between files and between folders at every depth: its own search
 * takes as long as all the rest.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ICruiseResult } from "dependency-cruiser";
import { fileCircles, folderCircles } from "./import-circles.ts";
import { ROOT } from "./root.ts";

export interface ImportReport {
  readonly files: number;
  readonly imports: number;
  /** One line for each fault; empty if there is none. */
  readonly faults: readonly string[];
}

export function checkImports(root: string): ImportReport {
  const command = fileURLToPath(
    new URL("../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", import.meta.url),
  );
  const run = spawnSync(
    process.execPath,
    [command, "packages", "--config", `${ROOT}.dependency-cruiser.js`, "-T", "json"],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 30 },
  );
  if (!run.stdout) throw new Error(`dependency-cruiser failed: ${run.stderr}`);
  const { modules, summary }: ICruiseResult = JSON.parse(run.stdout);

  const seen = new Set(modules.map((module) => module.source));
  const expected = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).map((path) =>
    relative(root, `${root}/${path}`).split(sep).join("/"),
  );
  if (expected.length === 0) throw new Error(`no source files found in ${root}/packages`);

  const unseen = expected.filter((path) => !seen.has(path));
  const violations = summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  const imports = modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ to }) => isOurs(to));
  const withinSources = imports.filter(
    ({ from, to }) =>
      !isTest(from) && isSource(from) && isSource(to) && packageOf(from) === packageOf(to),
  );
  return {
    files: expected.length,
    imports: summary.totalDependenciesCruised ?? 0,
    faults: [
      ...unseen.map((path) => `not looked at: ${path}`),
      ...violations,
      ...fileCircles(imports),
      ...folderCircles(withinSources),
    ],
  };
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isOurs = (path: string): boolean => path.startsWith("packages/");
const isSource = (path: string): boolean => /^packages\/[^/]+\/src\//.test(path);
const packageOf = (path: string): string => path.split("/", 2).join("/");

if (import.meta.main) {
  const { files, imports, faults } = checkImports(ROOT);
  for (const fault of faults) console.error(fault);
  console.log(`${files} files, ${imports} imports, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
