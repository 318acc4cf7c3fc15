import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A secret that marks readers of this process. */
const OURSELVES = randomUUID();

const READ = "x-losfee-read";

/** Headers that mark a reader's request to the app. */
export const READER_MARK: Readonly<Record<string, string>> = { [READ]: OURSELVES };

/** True for a request of a reader: sessions, counts and limits were handled before. */
export const isRead = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers[READ] === OURSELVES;

/** Internal header: the answer must not be shared. */
export const KEPT_APART = "x-losfee-kept-apart";
