import { describe, expect, it } from "vitest";
import { oncePerKey, oncePerObject } from "./once.ts";

describe("what is computed once", () => {
  it("for each object is the same whenever it is asked for, also where it is nothing", () => {
    const asked: object[] = [];
    const nothing = oncePerObject((owner: object) => void asked.push(owner));
    const [one, other] = [{}, {}];
    for (const owner of [one, other, one]) expect(nothing(owner)).toBeUndefined();
    expect(asked).toEqual([one, other]);
  });

  it("for each object and key differs between keys, and between objects", () => {
    const pairOf = oncePerKey((owner: object, key: number) => ({ owner, key }));
    const [one, other] = [{}, {}];
    expect(pairOf(one, 1)).toBe(pairOf(one, 1));
    expect(pairOf(one, 1)).not.toBe(pairOf(one, 2));
    expect(pairOf(one, 1)).not.toBe(pairOf(other, 1));
  });
});
