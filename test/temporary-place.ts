import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";

/** Containers give it 64 MB by default, which several tests at once may need. */
const ROOM = 2 ** 30;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
};

/**
 * Where tests create their folders: in memory where possible, for tests with files wait for the disk
 * half of their time. No test is about a power cut.
 */
export const TEMPORARY_PLACE = hasRoom(MEMORY) ? MEMORY : tmpdir();
