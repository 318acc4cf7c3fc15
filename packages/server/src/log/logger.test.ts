import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";

const setUp = () => {
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => lines.push(line) });
  return { lines, logger, last: () => JSON.parse(lines.at(-1) ?? "null") };
};

const token = "kX3v9Qm2Lr8Tz1Wb6Yc4Nd7P";

describe("the log", () => {
  it.each([
    ["what a database quotes", 'invalid input syntax for type integer: "Anna Sander"'],
    ["what a database names", "Key (name)=(Anna Sander) already exists"],
    ["who a letter was for", "550 <anna@sander.example>: no such user"],
    ["where somebody asked", `cannot reach https://club.example/enter/${token}?name=Anna`],
    ["from where", "read ECONNRESET 192.168.17.23"],
    ["from where, by IPv6", "read ECONNRESET 2001:db8:17::23"],
    ["what lets in", `no session ${token}`],
    ["what a parser read", `Unexpected token in JSON\n  "name": "Anna Sander"`],
  ])("leaves out %s", (_what, message) => {
    const { lines, logger, last } = setUp();
    const error = Object.assign(new Error(message), { code: "E_SOME", detail: "Anna Sander" });
    logger.error({ err: error }, "somewhere");
    logger.error(error);
    logger.error({ err: new Error("above", { cause: error }) });
    logger.error({ err: new AggregateError([error], message) });
    logger.error({ err: "Anna Sander" }, "somewhere");
    expect(lines.join("")).not.toMatch(/Anna|Sander|sander|192\.168|db8:17|kX3v9Qm2/);
    logger.error({ err: error }, "somewhere");
    expect(last()).toMatchObject({ msg: "somewhere", err: { type: "Error", code: "E_SOME" } });
    expect(last().err.stack).toMatch(/logger\.test\.ts/);
  });

  it("keeps what is wrong", () => {
    const { logger, last } = setUp();
    logger.error({ err: new TypeError("entries is not iterable") }, "clock");
    expect(last().err).toMatchObject({ type: "TypeError", message: "entries is not iterable" });
  });
});
