import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pairDutch } from "@losfee/core";
import { dutchInputOf, parseTrf, recordedRoundOf } from "@losfee/files/trf";
import { describe, expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { checklistText } from "../../src/engine/checklist.ts";
import { compareRound } from "../../src/engine/compare-round.ts";
import { pairingLines } from "../../src/engine/pairing-lines.ts";
import { examine } from "./generated.ts";

const recorded = fileURLToPath(new URL("../../../core/test/fide-dutch/vectors/", import.meta.url));
const checklists = fileURLToPath(new URL("checklists/", import.meta.url));

const reportsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".trf"))
    .map((name) => folder + name);

const readReport = (path: string) => {
  const file = parseTrf(readFileSync(path));
  if (!file.ok) throw new Error(file.error.code);
  expect(file.value.problems).toEqual([]);
  return file.value.tournament;
};

/** A round of a report and its pairing; null if none exists. */
const paired = (path: string, round?: number) => {
  const input = dutchInputOf(readReport(path), round === undefined ? {} : { round });
  if (!input.ok) throw new Error(input.error.code);
  const answer = pairDutch(input.value.tournament);
  return { input: input.value, round: answer.ok ? answer.value : null };
};

describe("the engine mode, by what a reference engine recorded", () => {
  const more = reportsIn(`${recorded}more/`).filter((_, index) => index % sweep(8, 1) === 0);
  const whole = [...reportsIn(`${recorded}generated/`), ...more];
  test.each(whole)("agrees with every round of %s", (path) => {
    const tournament = readReport(path);
    for (let each = 1; each <= tournament.playedRounds; each++) {
      const { input, round } = paired(path, each);
      if (round === null) throw new Error(`no pairing of round ${each}`);
      expect(compareRound(round, input, recordedRoundOf(tournament, each))).toEqual([]);
    }
  });

  const next = ["scenarios", "exchange", "large"].flatMap((name) =>
    reportsIn(`${recorded}${name}/`),
  );
  test.each(next)("writes the next round of %s line by line", (path) => {
    const { input, round } = paired(path);
    const beside = path.replace(/\.trf$/, ".pairs");
    const lines = round === null ? null : pairingLines(round, input);
    expect(lines).toBe(existsSync(beside) ? readFileSync(beside, "utf8") : null);
  });

  test.each(reportsIn(checklists))("writes the checklist of %s", (path) => {
    const { input, round } = paired(path);
    const expected = readFileSync(path.replace(/\.trf$/, ".list"), "utf8");
    expect(checklistText(input, round)).toBe(expected);
  });
});

test("a hundred generated tournaments agree with themselves when they are read back", () => {
  for (let seed = 1; seed <= 100; seed++) {
    expect({ seed, faults: examine(seed).faults }).toEqual({ seed, faults: [] });
  }
});
