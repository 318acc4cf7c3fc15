/** Twenty connections that request one address again and again during a measurement. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { openWire, questionOf } from "./wire.ts";

/** The requests of the thread. */
export interface Reading {
  readonly url: string;
  readonly accept: string;
  readonly connections: number;
  /** True to send conditional requests with the known tag. */
  readonly byTag: boolean;
  /** True to vary the host name with each request, as an attacker would. */
  readonly otherHosts?: boolean;
  /** Sessions of the connections, one each; none by default. */
  readonly cookies?: readonly string[];
  /** Time between an answer and the next request, in milliseconds. */
  readonly pause?: number;
}

/** The thread's final message: answers by status. */
export type Answers = Readonly<Record<number, number>>;

const { url, accept, connections, byTag, otherHosts = false } = workerData as Reading;
const { cookies = [], pause = 0 } = workerData as Reading;
const answers: Record<number, number> = {};
let ends = false;
parentPort?.once("message", () => {
  ends = true;
});

const questionFor = (tag: string | undefined, host?: string, cookie?: string): Buffer =>
  questionOf("GET", url, {
    ...(host === undefined ? {} : { host }),
    accept,
    "accept-encoding": "gzip",
    ...(tag === undefined ? {} : { "if-none-match": tag }),
    ...(cookie === undefined ? {} : { cookie }),
  });

let asked = 0;

/** Each from an address of its own, as phones are: requests of one address are limited. */
const read = async (_: unknown, number: number): Promise<void> => {
  const wire = await openWire(url, `127.0.0.${number + 2}`);
  const cookie = cookies[number];
  let question = questionFor(undefined, undefined, cookie);
  let known: string | undefined;
  while (!ends) {
    if (otherHosts) question = questionFor(undefined, `h${asked++}.example`);
    const { status, etag } = await wire.ask(question);
    if (byTag && etag !== known) {
      known = etag;
      question = questionFor(etag, undefined, cookie);
    }
    answers[status] = (answers[status] ?? 0) + 1;
    if (pause > 0) await sleep(pause);
  }
  wire.close();
};

await Promise.all(Array.from({ length: connections }, read));
parentPort?.postMessage(answers);
