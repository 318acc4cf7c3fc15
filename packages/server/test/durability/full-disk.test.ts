import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import type { FullDisks } from "./full-disk.ts";

const program = fileURLToPath(new URL("./full-disk.ts", import.meta.url));

/** Number of disks to fill. */
const disks = sweep(5, 20);

/** A disk of two megabytes, in memory, visible to the program only. */
const MOUNT = 'mount -t tmpfs -o size=2m tmpfs "$0" && shift 0';

const canMount =
  process.platform === "linux" &&
  spawnSync("unshare", ["-rm", "sh", "-c", MOUNT, "/mnt"]).status === 0;

it.skipIf(!canMount)(
  `a full disk is told, keeps what was acknowledged, and is survived: ${disks} times`,
  async () => {
    const script = `${MOUNT} && exec "$1" ${PROGRAM_FLAGS.join(" ")} "$2" "$0" "$3"`;
    const call = ["-rm", "sh", "-c", script, temporaryFolder(), process.execPath, program];
    const { stdout } = await promisify(execFile)("unshare", [...call, `${disks}`]);
    const { acknowledged, told, wrong }: FullDisks = JSON.parse(stdout);
    expect(wrong).toEqual([]);
    expect(Object.keys(told)).toEqual(["disk-full"]);
    expect(acknowledged).toBeGreaterThan(0);
  },
);
