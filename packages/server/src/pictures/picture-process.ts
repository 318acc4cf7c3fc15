import { err, type PictureRole, type Result } from "@losfee/core";
import { moduleBeside, startProcess } from "../threads/beside.ts";
import type { PictureOrder } from "./make-in-process.ts";
import type { MadePicture, PictureRefusal } from "./make-picture.ts";

/** Makes a picture; `signal` aborts it at once. */
export type MakePicture = (
  role: PictureRole,
  bytes: Uint8Array,
  signal: AbortSignal,
) => Promise<Result<MadePicture, PictureRefusal>>;

/** Time limit in milliseconds: the largest photographs take a few thousand. */
const TIMEOUT = 20_000;

/** The people who run the event have priority. */
const LOWER_PRIORITY = 10;

/**
 * Makes each picture in a process of its own, which is killed if it takes too long, takes too much
 * memory, or is aborted. The library that unpacks pictures has no limits that hold for all formats,
 * and a thread cannot be ended while it runs native code.
 */
export const makeInProcess =
  (timeout = TIMEOUT): MakePicture =>
  (role, bytes, signal) =>
    new Promise((resolve, reject) => {
      const order: PictureOrder = { role, bytes };
      const path = moduleBeside(import.meta.url, "make-in-process");
      const child = startProcess(path, order, LOWER_PRIORITY, {
        stdio: ["ignore", "ignore", "ignore", "ipc"],
        signal,
        timeout: timeout,
        killSignal: "SIGKILL",
      });
      let made: Result<MadePicture, PictureRefusal> | null = null;
      child.once("message", (message) => {
        made = message as Result<MadePicture, PictureRefusal>;
        child.kill("SIGKILL");
      });
      child.once("error", (error) => {
        if (signal.aborted) resolve(err({ code: "pictures-busy" }));
        else reject(error);
      });
      child.once("close", (code) => {
        if (made !== null) resolve(made);
        else if (signal.aborted) resolve(err({ code: "pictures-busy" }));
        else if (code !== null) reject(new Error(`the picture's process ended with ${code}`));
        else resolve(err({ code: "picture-too-costly" }));
      });
    });
