import { err, type PictureRole, type Result } from "@losfee/core";
import { type MadePicture, makePicture, type PictureRefusal } from "./make-picture.ts";

/** Makes pictures beside everything else that the server does. */
export type PictureMaker = (
  role: PictureRole,
  bytes: Uint8Array,
) => Promise<Result<MadePicture, PictureRefusal>>;

/** So many may wait: each holds up to 8 MB. */
const MOST_WAITING = 2;

/** A maker that works on one picture at a time, in threads of its own, and lets few others wait. */
export const createPictureMaker = (make: PictureMaker = makePicture): PictureMaker => {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return async (role, bytes) => {
    if (pending > MOST_WAITING) return err({ code: "pictures-busy" });
    pending++;
    const made = last.then(() => make(role, bytes));
    // Whoever waits does not mind how the one before ended: its sender is told.
    last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      pending--;
    }
  };
};
