import { type ClientRequest, type IncomingMessage, request as plainRequest } from "node:http";
import { request as encryptedRequest } from "node:https";
import { isIP } from "node:net";
import type { Secret } from "../mail/secret.ts";
import type { DeliveryOutcome, WebhookFault } from "./fault.ts";
import { isPublicAddress, lookupPublic, PrivateAddress } from "./public-address.ts";
import { signed } from "./signature.ts";
import { hostOf } from "./webhook-address.ts";

/** A message for a receiver. */
export interface WebhookMessage {
  /** The same for each attempt. */
  readonly id: string;
  readonly url: string;
  /** JSON. */
  readonly body: string;
  readonly secret: Secret;
}

/** Options of sending. */
export interface SendOptions {
  /** True if receivers may be on this machine or in its network. */
  readonly allowsPrivate: boolean;
  /** Time limit of the whole attempt in milliseconds. */
  readonly timeout?: number;
  readonly now: () => string;
  /** Aborts the attempt. */
  readonly signal?: AbortSignal;
}

/** Time limit of an attempt in milliseconds. */
export const TIMEOUT = 15_000;

/** Bytes read of a response: only its status matters. */
const MOST_READ = 64 * 1024;

/** Sends a signed message once, to the internet only, without following redirects. */
export const sendWebhook = (
  message: WebhookMessage,
  options: SendOptions,
): Promise<DeliveryOutcome> =>
  postOnce(
    message.url,
    {
      headers: {
        "content-type": "application/json; charset=utf-8",
        ...signed(message, message.secret, options.now()),
      },
      body: Buffer.from(message.body),
    },
    options,
  );

/** The content of a request, besides the usual headers. */
interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts content to an address once: to the internet only, without following redirects. */
export const postOnce = async (
  address: string,
  content: Content,
  options: SendOptions,
): Promise<DeliveryOutcome> => {
  const url = new URL(address);
  const host = hostOf(url);
  if (!options.allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    return { kind: "failed", fault: { code: "address-private" } };
  }
  try {
    return outcomeOf(await answerTo(content, url, options));
  } catch (error) {
    const fault = faultOf(error);
    return { kind: fault.code === "address-private" ? "failed" : "later", fault };
  }
};

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const answerTo = ({ headers, body }: Content, url: URL, options: SendOptions): Promise<Answer> => {
  const { allowsPrivate, timeout = TIMEOUT, signal } = options;
  const send = url.protocol === "https:" ? encryptedRequest : plainRequest;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request: ClientRequest = send(url, {
    method: "POST",
    agent: false,
    headers: { ...headers, "content-length": body.length, "user-agent": "Losfee" },
    signal: AbortSignal.any([
      AbortSignal.timeout(timeout),
      ...(signal === undefined ? [] : [signal]),
    ]),
    ...(allowsPrivate ? {} : { lookup: lookupPublic }),
  });
  request.once("error", reject);
  request.once("response", (response) => {
    const { statusCode = 0, headers: answered } = response;
    const answer = { status: statusCode, retryAfter: answered["retry-after"] };
    readOff(response, () => {
      resolve(answer);
      request.destroy();
    });
  });
  request.end(body);
  return promise;
};

/** Reads a response to its end, or to the limit. Its status has already arrived. */
const readOff = (response: IncomingMessage, done: () => void): void => {
  let read = 0;
  response.on("data", (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_READ) done();
  });
  response.once("end", done);
  response.once("error", done);
};

const outcomeOf = ({ status, retryAfter }: Answer): DeliveryOutcome => {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 410) return { kind: "failed", fault: { code: "gone" } };
  if (status >= 300 && status < 400) return { kind: "later", fault: { code: "redirect", status } };
  const wait = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;
  return { kind: "later", fault: { code: "status", status }, wait };
};

const faultOf = (error: unknown): WebhookFault => {
  if (error instanceof PrivateAddress) return { code: "address-private" };
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError" || error.name === "AbortError") return { code: "timeout" };
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return { code: "unknown-host" };
  return /^(ERR_TLS|ERR_SSL|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|EPROTO/.test(code)
    ? { code: "no-encryption" }
    : { code: "no-connection" };
};
