import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenHash } from "../access/tokens.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** Limits of sign-in attempts. */
export interface SignInLimits {
  /** Counts an attempt of the caller; true, after answering, if it is over the limit. */
  exceeds(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /**
   * True if a mailbox has had enough links for now. The answer does not reveal it, and the links
   * already sent work.
   */
  isFull(request: FastifyRequest, address: string): Promise<boolean>;
}

const MINUTE = 60_000;

/** The mailbox to count, without keeping its address in memory. */
const mailboxes = new WeakMap<FastifyRequest, string>();

/**
 * Limits per caller, far above the traffic of a hall behind one router, and per mailbox. They
 * affect only sign-in and do not reveal whether an account exists.
 */
export const createSignInLimits = (
  app: App,
  { limits }: Pick<AppContext, "limits">,
): SignInLimits => {
  const count = app.createRateLimit({ max: limits.signIns, timeWindow: MINUTE });
  const countMails = app.createRateLimit({
    max: limits.signInMails,
    timeWindow: 15 * MINUTE,
    keyGenerator: (request) => mailboxes.get(request) ?? "",
  });
  return {
    async exceeds(request, reply) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return false;
      const seconds = counted.ttlInSeconds;
      void reply.header("retry-after", seconds);
      refuse(request, reply, { code: "too-many-requests", seconds });
      return true;
    },
    async isFull(request, address) {
      mailboxes.set(request, `mailbox ${tokenHash(address.trim().toLowerCase())}`);
      const counted = await countMails(request);
      return !counted.isAllowed && counted.isExceeded;
    },
  };
};
