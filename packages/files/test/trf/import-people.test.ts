import { describe, expect, test } from "vitest";
import { competitionOfTrf, makeTrf, recordsOf, trfOfCompetition } from "../../src/trf/index.ts";
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

describe("national ratings", () => {
  const national = (code: string, number: number, rest: Readonly<Record<string, string>>): string =>
    [
      `${code} ${`${number}`.padStart(4)}  ${(rest["title"] ?? "").padEnd(3)}`,
      (rest["name"] ?? "").padEnd(33),
      (rest["rating"] ?? "").padStart(4),
      (rest["origin"] ?? "").padEnd(3),
      (rest["number"] ?? "").padStart(11),
    ].join(" ");
  const listed = [
    player(1, "Mueller, Anna", "4600001"),
    player(2, "Schulz, Bert", ""),
    national("GER", 1, { title: "E", rating: "2111", origin: "BAY", number: "10130815" }),
    national("FRA", 2, { rating: "2200", origin: "IDF", number: "12345" }),
    national("GER", 2, { name: "Schulz, Bert", rating: "1987" }),
  ];

  test("are kept beside the event's own, from every federation's list", () => {
    const read = imported("172 GER NIDOF", ...listed);
    if (!read.ok) throw new Error(read.error.code);
    expect([...read.value.state.entries.values()]).toMatchObject([
      {
        rating: 2000,
        nationals: [{ federation: "GER", rating: 2111, title: "E", origin: "BAY" }],
        nationalNumbers: { GER: "10130815" },
      },
      {
        nationals: [
          { federation: "FRA", rating: 2200, origin: "IDF" },
          { federation: "GER", rating: 1987 },
        ],
        nationalNumbers: { FRA: "12345" },
      },
    ]);
    const leftOut = { code: "trf-import-records-left-out", records: ["172"] };
    expect(read.value.notes).toContainEqual(leftOut);
  });

  test("come out again in the report, with the record 172 that they demand", () => {
    const read = imported("032 GER", ...listed);
    if (!read.ok) throw new Error(read.error.code);
    const made = makeTrf(recordsOf(trfOfCompetition(read.value.state)).records);
    if (!made.ok) throw new Error(made.error.code);
    const { tournament, problems } = readTrf(made.value.bytes);
    expect(problems).toEqual([]);
    expect(tournament.rankMethods).toEqual([{ federation: "GER", method: "OTHER" }]);
    expect(tournament.nationals).toMatchObject([
      { code: "GER", startingRank: 1, title: "E", name: "Mueller, Anna", rating: 2111 },
      { code: "FRA", startingRank: 2, federation: "IDF", fideId: "12345", rating: 2200 },
      { code: "GER", startingRank: 2, name: "Schulz, Bert", rating: 1987 },
    ]);
  });
});

describe("files as strangers write them", () => {
  const text = ["012 Open", "XXR 3", player(1, "Mueller, Anna", ""), player(2, "Schulz, Bert", "")];

  test("have their codes in small letters", () => {
    const file = readTrf(text.join("\n").replace("XXR", "xxr"));
    expect(file.problems).toEqual([]);
    expect(file.tournament.rounds).toBe(3);
  });

  test("are UTF-16 with a byte order mark", () => {
    const bytes = new Uint8Array(Buffer.from(`\uFEFF${text.join("\r\n")}`, "utf16le"));
    const file = readTrf(bytes);
    expect(file.problems).toEqual([]);
    expect(file.tournament.players.map(({ name }) => name)).toEqual([
      "Mueller, Anna",
      "Schulz, Bert",
    ]);
  });
});
