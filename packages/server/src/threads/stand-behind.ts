import { setPriority } from "node:os";

/** Lowers this thread's priority below the machine's others: 0 (not at all) to 19. */
export const standBehind = (steps: number): void => {
  try {
    // On Linux it changes the calling thread only, elsewhere the process, which is left alone.
    if (process.platform === "linux") setPriority(0, steps);
  } catch {
    // Not permitted, as in some containers: the thread works all the same.
  }
};

/** Lowers another process's priority, if the system allows it; ignores an ended one. */
export const putBehind = (pid: number | undefined, steps: number): void => {
  try {
    if (pid !== undefined) setPriority(pid, steps);
  } catch {
    // Not permitted, or already ended: harmless.
  }
};
