import { parse, type Token } from "@messageformat/parser";

/** TypeScript types of a message's arguments, by name. */
export type Arguments = ReadonlyMap<string, string>;

const TEXT = "string | number";

/** Returns the arguments of a message. Throws where it is not in ICU syntax. */
export const argumentsOf = (message: string): Arguments => {
  const found = new Map<string, string>();
  collect(parse(message), found);
  return found;
};

/** Returns all arguments of several messages; the types of plurals and selections prevail. */
export const joinArguments = (several: readonly Arguments[]): Arguments => {
  const joined = new Map<string, string>();
  for (const one of several) for (const [name, type] of one) add(joined, name, type);
  return joined;
};

const add = (found: Map<string, string>, name: string, type: string): void => {
  if ((found.get(name) ?? TEXT) === TEXT) found.set(name, type);
};

const collect = (tokens: readonly Token[], found: Map<string, string>): void => {
  for (const token of tokens) {
    if (token.type === "argument") add(found, token.arg, TEXT);
    if (token.type === "function") {
      throw new Error(`{${token.arg}, ${token.key}}: pass dates, numbers and names as text`);
    }
    if (!("cases" in token)) continue;
    const keys = token.cases.map(({ key }) => key);
    add(found, token.arg, token.type === "select" ? selectedBy(keys) : "number");
    for (const { tokens: inner } of token.cases) collect(inner, found);
  }
};

/** Returns the type of a `select`'s argument from the keys of its cases. */
const selectedBy = (keys: readonly string[]): string => {
  const named = keys.filter((key) => key !== "other");
  if (named.every((key) => key === "true" || key === "false")) return "boolean";
  return [...named.map((key) => (key === "null" ? key : JSON.stringify(key))), TEXT].join(" | ");
};
