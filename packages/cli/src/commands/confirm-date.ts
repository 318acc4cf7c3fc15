import { clockTexts } from "@losfee/messages/cli-clock";
import { clockResource } from "@losfee/server/resources";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { actorOf } from "../journal/competition.ts";
import { withStore } from "../journal/open.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { isConfirmed } from "./confirm-change.ts";

/** `losfee confirm-date`: says what is doubtful about the date, and that it is right, after asking. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "refuse", async (_service, _store, clock) => {
    const words = clockTexts[call.language];
    const { describeDoubtfulDate, formatTime } = await loadMessages();
    const now = clock.now();
    const doubt = await clock.doubt();
    const nowText = formatTime(now, call.language, null);
    if (doubt === null) {
      if (call.json) printJson(await clockResource(clock));
      else print(words.fine({ now: nowText }));
      return EXIT.done;
    }
    const { reason, heartbeatAt } = doubt;
    const say = (): void => note(describeDoubtfulDate({ reason, heartbeatAt, now }, call.language));
    const question = { ...words, question: words.question({ now: nowText }) };
    if (!(await isConfirmed(call, say, question))) {
      if (call.json) printJson(await clockResource(clock));
      return EXIT.refused;
    }
    const done = await clock.confirm(now, actorOf(call));
    if (!done.ok && done.error.code === "date-differs") {
      throw new Failure(EXIT.refused, words.unchanged, done.error);
    }
    if (call.json) printJson(await clockResource(clock));
    else print(words.confirmed({ now: nowText }));
    return EXIT.done;
  });
