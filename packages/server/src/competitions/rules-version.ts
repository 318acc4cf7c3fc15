import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What runs of the rules: neither tests, nor types, nor maps. */
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
 * Tells the rules of this program from those of any other: a hash of all that they consist of, so that
 * nobody has to remember to count up when a rule changes.
 */
export const rulesVersion = (): Promise<string> => {
  known ??= hashed();
  return known;
};
