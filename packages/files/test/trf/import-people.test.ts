import { describe, expect, test } from "vitest";
import { competitionOfTrf } from "../../src/trf/index.ts";
import { readTrf } from "./files.ts";

const player = (number: number, name: string, fideId: string): string =>
  `001 ${`${number}`.padStart(4)}      ${name.padEnd(33)} 2000     ${fideId.padStart(11)}${" ".repeat(12)} 0.0 ${`${number}`.padStart(4)}`;

const imported = (...players: readonly string[]) =>
  competitionOfTrf(readTrf(["012 Open", "142 3", ...players].join("\n")), {
    seed: "5eed".repeat(16),
    at: "2026-11-21T10:00:00.000Z",
  });

describe("people of an imported report", () => {
  test("are two where two of one name have different FIDE numbers", () => {
    const read = imported(
      player(1, "Mueller, Anna", "4600001"),
      player(2, "Mueller, Anna", "4600002"),
    );
    if (!read.ok) throw new Error(read.error.code);
    expect([...read.value.state.entries.values()].map(({ fideId }) => fideId)).toEqual([
      "4600001",
      "4600002",
    ]);
  });

  test("are refused where two have one FIDE number, all of them told at once", () => {
    const read = imported(
      player(1, "Mueller, Anna", "4600001"),
      player(2, "Schulz, Bert", "4600002"),
      player(3, "Fine, Cora", "4600001"),
      player(4, "Dietz, Dora", "04600002"),
    );
    if (read.ok || read.error.code !== "trf-import-not-sound") throw new Error("not refused");
    expect(read.error.problems).toMatchObject([
      { code: "trf-repeated-fide-id", line: 5, column: 58, player: 3, other: 1 },
      { code: "trf-repeated-fide-id", line: 6, column: 58, player: 4, other: 2 },
    ]);
  });

  test("without a FIDE number are nobody's doubles", () => {
    expect(imported(player(1, "A", ""), player(2, "B", "0"), player(3, "C", "0")).ok).toBe(true);
  });
});
