/**
 * Maintains the catalogues of messages (`packages/messages`):
 *
 *     npm run messages                          checks them and compiles them into modules
 *     npm run messages -- export fr [FILE]      writes a language in XLIFF, for translators;
 *                                               a new language begins that way
 *     npm run messages -- import fr FILE        takes translations over if all are valid;
 *                                               --drop-unknown leaves out texts that have changed
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { BASE, LANGUAGE_CODE, MESSAGES, messagesIn, SHIPPED } from "./messages/catalogues.ts";
import { compileMessages } from "./messages/compile.ts";
import { readXliff, withTranslations, writeXliff } from "./messages/exchange.ts";

const DROP = "--drop-unknown";
const given = process.argv.slice(2);
const [action, language = "", ...files] = given.filter((word) => word !== DROP);
const isLanguage = LANGUAGE_CODE.test(language) && language !== BASE;
const [file] = files;

if (action === undefined) {
  compileMessages();
} else if (action === "export" && isLanguage && files.length < 2) {
  await exportTo(file ?? `${language}.xlf`);
} else if (action === "import" && isLanguage && file !== undefined && files.length === 1) {
  await importFrom(file);
} else {
  console.error(
    `npm run messages [-- export LANGUAGE [FILE] | -- import LANGUAGE FILE [${DROP}]], e.g. npm run messages -- export fr`,
  );
  process.exitCode = 2;
}

async function exportTo(path: string): Promise<void> {
  writeFileSync(path, await writeXliff(language, SHIPPED));
  console.log(`${path}: ${countIn(language)} of ${countIn(BASE)} messages are translated.`);
}

async function importFrom(path: string): Promise<void> {
  const read = await readXliff(readFileSync(path, "utf8"), language, SHIPPED, {
    dropUnknown: given.includes(DROP),
  });
  if (read.kind === "invalid") {
    console.error([...read.faults, "Nothing was taken over."].join("\n"));
    process.exitCode = 1;
    return;
  }
  const written = [...read.translations].map(([area, messages]) => {
    const catalogue = withTranslations(
      SHIPPED.read(BASE, area),
      SHIPPED.read(language, area),
      messages,
    );
    return [`${MESSAGES}${language}/${area}.json`, JSON.stringify(catalogue, null, 2)] as const;
  });
  mkdirSync(`${MESSAGES}${language}`, { recursive: true });
  for (const [target, text] of written) writeFileSync(target, `${text}\n`);
  const count = [...read.translations.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${language}: ${count} translations taken over, ${read.dropped} left out. Now run npm run messages, which names what is missing.`,
  );
}

function countIn(code: string): number {
  return SHIPPED.areas()
    .map((area) => messagesIn(SHIPPED.read(code, area)).size)
    .reduce((sum, size) => sum + size, 0);
}
