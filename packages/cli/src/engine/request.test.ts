import { describe, expect, test } from "vitest";
import { parseRequest } from "./request.ts";

const request = (line: string) => {
  const parsed = parseRequest(["--dutch", ...line.split(" ").filter((word) => word !== "")]);
  return parsed.ok ? parsed.value : parsed.error;
};

const PLAIN = { system: "dutch", version: false, baku: false, checklist: null };

describe("a command line of the engine mode", () => {
  test.each([
    ["in.trf -p", { kind: "pair", input: "in.trf", output: null }],
    ["in.trf -p out", { kind: "pair", input: "in.trf", output: "out" }],
    ["-p", { kind: "pair", input: "-", output: null }],
    ["- -p", { kind: "pair", input: "-", output: null }],
    ["in.trf -c", { kind: "check", input: "in.trf", round: null }],
    ["in.trf -c 5", { kind: "check", input: "in.trf", round: 5 }],
    ["-g -o t.trf", { kind: "generate", config: null, model: null, output: "t.trf", seed: null }],
    [
      "-g rtg.cfg -o t.trf -s 7",
      { kind: "generate", config: "rtg.cfg", model: null, output: "t.trf", seed: 7 },
    ],
    [
      "model.trf -g -o t.trf",
      { kind: "generate", config: null, model: "model.trf", output: "t.trf", seed: null },
    ],
    // JaVaFo: a number in place of the configuration is the seed.
    ["-g 12 -o t.trf", { kind: "generate", config: null, model: null, output: "t.trf", seed: 12 }],
  ])("%s", (line, task) => {
    expect(request(line)).toEqual({ ...PLAIN, task });
  });

  test("takes a checklist, Baku acceleration, the version and a language with any task", () => {
    const task = { kind: "pair", input: "in.trf", output: "out" };
    const all = { ...PLAIN, task, version: true, baku: true, checklist: "list" };
    expect(request("-r in.trf -b -p out -l list --lang de")).toEqual(all);
    expect(request("in.trf -p -l")).toMatchObject({ checklist: "" });
    expect(request("-r")).toEqual({ ...PLAIN, version: true, task: null });
  });

  test.each([
    ["in.trf", { code: "engine-one-task" }],
    ["in.trf -p -c", { code: "engine-one-task" }],
    ["in.trf other.trf -p", { code: "engine-extra-argument", argument: "other.trf" }],
    ["in.trf -p -w", { code: "engine-unknown-option", option: "-w" }],
    ["in.trf --burstein -p", { code: "engine-unknown-system", option: "--burstein" }],
    ["in.trf -p -p", { code: "engine-repeated", option: "-p" }],
    ["in.trf -p -o x", { code: "engine-not-together", option: "-o" }],
    ["-g", { code: "engine-value-missing", option: "-o" }],
    ["-g -o", { code: "engine-value-missing", option: "-o" }],
    ["-g -o x -s many", { code: "engine-not-a-number", option: "-s", value: "many" }],
    ["-g -o x -s 99999999999999999", { code: "engine-not-a-number" }],
  ])("%s is refused", (line, error) => {
    expect(request(line)).toMatchObject(error);
  });
});
