import { expect, it } from "vitest";
import { closeAll } from "./closing.ts";

const closed: string[] = [];

/** A part that closes once `waitsFor` has. */
const part = (name: string, { fails = false, waitsFor = Promise.resolve() } = {}) => {
  const end = async (): Promise<void> => {
    await waitsFor;
    closed.push(name);
    if (fails) throw new Error(`${name} is stuck`);
  };
  return { stop: end, close: end };
};

it("what does not close keeps nothing after it open, and is told", async () => {
  const closing = closeAll({
    app: part("app"),
    workers: [part("mail", { fails: true }), part("webhooks")],
    records: [part("lease"), part("clock")],
    threads: [part("reader")],
    store: part("store"),
  });
  await expect(closing).rejects.toThrow("mail is stuck");
  const order = ["app", "mail", "webhooks", "lease", "clock", "reader", "store"];
  expect(closed.splice(0)).toEqual(order);
  const [app, store] = [part("app", { fails: true }), part("store", { fails: true })];
  const twice = closeAll({ app, workers: [], records: [], threads: [], store });
  await expect(twice).rejects.toBeInstanceOf(AggregateError);
});

it("waits of requests and workers do not add up; what records their end comes after all of them", async () => {
  closed.length = 0;
  const webhooks = Promise.withResolvers<void>();
  const mail = Promise.withResolvers<void>();
  const closing = closeAll({
    app: part("app", { waitsFor: mail.promise }),
    workers: [part("mail", { waitsFor: webhooks.promise }), part("webhooks")],
    records: [part("lease")],
    threads: [],
    store: part("store"),
  });
  await expect.poll(() => closed).toEqual(["webhooks"]);
  webhooks.resolve();
  await expect.poll(() => closed).toEqual(["webhooks", "mail"]);
  mail.resolve();
  await closing;
  expect(closed).toEqual(["webhooks", "mail", "app", "lease", "store"]);
});
