/**
 * A process of its own that makes one picture: what its file does to the library ends with it. It is
 * started by `createPictureMaker` and ends itself when it takes too much memory, or when its server has.
 */
import type { PictureRole } from "@losfee/core";
import { makePicture } from "./make-picture.ts";

/** What the process is asked for. */
export interface PictureOrder {
  readonly role: PictureRole;
  readonly bytes: Uint8Array;
}

/** So much the process may take, in bytes: a photograph of 50 megapixels takes a third of it. */
const MOST_MEMORY = 640 * 1024 * 1024;

/** How often it is looked at, in milliseconds: what fills memory takes longer for each 100 MB. */
const LOOK = 10;

/** At once: leaving by `exit` would wait for the library's threads. */
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
