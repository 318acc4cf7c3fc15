import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { err, ok, type Result } from "@losfee/core";
import type { Metrics } from "./metrics.ts";

/** Listening address of the metrics: separate from the visitors'. */
export interface MetricsAddress {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

/** Why the metrics cannot be served. */
export type MetricsRefusal = { readonly code: "metrics-not-listening" } & MetricsAddress;

/** The metrics' server. */
export interface MetricsListener {
  readonly url: string;
  close(): Promise<void>;
}

const CANNOT_LISTEN: ReadonlySet<unknown> = new Set([
  ...["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"],
]);

/** Serves `GET /metrics` at a separate address. */
export const listenForMetrics = async (
  metrics: Pick<Metrics, "text" | "contentType">,
  { host, port }: MetricsAddress,
  onError: (error: unknown) => void,
): Promise<Result<MetricsListener, MetricsRefusal>> => {
  const server = createServer((request, response) => {
    const asked = request.url === "/metrics" && request.method === "GET";
    if (!asked) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (CANNOT_LISTEN.has(code)) return err({ code: "metrics-not-listening", host, port });
    throw error;
  }
  const { port: given } = server.address() as AddressInfo;
  return ok({
    url: `http://${host.includes(":") ? `[${host}]` : host}:${given}/metrics`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  });
};
