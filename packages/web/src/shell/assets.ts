/** One chunk of vite's manifest, as far as it matters here. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The manifest that vite writes beside the bundles (`dist/bundle/manifest.json`). */
export type AssetManifest = Readonly<Record<string, ManifestChunk>>;

/** Where the browser finds styles and scripts: addresses under `/assets/`, cacheable forever. */
export interface Assets {
  /** Stylesheets of every page. */
  readonly styles: readonly string[];
  /** What a browser entry needs: its module and the modules it imports from the start. */
  readonly script: (entry: string) => { readonly src: string; readonly preload: readonly string[] };
}

/** The entry that holds the styles of all pages. */
const STYLE_ENTRY = "style";

/**
 * Looks assets up in vite's manifest. `base` is the address they are served under.
 * @throws Error when asked for an entry that was not built: pages and bundles do not belong together
 */
export const assetsFrom = (manifest: AssetManifest, base = "/assets/"): Assets => {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The browser bundles lack ${key}: build them again.`);
    return chunk;
  };
  const keyOf = (entry: string): string =>
    [`src/browser/${entry}.tsx`, `src/browser/${entry}.ts`].find((key) => key in manifest) ??
    `src/browser/${entry}.ts`;
  const importsOf = (key: string, found: Set<string>): Set<string> => {
    for (const next of chunkOf(key).imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      importsOf(next, found);
    }
    return found;
  };
  return {
    styles: (chunkOf(keyOf(STYLE_ENTRY)).css ?? []).map((file) => base + file),
    script: (entry) => ({
      src: base + chunkOf(keyOf(entry)).file,
      preload: [...importsOf(keyOf(entry), new Set())].map((key) => base + chunkOf(key).file),
    }),
  };
};
