/** Names failed tests, from the JSON reports of vitest and Playwright. */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The used part of vitest's report. */
export interface VitestReport {
  readonly testResults: readonly {
    /** The file's full path. */
    readonly name: string;
    readonly status: string;
    /** Reason why the file as a whole failed, e.g. when it could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** The used part of Playwright's report. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside of any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** `file › test: first line of the message` for each test that failed; paths from `root`. */
export const failedUnitTests = ({ testResults }: VitestReport, root: string): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [line([file], message)];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      line([file, ...ancestorTitles, title], failureMessages[0]),
    );
  });

/** The same for browser tests, with files in `folder`. */
export const failedBrowserTests = (
  { suites, errors }: PlaywrightReport,
  folder: string,
): readonly string[] => [
  ...errors.map(({ message }) => line([folder], message)),
  // The outermost suites are the files.
  ...suites.flatMap((suite) => failedIn(suite, [], folder)),
];

const failedIn = (
  { specs, suites = [] }: PlaywrightSuite,
  titles: readonly string[],
  folder: string,
): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line: at, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.flatMap(({ errors }) => errors)[0]?.message;
      return line([`${folder}/${file}:${at}`, ...titles, title], message);
    }),
  ...suites.flatMap((suite) => failedIn(suite, [...titles, suite.title], folder)),
];

const line = (names: readonly string[], message = ""): string => {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${names.join(" › ")}${first === "" ? "" : `: ${first}`}`;
};
