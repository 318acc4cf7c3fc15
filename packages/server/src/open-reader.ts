import { readAssets, scriptsIn } from "./bundles.ts";
import { compose } from "./compose.ts";
import { createApp } from "./http/app.ts";
import { readerOf } from "./http/read-here.ts";
import { openStorage } from "./journal/open-storage.ts";
import { createLogger } from "./log/logger.ts";
import type { Reader } from "./readers/reader.ts";
import type { ReaderOptions } from "./readers/reader-options.ts";

/** Interval of checks for deleted competitions, whose cache has to go; milliseconds. */
const POLL = 1000;

/**
 * Opens an app over its own read-only connection. It runs no background jobs and has no sessions:
 * it answers only public requests.
 */
export const openReader = async (options: ReaderOptions): Promise<Reader> => {
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
    },
  );
  const reader = readerOf(await createApp(context, logger));
  // Builds the list of competitions once, before the first request needs it.
  context.competitions.list().catch((error: unknown) => logger.warn({ err: error }, "list"));
  return reader;
};
