import { createHash } from "node:crypto";
import { canonicalJson } from "@losfee/core";

/** The SHA-256 hash of a value's canonical JSON text: equal for equal requests. */
export const fingerprintOf = (value: unknown): string =>
  createHash("sha256").update(canonicalJson(value)).digest("hex");
