/**
 * Requests to a server over persistent connections, as prepared bytes: the client should take as
 * little of the machine as possible, for it shares the cores with the measured server.
 */
import { connect } from "node:net";

/** The used part of an answer. */
export interface Heard {
  readonly status: number;
  readonly etag: string | undefined;
  /** Of the body, in bytes. */
  readonly length: number;
}

/** One connection; one request at a time. */
export interface Wire {
  ask(question: Buffer): Promise<Heard>;
  close(): void;
}

/** Returns the bytes of a request. */
export const questionOf = (
  method: "GET" | "POST",
  url: string,
  headers: Readonly<Record<string, string>>,
  body = "",
): Buffer => {
  const { pathname, search, host: own } = new URL(url);
  const { host = own, ...others } = headers;
  const length = method === "GET" ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const named = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...named, ...length];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
};

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** Reads one answer of a known length; the servers here send no other. */
class AnswerReading {
  #head: Buffer = Buffer.alloc(0);
  #heard: Heard | null = null;
  #missing = 0;

  /** The answer once it is whole. */
  take(piece: Buffer): Heard | null {
    if (this.#heard !== null) return this.#count(piece.length);
    this.#head = this.#head.length === 0 ? piece : Buffer.concat([this.#head, piece]);
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return null;
    const text = this.#head.toString("latin1", 0, end + 2);
    const status = Number(text.slice(9, 12));
    const length = Number(valueIn(text, "content-length") ?? (status === 304 ? 0 : Number.NaN));
    if (Number.isNaN(length)) throw new Error(`an answer without a length:\n${text}`);
    this.#heard = { status, etag: valueIn(text, "etag"), length };
    this.#missing = length;
    return this.#count(this.#head.length - end - END_OF_HEAD.length);
  }

  #count(bytes: number): Heard | null {
    this.#missing -= bytes;
    return this.#missing <= 0 ? this.#heard : null;
  }
}

const valueIn = (head: string, name: string): string | undefined => {
  const at = head.indexOf(`\r\n${name}: `);
  if (at < 0) return undefined;
  const begin = at + name.length + 4;
  return head.slice(begin, head.indexOf("\r\n", begin));
};

/** Opens a connection to the server at `url`; from `localAddress`, if given. */
export const openWire = (url: string, localAddress?: string): Promise<Wire> => {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Wire>();
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  let reading = new AnswerReading();
  let waiting: PromiseWithResolvers<Heard> | null = null;
  const fail = (error: Error): void => {
    reject(error);
    waiting?.reject(error);
  };
  socket.once("connect", () =>
    resolve({
      ask(question) {
        waiting = Promise.withResolvers<Heard>();
        reading = new AnswerReading();
        socket.write(question);
        return waiting.promise;
      },
      close: () => socket.destroy(),
    }),
  );
  socket.once("error", fail);
  socket.once("close", () => fail(new Error("the server closed the connection")));
  socket.on("data", (piece) => {
    const heard = reading.take(piece);
    if (heard !== null) waiting?.resolve(heard);
  });
  return promise;
};
