/** One chunk of vite's manifest, as far as it matters here. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The manifest that vite writes beside the bundles (`dist/bundle/manifest.json`). */
export type AssetManifest = Readonly<Record<string, ManifestChunk>>;

/** Where the browser finds styles and scripts: addresses under `/assets/`, cacheable forever. */
export interface Assets {
  /** Stylesheets of every page. */
  readonly styles: readonly string[];
  /**
   * What a script needs: its module and the modules it imports from the start. Scripts are called by
   * where they stand below `src`, e.g. `browser/live`.
   */
  readonly script: (name: string) => { readonly src: string; readonly preload: readonly string[] };
}

/** The stylesheet of all pages, as the build makes it of those beside the pages and parts. */
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
    styles: [base + chunkOf(STYLESHEET).file],
    script: (name) => ({
      src: base + chunkOf(keyOf(name)).file,
      preload: [...importsOf(keyOf(name), new Set())].map((key) => base + chunkOf(key).file),
    }),
  };
};
