import { describe, expect, it, onTestFinished, vi } from "vitest";
import webPush from "web-push";
import { secret } from "../mail/secret.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { ClaimedDelivery, Deliveries } from "./deliveries.ts";
import { createMessageDispatcher } from "./dispatcher.ts";
import type { DeliveryOutcome } from "./fault.ts";
import type { PushKeys, Target } from "./target.ts";

const NOW = "2026-11-21T08:00:00.000Z";

const delivery = (message: string): ClaimedDelivery => ({
  message,
  type: "personal.message",
  title: "",
  body: "{}",
  claim: "c",
  competition: "ulm",
  webhook: "w",
  status: "sending",
  createdAt: NOW,
  begunAt: NOW,
  dueAt: NOW,
  attempts: 1,
  triedAt: NOW,
  fault: null,
  sentAt: null,
  uncertain: false,
  id: message,
});

/** Sends deliveries to a phone with these keys; returns the results and the reported errors. */
const sent = async (keys: PushKeys, find?: () => Promise<Target | null>) => {
  const made = webPush.generateVAPIDKeys();
  const target: Target = {
    channel: "push",
    baseUrl: "https://club.example",
    url: "https://127.0.0.1:9/x",
    keys,
  };
  const queue = [delivery("one"), delivery("two")];
  const finished: (readonly [string, DeliveryOutcome])[] = [];
  const onError = vi.fn();
  const deliveries: Pick<Deliveries, "claim" | "finish" | "nextDue" | "release"> = {
    claim: async () => queue.shift() ?? null,
    async finish({ message }, outcome) {
      finished.push([message, outcome]);
      return true;
    },
    release: async () => undefined,
    nextDue: async () => null,
  };
  const dispatcher = createMessageDispatcher({
    targets: { find: find ?? (async () => target) } as never,
    deliveries: deliveries as Deliveries,
    serverKeys: async () => ({ public: made.publicKey, private: secret(made.privateKey) }),
    post: async () => ({ kind: "sent" }),
    allowsPrivate: false,
    now: () => NOW,
    clock: { isTrusted: async () => true } as never,
    onError,
  });
  onTestFinished(() => dispatcher.stop());
  dispatcher.start();
  await vi.waitFor(() => expect(finished.length + onError.mock.calls.length).toBeGreaterThan(1));
  return { finished, onError };
};

describe("a push message that no request can be made of", () => {
  const auth = Buffer.alloc(16, 1).toString("base64url");
  it.each<readonly [string, PushKeys]>([
    [
      "a key that is no point of the curve",
      { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth },
    ],
    ["a key that is too short", { p256dh: "BAAA", auth }],
    ["no key", { p256dh: "", auth }],
    ["a secret that is too short", { p256dh: webPush.generateVAPIDKeys().publicKey, auth: "AA" }],
  ])("is given up at once, and the next is sent: %s", async (_, keys) => {
    const { finished, onError } = await sent(keys);
    await vi.waitFor(() => expect(finished).toHaveLength(2));
    const given = { kind: "failed", fault: { code: "not-sendable" } };
    expect(finished).toEqual([
      ["one", given],
      ["two", given],
    ]);
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

it("a delivery is not given up where the storage was away", async () => {
  const { finished, onError } = await sent({ p256dh: "", auth: "" }, async () => {
    throw new StorageError({ code: "busy" });
  });
  expect(finished).toEqual([]);
  expect(onError).toHaveBeenCalledWith(expect.any(StorageError));
});
