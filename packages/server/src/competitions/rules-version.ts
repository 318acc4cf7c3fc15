import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Files of the rules at run time: no tests, types, or maps. */
const RUNS = /(?<!\.test|\.d)\.(?:js|ts)$/;

const hashed = async (): Promise<string> => {
  const folder = dirname(fileURLToPath(import.meta.resolve("@losfee/core")));
  const paths = await readdir(folder, { recursive: true });
  const all = createHash("sha256");
  for (const path of paths.filter((one) => RUNS.test(one)).sort()) {
    all.update(path).update(await readFile(join(folder, path)));
  }
  return all.digest("hex").slice(0, 16);
};

let known: Promise<string> | null = null;

/**
 * Identifies the rules of this program: a hash of all their files, so that rule changes need no
 * manual version number.
 */
export const rulesVersion = (): Promise<string> => {
  known ??= hashed();
  return known;
};
