/**
 * Remembers what the last build was made of: `npm start` builds first, and usually nothing has
 * changed.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Everything that a build reads or writes, by patterns below the workspace. */
export interface Build {
  readonly inputs: readonly string[];
  readonly exclude: readonly string[];
  readonly outputs: readonly string[];
}

/** Returns true if all outputs are there and the build was made of these inputs. */
export const isBuilt = (root: string, build: Build, mark: string): boolean =>
  build.outputs.every((pattern) => globSync(pattern, { cwd: root }).length > 0) &&
  existsSync(mark) &&
  readFileSync(mark, "utf8") === fingerprint(root, build);

/** Notes that the outputs are made of inputs with this fingerprint. */
export const noteBuilt = (mark: string, made: string): void => {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, made);
};

/** A hash of the paths, sizes and times of all inputs: reading them would take longer. */
export const fingerprint = (root: string, { inputs, exclude }: Build): string => {
  const hash = createHash("sha256").update(process.version);
  for (const path of globSync([...inputs], { cwd: root, exclude: [...exclude] }).sort()) {
    const found = statSync(join(root, path));
    if (found.isFile()) hash.update(`\n${path} ${found.size} ${found.mtimeMs}`);
  }
  return hash.digest("hex");
};
