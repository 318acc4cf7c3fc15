/**
 * Joins the compiled modules of each package into a few files: finding, reading and linking
 * thousands of modules takes longer than the work of a command or a starting server.
 */
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { build } from "vite";
import { ROOT } from "./root.ts";

/** Folder of a package's joined modules. */
const JOINED = "dist/joined";

/** Entry points besides the exports, by package: programs, and modules of threads and processes. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  cli: ["main"],
  server: [
    "backup/write-backup",
    "journal/check-file",
    "odds/count-in-thread",
    "pictures/make-in-process",
    "reading/read-upload",
    "mail-reader-thread",
    "reader-thread",
  ],
};

/**
 * Libraries that are joined with the modules that use them, with what they depend on: each consists of
 * many small modules, and only one package uses it. A program has one copy of any other library.
 */
const INLINED =
  /^(@fastify\/|(kysely|fastify|fastify-type-provider-zod|lru-cache|markdown-it|sanitize-html|csv-parse)($|\/))/;

/** Libraries that these use and that stay files of their own: other packages share them. */
const SHARED = /^(zod|pino)($|\/)/;

/** True if a module stays outside a package's files. */
const isOutside = (id: string, importer: string | undefined): boolean => {
  if (isBuiltin(id)) return true;
  // Messages belong to the package that uses them, other packages are files of their own.
  if (!/^[@#a-z]/.test(id) || id.startsWith("@losfee/messages/")) return false;
  return importer?.includes("/node_modules/") ? SHARED.test(id) : !INLINED.test(id);
};

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

/** Returns the modules that others load, by the name of their joined file. */
const entriesOf = (folder: string): Readonly<Record<string, string>> => {
  const { exports }: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries: Record<string, string> = {};
  for (const target of Object.values(exports)) {
    if (typeof target === "string") continue;
    const name = basename(target.default, ".js");
    const module = join(folder, "dist", `${name}.js`);
    entries[name] = existsSync(module) ? module : join(folder, "dist", name, "index.js");
  }
  for (const path of PROGRAMS[basename(folder)] ?? []) {
    entries[basename(path)] = join(folder, "dist", `${path}.js`);
  }
  return entries;
};

/** Joins the compiled modules of all packages. */
export const joinModules = async (): Promise<void> => {
  for (const manifest of globSync("packages/*/package.json", { cwd: ROOT }).sort()) {
    const folder = join(ROOT, manifest, "..");
    const input = entriesOf(folder);
    if (Object.keys(input).length === 0) continue;
    const made = await build({
      root: folder,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: JOINED,
        // A running server may load one of the files later: unchanged files stay.
        emptyOutDir: false,
        target: "node22",
        minify: false,
        sourcemap: true,
        reportCompressedSize: false,
        rolldownOptions: {
          input,
          external: isOutside,
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    });
    const written = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
    const files = new Set(written.map(({ fileName }) => fileName));
    for (const path of globSync("*.{js,map}", { cwd: join(folder, JOINED) })) {
      if (!files.has(path)) rmSync(join(folder, JOINED, path));
    }
  }
};
