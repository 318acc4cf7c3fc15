import type { Reader } from "../readers/reader.ts";
import { publishedHeaders } from "./base-url.ts";
import type { App } from "./decorations.ts";
import { KEPT_APART, READER_MARK } from "./reader-mark.ts";

/** Headers that belong to a connection or one visitor, not to the answer. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

/** Wraps an app as a reader: it answers as for an anonymous visitor. */
export const readerOf = (app: App): Reader => ({
  async ask({ url, headers, baseUrl }) {
    const answer = await app.inject({
      method: "GET",
      url,
      headers: { ...headers, ...publishedHeaders(baseUrl), ...READER_MARK },
    });
    const { [KEPT_APART]: apart, ...named } = answer.headers;
    const reply = Object.entries(named).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)]],
    );
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(reply),
      body: new Uint8Array(answer.rawPayload),
      keeps: apart === undefined,
    };
  },
});
