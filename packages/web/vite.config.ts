/**
 * Bundles the assets of pages: a script per interactive page, the scripts in src/browser, a
 * stylesheet for all pages and one per area; for one language at a time. The manifest lists the
 * names of the bundles for the server; they contain a content hash and may be cached forever.
 *
 * Page scripts and these stylesheets have no source files: they are generated from the compiled
 * registry of pages, and from the stylesheets in the folders of pages and parts.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { LANGUAGES } from "../../scripts/languages.ts";
import { onlyLanguages } from "../../scripts/messages/plugin.ts";
import { bundles } from "../../scripts/stylesheet.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const source = join(folder, "src");

/** A page in the registry, reduced to the fields used here. */
interface BuiltPage {
  readonly folder: string;
  readonly script?: string;
  readonly view: { readonly name: string };
}

/** Generated sources by path. */
type Written = ReadonlyMap<string, string>;

/** Generates a script per interactive page, which starts the view of its folder. */
const pageScripts = async (): Promise<Written> => {
  const { pages }: { pages: readonly BuiltPage[] } = await import(
    new URL("dist/registry/registry.js", import.meta.url).href
  );
  const alive = pages.filter(({ script }) => script === "view");
  return new Map(
    alive.map((page) => [
      join(source, page.folder, "browser.ts"),
      `import { ${page.view.name} } from "./view.tsx";
import { startConsole } from ${JSON.stringify(join(source, "shell/client/start.tsx"))};
startConsole(${page.view.name});
`,
    ]),
  );
};

/** Generates the stylesheet of all pages and those of the areas. */
const styles = (): Written =>
  new Map([...bundles()].map(([area, text]) => [join(source, area ?? "", "styles.css"), text]));

/** Names of generated sources: the bundler asks for no others, which spares it thousands of calls. */
const GENERATED = /\/(browser\.ts|styles\.css)$/;

/** Serves generated sources to the bundler as if they were files. */
const reading = (written: Written): Plugin => ({
  name: "written-by-the-build",
  enforce: "pre",
  resolveId: { filter: { id: GENERATED }, handler: (id) => (written.has(id) ? id : null) },
  load: { filter: { id: GENERATED }, handler: (id) => written.get(id) ?? null },
});

/**
 * Disables preloading for dynamic imports: each loads one small script without styles, and the
 * preload code would cost every page a kilobyte.
 */
const loadingLater: Plugin = {
  name: "loading-later",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Scripts of pages that readers open with poor reception: each is one file with its imports. */
const ALONE = /\/src\/browser\/(\w+)\.ts$/;

/** Gives these scripts their own copies of modules, so that they share nothing with others. */
const alone = (): Plugin => ({
  name: "one-file-each",
  enforce: "pre",
  async resolveId(id, importer, options) {
    const [, script] = ALONE.exec(importer ?? "") ?? /\?alone=(\w+)$/.exec(importer ?? "") ?? [];
    if (script === undefined) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found === null || found.external !== false
      ? found
      : { ...found, id: `${found.id}?alone=${script}` };
  },
});

/** `…/src/kinds/ladder/console/day/browser.ts` → `ladder-console-day` */
const nameOf = (path: string): string =>
  path
    .slice(source.length + 1)
    .replace(/^kinds\/|\/browser\.ts$|\.css$/g, "")
    .replaceAll("/", "-");

/** Refuses to build without a language. */
const named = (language: string): Plugin => ({
  name: "named-language",
  buildStart() {
    if (!LANGUAGES.some((one) => one === language)) {
      throw new Error(`no language "${language}": --mode ${LANGUAGES.join(", --mode ")}`);
    }
  },
});

/** The mode is the scripts' language: `vite build packages/web --mode de`. */
export default defineConfig(async ({ mode: language }): Promise<UserConfig> => {
  const written: Written = new Map([...(await pageScripts()), ...styles()]);
  const shared = globSync(join(source, "browser/*.ts"));
  return {
    root: folder,
    // Relative, for any location on the server: bundles refer to each other by relative paths.
    base: "./",
    publicDir: false,
    plugins: [named(language), reading(written), loadingLater, alone(), onlyLanguages([language])],
    resolve: { conditions: ["losfee:source", "browser", "module"] },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: "dist/bundle",
      assetsDir: "",
      manifest: `manifest.${language}.json`,
      // Assets shared by all languages have the same name in each.
      emptyOutDir: language === LANGUAGES[0],
      target: "es2022",
      sourcemap: true,
      // Sizes are checked by `npm run check:size`; compressing all files takes a third of a build.
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          // One file of what many pages share, instead of thirty that are hardly longer than their
          // requests.
          codeSplitting: { groups: [{ name: "shared", tags: ["$initial"], minShareCount: 12 }] },
        },
        input: Object.fromEntries([
          ...shared.map((path) => [basename(path, ".ts"), path]),
          ...[...written.keys()].map((path) => [nameOf(path), path]),
        ]),
      },
    },
  };
});
