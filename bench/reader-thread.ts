/** Twenty connections that request one address again and again during a measurement. */
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
}

/** The thread's final message: answers by status. */
export type Answers = Readonly<Record<number, number>>;

const { url, accept, connections, byTag, otherHosts = false } = workerData as Reading;
const answers: Record<number, number> = {};
let ends = false;
parentPort?.once("message", () => {
  ends = true;
});

const questionFor = (tag: string | undefined, host?: string): Buffer =>
  questionOf("GET", url, {
    ...(host === undefined ? {} : { host }),
    accept,
    "accept-encoding": "gzip",
    ...(tag === undefined ? {} : { "if-none-match": tag }),
  });

let asked = 0;

/** Each from an address of its own, as phones are: requests of one address are limited. */
const read = async (_: unknown, number: number): Promise<void> => {
  const wire = await openWire(url, `127.0.0.${number + 2}`);
  let question = questionFor(undefined);
  let known: string | undefined;
  while (!ends) {
    if (otherHosts) question = questionFor(undefined, `h${asked++}.example`);
    const { status, etag } = await wire.ask(question);
    if (byTag && etag !== known) {
      known = etag;
      question = questionFor(etag);
    }
    answers[status] = (answers[status] ?? 0) + 1;
  }
  wire.close();
};

await Promise.all(Array.from({ length: connections }, read));
parentPort?.postMessage(answers);
