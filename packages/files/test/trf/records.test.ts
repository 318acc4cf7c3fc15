import fc from "fast-check";
import { expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import {
  decodeTrf,
  encodeTrf,
  formatRecord,
  makeTrf,
  parseRecord,
  recordsOf,
  TRF_DIALECTS,
  type TrfProblem,
  type TrfRecord,
  writeTrf,
} from "../../src/trf/index.ts";
import { trfRecord } from "./arbitraries.ts";
import { readTrf } from "./files.ts";

const reread = (record: TrfRecord) => {
  const problems: TrfProblem[] = [];
  const { text, notes } = formatRecord(record);
  return { record: parseRecord(text, 1, (problem) => problems.push(problem)), problems, notes };
};

test("a written record is read as the same record, without problems", () => {
  fc.assert(
    fc.property(trfRecord, (record) => {
      expect(reread(record)).toEqual({ record, problems: [], notes: [] });
    }),
    { numRuns: sweep(1000, 3000) },
  );
});

test("a file of any records is written back to the byte, in every line end and encoding", () => {
  const layout = fc.record({
    encoding: fc.constantFrom(
      "utf-8" as const,
      "utf-8-bom" as const,
      "utf-16le" as const,
      "windows-1252" as const,
    ),
    lineEnd: fc.constantFrom("\n" as const, "\r\n" as const, "\r" as const),
  });
  fc.assert(
    fc.property(fc.array(trfRecord, { maxLength: 20 }), layout, (records, wanted) => {
      const made = makeTrf(records, wanted);
      if (!made.ok) throw new Error(made.error.code);
      const file = readTrf(made.value.bytes);
      expect(file.entries.map(({ record }) => record)).toEqual(records);
      expect(file.entries.every(({ end }) => end === wanted.lineEnd)).toBe(true);
      expect(writeTrf(file)).toEqual({ ok: true, value: made.value.bytes });
    }),
  );
});

test("any bytes at all are written back as they were read", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = decodeTrf(bytes);
      if (!text.ok) throw new Error(text.error.code);
      expect(encodeTrf(text.value)).toEqual({ ok: true, value: bytes });
    }),
    { numRuns: sweep(400, 1000) },
  );
});

test("any records amount to a tournament, and that to records of any dialect, without an exception", () => {
  fc.assert(
    fc.property(
      fc.array(trfRecord, { maxLength: 30 }),
      fc.constantFrom(...TRF_DIALECTS),
      (records, dialect) => {
        const made = makeTrf(records);
        if (!made.ok) throw new Error(made.error.code);
        const { tournament } = readTrf(made.value.bytes);
        const again = makeTrf(recordsOf(tournament, dialect).records);
        expect(again.ok).toBe(true);
      },
    ),
    { numRuns: sweep(200, 500) },
  );
});
