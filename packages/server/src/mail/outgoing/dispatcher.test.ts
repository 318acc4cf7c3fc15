import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trustedDate } from "../../clock/clock.ts";
import { createLetterDispatcher } from "./dispatcher.ts";
import type { SendOutcome } from "./fault.ts";
import type { ClaimedLetter } from "./letter.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-07-01T08:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

const letter: ClaimedLetter = {
  competition: "ulm",
  id: "a/1",
  notice: "a",
  messageId: "<1@x>",
  to: { name: "", address: "anna@example.org" },
  subject: "",
  text: "",
  inReplyTo: null,
  status: "sending",
  createdAt: "2026-07-01T08:00:00.000Z",
  begunAt: "2026-07-01T08:00:00.000Z",
  triedAt: null,
  dueAt: "2026-07-01T08:10:00.000Z",
  attempts: 0,
  fault: null,
  sentAt: null,
  claim: "c",
  uncertain: false,
};

/** Returns a dispatcher over an endless outbox, and the times of its attempts. */
const endless = (outcome: () => SendOutcome) => {
  const tried: number[] = [];
  const start = Date.now();
  const dispatcher = createLetterDispatcher({
    outbox: {
      claim: async () => [letter],
      finish: async () => true,
      nextDue: async () => new Date().toISOString(),
    },
    transport: {
      send: async () => {
        tried.push((Date.now() - start) / MINUTE);
        return outcome();
      },
    },
    settings: { of: async () => null },
    from: "server@club.example",
    perMinute: 10,
    wasSent: async () => null,
    now: () => new Date().toISOString(),
    clock: trustedDate,
    onError: (error) => {
      throw error;
    },
  });
  return { dispatcher, tried };
};

it("a server that refuses the password is not asked again for every letter", async () => {
  const fault = { code: "login-refused" } as const;
  const { dispatcher, tried } = endless(() => ({
    kind: "later",
    fault,
    uncertain: false,
    everyMail: true,
  }));
  dispatcher.start();
  await vi.advanceTimersByTimeAsync(100 * MINUTE);
  dispatcher.wake();
  await vi.advanceTimersByTimeAsync(0);
  await dispatcher.stop();
  expect(tried.map(Math.round)).toEqual([0, 1, 6, 21, 81]);
});

it("what goes wrong with the medium is told, and tried again after a while", async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const dispatcher = createLetterDispatcher({
    outbox: {
      claim: async () => {
        looks += 1;
        throw new Error("disk full");
      },
      finish: async () => true,
      nextDue: async () => null,
    },
    transport: { send: async () => ({ kind: "sent" }) },
    settings: { of: async () => null },
    from: "server@club.example",
    perMinute: 10,
    wasSent: async () => null,
    now: () => new Date().toISOString(),
    clock: trustedDate,
    onError: (error) => errors.push(error),
  });
  dispatcher.start();
  await vi.advanceTimersByTimeAsync(2.5 * MINUTE);
  await dispatcher.stop();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([looks, errors.length]).toEqual([3, 3]);
});
