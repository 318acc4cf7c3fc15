import type { Content } from "./call.ts";
import { type Answer, OFFLINE, type Problem } from "./problem.ts";

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Connection to the server. */
export interface Connection {
  readonly fetch: Fetch;
  /** Message for a request without an answer, in the user's language. */
  readonly offline: () => string;
}

/** A request as sent. */
interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Content;
  /** Timeout in milliseconds. */
  readonly patience?: number;
}

/** Default timeout in milliseconds: drafting rounds of thousands takes a while. */
const PATIENCE = 30_000;

/**
 * Sends one request and reads its answer: JSON, or nothing (`undefined`). Never throws: a network
 * failure is a problem like any other.
 */
export const exchange = async (
  { fetch, offline }: Connection,
  url: string,
  { method = "GET", headers = {}, body, patience = PATIENCE }: Request = {},
): Promise<Answer<unknown>> => {
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: "application/json, application/problem+json", ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (answer.ok) return { ok: true, value: text === "" ? undefined : JSON.parse(text) };
    return { ok: false, problem: problemFrom(answer.status, text, offline) };
  } catch {
    return { ok: false, problem: { status: 0, code: OFFLINE, detail: offline() } };
  }
};

/** A proxy in between may answer with a page of its own. */
const problemFrom = (status: number, text: string, offline: () => string): Problem => {
  const fallback =
    status >= 500
      ? { status, code: OFFLINE, detail: offline() }
      : { status, code: "unknown", detail: `HTTP ${status}` };
  try {
    return { ...fallback, ...JSON.parse(text), status };
  } catch {
    return fallback;
  }
};
