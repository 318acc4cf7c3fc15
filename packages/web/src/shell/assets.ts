/** One chunk of vite's manifest, as far as it matters here. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The manifest that vite writes beside the bundles (`dist/bundle/manifest.json`). */
export type AssetManifest = Readonly<Record<string, ManifestChunk>>;

/** Where the browser finds styles and scripts: addresses under `/assets/`, cacheable forever. */
export interface Assets {
  /** The stylesheet of every page. */
  readonly style: string;
  /** The stylesheet of an area (`areaOf`), which its pages load beside that of all. */
  readonly areaStyle: (area: string) => string;
  /** A font, as `scripts/fonts.ts` calls it. */
  readonly font: (name: string) => string;
  /**
   * What a script needs: its module and the modules it imports from the start. Scripts are called by
   * where they stand below `src`, e.g. `browser/live`.
   */
  readonly script: (name: string) => { readonly src: string; readonly preload: readonly string[] };
}

/** The stylesheet of all pages, as the build makes it of those beside the parts. */
const STYLESHEET = "src/styles.css";

/**
 * Looks assets up in vite's manifest. `base` is the address they are served under.
 * @throws Error when asked for what was not built: pages and bundles do not belong together
 */
export const assetsFrom = (manifest: AssetManifest, base = "/assets/"): Assets => {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The browser bundles lack ${key}: build them again.`);
    return chunk;
  };
  const keyOf = (name: string): string => `src/${name}.ts`;
  const importsOf = (key: string, found: Set<string>): Set<string> => {
    for (const next of chunkOf(key).imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      importsOf(next, found);
    }
    return found;
  };
  return {
    style: base + chunkOf(STYLESHEET).file,
    areaStyle: (area) => base + chunkOf(`src/${area}/styles.css`).file,
    font: (name) => base + chunkOf(`dist/fonts/${name}.woff2`).file,
    script: (name) => ({
      src: base + chunkOf(keyOf(name)).file,
      preload: [...importsOf(keyOf(name), new Set())].map((key) => base + chunkOf(key).file),
    }),
  };
};
