/**
 * A child process that makes one picture, so that a file can only damage this process.
 * `createPictureMaker` starts it; it ends itself if it takes too much memory, or if its server
 * ends.
 */
import type { PictureRole } from "@losfee/core";
import { makePicture } from "./make-picture.ts";

/** Input of the process. */
export interface PictureOrder {
  readonly role: PictureRole;
  readonly bytes: Uint8Array;
}

/** Memory limit in bytes: a photograph of 50 megapixels takes a third of it. */
const MOST_MEMORY = 640 * 1024 * 1024;

/** Interval of checks in milliseconds: filling 100 MB takes longer. */
const LOOK = 10;

/** Immediately: `exit` would wait for the library's threads. */
const end = (): void => {
  process.kill(process.pid, "SIGKILL");
};

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) end();
}, LOOK).unref();

process.once("disconnect", end);

process.once("message", ({ role, bytes }: PictureOrder) => {
  void makePicture(role, bytes).then((made) => process.send?.(made, end));
});
