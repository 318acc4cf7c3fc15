import { inspect } from "node:util";

/** A password that does not show when printed, logged or turned into JSON. */
export interface Secret {
  /** Returns the password itself, for logging in. */
  reveal(): string;
  toString(): string;
  toJSON(): string;
  [inspect.custom](): string;
}

const HIDDEN = "[secret]";

/** Hides a password. */
export const secret = (value: string): Secret => ({
  reveal: () => value,
  toString: () => HIDDEN,
  toJSON: () => HIDDEN,
  [inspect.custom]: () => HIDDEN,
});
