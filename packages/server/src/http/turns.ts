import { may } from "@losfee/contract";
import type { App } from "./decorations.ts";

/** Longest turn that quick answers share, in milliseconds. */
const LONGEST = 1;

/**
 * Queues requests: they start one after the other, for a moment each time the event loop has polled
 * for new ones. So an event's staff wait for that moment and one request at most, however many
 * phones load the same page at once. Queued requests are already read and recognised, so asking
 * slowly gains nothing.
 */
export const addTurns = (app: App, longest = LONGEST): void => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let since = 0;
  const beginTurn = (): void => {
    since = performance.now();
    next();
  };
  const next = (): void => {
    waiting.shift()?.();
    // After everything that the started one can do at once.
    queueMicrotask(() => process.nextTick(goOn));
  };
  const goOn = (): void => {
    if (waiting.length === 0) isTaken = false;
    else if (performance.now() - since < longest) next();
    else setImmediate(beginTurn);
  };
  app.addHook("preHandler", ({ viewer }, _reply, begin) => {
    // Requests of an event's staff start as soon as they are read.
    if (may(viewer, "results") || may(viewer, "check-in")) return begin();
    waiting.push(begin);
    if (isTaken) return;
    isTaken = true;
    setImmediate(beginTurn);
  });
};
