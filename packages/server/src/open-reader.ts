import { createApp } from "./http/app.ts";
import { readerOf } from "./http/read-here.ts";
import { openStorage } from "./journal/open-storage.ts";
import { createLogger } from "./log/logger.ts";
import type { Reader } from "./readers/reader.ts";
import type { ReaderOptions } from "./readers/reader-options.ts";
import { compose, readAssets } from "./serve.ts";

/** How often to look for competitions that were deleted, so that nothing of them is kept; milliseconds. */
const POLL = 1000;

/**
 * The app of a server over a connection of its own that writes nothing. Nothing works by itself in it,
 * and nobody is who they are: it is asked what anybody may ask.
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
      storageAddress,
      people: { registration: offersAccounts ? "open" : "invitation", providers: [] },
      ...(publicUrl === null ? {} : { publicUrl }),
    },
    {
      ...{ metrics: null, folder, assets, logger, standby: null, readers: null, fileCheck: null },
      publisher: () => null,
      // Each question names the address that holds for it.
      networkUrl: () => null,
      localUrl: () => "http://localhost",
    },
  );
  const reader = readerOf(await createApp(context, logger));
  // The list of competitions is made once, before anybody waits for it.
  context.competitions.list().catch((error: unknown) => logger.warn({ err: error }, "list"));
  return reader;
};
