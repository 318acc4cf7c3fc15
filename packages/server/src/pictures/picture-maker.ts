import { err, type PictureRole, type Result } from "@losfee/core";
import type { MadePicture, PictureRefusal } from "./make-picture.ts";
import { type MakePicture, makeInProcess } from "./picture-process.ts";

/** Makes pictures in the background. */
export interface PictureMaker {
  /** Makes a picture for `sender`; waits for the same sender's others only. */
  make(
    sender: string,
    role: PictureRole,
    bytes: Uint8Array,
  ): Promise<Result<MadePicture, PictureRefusal>>;
  /** Aborts all pictures in progress or waiting. */
  stop(): void;
}

/** Limit of pictures made at a time, of different senders. */
const MOST_MAKING = 2;

/** Limits of waiting pictures of one sender, and of all: each holds up to 8 MB. */
const MOST_WAITING_OF_ONE = 2;
const MOST_WAITING = 12;

interface Order {
  readonly sender: string;
  readonly begin: () => Promise<void>;
}

/** Creates a maker that makes one picture per sender at a time, with a short queue. */
export const createPictureMaker = (make: MakePicture = makeInProcess()): PictureMaker => {
  const stopped = new AbortController();
  const making = new Set<string>();
  const waiting: Order[] = [];

  const beginNext = (): void => {
    if (making.size >= MOST_MAKING) return;
    const next = waiting.findIndex(({ sender }) => !making.has(sender));
    const [order] = next < 0 ? [] : waiting.splice(next, 1);
    if (order === undefined) return;
    making.add(order.sender);
    void order.begin().finally(() => {
      making.delete(order.sender);
      beginNext();
    });
    beginNext();
  };

  return {
    make: (sender, role, bytes) =>
      new Promise((resolve, reject) => {
        const own = waiting.filter((order) => order.sender === sender).length;
        if (
          stopped.signal.aborted ||
          own >= MOST_WAITING_OF_ONE ||
          waiting.length >= MOST_WAITING
        ) {
          resolve(err({ code: "pictures-busy" }));
          return;
        }
        const begin = (): Promise<void> =>
          stopped.signal.aborted
            ? Promise.resolve(resolve(err({ code: "pictures-busy" })))
            : make(role, bytes, stopped.signal).then(resolve, reject);
        waiting.push({ sender, begin });
        beginNext();
      }),
    stop: () => stopped.abort(),
  };
};
