import { expect, it } from "vitest";
import { closeAll } from "./closing.ts";

it("what does not close keeps nothing after it open, and is told", async () => {
  const closed: string[] = [];
  const part = (name: string, fails = false) => {
    const end = async (): Promise<void> => {
      closed.push(name);
      if (fails) throw new Error(`${name} is stuck`);
    };
    return { stop: end, close: end };
  };
  const closing = closeAll(
    part("app"),
    [part("mail", true), part("webhooks")],
    [part("reader")],
    part("store"),
  );
  await expect(closing).rejects.toThrow("mail is stuck");
  expect(closed).toEqual(["app", "mail", "webhooks", "reader", "store"]);
  const twice = closeAll(part("app", true), [], [], part("store", true));
  await expect(twice).rejects.toBeInstanceOf(AggregateError);
});
