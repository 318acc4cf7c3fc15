/** Makes everything that the packages need to run, from their sources. */
import { spawn } from "node:child_process";
import { build } from "vite";
import { cutFonts } from "./fonts.ts";
import { joinModules } from "./joined-modules.ts";
import { LANGUAGES } from "./languages.ts";
import { compileMessages } from "./messages/compile.ts";
import { ROOT } from "./root.ts";

/** Builds all packages; ends the process when the compiler finds mistakes. */
export const buildAll = async (): Promise<void> => {
  compileMessages();
  // Engine and fonts are made of sources alone, while the compiler works.
  await Promise.all([compile(), bundle("packages/cli"), cutFonts()]);
  await joinModules();
  // Needs the registry of pages, compiled. A browser loads the texts of one language only.
  for (const language of LANGUAGES) await bundle("packages/web", language);
};

const bundle = (folder: string, mode = "production"): Promise<unknown> =>
  build({ root: `${ROOT}${folder}`, mode, logLevel: "warn" });

const compile = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = "node_modules/typescript7/bin/tsc";
    const child = spawn(process.execPath, [compiler, "-b", "packages/cli"], {
      cwd: ROOT,
      stdio: "inherit",
    });
    child.on("error", reject);
    // It has said what is wrong.
    child.on("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
