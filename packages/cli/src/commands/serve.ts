import type { RunningServer, StartRefusal } from "@losfee/server";
import type { MailConfiguration, StorageFault } from "@losfee/server/local";
import { type Call, flagOption, integerOption, misused, textOption } from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { mailConfiguration, mailLines, shownMail } from "../journal/mail.ts";
import { journalPath, openExit } from "../journal/open.ts";
import { loadMessages } from "../language/messages.ts";
import { serveTexts } from "../language/serve.ts";
import { note, print, printJson } from "../terminal/print.ts";

const ALL_ADDRESSES = "0.0.0.0";

/** `losfee serve`: console and public pages, until Ctrl-C. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = serveTexts[call.language];
  const host = hostFrom(call);
  const port = integerOption(call, "port");
  if (port !== undefined && port > 65_535) throw misused(words.noSuchPort(port), "port", { port });
  const mail = await mailConfiguration(call);
  const { startServer } = await import("@losfee/server");
  const start = (portOrAny: number | undefined) =>
    startServer({
      journalPath: journalPath(call),
      mail,
      ...(host === undefined ? {} : { host }),
      ...(portOrAny === undefined ? {} : { port: portOrAny }),
    });
  let server = await start(port);
  // The usual port is only a habit: when it is taken and nobody asked for it, any other will do.
  if (!server.ok && server.error.code === "port-in-use" && port === undefined) {
    note(words.otherPort(server.error.port));
    server = await start(0);
  }
  if (!server.ok) throw await refused(call, server.error);
  announce(call, server.value, mail);
  const fault = await untilStopped(call, server.value);
  if (fault === null) return EXIT.done;
  const { describeFailure } = await loadMessages();
  const message = describeFailure(fault, journalPath(call), call.language);
  throw new Failure(EXIT.fileAccess, message, fault);
};

const hostFrom = (call: Call): string | undefined =>
  textOption(call, "host") ?? (flagOption(call, "network") === true ? ALL_ADDRESSES : undefined);

const announce = (
  call: Call,
  { url, networkUrls, directorUrl }: RunningServer,
  configuration: MailConfiguration,
): void => {
  const words = serveTexts[call.language];
  const journal = journalPath(call);
  if (call.json) {
    printJson({ url, networkUrls, directorUrl, journal, mail: shownMail(configuration) });
    return;
  }
  const lines = [
    words.running(journal),
    words.console(directorUrl),
    ...(networkUrls.length === 0 ? [words.onlyHere] : networkUrls.map(words.inNetwork)),
    ...mailLines(call, configuration),
    process.stdin.isTTY ? words.stopOrLink : words.stop,
  ];
  print(lines.join("\n"));
};

/**
 * Waits for Ctrl-C (or the end of the service) and closes in order; impatience ends at once. At a
 * terminal the enter key gives a new link for the director. Also ends when the journal is lost: then
 * with the fault, else with null.
 */
const untilStopped = (call: Call, server: RunningServer): Promise<StorageFault | null> => {
  const words = serveTexts[call.language];
  const { promise, resolve, reject } = Promise.withResolvers<StorageFault | null>();
  const link = (): void => print(words.console(server.newDirectorUrl()));
  let stopping = false;
  const close = (fault: StorageFault | null): void => {
    stopping = true;
    process.stdin.off("data", link);
    process.stdin.pause();
    server.close().then(() => resolve(fault), reject);
  };
  const stop = (): void => {
    if (stopping) process.exit(EXIT.unexpected);
    note(words.stopping);
    close(null);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.stdin.isTTY) process.stdin.on("data", link);
  void server.failure.then(close);
  return promise;
};

const refused = async (call: Call, refusal: StartRefusal): Promise<Failure> => {
  const words = serveTexts[call.language];
  switch (refusal.code) {
    case "port-in-use":
      return new Failure(EXIT.refused, words.portInUse(refusal.port), refusal);
    case "port-not-permitted":
      return new Failure(EXIT.refused, words.portNotPermitted(refusal.port), refusal);
    case "host-unknown":
      return new Failure(EXIT.invalid, words.hostUnknown(refusal.host), refusal);
    case "bundles-missing":
      return new Failure(EXIT.fileAccess, words.notBuilt(refusal.folder), refusal);
    default: {
      const { describeOpenRefusal } = await loadMessages();
      const message = describeOpenRefusal(refusal, call.language);
      return new Failure(openExit(refusal.code), message, refusal);
    }
  }
};
