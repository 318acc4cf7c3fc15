/** A worker thread that answers public requests: the same app, reading the same storage. */
import { parentPort, workerData } from "node:worker_threads";
import { openReader } from "./open-reader.ts";
import type { ReaderOptions } from "./readers/reader-options.ts";
import type { Answer, Question } from "./readers/reader-threads.ts";
import { standBehind } from "./threads/stand-behind.ts";

const port = parentPort;
if (port === null) throw new Error("a reader is a thread of a server");

// With a single core, the director's requests come first.
standBehind(5);

const reader = openReader(workerData as ReaderOptions);

const answer = async ({ id, asked }: Question): Promise<void> => {
  try {
    const told = await (await reader).ask(asked);
    const { buffer } = told.body;
    port.postMessage({ id, told } satisfies Answer, buffer instanceof ArrayBuffer ? [buffer] : []);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    port.postMessage({ id, failure } satisfies Answer);
  }
};

port.on("message", (question: Question) => void answer(question));
await reader;
