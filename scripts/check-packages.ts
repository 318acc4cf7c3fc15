/**
 * Checks with publint that each package holds the files promised by its package.json. `npm run
 * test:long` packs each as for npm, which compresses thousands of files; otherwise the promised
 * files have to be among those to be packed.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { sweep } from "../test/long.ts";
import { ROOT } from "./root.ts";

const manifests = globSync("packages/*/package.json", { cwd: ROOT }).sort();
if (manifests.length === 0) throw new Error("no packages found");

for (const manifest of manifests) {
  const { messages, pkg } = await publint({
    pkgDir: ROOT + dirname(manifest),
    strict: true,
    pack: sweep(false, "npm"),
  });
  for (const path of unpackedPromises(manifest)) {
    console.error(`${manifest}: ${path} is not among its "files"`);
    process.exitCode = 1;
  }
  for (const message of messages) {
    console.error(`${manifest}: ${formatMessage(message, pkg, { color: false })}`);
    process.exitCode = 1;
  }
}
console.log(`${manifests.length} packages checked`);

/** Returns promised paths that npm would omit: they are below none of the manifest's `files`. */
function unpackedPromises(manifest: string): readonly string[] {
  const { bin, exports, files } = JSON.parse(readFileSync(ROOT + manifest, "utf8"));
  const promised = [...pathsIn(bin), ...pathsIn(exports)].map((path) => path.replace(/^\.\//, ""));
  const isPacked = (path: string): boolean =>
    path === "package.json" ||
    files.some((one: string) => path === one || path.startsWith(`${one.replace(/\/$/, "")}/`));
  return promised.filter((path) => !isPacked(path));
}

/** All paths in a part of a package.json, however deep. */
function pathsIn(part: unknown): readonly string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(pathsIn);
}
