/**
 * Maintains the catalogues of languages made from the English texts (`languages/*.po`):
 *
 *     npm run languages                          updates all from the source; lists what is missing
 *     npm run languages -- export fr [FILE]      writes one, for translators
 *     npm run languages -- import fr FILE …      imports translations if all are valid;
 *                                                --drop-unknown omits texts no longer in the program
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { catalogueOf, isTranslated, knownFrom } from "./languages/catalogue.ts";
import { faultsOf } from "./languages/check-catalogue.ts";
import { englishParts } from "./languages/leaves.ts";
import { type PoEntry, readPo, writePo } from "./languages/po.ts";
import { ROOT } from "./languages/source.ts";

const DROP = "--drop-unknown";
const given = process.argv.slice(2);
const [action, language, ...files] = given.filter((word) => word !== DROP);
if (action === undefined) bringUpToDate();
else if (action === "export" && language !== undefined && files.length < 2) {
  writeFileSync(
    files[0] ?? pathOf(language),
    writePo(catalogueOf(language, knownFrom(storedIn(language)))),
  );
} else if (action === "import" && language !== undefined && files.length > 0) {
  takeOver(language, files);
} else {
  console.error(
    "npm run languages [-- export LANGUAGE [FILE] | -- import LANGUAGE FILE … [--drop-unknown]], e.g. npm run languages -- export fr",
  );
  process.exitCode = 2;
}

function pathOf(code: string): string {
  return `${ROOT}languages/${code}.po`;
}

function storedIn(code: string): readonly PoEntry[] {
  return existsSync(pathOf(code)) ? readPo(readFileSync(pathOf(code), "utf8")).entries : [];
}

function bringUpToDate(): void {
  const parts = englishParts();
  for (const path of globSync(`${ROOT}languages/*.po`)) {
    const code = basename(path, ".po");
    const catalogue = catalogueOf(code, knownFrom(storedIn(code)), parts);
    writeFileSync(path, writePo(catalogue));
    const open = catalogue.entries.filter((entry) => !isTranslated(entry));
    for (const { context, id } of open) console.error(`${code}: ${context}\n    ${id}`);
    if (open.length > 0) process.exitCode = 1;
    console.log(
      `${code}: ${catalogue.entries.length - open.length} of ${catalogue.entries.length}`,
    );
  }
}

function takeOver(code: string, paths: readonly string[]): void {
  const parts = englishParts();
  const known = storedIn(code);
  const whole = catalogueOf(code, knownFrom(known), parts);
  const contexts = new Set(whole.entries.map(({ context }) => context));
  const read = paths.map((path) => {
    const file = readPo(readFileSync(path, "utf8"));
    if (!given.includes(DROP)) return { path, file };
    const entries = file.entries.filter(({ context }) => contexts.has(context));
    console.log(`${path}: ${file.entries.length - entries.length} dropped`);
    return { path, file: { ...file, entries } };
  });
  const faults = read.flatMap(({ path, file }) =>
    faultsOf(code, file, whole).map(({ line, fault }) => `${path}:${line}: ${fault}`),
  );
  if (faults.length > 0) {
    console.error([...faults, "Nothing was taken over."].join("\n"));
    process.exitCode = 1;
    return;
  }
  const entries = [...known, ...read.flatMap(({ file }) => file.entries)];
  const merged = catalogueOf(code, knownFrom(entries), parts);
  writeFileSync(pathOf(code), writePo(merged));
  const open = merged.entries.filter((entry) => !isTranslated(entry)).length;
  console.log(`${code}: ${merged.entries.length - open} of ${merged.entries.length}`);
}
