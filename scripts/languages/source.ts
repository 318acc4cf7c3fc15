import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The folder of the workspace. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Loads the program's sources as the compiler sees them; without tests, which have no readers. */
export const loadSources = (): { program: ts.Program; sources: readonly ts.SourceFile[] } => {
  const config = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(
    { ...config.config, include: ["packages/*/src"] },
    ts.sys,
    ROOT,
  );
  const program = ts.createProgram(parsed.fileNames, { ...parsed.options, incremental: false });
  const sources = program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        pathOf(fileName).startsWith("packages/") && !/\.test\.tsx?$|\.d\.ts$/.test(fileName),
    );
  return { program, sources };
};

/** Returns a file's path relative to the workspace. */
export const pathOf = (fileName: string): string => relative(ROOT, fileName).replaceAll("\\", "/");
