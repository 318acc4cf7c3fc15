/**
 * Keeps what a browser must load small: many a hall has one bar of reception.
 *
 * For each entry: its script, the scripts that it imports from the start, and its
 * styles, gzipped, measured by size-limit. Raise a limit only with a reason.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import type { Manifest } from "vite";

// Lots, strips and forms of the face brought 2 KiB to the largest; the next that grows is to be split.
const LIMIT_KIB = 42;
const bundle = fileURLToPath(new URL("../packages/web/dist/bundle/", import.meta.url));

const manifest: Manifest = JSON.parse(readFileSync(`${bundle}manifest.json`, "utf8"));
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
if (entries.length === 0) throw new Error("the manifest names no entries");

for (const entry of entries) {
  const files = [...filesOf(entry, manifest)].map((file) => bundle + file);
  // Its type says no more than "object".
  const [result] = (await sizeLimit([filePlugin], { checks: [{ files, gzip: true }] })) as {
    size: number;
  }[];
  const bytes = result?.size ?? Number.NaN;
  const fits = bytes <= LIMIT_KIB * 1024;
  console.log(`${fits ? "ok" : "TOO BIG"}  ${entry}: ${(bytes / 1024).toFixed(1)} KiB`);
  if (!fits) process.exitCode = 1;
}
console.log(`The limit is ${LIMIT_KIB} KiB for each entry.`);

/** What the browser loads before this chunk can run; shared chunks count once. */
function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest lacks ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const next of chunk.imports ?? []) filesOf(next, manifest, found);
  return found;
}
