import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenHash } from "../access/tokens.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** How often somebody may try to sign in. */
export interface SignInLimits {
  /** Counts a try of whoever asks; true where it was one too many, which is answered then. */
  exceeds(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /**
   * Whether a mailbox has got enough links for now. Nobody is told: the answer is the same, and the links
   * that are in it work.
   */
  isFull(request: FastifyRequest, address: string): Promise<boolean>;
}

const MINUTE = 60_000;

/** Which mailbox is counted; what it is called lies nowhere in memory. */
const mailboxes = new WeakMap<FastifyRequest, string>();

/**
 * Limits by caller, far above what a hall behind one router does, and by mailbox. Neither concerns
 * anything but signing in, and neither tells whether an account exists.
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
