import { describe, expect, it } from "vitest";
import type { Letter } from "../mail/index.ts";
import type { ClaimedDelivery } from "../webhooks/deliveries.ts";
import { createPost } from "./channel-services.ts";

const delivery: ClaimedDelivery = {
  ...{ competition: "ulm", webhook: "w", message: "msg_w_7-paired2", type: "personal.message" },
  ...{
    title: "",
    status: "sending",
    createdAt: "2026-11-22T13:05:00.000Z",
    begunAt: "",
    dueAt: "",
  },
  ...{ attempts: 1, triedAt: null, fault: null, sentAt: null, claim: "c" },
  ...{ id: "msg_w_7-paired2", uncertain: false },
  body: JSON.stringify({
    data: {
      competition: { name: "Ulm", url: "https://losfee.example/c/ulm" },
      language: "de",
      title: "Runde 2: Brett 1, Sie beginnen",
      text: "gegen Ben",
      url: "https://losfee.example/c/ulm/me",
    },
  }),
};

const unsubscribe = "https://losfee.example/c/ulm/mail/w/token";

const target = {
  channel: "mail",
  baseUrl: "https://losfee.example",
  address: "anna@club.example",
  unsubscribe,
} as const;

const world = ({ from = "losfee@club.example" as string | null } = {}) => {
  const letters = new Map<string, Letter>();
  const enqueue = async (_competition: string, those: readonly Letter[]): Promise<number> => {
    for (const letter of those) letters.set(letter.id, letter);
    return those.length;
  };
  const dispatcher = { wake: () => undefined };
  const post = createPost({ outbox: { enqueue }, dispatcher, sender: () => from } as never);
  return { post, letters };
};

describe("a message by mail", () => {
  it("is a letter under the message's own name, so that handed over twice it is one", async () => {
    const { post, letters } = world();
    for (let time = 1; time <= 2; time++) {
      expect(await post(delivery, target)).toEqual({ kind: "sent" });
    }
    const [letter, ...others] = letters.values();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      id: "msg_w_7-paired2",
      to: { address: "anna@club.example" },
      subject: "[Ulm] Runde 2: Brett 1, Sie beginnen",
      unsubscribe,
    });
    expect(letter?.text).toContain("gegen Ben\n\nhttps://losfee.example/c/ulm/me");
    expect(letter?.text).toContain("https://losfee.example/c/ulm/me/messages");
    expect(letter?.text).toContain(`Keine Nachrichten mehr an diese Adresse: ${unsubscribe}`);
  });

  it("waits where no mail can be sent", async () => {
    const { post, letters } = world({ from: null });
    expect(await post(delivery, target)).toMatchObject({ kind: "later" });
    expect(letters.size).toBe(0);
  });
});
