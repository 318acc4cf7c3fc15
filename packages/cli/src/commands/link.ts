import { formatTime } from "@losfee/contract/language";
import { serveTexts } from "@losfee/messages/cli-serve";
import type { ServerAddresses } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { answeringServers } from "../journal/answering.ts";
import { journalName, withStore } from "../journal/open.ts";
import { listeningFrom, publicUrlFrom, reachableLines } from "../journal/server.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee link`: a new link for the director, whether a server is running on the journal or not. */
export const run = async (call: Call): Promise<ExitCode> => {
  const server = await import("@losfee/server/local");
  const { host = server.DEFAULT_HOST, port = server.DEFAULT_PORT } = listeningFrom(call, 1);
  const publicUrl = publicUrlFrom(call);
  return withStore(call, "refuse", async (_service, store) => {
    const answering = await answeringServers(store);
    const running = answering.length > 0;
    const link = await server.createAccess(store).newDirectorLink();
    const places = (running ? answering : [{ host, port }]).map(server.addressesOf);
    announce(
      call,
      await journalName(call),
      running,
      link.expiresAt,
      publicUrl,
      placesOf(places, publicUrl).map((place) => ({
        ...place,
        directorUrl: server.directorUrl(place.url, link.token),
      })),
    );
    return EXIT.done;
  });
};

/** Returns the addresses to print: only the public one if it is set, as it reaches all. */
const placesOf = (
  places: readonly ServerAddresses[],
  publicUrl: string | undefined,
): readonly ServerAddresses[] =>
  publicUrl === undefined ? places : [{ url: publicUrl, networkUrls: [] }];

/** An address to open the link at. */
interface Place extends ServerAddresses {
  readonly directorUrl: string;
}

const announce = (
  call: Call,
  journal: string,
  running: boolean,
  expiresAt: string,
  publicUrl: string | undefined,
  places: readonly Place[],
): void => {
  const words = serveTexts[call.language];
  if (call.json) {
    printJson({ ...places[0], journal, running, expiresAt, servers: places });
    return;
  }
  const until = formatTime(expiresAt, call.language, null);
  const lines = places.flatMap(({ directorUrl, networkUrls }) => [
    words.linkOnce({ url: directorUrl, until }),
    ...(publicUrl === undefined ? reachableLines(call, networkUrls) : []),
  ]);
  print([...(running ? [] : [words.notRunning({ journal })]), ...lines].join("\n"));
};
