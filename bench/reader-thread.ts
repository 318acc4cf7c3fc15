/** Twenty connections that ask for one address again and again, beside whoever measures. */
import { parentPort, workerData } from "node:worker_threads";
import { openWire, questionOf } from "./wire.ts";

/** What the thread asks for, and how. */
export interface Reading {
  readonly url: string;
  readonly accept: string;
  readonly connections: number;
  /** Whether what is known already is asked for by its tag. */
  readonly byTag: boolean;
}

/** What the thread tells when it is told to end: answers by status. */
export type Answers = Readonly<Record<number, number>>;

const { url, accept, connections, byTag } = workerData as Reading;
const answers: Record<number, number> = {};
let ends = false;
parentPort?.once("message", () => {
  ends = true;
});

const questionFor = (tag: string | undefined): Buffer =>
  questionOf("GET", url, {
    accept,
    "accept-encoding": "gzip",
    ...(tag === undefined ? {} : { "if-none-match": tag }),
  });

/** Each from an address of its own, as phones are: what one address may ask for is limited. */
const read = async (_: unknown, number: number): Promise<void> => {
  const wire = await openWire(url, `127.0.0.${number + 2}`);
  let question = questionFor(undefined);
  let known: string | undefined;
  while (!ends) {
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
