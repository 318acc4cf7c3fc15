import { expect, it } from "vitest";
import { formatFieldMoment, typedMoment } from "./dates.ts";
import { formatByteLimit, formatBytes } from "./numbers.ts";

it("what a field shows is read again, in every language", () => {
  expect(formatFieldMoment("2026-08-03T10:00", "fr")).toBe("03/08/2026 10:00");
  expect(typedMoment("03/08/2026 10:00", "fr")).toBe("2026-08-03 10:00");
  expect(typedMoment("3/8/2026", "fr")).toBe("2026-8-3");
  for (const field of ["03.08.2026 10:00", "2026-08-03 10:00", "2026/08/03"]) {
    expect(typedMoment(field, "fr")).toBe(field);
  }
});

it("a day between slashes is the day first only where everybody writes it so", () => {
  expect(typedMoment("3/8/2026", "de")).toBe("3/8/2026");
  expect(typedMoment("3/8/2026", "en")).toBe("3/8/2026");
});

it("bytes are octets in French", () => {
  expect(formatBytes(1_300_000, "fr")).toBe("1,3 Mo");
  expect(formatByteLimit(20 * 2 ** 20, "fr")).toBe("20 Mo");
  expect(formatByteLimit(256 * 1024, "de")).toBe("256 kB");
});
