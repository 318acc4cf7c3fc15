import { publishingTexts } from "@losfee/messages/cli-publishing";
import { type Call, flagOption, misused, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { chooseCompetition } from "../journal/choose.ts";
import { unknownCompetition } from "../journal/competition.ts";
import { withStore } from "../journal/open.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee broadcast [ADDRESS]`: publishes an event of this machine on a public server. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "refuse", async (service, store) => {
    const words = publishingTexts[call.language];
    const { loadPublishing } = await import("@losfee/server/local");
    const { createPublications, isKey, relayUrl } = await loadPublishing();
    const publications = createPublications(store);
    const competition = await chooseCompetition(call, service);
    const state = await service.state(competition);
    if (state === null) throw unknownCompetition(call, competition);
    const { name, rehearsal } = state;
    const tell = (url: string | null, line: string): ExitCode => {
      if (call.json) printJson({ competition, url });
      else print(line);
      return EXIT.done;
    };
    if (flagOption(call, "off") === true) {
      await publications.withdraw(competition);
      return tell(null, words.withdrawn({ name }));
    }
    const text = optionalArgument(call, 0);
    if (text === undefined) {
      const known = (await publications.all()).find((one) => one.competition === competition);
      if (known === undefined) return tell(null, words.nowhere({ name }));
      const at = `${known.url}/c/${competition}`;
      return tell(at, words.published({ name, url: at }));
    }
    if (rehearsal !== null) {
      throw new Failure(EXIT.refused, words.isRehearsal, { code: "rehearsal-is-private" });
    }
    const address = URL.canParse(text) ? new URL(text) : null;
    const key = address?.hash.slice(1) ?? "";
    const isWeb = address !== null && /^https?:$/.test(address.protocol);
    if (!isWeb || !isKey(key)) throw misused(words.noAddress, "publish-address");
    const url = relayUrl(address.href);
    await publications.publish({ competition, url, key });
    const at = `${url}/c/${competition}`;
    return tell(at, words.published({ name, url: at }));
  });
