/**
 * Bundles the parts of the pages that come alive in the browser.
 *
 * Every file directly in src/browser is an entry of its own, so that a page loads
 * only what it uses. The manifest tells the server how the bundles are called: their
 * names carry a hash of their content and may be cached forever.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

export function browserEntries(): string[] {
  return globSync(join(folder, "src/browser/*.{ts,tsx}"))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort();
}

export default defineConfig({
  root: folder,
  base: "/assets/",
  publicDir: false,
  resolve: { conditions: ["losfee:source", "browser", "module"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist/bundle",
    assetsDir: "",
    manifest: "manifest.json",
    target: "es2022",
    sourcemap: true,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        browserEntries().map((path) => [basename(path).replace(/\.tsx?$/, ""), path]),
      ),
    },
  },
});
