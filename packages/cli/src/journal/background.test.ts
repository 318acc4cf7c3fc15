import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { oneAtATime } from "./background.ts";

let journal: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "losfee-turn-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  journal = join(folder, "losfee.sqlite");
});

it("one process after the other starts Losfee on a journal", async () => {
  const steps: string[] = [];
  const start = (name: string) =>
    oneAtATime(journal, async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
    });
  await Promise.all([start("first"), start("second")]);
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

it("a process that was killed meanwhile does not hold others up", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(`${journal}.starting`, `${pid}`);
  expect(await oneAtATime(journal, async () => "started")).toBe("started");
});

it("a start that fails lets the next one begin", async () => {
  const failing = oneAtATime(journal, () => Promise.reject(new Error("port taken")));
  await expect(failing).rejects.toThrow("port taken");
  expect(existsSync(`${journal}.starting`)).toBe(false);
});
