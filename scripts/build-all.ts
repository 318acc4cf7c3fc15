/** Makes everything that the packages need to run, from their sources. */
import { build } from "vite";
import { cutFonts } from "./fonts.ts";
import { joinModules } from "./joined-modules.ts";
import { LANGUAGES } from "./languages.ts";
import { compileMessages } from "./messages/compile.ts";
import { ROOT } from "./root.ts";
import { transpileAll } from "./transpile.ts";

/** Builds all packages. Types are not checked: `npm run typecheck` does that. */
export const buildAll = async (): Promise<void> => {
  compileMessages();
  transpileAll();
  await Promise.all([bundle("packages/cli"), cutFonts(), joinModules()]);
  // Needs the registry of pages, compiled. A browser loads the texts of one language only.
  for (const language of LANGUAGES) await bundle("packages/web", language);
};

const bundle = (folder: string, mode = "production"): Promise<unknown> =>
  build({ root: `${ROOT}${folder}`, mode, logLevel: "warn" });
