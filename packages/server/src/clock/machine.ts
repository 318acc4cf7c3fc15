import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

/** The monotonic clock of a machine; see `Reading`. */
export interface Machine {
  readonly uptime: () => number;
  readonly boot: string;
}

/**
 * This machine. Its uptime continues during sleep (CLOCK_BOOTTIME on Linux, GetTickCount64 on
 * Windows, the kernel's boot time on macOS), unlike `performance.now()` on some systems: a laptop
 * that slept over the weekend must not look like one with a changed date.
 */
export const systemMachine = (): Machine => ({
  uptime: () => Math.round(uptime() * 1000),
  boot: bootOf(),
});

/** Identifies the boot on Linux. Elsewhere uptimes count within this process only. */
const bootOf = (): string => {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error) return randomUUID();
    throw error;
  }
};
