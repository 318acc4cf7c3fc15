import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "@losfee/contract";
import { type AssetManifests, type Assets, assetsFrom } from "@losfee/web";

/** What the pages' scripts and styles are called: two Losfees with the same are of one version. */
export const scriptsIn = (folder: string): string => {
  const hash = createHash("sha256");
  for (const language of LANGUAGES) hash.update(readFileSync(manifestIn(folder, language)));
  return hash.digest("base64url");
};

/** Beside the sources and beside what is compiled from them, the bundles are at the same place. */
export const installedBundles = (): string =>
  fileURLToPath(new URL("dist/bundle/", import.meta.resolve("@losfee/web/package.json")));

const manifestIn = (folder: string, language: Language): string =>
  join(folder, `manifest.${language}.json`);

/** Where pages find their scripts and styles; null: the package was not built. */
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
