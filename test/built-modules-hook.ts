/** Lets a program that a test starts import the modules of `npm run build` in place of the sources. */
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const built = found.url.replace(/(\/packages\/[^/]+)\/src\/(.+)\.tsx?$/, "$1/dist/$2.js");
    if (built === found.url || !existsSync(fileURLToPath(built))) return found;
    return { ...found, url: built, format: "module" };
  },
});
