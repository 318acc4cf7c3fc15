import fc from "fast-check";
import { expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import {
  MAX_TRF_PROBLEMS,
  parseTrf,
  recordsOf,
  TRF_DIALECTS,
  teamCardsOf,
  writeTrf,
} from "../../src/trf/index.ts";
import { codesOf, playerLine, readTrf, trfBytes } from "./files.ts";

/** Applies every function of the programs to a file. */
const exercise = (bytes: Uint8Array): void => {
  const read = parseTrf(bytes);
  if (!read.ok) return;
  expect(writeTrf(read.value)).toEqual({ ok: true, value: bytes });
  teamCardsOf(read.value.tournament);
  for (const dialect of TRF_DIALECTS) recordsOf(read.value.tournament, dialect);
};

test("any bytes can be read", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 2000 }), exercise), {
    numRuns: sweep(150, 500),
  });
});

test("a real file can be cut anywhere and have any bytes overwritten", () => {
  const files = ["official/held_team_7.trf", "scenarios/sc-late240-n50-r9-r04.trf"].map(trfBytes);
  const damage = fc.array(fc.tuple(fc.nat(9000), fc.nat(255)), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(9000), damage, (bytes, length, changes) => {
      const damaged = bytes.slice(0, length);
      for (const [at, byte] of changes) if (at < damaged.length) damaged[at] = byte;
      exercise(damaged);
    }),
    { numRuns: sweep(150, 500) },
  );
});

test("a line of 50 MB is kept, not looked into, and reported", () => {
  const line = `001    1${" 2 w 1   ".repeat(5_500_000)}`;
  const file = readTrf(line);
  expect(codesOf(file.problems)).toEqual(["trf-no-players", "trf-line-too-long"]);
  expect(file.entries[0]?.source).toBe(line);
});

test("problems beyond a thousand are counted, not listed", () => {
  const { problems } = readTrf("???\n".repeat(5000));
  expect(problems).toHaveLength(MAX_TRF_PROBLEMS + 1);
  expect(problems.at(-1)).toMatchObject({
    code: "trf-more-problems",
    count: 4001,
    severity: "error",
  });
});

test("9,999 players of whom one has 999 rounds take neither gigabytes nor minutes", () => {
  const many = Array.from({ length: 9999 }, (_, index) => playerLine(index + 1, "0.0"));
  const long = playerLine(1, "0.0", ...Array.from({ length: 999 }, () => "   2 w ="));
  const { tournament } = readTrf([long, ...many.slice(1)].join("\n"));
  expect(tournament.players[5000]?.lines).toHaveLength(999);
});

test("5,000 players with ten rounds are read without a complaint", () => {
  const players = 5000;
  const lines = Array.from({ length: players }, (_, index) => {
    const opponent = (index % 2 === 0 ? index + 2 : index).toString().padStart(4);
    const rounds = Array.from({ length: 10 }, () => `${opponent} ${index % 2 === 0 ? "w" : "b"} =`);
    return playerLine(index + 1, "5.0", ...rounds);
  });
  const bytes = new TextEncoder().encode(lines.join("\r\n"));
  const { tournament, problems } = readTrf(bytes);
  expect(problems).toEqual([]);
  expect(tournament.players).toHaveLength(players);
});
