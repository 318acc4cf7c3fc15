import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chronicleEnding,
  emptyChronicle,
  firstItems,
  itemAt,
  itemsFrom,
  itemsOf,
  sharedLength,
  UnreadBlock,
  writeChronicle,
} from "./chronicle.ts";

const numbers = (count: number, from = emptyChronicle<{ readonly n: number }>()) => {
  const writer = writeChronicle(from);
  for (let n = 0; n < count; n++) writer.push({ n });
  return writer.snapshot();
};

const length = fc.integer({ min: 0, max: 1600 });

describe("A chronicle", () => {
  it("holds what was appended, in order", () => {
    fc.assert(
      fc.property(length, length, (count, start) => {
        const list = numbers(count);
        expect(list.length).toBe(count);
        expect([...itemsOf(list)].map(({ n }) => n)).toEqual([...Array(count).keys()]);
        expect(itemsFrom(list, start).map(({ n }) => n)).toEqual(
          [...Array(count).keys()].slice(start),
        );
        expect(itemAt(list, count)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  it("is not changed by what is appended to its copies", () => {
    fc.assert(
      fc.property(length, length, length, (count, cut, more) => {
        const list = numbers(count);
        const kept = Math.min(cut, count);
        const other = numbers(more, firstItems(list, kept));
        expect(list.length).toBe(count);
        expect(other.length).toBe(kept + more);
        expect(sharedLength(list, other)).toBe(kept);
        expect(itemsFrom(list, 0).slice(0, kept)).toEqual(itemsFrom(other, 0).slice(0, kept));
      }),
      { numRuns: 20 },
    );
  });

  it("reads a block that was kept unread once, when one of its items is asked for", () => {
    const whole = numbers(1000);
    let readings = 0;
    const block = new UnreadBlock(() => {
      readings++;
      return itemsFrom(firstItems(whole, 512), 0);
    });
    const kept = chronicleEnding({ left: 0, blocks: [block], tail: itemsFrom(whole, 512) }, "old");
    expect(itemAt(kept, 700)).toEqual({ n: 700 });
    expect(sharedLength(kept, firstItems(kept, 900))).toBe(900);
    expect(readings).toBe(0);
    expect(itemsFrom(kept, 0)).toEqual(itemsFrom(whole, 0));
    expect(readings).toBe(1);
  });

  it("finds the last item that fits among the latest", () => {
    const writer = writeChronicle(numbers(1000));
    expect(writer.findLast(({ n }) => n % 100 === 0, 1000)).toEqual({ n: 900 });
    expect(writer.findLast(({ n }) => n === 1, 10)).toBeUndefined();
  });
});
