/**
 * Set-up of all tests: waiting for a condition ends after a minute, not after vitest's second, which a
 * busy machine may take longer than.
 */
import { vi } from "vitest";

const LIMIT = 60_000;

type Wait = typeof vi.waitFor | typeof vi.waitUntil;

/** Set-up runs once more for each file of a worker. */
const changed = Symbol.for("losfee.wait-limit");

const withLimit = <Each extends Wait>(wait: Each): Each => {
  if (changed in wait) return wait;
  const patient = (callback: Parameters<Each>[0], options?: Parameters<Each>[1]) =>
    wait(callback as never, typeof options === "number" ? options : { timeout: LIMIT, ...options });
  return Object.assign(patient, { [changed]: true }) as unknown as Each;
};

vi.waitFor = withLimit(vi.waitFor);
vi.waitUntil = withLimit(vi.waitUntil);
