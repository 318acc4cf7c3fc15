import { describe, expect, it, vi } from "vitest";
import { createMailFirst } from "./mail-first.ts";

/** A server that gains and loses the right to act, and a mailbox read on demand. */
const setUp = () => {
  const onGained: (() => void)[] = [];
  const readings: (() => void)[] = [];
  let isHeld = false;
  const onRead = vi.fn();
  const clock = createMailFirst({
    clock: {
      isTrusted: async () => isHeld,
      onConfirmed: (listener) => onGained.push(listener),
    },
    caughtUp: () => new Promise((resolve) => readings.push(resolve)),
    onRead,
    onError: (error) => {
      throw error;
    },
  });
  return {
    clock,
    onRead,
    gain(): void {
      isHeld = true;
      for (const listener of onGained) listener();
    },
    lose(): void {
      isHeld = false;
    },
    async endReading(number: number): Promise<void> {
      readings[number]?.();
      await new Promise(setImmediate);
    },
  };
};

describe("before deadlines act", () => {
  it("the mailbox is read once the server may act, and again each time that it has lost that", async () => {
    const { clock, onRead, gain, lose, endReading } = setUp();
    clock.start();
    await endReading(0);
    for (const time of [1, 2]) {
      gain();
      expect(await clock.isTrusted()).toBe(false);
      await endReading(time);
      expect(await clock.isTrusted()).toBe(true);
      lose();
      expect(await clock.isTrusted()).toBe(false);
    }
    expect(onRead).toHaveBeenCalledTimes(3);
  });

  it("a reading that began earlier does not count", async () => {
    const { clock, gain, lose, endReading } = setUp();
    clock.start();
    gain();
    lose();
    gain();
    await endReading(0);
    await endReading(1);
    expect(await clock.isTrusted()).toBe(false);
    await endReading(2);
    expect(await clock.isTrusted()).toBe(true);
  });

  it("whoever acts is called when it was read, not before", async () => {
    const { clock, gain, endReading } = setUp();
    const act = vi.fn();
    clock.onConfirmed(act);
    clock.start();
    gain();
    await endReading(0);
    expect(act).not.toHaveBeenCalled();
    await endReading(1);
    expect(act).toHaveBeenCalledOnce();
    clock.stop();
  });
});
