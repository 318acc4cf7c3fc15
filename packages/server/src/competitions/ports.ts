import { randomBytes } from "node:crypto";
import { clockMoment } from "@losfee/core";
import type { TrfOptions } from "../reading/import-trf.ts";

/** Time and randomness for the service; replaced in tests. */
export interface Ports {
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** 32 fresh random bytes in hexadecimal: the source of all lots of a competition. */
  readonly newSeed: () => string;
  /** 16 fresh random bytes in hexadecimal: the salt of personal data in one event. */
  readonly newSalt: () => string;
  /** A few random letters that make an identifier unique. */
  readonly newSuffix: () => string;
}

/** Options for importing another program's file. */
export const importOptions = (
  { newSeed, now }: Pick<Ports, "newSeed" | "now">,
  wished: WishedImport,
): TrfOptions => ({
  seed: newSeed(),
  at: now(),
  ...(wished.name === undefined ? {} : { name: wished.name }),
  ...(wished.timeZone === undefined ? {} : { timeZone: wished.timeZone }),
});

/** The user's options for a competition imported from another program. */
export interface WishedImport {
  readonly name?: string | undefined;
  /** IANA name: `Europe/Berlin`. */
  readonly timeZone?: string | undefined;
}

/** The clock and randomness of this machine. */
export const systemPorts: Ports = {
  now: () => clockMoment(Date.now()),
  newSeed: () => randomBytes(32).toString("hex"),
  newSalt: () => randomBytes(16).toString("hex"),
  newSuffix: () => randomBytes(4).toString("hex"),
};
