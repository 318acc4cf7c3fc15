/** Builds everything into the packages' dist folders; skips what is up to date. */
import { type Build, fingerprint, isBuilt, noteBuilt } from "./built-before.ts";
import { LANGUAGES } from "./languages.ts";
import { ROOT } from "./root.ts";

const mark = `${ROOT}node_modules/.cache/built`;

const everything: Build = {
  inputs: ["{packages,scripts}/**/*", "package-lock.json", "tsconfig.base.json"],
  exclude: ["**/{dist,node_modules,test,.cache}", "**/*.test.{ts,tsx}"],
  outputs: [
    "packages/messages/dist/*.js",
    "packages/core/dist/joined/index.js",
    "packages/contract/dist/joined/index.js",
    "packages/files/dist/joined/*.js",
    "packages/web/dist/joined/index.js",
    "packages/server/dist/joined/index.js",
    "packages/cli/dist/joined/main.js",
    "packages/cli/dist/bundle/engine.js",
    "packages/web/dist/fonts/text.woff2",
    "packages/web/dist/fonts/drawn/*.ttf",
    ...LANGUAGES.map((language) => `packages/web/dist/bundle/manifest.${language}.json`),
  ],
};

if (!isBuilt(ROOT, everything, mark)) {
  // Files that change meanwhile are built the next time.
  const made = fingerprint(ROOT, everything);
  const { buildAll } = await import("./build-all.ts");
  await buildAll();
  noteBuilt(mark, made);
}
