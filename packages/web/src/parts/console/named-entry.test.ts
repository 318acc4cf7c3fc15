import { describe, expect, it } from "vitest";
import { findNamed } from "./named-entry.ts";

const entries = [
  { id: 1, name: "Meier, Anna" },
  { id: 2, name: "Meier, Annabell" },
  { id: 12, name: "Öztürk, Cem" },
];

describe("naming somebody", () => {
  it("works by number, with or without #", () => {
    expect(findNamed("#12", entries)).toMatchObject({ kind: "one", entry: { id: 12 } });
    expect(findNamed("12", entries)).toMatchObject({ kind: "one", entry: { id: 12 } });
  });

  it("works by parts of the name in any order, whatever the case", () => {
    expect(findNamed("cem özt", entries)).toMatchObject({ kind: "one", entry: { id: 12 } });
  });

  it("prefers who is called exactly so", () => {
    expect(findNamed("meier, anna", entries)).toMatchObject({ kind: "one", entry: { id: 1 } });
  });

  it("says who else could be meant", () => {
    expect(findNamed("meier", entries)).toMatchObject({ kind: "several" });
    expect(findNamed("wer", entries)).toEqual({ kind: "none" });
    expect(findNamed("", entries)).toEqual({ kind: "none" });
  });
});
