import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

/** The clock of a machine that nobody sets; see `Reading`. */
export interface Machine {
  readonly uptime: () => number;
  readonly boot: string;
}

/**
 * This machine. Its uptime goes on while it sleeps (CLOCK_BOOTTIME on Linux, GetTickCount64 on
 * Windows, the boot time of the kernel on macOS), which that of `performance.now()` does not
 * everywhere: a laptop that slept over the weekend is not one whose date was changed.
 */
export const systemMachine = (): Machine => ({
  uptime: () => Math.round(uptime() * 1000),
  boot: bootOf(),
});

/** Which boot this is: only Linux says so. Elsewhere uptimes count within this process alone. */
const bootOf = (): string => {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error) return randomUUID();
    throw error;
  }
};
