import { publishingTexts } from "@losfee/messages/cli-publishing";
import { type Call, flagOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withStore } from "../journal/open.ts";
import { publicUrlFrom } from "../journal/server.ts";
import { serverUrls } from "../journal/server-urls.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee receive`: gives an address with a key, at which laptops may show their events. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "create", async (_service, store) => {
    const words = publishingTexts[call.language];
    const { loadPublishing, systemPorts } = await import("@losfee/server/local");
    const { createPublications, newKey, PUBLISH_PATH } = await loadPublishing();
    const publications = createPublications(store);
    if (flagOption(call, "off") === true) {
      await publications.dropKeys();
      if (call.json) printJson({ addresses: [] });
      else print(words.receptionOff);
      return EXIT.done;
    }
    const [known] = await publications.keys();
    const key = known ?? newKey();
    if (known === undefined) await publications.addKey(key, systemPorts.now());
    const publicUrl = publicUrlFrom(call);
    const urls = publicUrl === undefined ? await serverUrls(call, store) : [publicUrl];
    const addresses = urls.map((url) => `${url}${PUBLISH_PATH}#${key}`);
    if (call.json) {
      printJson({ addresses, key });
      return EXIT.done;
    }
    print(addresses.length === 0 ? words.notReachable : words.how);
    for (const address of addresses) print(`  losfee broadcast '${address}' -c ID`);
    if (addresses.length > 0) print(words.address);
    return EXIT.done;
  });
