/**
 * Bundles what the pages load: a script for each page that comes alive, the scripts in src/browser,
 * a stylesheet for all pages and one for each area; in one language at a time. The manifest tells the server how the bundles are
 * called: their names carry a hash of their content and may be cached forever.
 *
 * Scripts of pages and these stylesheets are no files of their own: they follow from the registry of
 * pages, compiled before, and from the stylesheets beside pages and parts.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { leavingLanguage } from "../../scripts/languages/plugin.ts";
import {
  completeTranslationsOf,
  LANGUAGES,
  madeLanguages,
} from "../../scripts/languages/shipped.ts";
import { bundles } from "../../scripts/stylesheet.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const source = join(folder, "src");

/** The pages as the registry lists them, as far as it matters here. */
interface BuiltPage {
  readonly folder: string;
  readonly script?: string;
  readonly view: { readonly name: string };
}

/** What the bundler reads that stands in no file: its path, and what it says. */
type Written = ReadonlyMap<string, string>;

/** A script for each page that comes alive, which starts the view of its folder. */
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

/** The stylesheet of all pages, and that of each area. */
const styles = (): Written =>
  new Map([...bundles()].map(([area, text]) => [join(source, area ?? "", "styles.css"), text]));

/** Lets the bundler read what is written here as if it stood in files. */
const reading = (written: Written): Plugin => ({
  name: "written-by-the-build",
  enforce: "pre",
  resolveId: (id) => (written.has(id) ? id : null),
  load: (id) => written.get(id) ?? null,
});

/**
 * What is loaded later is one small script without styles: it needs nothing fetched ahead, and no page
 * the kilobyte of code that would do so.
 */
const loadingLater: Plugin = {
  name: "loading-later",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
};

/** Scripts for phones far from the next mast: what they import stands in them, in one file each. */
const ALONE = /\/src\/browser\/(own|later|messages)\.ts$/;

/** Gives such scripts modules of their own, so that nothing of them is shared with other scripts. */
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

/** The mode is the language of the scripts: `vite build packages/web --mode de`. */
export default defineConfig(async ({ mode: language }): Promise<UserConfig> => {
  const made = madeLanguages().includes(language) ? completeTranslationsOf(language) : null;
  const written: Written = new Map([...(await pageScripts()), ...styles()]);
  const shared = globSync(join(source, "browser/*.ts"));
  return {
    root: folder,
    // Wherever the server puts them: what belongs together is found beside each other.
    base: "./",
    publicDir: false,
    plugins: [
      named(language),
      reading(written),
      loadingLater,
      alone(),
      leavingLanguage(language, made),
    ],
    resolve: { conditions: ["losfee:source", "browser", "module"] },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: "dist/bundle",
      assetsDir: "",
      manifest: `manifest.${language}.json`,
      // What languages share has one name in all of them.
      emptyOutDir: language === LANGUAGES[0],
      target: "es2022",
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([
          ...shared.map((path) => [basename(path, ".ts"), path]),
          ...[...written.keys()].map((path) => [nameOf(path), path]),
        ]),
      },
    },
  };
});
