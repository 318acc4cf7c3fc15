import { readFileSync, statSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";

/**
 * Describes the machine in one line: processor, cores, memory, system, Node, and the kind of disk
 * that holds `folder`. Figures of a benchmark mean nothing without it.
 */
export const describeMachine = (folder: string): string => {
  const processors = cpus();
  return [
    processors[0]?.model.trim() ?? "unknown processor",
    `${processors.length} cores`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    type(),
    `Node ${process.version}`,
    diskOf(folder),
  ].join(", ");
};

/** Returns file system and kind of disk on Linux; unknown elsewhere. */
const diskOf = (folder: string): string => {
  const device = deviceNumber(folder);
  const mount = lines("/proc/self/mountinfo").find((line) => line.split(" ")[2] === device);
  const [fileSystem, source] = mount?.split(" - ")[1]?.split(" ") ?? [];
  if (fileSystem === undefined) return "unknown disk";
  const rotational = lines(`/sys/dev/block/${device}/queue/rotational`)[0];
  const kind = rotational === "0" ? "solid state" : "reported as rotational or virtual";
  return `${fileSystem} on ${source ?? "?"}${rotational === undefined ? "" : `, ${kind}`}`;
};

/** `major:minor` of the device that holds a folder, as Linux numbers them. */
const deviceNumber = (folder: string): string => {
  const { dev } = statSync(folder);
  const major = (dev >> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >> 12) & 0xfff00);
  return `${major}:${minor}`;
};

/** Returns the lines of a file; none if it does not exist, as on other systems than Linux. */
const lines = (path: string): readonly string[] =>
  statSync(path, { throwIfNoEntry: false }) === undefined
    ? []
    : readFileSync(path, "utf8").split("\n");
