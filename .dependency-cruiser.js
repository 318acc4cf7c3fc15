/**
 * Which file may import which: the house's plan as rules; run by scripts/check-imports.ts.
 *
 * Types count as imports too: a package that needs another one's types depends on it.
 */

/** From the bottom up; a package may import those that stand in its list. */
const mayImport = {
  core: [],
  messages: [],
  contract: ["core", "messages"],
  files: ["core", "messages", "contract"],
  web: ["core", "messages", "contract"],
  server: ["core", "messages", "contract", "files", "web"],
  cli: ["core", "messages", "contract", "files", "server"],
};

/**
 * The floors of a package, from the top down: a folder imports only from those that stand after it.
 * What stands beside the folders (`index.ts`) is the roof and may import all of them.
 */
const floors = {
  core: [
    "competition",
    "formats",
    "odds",
    "ladder",
    "tournament",
    "lifecycle",
    "event-details",
    "pairing",
    "ranking",
    "mcmahon",
    "keizer",
    "bracket",
    "matching",
    "prizes",
    "norms",
    "categories",
    "rating",
    "lots",
    "chain",
    "names",
    "base",
  ],
  contract: [
    "client",
    "routes",
    "resources",
    "commands",
    "values",
    "messages",
    "access",
    "language",
  ],
  files: [
    "calculations",
    "competition-file",
    "wishes",
    "keizer",
    "standings-csv",
    "trf",
    "tsh",
    "journal-table",
    "ranking-table",
    "entries-csv",
    "pgn",
    "text",
  ],
  web: ["browser", "registry", "home", "kinds/ladder", "kinds/tournament", "parts", "shell"],
  server: [
    "http",
    "metrics",
    "readers",
    "calendars",
    "feeds",
    "previews",
    "odds",
    "stream",
    "personal-data",
    "organisations",
    "channels",
    "ladder",
    "tournament",
    "messages",
    "pictures",
    "samples",
    "publishing",
    "standby",
    "copy",
    "backup",
    "erasing",
    "traces",
    "people",
    "webhooks",
    "embeds",
    "news",
    "access",
    "mail",
    "delivery",
    "competitions",
    "kinds",
    "reading",
    "duty",
    "clock",
    "journal",
    "storage",
    "log",
    "threads",
  ],
  cli: ["usage", "commands", "views", "engine", "trf", "journal", "terminal", "call", "language"],
};

const tests = "\\.test\\.tsx?$|^packages/[^/]+/test/";

const layers = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join("-") || "nothing"}`,
  comment: "Packages import only from those below them.",
  severity: "error",
  from: { path: `^packages/${name}/` },
  to: { path: "^packages/", pathNot: `^packages/(${[name, ...allowed].join("|")})/` },
}));

const stairs = Object.entries(floors).flatMap(([name, folders]) => [
  {
    name: `${name}-has-these-floors`,
    comment: "A folder that no floor is named for stands nowhere.",
    severity: "error",
    from: {
      path: `^packages/${name}/src/[^/]+/`,
      pathNot: [`^packages/${name}/src/(${folders.join("|")})/`, tests],
    },
    to: {},
  },
  ...folders.map((folder, floor) => ({
    name: `${name}-${folder}-imports-from-below`,
    comment: "Within a package, too, folders import only from those below them.",
    severity: "error",
    from: { path: `^packages/${name}/src/${folder}/`, pathNot: tests },
    to: {
      path: `^packages/${name}/src/`,
      pathNot: `^packages/${name}/src/(${folders.slice(floor).join("|")})/`,
    },
  })),
]);

export default {
  forbidden: [
    ...layers,
    ...stairs,
    {
      name: "no-unresolvable",
      comment: "Also catches imports of another package's files that it does not export.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "packages-by-name",
      comment:
        "Another package is imported by its name, not by a path into its folder; only the tests' PostgreSQL is everybody's.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: {
        path: "^packages/",
        pathNot: "^packages/$1/|^packages/server/test/postgres/",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "core-is-pure",
      comment: "The rules run anywhere: no platform, no libraries but the audited hashes.",
      severity: "error",
      from: { path: "^packages/core/src/", pathNot: tests },
      to: { pathNot: "^packages/core/src/|(^|/)node_modules/@noble/hashes/" },
    },
    {
      name: "web-runs-in-browsers",
      comment: "Views are drawn on the server and in the browser by the same code.",
      severity: "error",
      from: { path: "^packages/web/src/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "bundles-without-schemas",
      comment: "Of the API's schemas browsers get the types alone: what checks them is large.",
      severity: "error",
      from: {
        path: "^packages/web/src/|^packages/contract/src/(index|client/|messages/|access/|language/)",
        pathNot: tests,
      },
      to: {
        path: "^packages/contract/src/(api|events|routes|resources|commands|values)|(^|/)node_modules/zod/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "files-know-values-alone",
      comment:
        "Of what is agreed on, readers and writers need only events and the values that they are made of.",
      severity: "error",
      from: { path: "^packages/files/" },
      to: { path: "^packages/contract/", pathNot: "^packages/contract/src/(values/|events\\.ts$)" },
    },
    {
      name: "declared-dependencies",
      comment: "What a package imports stands in its package.json; only tests may use the tools.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: tests },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-tests-in-product",
      comment: "Product code does not depend on tests.",
      severity: "error",
      from: { path: "^packages/", pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/dist/" },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      conditionNames: ["losfee:source", "types", "import", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".d.ts", ".js"],
    },
  },
};
