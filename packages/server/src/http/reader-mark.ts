import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Nobody outside knows it: who names it is a reader of this process. */
const OURSELVES = randomUUID();

const READ = "x-losfee-read";

/** What marks a reader's question to the app. */
export const READER_MARK: Readonly<Record<string, string>> = { [READ]: OURSELVES };

/** Whether a reader asks, for whoever asked it: nothing is looked up, counted or limited again. */
export const isRead = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers[READ] === OURSELVES;

/** Says within this process that an answer is not to be kept for others. */
export const KEPT_APART = "x-losfee-kept-apart";
