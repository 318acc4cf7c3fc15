import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "@losfee/contract";
import { type AssetManifests, type Assets, assetsFrom } from "@losfee/web";

/** Version of the pages' scripts and styles: the same value means the same bundles. */
export const scriptsIn = (folder: string): string => {
  const hash = createHash("sha256");
  for (const language of LANGUAGES) hash.update(readFileSync(manifestIn(folder, language)));
  return hash.digest("base64url");
};

/** Folder of the built bundles, the same for the sources and the compiled code. */
export const installedBundles = (): string =>
  fileURLToPath(new URL("dist/bundle/", import.meta.resolve("@losfee/web/package.json")));

const manifestIn = (folder: string, language: Language): string =>
  join(folder, `manifest.${language}.json`);

/** Paths of the pages' scripts and styles; null if the package was not built. */
export const readAssets = (folder: string): Assets | null => {
  try {
    const manifests = LANGUAGES.map((language) => {
      const text = readFileSync(manifestIn(folder, language), "utf8");
      return [language, JSON.parse(text)] as const;
    });
    return assetsFrom(Object.fromEntries(manifests) as AssetManifests);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};
