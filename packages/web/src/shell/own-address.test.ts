import { describe, expect, it } from "vitest";
import { addressBelow, basePathOf } from "./own-address.ts";

describe("where our addresses begin", () => {
  it("is the path of the address by which visitors come, and nothing at the top of a server", () => {
    expect(basePathOf("https://club.example/losfee")).toBe("/losfee");
    expect(basePathOf("https://club.example/chess/losfee/")).toBe("/chess/losfee");
    expect(basePathOf("https://club.example")).toBe("");
    expect(basePathOf("https://club.example/")).toBe("");
    expect(basePathOf("")).toBe("");
  });
});

describe("an address below another", () => {
  it("has its path in front, if it is one of ours", () => {
    expect(addressBelow("/losfee", "/c/ulm?round=2#a")).toBe("/losfee/c/ulm?round=2#a");
    expect(addressBelow("", "/c/ulm")).toBe("/c/ulm");
  });

  it("stays as it is where it leads elsewhere or is told from where one is", () => {
    for (const address of [
      "https://fide.com/x",
      "//fide.com/x",
      "#a",
      "?round=2",
      "me",
      "",
      "mailto:a@b.c",
    ]) {
      expect(addressBelow("/losfee", address)).toBe(address);
    }
  });
});
