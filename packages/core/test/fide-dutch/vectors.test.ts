import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkReport, reportsIn } from "./vectors.ts";

const folder = (name: string): string => fileURLToPath(new URL(`vectors/${name}`, import.meta.url));

describe.each([
  ["generated", "60 random tournaments of a reference engine"],
  ["more", "255 random tournaments of another program"],
  ["exchange", "a bracket in which the smaller difference decides between exchanges (4.3.2)"],
  ["scenarios", "forbidden pairs, late entries, acceleration, other points, tiny and drawn fields"],
  ["large", "fields of 200, 500 and 1,000 after 8 rounds"],
])("%s: %s", (name) => {
  it.each(reportsIn(folder(name)).map((file) => [basename(file), file]))(
    "every round of %s is paired as recorded, colours and bye included",
    (_, file) => {
      for (const { round, found, expected } of checkReport(file!, true)) {
        expect({ round, pairs: found }).toEqual({ round, pairs: expected });
      }
    },
  );
});
