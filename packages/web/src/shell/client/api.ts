import { signal } from "@preact/signals";
import { clientTexts } from "./texts.ts";

/** An answer of the HTTP API that says no: RFC 9457, with this program's code and parameters. */
export interface Problem {
  readonly status: number;
  /** `stale`, a refusal's code, … ; `offline` where no answer came at all. */
  readonly code: string;
  /** A sentence in the language of the page. */
  readonly detail: string;
  readonly [parameter: string]: unknown;
}

/** What came of a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** The code of a problem where nothing is known of what the server did. */
export const OFFLINE = "offline";

/** How long to wait for an answer, in milliseconds: drafting thousands takes a while. */
const PATIENCE = 30_000;

interface RequestOptions {
  readonly method?: string;
  /** Sent as JSON, unless it is text or a file already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for an answer, in milliseconds. */
  readonly patience?: number;
}

/**
 * Whether this browser may no longer see its page: its session is over, or another has taken its
 * place. What is typed stays; a link opened in another tab makes it go on.
 */
export const sessionOver = signal(false);

/** Whether nobody is signed in who could have sent the request. */
export const isSignedOut = (problem: Problem): boolean => problem.status === 401;

/** Sends one request. Never throws: a network that is gone is a problem like others. */
export const request = async <Value>(
  path: string,
  { method = "GET", body, headers = {}, patience = PATIENCE }: RequestOptions = {},
): Promise<Answer<Value>> => {
  const raw = typeof body === "string" || body instanceof Blob;
  try {
    const answer = await fetch(path, {
      method,
      headers: {
        accept: "application/json, application/problem+json",
        ...(body === undefined || raw ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (answer.ok) return { ok: true, value: (text === "" ? null : JSON.parse(text)) as Value };
    const problem = problemFrom(answer.status, text);
    if (isSignedOut(problem)) sessionOver.value = true;
    return { ok: false, problem };
  } catch {
    return { ok: false, problem: { status: 0, code: OFFLINE, detail: offlineText() } };
  }
};

const offlineText = (): string =>
  clientTexts[document.documentElement.lang === "en" ? "en" : "de"].offline;

const problemFrom = (status: number, text: string): Problem => {
  // A proxy between us and the server may answer with a page of its own.
  const fallback =
    status >= 500
      ? { status, code: OFFLINE, detail: offlineText() }
      : { status, code: "unknown", detail: `HTTP ${status}` };
  try {
    return { ...fallback, ...JSON.parse(text), status };
  } catch {
    return fallback;
  }
};

/** Whether nothing is known about what became of the request: it is safe to send it again. */
export const isOffline = (problem: Problem): boolean => problem.code === OFFLINE;

/**
 * A key under which the server answers a repeated command like the first time. 128 random bits;
 * `crypto.randomUUID` is missing on plain http in a hall's network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
