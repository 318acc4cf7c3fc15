import { describe, expect, it } from "vitest";
import { failedBrowserTests, failedUnitTests } from "./failed-tests.ts";

describe("failed unit tests", () => {
  const test = (title: string, status: string, ...failureMessages: string[]) => ({
    ancestorTitles: ["lots"],
    title,
    status,
    failureMessages,
  });

  it("are named with file, test and the first line of the message", () => {
    const assertionResults = [
      test("are drawn", "passed"),
      test("are fair", "failed", "\u001b[31mexpected 1 to be 2\u001b[39m\n    at lots.test.ts:7"),
    ];
    const file = { name: "/losfee/core/lots.test.ts", status: "failed", message: "" };
    expect(failedUnitTests({ testResults: [{ ...file, assertionResults }] }, "/losfee")).toEqual([
      "core/lots.test.ts › lots › are fair: expected 1 to be 2",
    ]);
  });

  it("are those of a whole file where it cannot be loaded or cleaned up", () => {
    const file = { name: "/losfee/a.test.ts", status: "failed", message: "no such module\n at" };
    const passed = { ...file, assertionResults: [test("is fine", "passed")] };
    expect(failedUnitTests({ testResults: [passed] }, "/losfee")).toEqual([
      "a.test.ts: no such module",
    ]);
  });
});

describe("failed browser tests", () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: "rounds.spec.ts",
    line: 9,
    tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });

  it("are named with the groups they are in", () => {
    const inner = { title: "phone", specs: [spec("fits", false, "Error: too wide\n\ncall log")] };
    const file = { title: "rounds.spec.ts", specs: [spec("is drawn", true)], suites: [inner] };
    expect(failedBrowserTests({ suites: [file], errors: [] }, "e2e")).toEqual([
      "e2e/rounds.spec.ts:9 › phone › fits: Error: too wide",
    ]);
  });

  it("include what went wrong outside of any test", () => {
    const report = { suites: [], errors: [{ message: "Error: no browser" }] };
    expect(failedBrowserTests(report, "e2e")).toEqual(["e2e: Error: no browser"]);
  });
});
