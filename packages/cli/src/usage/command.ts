import type { Texts } from "@losfee/contract/language";
import type { Run } from "../call/call.ts";

type Words = Texts<string>;

/** Meaning of an argument or an option, for `--help`. */
export interface Meaning extends Words {
  /** True for an option that may be given more than once. */
  readonly repeatable?: true;
}

/**
 * Arguments or options by their notation in commander: `<needed>`, `[optional]`, `[many...]`,
 * `--option <value>`. In the order in which they are read and shown.
 */
export type Places = Readonly<Record<string, Meaning>>;

/** A command: its purpose, notation and implementation, which is only loaded when called. */
export interface CommandShape {
  readonly about: Words;
  readonly arguments?: Places;
  readonly options?: Places;
  readonly load: () => Promise<{ readonly run: Run }>;
}

export type Commands = Readonly<Record<string, CommandShape>>;

/** Loads one of several commands in a module. */
export const from =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Run>>>, name: Name) =>
  async (): Promise<{ readonly run: Run }> => ({ run: (await load())[name] });
