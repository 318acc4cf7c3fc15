import { describe, expect, it } from "vitest";
import { StorageError } from "../storage-error.ts";
import { asLastingConflict, asPostgresFault } from "./faults.ts";

const withCode = (code: string): Error => Object.assign(new Error("said by PostgreSQL"), { code });

const faultOf = (error: unknown): string | null =>
  error instanceof StorageError ? error.fault.code : null;

describe("an error of PostgreSQL", () => {
  it.each([
    ...["08006", "57P01", "57P03", "53300", "58030", "ECONNRESET"].map((code) => [
      code,
      "unreachable",
    ]),
    ...["53200", "57014", "55P03"].map((code) => [code, "busy"]),
    ["53100", "disk-full"],
    ["25006", "read-only"],
    ["XX001", "damaged"],
  ])("%s is the medium's: %s", (code, fault) => {
    expect(faultOf(asPostgresFault(withCode(code)))).toBe(fault);
  });

  // Encoding, JSON, range, length, constraint, unknown table, bugs of the server.
  it.each(["22021", "22P05", "22P02", "22003", "54000", "23514", "42P01", "XX000", "0A000", ""])(
    "%j is the fault of what was asked: it would only fail again",
    (code) => {
      const error = withCode(code);
      expect(asPostgresFault(error)).toBe(error);
      expect(asLastingConflict(error)).toBe(error);
    },
  );

  it("is the medium's, too, where others stay in the way", () => {
    expect(faultOf(asLastingConflict(withCode("40001")))).toBe("busy");
  });
});
