import { may } from "@losfee/contract";
import type { App } from "./decorations.ts";

/** What is answered quickly shares a turn with others: so long it lasts at most, in milliseconds. */
const LONGEST = 1;

/**
 * Lets everybody else wait their turn: requests are begun one after the other, for a moment each time
 * that the program has looked for new ones. So whoever runs the event waits for that moment and one of
 * them at most, however many phones ask for the same page at the same time. Who waits has been read and
 * recognised already, so nobody gains by asking slowly.
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
    // Once all has been done that can be done at once for the one that has begun.
    queueMicrotask(() => process.nextTick(goOn));
  };
  const goOn = (): void => {
    if (waiting.length === 0) isTaken = false;
    else if (performance.now() - since < longest) next();
    else setImmediate(beginTurn);
  };
  app.addHook("preHandler", ({ viewer }, _reply, begin) => {
    // What those ask who run the event is carried out as soon as it is read.
    if (may(viewer, "results") || may(viewer, "check-in")) return begin();
    waiting.push(begin);
    if (isTaken) return;
    isTaken = true;
    setImmediate(beginTurn);
  });
};
