/**
 * `npm test`: the checks of every commit, from formatting to browser tests, with a sample of the
 * long sweeps. `npm run test:long` runs those whole, and looks for dead code; `npm run test:quick`
 * is for every day: formatting, types, imports, and the tests next to the sources.
 *
 * Cheap checks run two at a time; the large test suites run alone, for they use all cores themselves
 * and some of them measure time. Each step's output is held back until the step ends, and shown in full
 * if it failed. Failures are named once more at the end, for logs cut off at their beginning. The
 * last line is for machines: `N passed, M failed`, where each test counts, and each step without
 * tests.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { failedBrowserTests, failedUnitTests } from "./failed-tests.ts";
import { ROOT } from "./root.ts";

interface Step {
  readonly name: string;
  /** An npm script, with arguments. */
  readonly script: readonly string[];
  /** Waits for the end of this step, an earlier one. */
  readonly after?: string;
  /** In addition to the environment of all steps. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Counts the tests, from the step's report. */
  readonly count?: () => Count;
  /** Names the tests that failed, from the same report. */
  readonly failures?: () => readonly string[];
}

/** The command: one of three. */
type Scope = "everything" | "quick" | "long";

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Outcome extends Count {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Failures, a line each; the step itself if it has no tests. */
  readonly failures: readonly string[];
}

const scope = scopeFrom(process.argv.slice(2));
const reports = `${ROOT}reports`;
const vitestReport = `${reports}/vitest.json`;
const databaseReport = `${reports}/vitest-database.json`;
const playwrightReport = `${reports}/playwright.json`;

/** Checks without prerequisites. */
const lint: Step = { name: "lint", script: ["lint"] };
const imports: Step = { name: "imports", script: ["check:imports"] };
const documents: Step = { name: "documents", script: ["check:docs"] };

/** One processor checks types, which takes longest and needs only the messages; the other does the rest. */
const allChecks: readonly Step[] = [
  { name: "messages", script: ["messages"] },
  lint,
  { name: "types", script: ["types"], after: "messages" },
  { name: "build", script: ["build"], after: "messages" },
  imports,
  documents,
  // Half a minute of a processor; what it finds does no harm meanwhile.
  ...(scope === "long" ? [{ name: "dead code", script: ["check:dead"] }] : []),
  { name: "size", script: ["check:size"], after: "build" },
  // Promises declarations, which the type checker writes.
  { name: "packages", script: ["check:packages"], after: "types" },
];

/** Tests next to the sources; those in `test/` play whole events, also in processes. */
const besideSources = ["/src/", "/scripts/"];

/** Tests that also run on PostgreSQL: a sample of requests to a server. */
const onDatabase = ["acceptance", "conflicts", "hostile-input"].map(
  (name) => `packages/server/test/http/${name}.test.ts`,
);

const tests = (name: string, filters: readonly string[], report: string): Step => ({
  name,
  script: [
    "test:unit",
    "--",
    ...filters,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  count: () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    };
  },
  failures: () => failedUnitTests(read(report), ROOT),
  // Built code runs as it is; see vitest.config.ts.
  environment: scope === "quick" ? {} : { LOSFEE_TEST_BUILT: "1" },
});

const unitTests = (filters: readonly string[]): Step => tests("unit tests", filters, vitestReport);

const onPostgres = tests(
  "on PostgreSQL",
  scope === "long" ? ["packages/server/test/http"] : [...onDatabase, "--maxWorkers=1"],
  databaseReport,
);

/**
 * Tests of the server with all data in PostgreSQL. The few in `npm test` run beside the checks: each
 * worker would start a server of its own.
 */
const databaseTests: Step = {
  ...onPostgres,
  after: "build",
  environment: { ...onPostgres.environment, LOSFEE_TEST_STORE: "postgres" },
};

const browserTests: Step = {
  name: "browser tests",
  script: ["test:browser"],
  count: () => {
    const { stats } = read(playwrightReport);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  },
  failures: () => failedBrowserTests(read(playwrightReport), "e2e"),
};

interface Plan {
  /** In this order, two at a time. */
  readonly checks: readonly Step[];
  /** One after the other. */
  readonly suites: readonly Step[];
}

const { checks, suites }: Plan = {
  everything: {
    checks: [...allChecks, databaseTests],
    suites: [unitTests([]), browserTests],
  },
  long: { checks: allChecks, suites: [unitTests([]), databaseTests, browserTests] },
  quick: {
    checks: [{ name: "types", script: ["typecheck"] }, lint, imports, documents],
    suites: [unitTests(besideSources)],
  },
}[scope];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const started = performance.now();
const outcomes: Outcome[] = [];

const ends = new Map(checks.map(({ name }) => [name, Promise.withResolvers<void>()]));
const queue = [...checks];
await Promise.all([worker(), worker()]);
for (const suite of suites) outcomes.push(await run(suite));

console.log("\nSummary");
for (const { name, ok, seconds, passed, failed, skipped } of outcomes) {
  const hasTests = [...checks, ...suites].some((step) => step.name === name && step.count);
  const tests = hasTests ? `${passed} passed, ${failed} failed, ${skipped} skipped` : "";
  console.log(
    `  ${ok ? "ok    " : "FAILED"} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd(),
  );
}
const failed = sum("failed");
const failures = outcomes.flatMap((outcome) => outcome.failures);
console.log(`  in ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (failures.length > 0) console.log(["\nFailed", ...failures].join("\n  "));
console.log(`${sum("passed")} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function worker(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (step.after) await ends.get(step.after)?.promise;
    outcomes.push(await run(step));
    ends.get(step.name)?.resolve();
  }
}

async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  const { code, output } = await execute(["run", "--silent", ...step.script], step.environment);
  const seconds = (performance.now() - start) / 1000;

  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  let complaint = "";
  let failures: readonly string[] = [];
  try {
    count = step.count?.() ?? count;
    failures = step.failures?.() ?? failures;
    if (step.count && count.passed + count.failed === 0) complaint = "no tests were run";
  } catch (error) {
    complaint = `no report of the tests: ${String(error)}`;
  }
  const ok = code === 0 && count.failed === 0 && complaint === "";

  // A step that failed counts as one failure even when no single test did.
  if (!ok && count.failed === 0) count = { ...count, failed: 1 };
  if (!ok && failures.length === 0) failures = [`${step.name}${complaint && `: ${complaint}`}`];
  if (ok && !step.count) count = { ...count, passed: 1 };

  console.log(`\n── ${step.name}: ${ok ? "ok" : "FAILED"} (${seconds.toFixed(1)} s)`);
  const lines = output.trimEnd();
  if (lines) console.log(ok ? tail(lines, 6) : lines);
  if (complaint) console.log(complaint);
  return { name: step.name, ok, seconds, failures, ...count };
}

function scopeFrom(args: readonly string[]): Scope {
  const [given = "everything", ...rest] = args;
  if (rest.length === 0 && (given === "everything" || given === "quick" || given === "long")) {
    return given;
  }
  throw new Error(`tests know no "${args.join(" ")}": "quick", "long", or nothing`);
}

function execute(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn("npm", args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...environment,
        LOSFEE_LONG: scope === "long" ? "1" : "",
      },
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: null, output: String(error) }));
    child.on("close", (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

function tail(text: string, count: number): string {
  const lines = text.split("\n");
  if (lines.length <= count) return text;
  return ["…", ...lines.slice(-count)].join("\n");
}

/** The reports' shapes are vitest's and Playwright's; only a few numbers of them are used. */
function read(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function sum(key: "passed" | "failed"): number {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}
