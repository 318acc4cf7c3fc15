import { expect, it } from "vitest";
import { turn } from "../competitions/turn.ts";
import { createOneByOne } from "./one-by-one.ts";

it("works that yield run one after the other, in their order, also after one that fails", async () => {
  const oneByOne = createOneByOne();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    oneByOne(async () => {
      for (let step = 1; step <= 3; step++) {
        steps.push(`${name}${step}`);
        await turn();
        if (fails) throw new Error(name);
      }
      return name;
    });
  const done = await Promise.allSettled([work("a"), work("b", true), work("c")]);
  expect(steps).toEqual(["a1", "a2", "a3", "b1", "c1", "c2", "c3"]);
  expect(done).toMatchObject([{ value: "a" }, { reason: { message: "b" } }, { value: "c" }]);
});

it("what comes in meanwhile is served between two of them", async () => {
  const oneByOne = createOneByOne();
  const order: string[] = [];
  const works = ["a", "b", "c"].map((name) => oneByOne(async () => order.push(name)));
  while (order.length === 0) await turn();
  order.push("urgent");
  await Promise.all(works);
  expect(order.indexOf("urgent")).toBeLessThan(2);
});
