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
  /** Stays with each attempt. */
  readonly id: string;
  readonly url: string;
  /** JSON. */
  readonly body: string;
  readonly secret: Secret;
}

/** How messages are sent. */
export interface SendOptions {
  /** Whether receivers may be this machine or in its network. */
  readonly allowsPrivate: boolean;
  /** How long an attempt may take from beginning to end, in milliseconds. */
  readonly patience?: number;
  readonly now: () => string;
  /** Ends the attempt. */
  readonly signal?: AbortSignal;
}

/** How long an attempt may take, in milliseconds. */
export const PATIENCE = 15_000;

/** How much of an answer is read: its status tells what is to be known. In bytes. */
const MOST_READ = 64 * 1024;

/** Sends a message once: signed, to the internet only, without following where it is sent on to. */
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

/** What is sent, beside what every request has. */
interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends something to an address once: to the internet only, without following where it is sent on to. */
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
  const { allowsPrivate, patience = PATIENCE, signal } = options;
  const send = url.protocol === "https:" ? encryptedRequest : plainRequest;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request: ClientRequest = send(url, {
    method: "POST",
    agent: false,
    headers: { ...headers, "content-length": body.length, "user-agent": "Losfee" },
    signal: AbortSignal.any([
      AbortSignal.timeout(patience),
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

/** Reads an answer to its end, or as much as is read of any. Its status has come: that counts. */
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
  if (status >= 200 && status < 300) return { kind: "delivered" };
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
