/** Builds everything into the packages' dist folders; skips what is up to date. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { type Build, fingerprint, isBuilt, noteBuilt } from "./built-before.ts";
import { cutFonts } from "./fonts.ts";
import { joinModules } from "./joined-modules.ts";
import { addToCompiled } from "./languages/compiled.ts";
import { LANGUAGES } from "./languages/shipped.ts";
import { compileMessages } from "./messages/compile.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const mark = `${root}node_modules/.cache/built`;

const everything: Build = {
  inputs: ["{packages,languages,scripts}/**/*", "package-lock.json", "tsconfig.base.json"],
  exclude: ["**/{dist,node_modules,test,.cache}", "**/*.test.{ts,tsx}"],
  outputs: [
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

if (!isBuilt(root, everything, mark)) {
  // Files that change meanwhile are built the next time.
  const made = fingerprint(root, everything);
  await buildAll();
  noteBuilt(mark, made);
}

async function buildAll(): Promise<void> {
  compileMessages();
  // Engine and fonts are made of sources alone, while the compiler works.
  await Promise.all([compile(), bundle("packages/cli"), cutFonts()]);
  addToCompiled();
  await joinModules();
  // Needs the registry of pages, compiled. A browser loads the texts of one language only.
  for (const language of LANGUAGES) await bundle("packages/web", language);
}

function bundle(folder: string, mode = "production"): Promise<unknown> {
  return build({ root: `${root}${folder}`, mode, logLevel: "warn" });
}

function compile(): Promise<void> {
  const compiler = "node_modules/typescript7/bin/tsc";
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, "-b", "packages/cli"], {
      cwd: root,
      stdio: "inherit",
    });
    child.on("error", reject);
    // It has said what is wrong.
    child.on("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}
