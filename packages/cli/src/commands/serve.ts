import { serveTexts } from "@losfee/messages/cli-serve";
import { standbyTexts } from "@losfee/messages/cli-standby";
import type { RunningServer, StartRefusal } from "@losfee/server";
import type { FileDamage, MailConfiguration, StorageFault } from "@losfee/server/local";
import { type Call, flagOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { awayDays } from "../journal/clock.ts";
import { mailConfiguration, mailLines, mailServers } from "../journal/mail.ts";
import { journalName, openExit, storageAddress } from "../journal/open.ts";
import { operationFrom } from "../journal/operation.ts";
import { peopleConfiguration } from "../journal/people.ts";
import { listeningFrom, proxiesFrom, publicUrlFrom, reachableLines } from "../journal/server.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** `losfee serve`: console and public pages, until Ctrl-C. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = serveTexts[call.language];
  const { host, port } = listeningFrom(call, 0);
  const trustedProxies = proxiesFrom(call);
  const publicUrl = publicUrlFrom(call);
  const operation = operationFrom(call);
  const mail = await mailConfiguration(call);
  const people = await peopleConfiguration(call);
  const address = await storageAddress(call);
  const { startServer } = await import("@losfee/server");
  const start = (portOrAny: number | undefined) =>
    startServer({
      storageAddress: address,
      mail,
      people,
      trustedProxies,
      ...operation,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      stoppable: flagOption(call, "stoppable") === true,
      privateWebhooks: flagOption(call, "privateWebhooks") === true,
      awayDays: awayDays(call),
      isDesk: isDesk(host),
      ...(host === undefined ? {} : { host }),
      ...(portOrAny === undefined ? {} : { port: portOrAny }),
    });
  let server = await start(port);
  // The usual port is only a default: if it is taken and was not requested, any other will do.
  if (!server.ok && server.error.code === "port-in-use" && port === undefined) {
    note(words.otherPort({ port: server.error.port }));
    server = await start(0);
  }
  if (!server.ok) throw await refused(call, server.error);
  // Listen to signals first: a reader of the address may stop the server.
  const stopped = untilStopped(call, server.value);
  if (!call.json) await tellTakeOver(call, server.value);
  announce(call, await journalName(call), server.value, { mail, trustedProxies, publicUrl });
  void server.value.damaged.then((damage) => tellDamage(call, damage));
  const fault = await stopped;
  if (fault === null) return EXIT.done;
  const { describeFailure } = await loadMessages();
  const message = describeFailure(fault, await journalName(call), call.language);
  throw new Failure(EXIT.fileAccess, message, fault);
};

/**
 * True on a person's own computer: started by hand at a terminal for this machine alone, or by a program
 * with an icon, which says so.
 */
const isDesk = (host: string | undefined): boolean =>
  process.env["LOSFEE_DESK"] === "1" || (host === undefined && process.stdin.isTTY === true);

const tellTakeOver = async (call: Call, { tookOver }: RunningServer): Promise<void> => {
  if (tookOver === null) return;
  const { formatTime } = await loadMessages();
  const asOf = formatTime(tookOver.asOf, call.language, null);
  note(standbyTexts[call.language].tookOver({ url: tookOver.from, asOf }));
};

const tellDamage = async (call: Call, damage: FileDamage): Promise<void> => {
  const { describeFileCheck } = await loadMessages();
  note(describeFileCheck(damage, await journalName(call), call.language));
};

/** Settings announced at the start. */
interface Announced {
  readonly mail: MailConfiguration;
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string | undefined;
}

const announce = (
  call: Call,
  journal: string,
  { url, networkUrls, directorUrl, metricsUrl, tookOver }: RunningServer,
  { mail: configuration, trustedProxies, publicUrl }: Announced,
): void => {
  const words = serveTexts[call.language];
  if (call.json) {
    const mail = mailServers(configuration);
    const metrics = metricsUrl === null ? {} : { metricsUrl };
    const tookOverFrom = tookOver === null ? {} : { tookOverFrom: tookOver.from };
    const own = { url, networkUrls, directorUrl, ...metrics };
    printJson({ ...own, journal, mail, trustedProxies, ...tookOverFrom });
    return;
  }
  const lines = [
    words.running({ journal }),
    words.console({ url: directorUrl }),
    ...reachableLines(call, networkUrls),
    ...(trustedProxies.length === 0
      ? []
      : [words.proxies({ addresses: trustedProxies.join(", ") })]),
    ...(metricsUrl === null ? [] : [words.metrics({ url: metricsUrl })]),
    ...mailLines(call, configuration, publicUrl),
    process.stdin.isTTY ? words.stopOrLink : words.stop,
  ];
  print(lines.join("\n"));
};

/** One Ctrl-C may arrive twice, via terminal and npm; within this time, in milliseconds. */
const SAME_PRESS = 500;

/**
 * Limit of an orderly end, in milliseconds: service managers kill soon after. Everything that was
 * acknowledged is on disk by then.
 */
const LAST = 8_000;

/**
 * Waits for Ctrl-C (or the end of the service) and closes in order. At a terminal a second Ctrl-C
 * ends at once, and the enter key prints a new link for the director. Also ends when the journal is
 * lost: then with the fault, else with null.
 */
const untilStopped = (call: Call, server: RunningServer): Promise<StorageFault | null> => {
  const words = serveTexts[call.language];
  const { promise, resolve, reject } = Promise.withResolvers<StorageFault | null>();
  const link = (): void => print(words.console({ url: server.newDirectorUrl() }));
  let stoppingSince: number | null = null;
  const close = (fault: StorageFault | null): void => {
    stoppingSince ??= performance.now();
    process.stdin.off("data", link);
    process.stdin.pause();
    setTimeout(() => {
      note(words.notStopped);
      process.kill(process.pid, "SIGKILL");
    }, LAST).unref();
    server.close().then(() => resolve(fault), reject);
  };
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null) {
      const again = performance.now() - stoppingSince > SAME_PRESS;
      if (again && signal === "SIGINT" && process.stdin.isTTY) process.exit(EXIT.unexpected);
      return;
    }
    note(words.stopping);
    close(null);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.stdin.isTTY) process.stdin.on("data", link);
  void server.failure.then(close);
  void server.stopAsked.then(() => close(null));
  return promise;
};

const refused = async (call: Call, refusal: StartRefusal): Promise<Failure> => {
  const words = serveTexts[call.language];
  switch (refusal.code) {
    case "port-in-use":
      return new Failure(EXIT.refused, words.portInUse({ port: refusal.port }), refusal);
    case "metrics-not-listening":
      return new Failure(EXIT.refused, words.metricsNotListening({ port: refusal.port }), refusal);
    case "port-not-permitted":
      return new Failure(EXIT.refused, words.portNotPermitted({ port: refusal.port }), refusal);
    case "host-unknown":
      return new Failure(EXIT.invalid, words.hostUnknown({ host: refusal.host }), refusal);
    case "file-lost": {
      const { describeFailure } = await loadMessages();
      const message = describeFailure(refusal, await journalName(call), call.language);
      return new Failure(EXIT.fileAccess, message, refusal);
    }
    case "standby-leader-runs":
    case "standby-incomplete":
    case "superseded": {
      const { describeLeadershipRefusal } = await loadMessages();
      return new Failure(EXIT.refused, describeLeadershipRefusal(refusal, call.language), refusal);
    }
    case "bundles-missing":
      return new Failure(EXIT.fileAccess, words.notBuilt({ folder: refusal.folder }), refusal);
    default: {
      const { describeStorageRefusal } = await loadMessages();
      const message = describeStorageRefusal(refusal, call.language);
      return new Failure(openExit(refusal.code), message, refusal);
    }
  }
};
