import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openTexts } from "@losfee/messages/cli-open";
import { type Call, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { answeringServers } from "../journal/answering.ts";
import { oneAtATime, openFolder, serveInBackground } from "../journal/background.ts";
import { documentsFolder } from "../journal/documents.ts";
import { withStore } from "../journal/open.ts";
import { openInBrowser, showInBrowser } from "../terminal/browser.ts";
import { note, print, printJson } from "../terminal/print.ts";

/**
 * `losfee open`: the console in the browser, signed in, from the server that works on the user's
 * journal, else from a new one in the background. Problems are shown in the browser, too, as a user
 * who double-clicks sees no terminal.
 */
export const run = async (call: Call): Promise<ExitCode> => {
  const t = openTexts[call.language];
  try {
    const opened = await open(call);
    await show(call, opened);
    return EXIT.done;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await showInBrowser({
      language: call.language,
      title: t.cannot,
      paragraphs: [error instanceof Failure ? reason : t.unexpected({ reason }), t.again],
    });
    throw error;
  }
};

/** The console of a server on the journal. */
interface Opened {
  readonly journal: string;
  readonly running: boolean;
  readonly url: string;
  readonly directorUrl: string;
}

const open = async (call: Call): Promise<Opened> => {
  const journal = await journalOf(call);
  const log = openFolder(call, journal);
  return oneAtATime(journal, async () => {
    const running = existsSync(journal) ? await consoleOf(call, journal) : null;
    if (running !== null) return { journal, running: true, ...running };
    const port = textOption(call, "port");
    const args = ["--journal", journal, ...(port === undefined ? [] : ["--port", port])];
    const started = await serveInBackground(call, args, log, dirname(journal));
    const { url, directorUrl } = started;
    return { journal, running: false, url, directorUrl };
  });
};

/** Returns the path of the journal: as named, else in the documents folder. */
const journalOf = async (call: Call): Promise<string> => {
  if (textOption(call, "database") !== undefined) {
    throw misused(openTexts[call.language].filesOnly, "files-only");
  }
  const named = textOption(call, "journal") ?? (process.env["LOSFEE_JOURNAL"] || undefined);
  return named === undefined
    ? join(await documentsFolder(), "Losfee", "losfee.sqlite")
    : resolve(named);
};

/** The console of the server that works on the journal; null if none does. */
const consoleOf = (
  call: Call,
  journal: string,
): Promise<Pick<Opened, "url" | "directorUrl"> | null> => {
  const named = { ...call, options: { ...call.options, journal, database: undefined } };
  return withStore(named, "refuse", async (_service, store) => {
    const { addressesOf, createAccess, directorUrl } = await import("@losfee/server/local");
    const [server] = await answeringServers(store);
    if (server === undefined) return null;
    const { url } = addressesOf(server);
    const { token } = await createAccess(store).newDirectorLink();
    return { url, directorUrl: directorUrl(url, token) };
  });
};

const show = async (call: Call, opened: Opened): Promise<void> => {
  const { journal, running, url, directorUrl } = opened;
  const t = openTexts[call.language];
  if (call.json) printJson(opened);
  else print(running ? t.running({ journal }) : t.opened({ journal }));
  const { DEFAULT_PORT } = await import("@losfee/server/local");
  const isElsewhere = !running && textOption(call, "port") === undefined;
  const isShown =
    isElsewhere && new URL(url).port !== `${DEFAULT_PORT}`
      ? await showInBrowser({
          language: call.language,
          title: t.otherPort,
          paragraphs: [t.otherPortWhy({ port: `${DEFAULT_PORT}`, url })],
          link: { text: t.toConsole, href: directorUrl },
        })
      : await openInBrowser(directorUrl);
  if (!isShown) note(t.byHand({ url: directorUrl }));
};
