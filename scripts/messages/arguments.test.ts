import { describe, expect, it } from "vitest";
import { argumentsOf, joinArguments } from "./arguments.ts";

const typesIn = (message: string): Readonly<Record<string, string>> =>
  Object.fromEntries(argumentsOf(message));

describe("arguments of a message", () => {
  it("takes texts and numbers where a message only inserts them", () => {
    expect(typesIn("Round {round}: {name}")).toEqual({
      round: "string | number",
      name: "string | number",
    });
    expect(typesIn("Round")).toEqual({});
  });

  it("takes a number where a plural depends on it, inserted or not", () => {
    expect(typesIn("{count} {count, plural, one {game} other {games of {name}}}")).toEqual({
      count: "number",
      name: "string | number",
    });
  });

  it("takes a boolean, the named choices or null where a message selects", () => {
    expect(typesIn("{isOver, select, true {over} other {on}}")).toEqual({ isOver: "boolean" });
    expect(typesIn("{side, select, white {W} black {B} other {?}}")).toEqual({
      side: '"white" | "black" | string | number',
    });
    expect(typesIn("{last, select, null {from 1} other {to {last}}}")).toEqual({
      last: "null | string | number",
    });
  });

  it("refuses formats of numbers and dates, which are made before", () => {
    expect(() => argumentsOf("{day, date, long}")).toThrow("{day, date}: pass dates");
  });

  it("joins languages: what one of them counts or selects by is no mere text", () => {
    const joined = joinArguments([
      argumentsOf("{count} left"),
      argumentsOf("{count, plural, one {bleibt} other {bleiben}} {name}"),
    ]);
    expect(Object.fromEntries(joined)).toEqual({ count: "number", name: "string | number" });
  });
});
