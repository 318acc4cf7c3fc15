/**
 * Limits what a browser must load: many a hall has one bar of reception.
 *
 * For each entry, in each language: its script, the scripts that it imports from the start, and its
 * styles, gzipped, measured by size-limit. Raise a limit only with a reason.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import type { Manifest } from "vite";
import { LANGUAGES } from "./languages.ts";

// The largest entry parses lines of boards and of matches of every game while typing: it explains a
// line without asking the server, so its grammar cannot come later. It also shows unlikely results
// before they are confirmed, and keeps an unsent line over a reload.
const LIMIT_KIB = 47;
// For a player's own page, in addition to its document, which has at most 30 KiB for a phone at the
// edge of reception.
const LIMIT_OWN_KIB = 18;
const bundle = fileURLToPath(new URL("../packages/web/dist/bundle/", import.meta.url));

const OWN: readonly (readonly string[])[] = [
  ["src/browser/own.ts", "src/styles.css", "src/kinds/tournament/public/me/styles.css"],
  [
    "src/browser/later.ts",
    "src/browser/early.ts",
    "src/styles.css",
    "src/kinds/ladder/public/me/styles.css",
  ],
];

for (const language of LANGUAGES) {
  const text = readFileSync(`${bundle}manifest.${language}.json`, "utf8");
  await checkAll(JSON.parse(text), language);
}

/** Checks every entry of a language's manifest. */
async function checkAll(manifest: Manifest, language: string): Promise<void> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`the manifest of "${language}" names no entries`);
  for (const entry of entries) await check([entry], LIMIT_KIB, manifest, language);
  for (const entries of OWN) await check(entries, LIMIT_OWN_KIB, manifest, language);
}

/** Compares what these entries load together with a limit. */
async function check(
  entries: readonly string[],
  limit: number,
  manifest: Manifest,
  language: string,
): Promise<void> {
  const found = new Set<string>();
  for (const entry of entries) filesOf(entry, manifest, found);
  const files = [...found].map((file) => bundle + file);
  // Its type says no more than "object".
  const [result] = (await sizeLimit([filePlugin], { checks: [{ files, gzip: true }] })) as {
    size: number;
  }[];
  const bytes = result?.size ?? Number.NaN;
  const fits = bytes <= limit * 1024;
  console.log(
    `${fits ? "ok" : "TOO BIG"}  ${language} ${entries.join(" + ")}: ${(bytes / 1024).toFixed(1)} of ${limit} KiB`,
  );
  if (!fits) process.exitCode = 1;
}

/** Returns the files that the browser loads before this chunk can run; shared chunks count once. */
function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest lacks ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const next of chunk.imports ?? []) filesOf(next, manifest, found);
  return found;
}
