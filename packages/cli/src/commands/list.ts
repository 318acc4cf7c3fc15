import { directorTexts } from "@losfee/messages/cli-director";
import { journalTexts } from "@losfee/messages/cli-journal";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { withJournal } from "../journal/open.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** `losfee list`: the competitions of the journal. */
export const run = (call: Call): Promise<ExitCode> =>
  withJournal(call, "refuse", async (service) => {
    const { competitions, unreadable } = await service.list();
    if (call.json) {
      printJson({ competitions, unreadable });
      return EXIT.done;
    }
    const words = directorTexts[call.language];
    const texts = journalTexts[call.language];
    const { describeBreak, formatLabel } = await loadMessages();
    if (competitions.length === 0 && unreadable.length === 0) print(texts.none);
    if (competitions.length > 0) {
      print(
        table(
          [
            left(words.id),
            left(words.name),
            left(words.format),
            right(words.entries),
            right(words.rounds),
            left(words.status),
          ],
          competitions.map(({ id, name, format, entries, rounds, plannedRounds, status }) => [
            id,
            name,
            formatLabel(format, call.language),
            `${entries}`,
            plannedRounds === 0 ? "–" : `${rounds}/${plannedRounds}`,
            status === "open" ? words.open : words.closed,
          ]),
        ),
      );
    }
    for (const { id, broken, seq } of competitions) {
      if (broken !== undefined)
        note(texts.broken({ id, what: describeBreak(broken, call.language), last: seq }));
    }
    for (const { id, ...broken } of unreadable) {
      note(texts.unreadable({ id, what: describeBreak(broken, call.language) }));
    }
    return EXIT.done;
  });
