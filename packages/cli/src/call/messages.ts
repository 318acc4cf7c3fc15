import type { FileRefusal } from "@losfee/server/messages";
import type { Call } from "./call.ts";
import { EXIT, Failure } from "./exit.ts";

/** All sentences of the rules and of the server. */
export type Messages = typeof import("@losfee/contract") & typeof import("@losfee/server/messages");

/**
 * The sentences shared with the console: refusals, warnings, reasons of pairings. Loaded on demand,
 * for they are many.
 */
export const loadMessages = async (): Promise<Messages> => {
  const [rules, server] = await Promise.all([
    import("@losfee/contract"),
    import("@losfee/server/messages"),
  ]);
  return { ...rules, ...server };
};

/** Ends the command because of a file's content. */
export const unreadable = async (
  call: Call,
  path: string,
  refusal: FileRefusal,
): Promise<Failure> => {
  const { describeFileRefusal } = await loadMessages();
  const message = `${path}: ${describeFileRefusal(refusal, call.language)}`;
  return new Failure(EXIT.invalid, message, refusal);
};
