/**
 * Checks that every path in the developers' documents exists: a document that points to nothing is
 * worse than none.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folders that a path of the workspace begins with. */
const PATH = /[`(]((?:packages|scripts|docs|bench|e2e|test|\.ci)\/[\w./@-]*)[`)]/g;

/** Generated paths that documents may name. */
const generated = ["docs/api"];

/** Returns the paths in a text that do not exist in the workspace at `root`, each once. */
export function missingPaths(text: string, root: string): readonly string[] {
  const named = [...text.matchAll(PATH)].map(([, path = ""]) => path);
  return [...new Set(named)].filter(
    (path) => !generated.includes(path) && !existsSync(join(root, path)),
  );
}

if (import.meta.main) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/{architecture,design/*}.md"], {
    cwd: root,
  });
  const faults = documents.flatMap((document) =>
    missingPaths(readFileSync(join(root, document), "utf8"), root).map(
      (path) => `${document}: there is no ${path}`,
    ),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${documents.length} documents, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
