import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Reader } from "../readers/reader.ts";
import { publishedHeaders } from "./base-url.ts";
import type { App } from "./decorations.ts";

/** What every answer has of its own: of its connection, or of one visitor. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

/** Says within this process that an answer is not to be kept for others. */
export const KEPT_APART = "x-losfee-kept-apart";

const READ = "x-losfee-read";

/** Nobody outside knows it: who names it is a reader of this process. */
const OURSELVES = randomUUID();

/** Whether a reader asks, for whoever asked it: nothing is looked up, counted or limited again. */
export const isRead = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers[READ] === OURSELVES;

/** An app as a reader: it answers as it answers everybody. */
export const readerOf = (app: App): Reader => ({
  async ask({ url, headers, baseUrl }) {
    const answer = await app.inject({
      method: "GET",
      url,
      headers: { ...headers, ...publishedHeaders(baseUrl), [READ]: OURSELVES },
    });
    const { [KEPT_APART]: apart, ...named } = answer.headers;
    const told = Object.entries(named).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)]],
    );
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(told),
      body: new Uint8Array(answer.rawPayload),
      keeps: apart === undefined,
    };
  },
});
