import type { FastifyRequest } from "fastify";
import { callerOf, isUnlimited, type Limits } from "./limits.ts";

/** Seconds until a client with too many streams should retry: others may have closed by then. */
export const BUSY = 60;

/** Counts a caller's open streams; returns a function that closes one, null if over the limit. */
export const streamSlots = ({
  streamsOfAddress,
  streamsOfSession,
}: Pick<Limits, "streamsOfAddress" | "streamsOfSession">) => {
  const open = new Map<string, number>();
  return (request: FastifyRequest): (() => void) | null => {
    const caller = callerOf(request);
    const count = open.get(caller) ?? 0;
    const most = request.session === null ? streamsOfAddress : streamsOfSession;
    if (!isUnlimited(request) && count >= most) return null;
    open.set(caller, count + 1);
    return () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    };
  };
};
