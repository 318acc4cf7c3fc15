import { type Call, flagOption } from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { actorOf } from "../journal/competition.ts";
import { withStore } from "../journal/open.ts";
import { clockTexts } from "../language/clock.ts";
import { loadMessages } from "../language/messages.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** `losfee confirm-date`: says what is doubtful about the date, and that it is right, after asking. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "refuse", [], async (_service, _store, clock) => {
    const words = clockTexts[call.language];
    const { describeDoubtfulDate, formatTime } = await loadMessages();
    const now = clock.now();
    const doubt = clock.doubt();
    const shown = formatTime(now, call.language);
    if (doubt === null) {
      if (call.json) printJson({ now, heartbeatAt: clock.heartbeatAt(), doubt: null });
      else print(words.fine(shown));
      return EXIT.done;
    }
    if (flagOption(call, "yes") !== true) {
      const { reason, heartbeatAt } = doubt;
      note(describeDoubtfulDate({ reason, heartbeatAt, now }, call.language));
      if (call.json || !process.stdin.isTTY) {
        if (call.json) printJson({ now, doubt, confirmed: false });
        note(words.byOption);
        return EXIT.refused;
      }
      if (!(await confirm(words.question(shown), call.language))) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    const done = await clock.confirm(now, actorOf(call));
    if (!done.ok && done.error.code === "date-differs") {
      throw new Failure(EXIT.refused, words.unchanged, done.error);
    }
    if (call.json) printJson({ now, doubt, confirmed: true });
    else print(words.confirmed(shown));
    return EXIT.done;
  });
