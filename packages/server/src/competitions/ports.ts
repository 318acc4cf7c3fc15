import { randomBytes } from "node:crypto";
import { clockMoment } from "@losfee/core";
import type { TrfOptions } from "../reading/import-trf.ts";

/** What the service takes from the world; tests bring their own. */
export interface Ports {
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** 32 fresh random bytes in hexadecimal: the source of all lots of a competition. */
  readonly newSeed: () => string;
  /** 16 fresh random bytes in hexadecimal: the salt of what identifies somebody in one event. */
  readonly newSalt: () => string;
  /** A few random letters that make an identifier unique. */
  readonly newSuffix: () => string;
}

/** What a competition out of another program's file needs besides. */
export const importOptions = (
  { newSeed, now }: Pick<Ports, "newSeed" | "now">,
  wished: WishedImport,
): TrfOptions => ({
  seed: newSeed(),
  at: now(),
  ...(wished.name === undefined ? {} : { name: wished.name }),
  ...(wished.timeZone === undefined ? {} : { timeZone: wished.timeZone }),
});

/** What people say of a competition that is made of a file of another program. */
export interface WishedImport {
  readonly name?: string | undefined;
  /** IANA name: `Europe/Berlin`. */
  readonly timeZone?: string | undefined;
}

/** The clock and the chance of this machine. */
export const systemPorts: Ports = {
  now: () => clockMoment(Date.now()),
  newSeed: () => randomBytes(32).toString("hex"),
  newSalt: () => randomBytes(16).toString("hex"),
  newSuffix: () => randomBytes(4).toString("hex"),
};
