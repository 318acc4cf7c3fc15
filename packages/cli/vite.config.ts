/**
 * Bundles the engine mode into one file: programs start it anew for every round, and finding and
 * loading a hundred modules would take longer than pairing does.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: folder,
  publicDir: false,
  ssr: {
    noExternal: [/^@losfee\/(core|files|messages)/],
    // Only needed to report faults of a file, and large.
    external: ["@losfee/contract", "@losfee/server"],
    resolve: { conditions: ["losfee:source"] },
  },
  build: {
    ssr: "src/engine/run.ts",
    outDir: "dist/bundle",
    // The single file is replaced: a program may be calling it meanwhile.
    emptyOutDir: false,
    target: "node22",
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "engine.js" } },
  },
});
