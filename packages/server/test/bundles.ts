import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@losfee/contract";

/** Makes bundles in `folder`, sufficient for a server whose pages are not rendered. */
export const bundlesIn = (folder: string): string => {
  mkdirSync(folder);
  for (const language of LANGUAGES) {
    const styles = { "src/styles.css": { file: "style-1.css" } };
    writeFileSync(join(folder, `manifest.${language}.json`), JSON.stringify(styles));
  }
  writeFileSync(join(folder, "style-1.css"), "main { display: grid }");
  return folder;
};
