import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A message as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

/** A receiver's response: a status with headers, or none. */
export type Reply =
  | number
  | { readonly status: number; readonly headers: Record<string, string> }
  | "silence";

/** Starts a receiver that answers by `reply`, which gets the message's number from 1. */
export const receiver = async (reply: (number: number) => Reply = () => 204) => {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      received.push({ headers: request.headers, bytes, body: bytes.toString() });
      const answer = reply(received.length);
      if (answer !== "silence") {
        const { status, headers } =
          typeof answer === "number" ? { status: answer, headers: {} } : answer;
        response.writeHead(status, headers).end("x".repeat(200_000));
      }
      for (const wake of [...waiting]) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Resolves once so many messages have arrived. */
    async arrived(count: number): Promise<void> {
      while (received.length < count) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        await promise;
        waiting.delete(resolve);
      }
    },
  };
};

/** True if a message is signed with this secret, checked by the text of Standard Webhooks. */
export const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", key).update(signed).digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
};
