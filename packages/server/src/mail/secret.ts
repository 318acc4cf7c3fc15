import { inspect } from "node:util";

/** A password. However it is printed, logged or turned into JSON, it does not show. */
export interface Secret {
  /** The password itself, for whoever logs in with it. */
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
