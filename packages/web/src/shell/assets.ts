import type { Language, Texts } from "@losfee/contract";

/** One chunk of vite's manifest, reduced to the fields used here. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The manifest that vite writes next to the bundles (`dist/bundle/manifest.de.json`). */
type AssetManifest = Readonly<Record<string, ManifestChunk>>;

/** One manifest per language, since scripts contain the texts of one. */
export type AssetManifests = Texts<AssetManifest>;

/** Addresses of styles and scripts under `/assets/`, cacheable forever. */
export interface Assets {
  /** The stylesheet of all pages. */
  readonly style: string;
  /** The stylesheet of an area (`areaOf`), which its pages load in addition. */
  readonly areaStyle: (area: string) => string;
  /** A font by its name in `scripts/fonts.ts`. */
  readonly font: (name: string) => string;
  /**
   * A script in a language: its module and its static imports. Scripts are named by their path
   * below `src`, e.g. `browser/live`.
   */
  readonly script: (
    name: string,
    language: Language,
  ) => { readonly src: string; readonly preload: readonly string[] };
}

/** The stylesheet of all pages, built from those in the parts' folders. */
const STYLESHEET = "src/styles.css";

/**
 * Looks assets up in vite's manifests. `base` is the address they are served under.
 * @throws Error for an asset that was not built: pages and bundles do not match
 */
export const assetsFrom = (manifests: AssetManifests, base = "/assets/"): Assets => {
  const chunkOf = (key: string, language: Language = "de"): ManifestChunk => {
    const chunk = manifests[language][key];
    if (chunk === undefined) throw new Error(`The browser bundles lack ${key}: build them again.`);
    return chunk;
  };
  const keyOf = (name: string): string => `src/${name}.ts`;
  const importsOf = (key: string, language: Language, found: Set<string>): Set<string> => {
    for (const next of chunkOf(key, language).imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      importsOf(next, language, found);
    }
    return found;
  };
  return {
    style: base + chunkOf(STYLESHEET).file,
    areaStyle: (area) => base + chunkOf(`src/${area}/styles.css`).file,
    font: (name) => base + chunkOf(`dist/fonts/${name}.woff2`).file,
    script: (name, language) => ({
      src: base + chunkOf(keyOf(name), language).file,
      preload: [...importsOf(keyOf(name), language, new Set())].map(
        (key) => base + chunkOf(key, language).file,
      ),
    }),
  };
};
