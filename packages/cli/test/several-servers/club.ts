/** A federation's competitions on several servers: stored data and requests. */
import { setTimeout as sleep } from "node:timers/promises";

/** Addresses of the servers, any of which may be down at the moment. */
export type Servers = readonly string[];

/** An answer, and its server. */
export interface Heard {
  readonly status: number;
  readonly text: string;
}

/** Identity of a client. */
export type Headers = Readonly<Record<string, string>>;

/** Statuses that say "later": the server stops or its storage is away. */
const LATER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Timeout before the next server is asked, in milliseconds. */
const PATIENCE = 15_000;

/** Asks one server after the other until one answers. */
export const untilAnswered = async (
  servers: Servers,
  first: number,
  path: string,
  request: { readonly method?: string; readonly headers?: Headers; readonly body?: unknown } = {},
): Promise<Heard> => {
  const { method = "GET", headers = {}, body } = request;
  for (let turn = first; ; turn++) {
    const url = `${servers[turn % servers.length]}${path}`;
    try {
      const answer = await fetch(url, {
        method,
        headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await answer.text();
      if (!LATER.has(answer.status)) return { status: answer.status, text };
    } catch {
      // Down, killed in the middle of its answer, or not there yet: the next one.
    }
    await sleep(50);
  }
};

/** Repeats a command under its key until it is answered; returns the answer. */
export const give = async (
  servers: Servers,
  first: number,
  director: Headers,
  id: string,
  key: string,
  command: object,
): Promise<string> => {
  const { status, text } = await untilAnswered(
    servers,
    first,
    `/api/v1/competitions/${id}/commands`,
    {
      method: "POST",
      headers: { ...director, "idempotency-key": key },
      body: { command },
    },
  );
  if (status !== 200) throw new Error(`${key}: ${status} ${text}`);
  return text;
};

/** A new competition; its id. */
export const create = async (
  servers: Servers,
  director: Headers,
  name: string,
  format: string,
): Promise<string> => {
  const { status, text } = await untilAnswered(servers, 0, "/api/v1/competitions", {
    method: "POST",
    headers: director,
    body: { name, format },
  });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return JSON.parse(text).id;
};

/** Returns numbers that look random and are the same in every run (mulberry32). */
export const drawn = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
