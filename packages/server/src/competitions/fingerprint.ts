import { hash } from "node:crypto";
import { canonicalJson } from "@losfee/core";

/** The SHA-256 hash of a value's canonical JSON text: equal for equal requests. */
export const fingerprintOf = (value: unknown): string =>
  hash("sha256", canonicalJson(value), "hex");
