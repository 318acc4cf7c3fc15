import { addressKey } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { keepAskingBrowser } from "../cookies.ts";
import type { SignInLimits } from "../sign-in-limits.ts";

/**
 * Sends a sign-in link if there is or may be an account. Answers before any lookup, so that neither
 * content nor timing reveals whether an account exists. Returns false for an invalid address.
 */
export const askForLink = async (
  context: AppContext,
  limits: SignInLimits,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<boolean> => {
  if (addressKey(address) === null) return false;
  const browser = keepAskingBrowser(request, reply);
  if (await limits.isFull(request, address)) return true;
  const { language, log } = request;
  const asked = { address, browser, language };
  setImmediate(() => {
    context.accounts.signIn
      .ask(asked)
      .catch((error: unknown) => log.error({ err: error }, "sign-in"));
  });
  return true;
};
