import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { TestServer } from "./test-server.ts";

/** A live client over a real connection. */
export interface LiveClient {
  readonly response: IncomingMessage;
  /** The text so far. */
  readonly text: string;
  /** Waits until so many changes have come; returns their seqs. */
  changes(count: number): Promise<readonly number[]>;
  /** Resolves when the server has ended the stream. */
  ended(): Promise<void>;
}

/** Makes a test server listen on this machine; returns its port. */
export const listen = async ({ app }: TestServer): Promise<number> => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
};

/** A connection per client, like separate browsers. */
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** Opens a live stream. */
export const connect = async (
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<LiveClient> => {
  const request = get({ host: "127.0.0.1", port, path, headers, agent });
  onTestFinished(() => {
    request.destroy();
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  response.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
  });
  const over = new Promise<void>((resolve) => response.once("end", resolve));
  const seqs = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  return {
    response,
    get text() {
      return text;
    },
    async changes(count) {
      while (seqs().length < count) await once(response, "data");
      return seqs();
    },
    ended: () => over,
  };
};
