import { setPriority } from "node:os";

/** Lets this thread stand behind all others of the machine: 0 (not at all) to 19. */
export const standBehind = (steps: number): void => {
  try {
    // On Linux the priority of the thread that asks, elsewhere that of the process: there it stays.
    if (process.platform === "linux") setPriority(0, steps);
  } catch {
    // Not permitted, as in some containers: it does its work all the same.
  }
};

/** Lets another process stand behind, as far as the system allows it; one that has ended need not. */
export const putBehind = (pid: number | undefined, steps: number): void => {
  try {
    if (pid !== undefined) setPriority(pid, steps);
  } catch {
    // Not permitted, or ended already: it does its work all the same.
  }
};
