import { randomBytes } from "node:crypto";

/** What the service takes from the world; tests bring their own. */
export interface Ports {
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** 32 fresh random bytes in hexadecimal: the source of all lots of a competition. */
  readonly newSeed: () => string;
  /** A few random letters that make an identifier unique. */
  readonly newSuffix: () => string;
}

/** The clock and the chance of this machine. */
export const systemPorts: Ports = {
  now: () => new Date().toISOString(),
  newSeed: () => randomBytes(32).toString("hex"),
  newSuffix: () => randomBytes(4).toString("hex"),
};
