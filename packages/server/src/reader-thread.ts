/** A worker thread that answers public requests: the same app, reading the same storage. */
import { parentPort, workerData } from "node:worker_threads";
import { readAssets, scriptsIn } from "./bundles.ts";
import { compose } from "./compose.ts";
import { createApp } from "./http/app.ts";
import { readerOf } from "./http/read-here.ts";
import { openStorage } from "./journal/open-storage.ts";
import { createLogger } from "./log/logger.ts";
import type { Reader, ReaderOptions } from "./readers/reader.ts";
import type { Answer, Question } from "./readers/reader-threads.ts";
import { standBehind } from "./threads/beside.ts";

/** Interval of checks for deleted competitions, whose cache has to go; milliseconds. */
const POLL = 1000;

/**
 * Opens an app over its own read-only connection. It runs no background jobs and has no sessions:
 * it answers only public requests.
 */
const openReader = async (options: ReaderOptions): Promise<Reader> => {
  const { storageAddress, folder, logLevel, publicUrl, offersAccounts } = options;
  const opened = await openStorage(storageAddress, { readOnly: true, pollEvery: POLL });
  if (!opened.ok) throw new Error(`storage cannot be read: ${opened.error.code}`);
  const assets = readAssets(folder);
  if (assets === null) throw new Error("the pages' scripts are missing");
  const logger = createLogger(logLevel);
  const { context } = compose(
    opened.value,
    {
      people: { registration: offersAccounts ? "open" : "invitation", providers: [] },
      ...(publicUrl === null ? {} : { publicUrl }),
    },
    {
      ...{ metrics: null, folder, assets, logger, standby: null, readers: null, fileCheck: null },
      scripts: scriptsIn(folder),
      publisher: () => null,
      // Each request names its own base URL.
      networkUrl: () => null,
      localUrl: () => "http://localhost",
      hall: () => null,
      stop: null,
    },
  );
  const reader = readerOf(await createApp(context, logger));
  // Builds the list of competitions once, before the first request needs it.
  context.competitions.list().catch((error: unknown) => logger.warn({ err: error }, "list"));
  return reader;
};

const port = parentPort;
if (port === null) throw new Error("a reader is a thread of a server");

// With a single core, the director's requests come first.
standBehind(5);

const reader = openReader(workerData as ReaderOptions);

const answer = async ({ id, asked }: Question): Promise<void> => {
  try {
    const reply = await (await reader).ask(asked);
    const { buffer } = reply.body;
    port.postMessage({ id, reply } satisfies Answer, buffer instanceof ArrayBuffer ? [buffer] : []);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    port.postMessage({ id, failure } satisfies Answer);
  }
};

port.on("message", (question: Question) => void answer(question));
await reader;
