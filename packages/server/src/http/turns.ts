import { may } from "@losfee/contract";
import type { App } from "./decorations.ts";

/**
 * Lets everybody else wait their turn: one request is begun each time that the program has looked
 * for new ones. So whoever runs the event waits for one of them at most, however many phones ask
 * for the same page at the same moment. Who waits has been read and recognised already, so nobody
 * gains by asking slowly.
 */
export const addTurns = (app: App): void => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
    else isTaken = false;
  };
  app.addHook("preHandler", async ({ viewer }) => {
    if (may(viewer, "results") || may(viewer, "check-in")) return;
    await new Promise<void>((begin) => {
      waiting.push(begin);
      if (isTaken) return;
      isTaken = true;
      setImmediate(next);
    });
  });
};
