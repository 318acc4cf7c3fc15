import { standbyTexts } from "@losfee/messages/cli-standby";
import { argument, type Call, integerOption, misused } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { journalFile, withStore } from "../journal/open.ts";
import { note, print, printJson } from "../terminal/print.ts";

const HIGHEST_PORT = 65_535;

/** `losfee follow ADDRESS`: keeps the file as it is on another machine, until Ctrl-C. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = standbyTexts[call.language];
  const { DEFAULT_PORT, loadStandby } = await import("@losfee/server/local");
  const { follow, isKey } = await loadStandby();
  const text = argument(call, 0);
  const key = URL.canParse(text) ? new URL(text).hash.slice(1) : "";
  if (!isKey(key)) throw misused(words.noAddress, "standby-address");
  const url = new URL(text).origin;
  const port = integerOption(call, "port", 1, HIGHEST_PORT) ?? DEFAULT_PORT;
  if ((await journalFile(call)) === null) throw misused(words.filesOnly, "standby-database");
  const { describeFollowRefusal, formatTimeOfDay } = await loadMessages();
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  let said = "";
  const say = (line: string): void => {
    if (line !== said) print(line);
    said = line;
  };
  return withStore(call, "create", async (_service, store) => {
    if (store.medium !== "file") throw misused(words.filesOnly, "standby-database");
    const ended = await follow({
      store,
      leader: { url, key },
      port,
      signal: stopped.signal,
      onState(state) {
        if (call.json) return printJson(state);
        switch (state.state) {
          case "unreachable":
            return say(words.unreachable({ url }));
          case "receiving":
            return say(words.receiving({ rows: state.rows }));
          case "current": {
            const at = formatTimeOfDay(state.at, call.language, null);
            say(words.current({ at, competitions: state.competitions }));
            for (const { competition } of state.broken) note(words.broken({ id: competition }));
          }
        }
      },
    });
    if (ended.ok) return EXIT.done;
    throw new Failure(EXIT.refused, describeFollowRefusal(ended.error, call.language), ended.error);
  });
};
