import { copyTexts } from "@losfee/messages/cli-copy";
import { argument, type Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { openExit } from "../journal/open.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** Interval of progress messages, in milliseconds. */
const TELL_EVERY = 5000;

/** `losfee copy FROM TO`: everything that is stored, into a new file or an empty database. */
export const run = async (call: Call): Promise<ExitCode> => {
  const words = copyTexts[call.language];
  const { loadCopy, shownStorage } = await import("@losfee/server/local");
  const { copyStorage } = await loadCopy();
  const { describeBreak, describeCopyRefusal } = await loadMessages();
  const [from, to] = [argument(call, 0), argument(call, 1)];
  const begun = performance.now();
  let told = begun;
  const copied = await copyStorage({
    from,
    to,
    onProgress(rows) {
      if (call.json || performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      note(words.progress({ rows }));
    },
  });
  if (!copied.ok) {
    const { code } = copied.error;
    const exit = code.startsWith("copy-")
      ? REFUSED.has(code)
        ? EXIT.refused
        : EXIT.fileAccess
      : openExit(code);
    throw new Failure(exit, describeCopyRefusal(copied.error, call.language), copied.error);
  }
  const { competitions, events, rows, isServed, broken } = copied.value;
  const places = { from: shownStorage(from), to: shownStorage(to) };
  if (call.json) {
    printJson({ ...places, competitions, events, rows, served: isServed, broken });
    return EXIT.done;
  }
  print(
    words.done({
      to: places.to,
      competitions,
      events,
      seconds: Math.ceil((performance.now() - begun) / 1000),
    }),
  );
  print(words.oneOnly);
  if (isServed) note(words.served({ from: places.from }));
  for (const { competition, seq, reason } of broken) {
    note(words.broken({ id: competition, what: describeBreak({ seq, reason }, call.language) }));
  }
  return EXIT.done;
};

/** Refusals by the rules of copying; the other codes are about reading and writing. */
const REFUSED: ReadonlySet<string> = new Set([
  "copy-target-exists",
  "copy-target-holds",
  "copy-target-served",
]);
