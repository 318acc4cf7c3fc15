/** Twenty connections that ask for one address again and again, beside whoever measures. */
import { Agent, get, type IncomingMessage } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

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

const ask = (agent: Agent, tag: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const known = tag === undefined ? {} : { "if-none-match": tag };
    get(url, { agent, headers: { accept, "accept-encoding": "gzip", ...known } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer));
    }).once("error", reject);
  });

/** Each from an address of its own, as phones are: what one address may ask for is limited. */
const read = async (_: unknown, number: number): Promise<void> => {
  const localAddress = `127.0.0.${number + 2}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  let tag: string | undefined;
  while (!ends) {
    const { statusCode = 0, headers } = await ask(agent, tag);
    if (byTag) tag = headers.etag;
    answers[statusCode] = (answers[statusCode] ?? 0) + 1;
  }
  agent.destroy();
};

await Promise.all(Array.from({ length: connections }, read));
parentPort?.postMessage(answers);
