/** Builds everything into the packages' dist folders; skips what is up to date. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cutFonts } from "./fonts.ts";
import { joinModules } from "./joined-modules.ts";
import { addToCompiled } from "./languages/compiled.ts";
import { LANGUAGES } from "./languages/shipped.ts";
import { compileMessages } from "./messages/compile.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

compileMessages();
run("node_modules/typescript7/bin/tsc", "-b", "packages/cli");
addToCompiled();
await joinModules();
run("node_modules/vite/bin/vite.js", "build", "packages/cli", "--logLevel", "warn");
await cutFonts();
// Needs the registry of pages, compiled. A browser loads the texts of one language only.
for (const language of LANGUAGES) {
  run(
    "node_modules/vite/bin/vite.js",
    "build",
    "packages/web",
    "--mode",
    language,
    "--logLevel",
    "warn",
  );
}

function run(...command: string[]): void {
  const { status, error } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
