/** How long connections may take that do nothing, or nothing useful; in milliseconds. */
export interface Patience {
  /** From the first byte, or the beginning of a connection, to the end of a request's headers. */
  readonly headers: number;
  /** To the end of the whole request: 20 MB over a hall's network take a while. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** Without a byte in or out meanwhile. Live streams send one more often. */
  readonly silence: number;
  /** How often connections are looked at. */
  readonly look: number;
}

export const PATIENCE: Patience = {
  headers: 15_000,
  request: 120_000,
  idle: 30_000,
  silence: 120_000,
  look: 5_000,
};

/** The options by which fastify closes connections that are half open or idle. */
export const connectionOptions = ({ headers, request, idle, silence, look }: Patience) => ({
  connectionTimeout: silence,
  keepAliveTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: look },
});
